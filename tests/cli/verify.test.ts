/** `verify SAVE.json`: decides a saved game again (R10: one changed byte is found, with turn and phase). */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { randomSheet } from '../../src/ai/random'
import { makeBattle } from '../../src/engine/tactical/battle'
import { SIDES, type Side, type State } from '../../src/engine/tactical/model'
import type { Sheets } from '../../src/engine/tactical/orders'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import { beginBattle, defaultPlacement, deploy, startState } from '../../src/engine/tactical/setup'
import { RULES_VERSION } from '../../src/engine/tactical/tables/version'
import { viewFor } from '../../src/engine/tactical/view'
import { sha256Hex } from '../../src/kernel/digest'
import { readScenario } from '../../src/scenario'
import type { SavedTurn, SaveFile } from '../../src/scenario/save'
import { builtReferee, root } from './support/referee'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const SEED = 'ab'.repeat(32)

let referee: Awaited<ReturnType<typeof builtReferee>>
beforeAll(async () => {
  referee = await builtReferee(folder)
})

const played = (): SaveFile => {
  const read = readScenario(readFileSync(join(root, 'public/scenarios/height-102-mamayev.json'), 'utf8'))
  if (!read.ok) throw new Error('the battle does not open')
  const { scenario } = read
  const battle = makeBattle(scenario)
  let state: State = startState(battle, SEED)
  const axis = defaultPlacement(state, 'axis')
  state = deploy(state, 'axis', axis)
  const ussr = defaultPlacement(state, 'ussr')
  state = beginBattle(deploy(state, 'ussr', ussr))
  const turns: SavedTurn[] = []
  for (let turn = 0; turn < 3; turn++) {
    const sheets: Sheets = {
      ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', 'v'),
      axis: randomSheet(viewFor(state, 'axis'), 'axis', 'v'),
    }
    const done = resolveTurn(state, sheets)
    if (done.kind !== 'resolved') throw new Error('nobody asks in this game')
    const { fire = '', movement = '', special = '' } = done.digests
    turns.push({ sheets, answers: {}, events: done.events, digests: { fire, movement, special } })
    state = done.state
  }
  return {
    format: 'stalingrad-height/save',
    version: 1,
    rules: RULES_VERSION,
    scenario,
    variants: battle.rules,
    names: { ussr: 'A', axis: 'B' },
    pins: { ussr: null, axis: null },
    commitment: sha256Hex(SEED),
    seed: SEED,
    reloads: 0,
    deployments: { ussr, axis },
    turns,
    pending: { placements: { ussr: null, axis: null }, sheets: { ussr: null, axis: null }, answers: {} },
  }
}

const verify = (name: string, save: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof save === 'string' ? save : JSON.stringify(save))
  const { code, out, err } = referee('verify', path)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const save = played()

test('a game as it was played is verified', () => {
  expect(verify('good.json', save)).toEqual({ code: 0, out: 'verified 3 turns', err: '' })
})

test('R10 a die that was changed is found, with its turn and phase', () => {
  const tampered = structuredClone(save) as unknown as {
    turns: { events: { kind: string; roll?: { rolls: number[] } }[] }[]
  }
  const turn = tampered.turns.findIndex(({ events }) =>
    events.some((event) => event.kind === 'fired' && event.roll?.rolls.length),
  )
  const shot = tampered.turns[turn]?.events.find(
    (event) => event.kind === 'fired' && event.roll?.rolls.length,
  )
  const rolls = shot?.roll?.rolls as number[]
  rolls[0] = (rolls[0] as number) === 6 ? 5 : 6
  const run = verify('tampered.json', tampered)
  expect(run.code).toBe(1)
  expect(run.out).toMatch(
    new RegExp(`^differs from the record at turn ${turn + 1}, phase (fire|movement), event \\d+`),
  )
})

test('R22 a truncated save is refused in one line, exit 2', () => {
  const run = verify('short.json', JSON.stringify(save).slice(0, 5000))
  expect(run.code).toBe(2)
  expect(run.err.split('\n')).toHaveLength(1)
})

/** One byte of one order in the text of the save: a facing, a hex number, a letter of the other's name. */
const withByte = (turn: number, side: 'ussr' | 'axis', pattern: RegExp, to: string): string => {
  const other = structuredClone(save) as unknown as { turns: { sheets: Record<string, unknown> }[] }
  const sheets = other.turns[turn]?.sheets as Record<string, unknown>
  const text = JSON.stringify(sheets[side])
  const changed = text.replace(pattern, to)
  const bytes = [...text].filter((letter, i) => letter !== changed[i]).length
  if (changed.length !== text.length || bytes !== 1) throw new Error(`${bytes} bytes differ in ${text}`)
  sheets[side] = JSON.parse(changed)
  return JSON.stringify(other)
}

test('R10 one byte of one order is found: the first event that it decides otherwise, with turn and phase', () => {
  /** The hex to which somebody goes. */
  const pathOf = (turn: number, side: Side) =>
    /"path":\["(\d{3})(\d)"/.exec(JSON.stringify(save.turns[turn]?.sheets[side]))
  for (const [name, turn] of [
    ['first.json', 0],
    ['third.json', 2],
  ] as const) {
    const side = SIDES.find((each) => pathOf(turn, each) !== null)
    const path = side && pathOf(turn, side)
    if (!path) throw new Error(`nobody moves in turn ${turn + 1}`)
    const [, hex, digit] = path as unknown as [string, string, string]
    const whole = new RegExp(`"path":\\["${hex}${digit}"`)
    const run = verify(name, withByte(turn, side, whole, `"path":["${hex}${digit === '1' ? 2 : 1}"`))
    expect(run).toMatchObject({ code: 1, err: '' })
    expect(run.out).toMatch(
      new RegExp(
        `^differs from the record at turn ${turn + 1}, phase (orders|fire|movement|special), event \\d+`,
      ),
    )
  }
})
