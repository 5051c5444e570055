/** R18: saves of every version that landed open, fold to the table they led to, and are written again unchanged. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stateDigest } from '../../src/engine/tactical/sequence'
import { EARLIER_RULES, RULES_VERSION } from '../../src/engine/tactical/tables/version'
import { readSave } from '../../src/scenario/readSave'
import { type SaveFile, writeSave } from '../../src/scenario/save'
import { differenceIn, gameOf, isSound, nowOfFile } from '../../src/store/game/reopen'

const FOLDER = new URL('./', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

const opened = (file: string): SaveFile => {
  const read = readSave(textOf(file))
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.findings)}`)
  return read.save
}

/** Digest of the table that each file leads to, without battle and seed. */
const DIGESTS: Readonly<Record<string, string>> = {
  'tactical-1-over.json': '2e28427413c4a4c7b7f01fda2863befefce09ec9e74113eef7fd670cbfb59055',
  'tactical-1-sealed.json': 'bd7c5d0f0f65e021bc0b9c70779ebd15197cb6391d042d59cb3958d4741cc8e5',
  'tactical-2-over.json': '2e28427413c4a4c7b7f01fda2863befefce09ec9e74113eef7fd670cbfb59055',
  'tactical-2-sealed.json': 'bd7c5d0f0f65e021bc0b9c70779ebd15197cb6391d042d59cb3958d4741cc8e5',
  'tactical-3-over.json': '2e28427413c4a4c7b7f01fda2863befefce09ec9e74113eef7fd670cbfb59055',
  'tactical-3-sealed.json': 'bd7c5d0f0f65e021bc0b9c70779ebd15197cb6391d042d59cb3958d4741cc8e5',
  'tactical-4-over.json': '2e28427413c4a4c7b7f01fda2863befefce09ec9e74113eef7fd670cbfb59055',
  'tactical-4-sealed.json': 'bd7c5d0f0f65e021bc0b9c70779ebd15197cb6391d042d59cb3958d4741cc8e5',
}

test('there are files of all rules, and each has its digest', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  expect(Object.keys(DIGESTS).sort()).toEqual(files.sort())
  for (const rules of [...EARLIER_RULES, RULES_VERSION])
    expect(files.filter((file) => file.startsWith(`${rules}-`))).toHaveLength(2)
})

describe.each(Object.entries(DIGESTS))('%s', (file, digest) => {
  test('R18 opens and comes to the table it came to', () => {
    const save = opened(file)
    const game = gameOf(save, nowOfFile(save))
    expect(stateDigest(game.state)).toBe(digest)
    expect(isSound(game)).toBe(true)
    expect(file.startsWith(`${save.rules}-`)).toBe(true)
    expect(game.state.phase).toBe(file.includes('over') ? 'over' : 'orders')
    if (file.includes('sealed')) expect(game.slips.ussr).toMatchObject({ sealed: true })
  })

  test('R26 is written again byte for byte', () => {
    expect(writeSave(opened(file))).toBe(textOf(file))
  })

  test('R10, R11 under its own rules it is decided again alike; of earlier ones nobody can say', () => {
    expect(differenceIn(opened(file))).toBeNull()
  })
})

test('R10 one die that was changed is found with its turn and phase', () => {
  const file = `${RULES_VERSION}-over.json`
  const save = opened(file)
  const struck = save.turns.findIndex(({ events }) => events.some(({ kind }) => kind === 'fired'))
  const events = save.turns[struck]?.events ?? []
  const fired = events.findIndex(({ kind }) => kind === 'fired')
  const text = JSON.stringify(events[fired])
  const changed = text.replace(/"rolls":\[(\d)/, (_, die) => `"rolls":[${(Number(die) % 6) + 1}`)
  expect(changed).not.toBe(text)
  const turns = save.turns.map((turn, i) =>
    i === struck
      ? { ...turn, events: turn.events.map((each, n) => (n === fired ? JSON.parse(changed) : each)) }
      : turn,
  )
  const difference = differenceIn({ ...save, turns })
  expect(difference).toMatchObject({ turn: struck + 1, event: fired, why: 'event' })
  expect(difference?.phase).toBe('fire')
})
