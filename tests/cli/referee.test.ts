/** The referee at the command line, as a process: what it prints and how it ends. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { randomGame } from '../../src/ai/game'
import { faultFile } from '../../src/cli/verbs/fuzz'
import { EVENT_KINDS } from '../../src/engine/tactical/apply'
import { makeBattle } from '../../src/engine/tactical/battle'
import { ORDER_FAULTS } from '../../src/engine/tactical/checkOrder'
import { ORDER_KINDS, QUESTION_KINDS } from '../../src/engine/tactical/orders'
import { PLACEMENT_FAULTS } from '../../src/engine/tactical/placement'
import type { Scenario } from '../../src/engine/tactical/scenario'
import type { Resolution } from '../../src/engine/tactical/sequence'
import { startState } from '../../src/engine/tactical/setup'
import { builtReferee, root } from './support/referee'

vi.setConfig({ testTimeout: 60_000 })

const TUTORIAL = join(root, 'public/scenarios/tutorial-balka.json')
const MAMAYEV = join(root, 'public/scenarios/height-102-mamayev.json')
const folder = mkdtempSync(join(tmpdir(), 'referee-'))

let referee: Awaited<ReturnType<typeof builtReferee>>
beforeAll(async () => {
  referee = await builtReferee(folder)
})

const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const orders = (turns: readonly unknown[]): unknown => ({
  format: 'stalingrad-height/orders',
  version: 1,
  scenario: 'tutorial-balka',
  turns,
})

const tutorial = JSON.parse(readFileSync(TUTORIAL, 'utf8')) as {
  units: { id: string; type: string; side: string; hex: string }[]
}
const mortars = tutorial.units.find((unit) => unit.type === 'de-mortar-81-platoon') as { id: string }
const rifles = tutorial.units.find((unit) => unit.type === 'su-rifle-company') as { id: string }

/** The mortars suppress the rifle company: 7 × 1.5, closed position, town (T3.3, T13.2). */
const suppress = file(
  'suppress.json',
  orders([{ ussr: {}, axis: { [mortars.id]: { kind: 'suppress', aim: { unit: rifles.id } } } }]),
)

test('npm run referee starts it', () => {
  const run = spawnSync('npm', ['run', '--silent', 'referee', '--', 'check', TUTORIAL], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(run.stdout).toMatch(/^0 errors, \d+ warnings\n$/)
  expect(run.status).toBe(0)
})

describe('check', () => {
  test.each([
    ['the tutorial', TUTORIAL],
    ['Height 102.0', MAMAYEV],
  ])('%s has no error', (_name, path) => {
    const run = referee('check', path)
    expect(run.out.at(-1)).toMatch(/^0 errors, \d+ warnings$/)
    expect(run.code).toBe(0)
  })

  test('a unit in a river is an error with its place and rule, exit 1', () => {
    const bad = JSON.parse(readFileSync(MAMAYEV, 'utf8')) as typeof tutorial
    const index = bad.units.findIndex((unit) => unit.hex !== undefined)
    ;(bad.units[index] as { hex: string }).hex = '1405'
    const run = referee('check', file('river.json', bad))
    expect(run.code).toBe(1)
    expect(run.out.some((line) => line.includes(`units[${index}]`) && line.startsWith('error'))).toBe(true)
  })
})

describe('sight', () => {
  test.each([
    ['T8.1', '6,5', '7,5', 'clear 1 T8.1'],
    ['T8.2 dawn: 3 hexes in turn 1', '5,5', '9,5', 'blocked at 4 hexes T8.2'],
    ['T8.3 the bushes at 8,3', '8,2', '8,4', 'blocked by 8,3 T8.3'],
  ])('%s: %s to %s: %s', (_rule, from, to, answer) => {
    const run = referee('sight', MAMAYEV, from, to)
    expect(run).toEqual({ code: 0, out: [answer], err: [] })
  })
})

describe('play', () => {
  test('the dice given are read in the order of the events', () => {
    const dice = '1,2,6,6,6,6,6,6,6,3,3'
    const run = referee('play', TUTORIAL, suppress, '--dice', dice)
    const events = run.out.slice(0, -1).map((line) => JSON.parse(line) as Record<string, unknown>)
    const fired = events.find((event) => event.kind === 'fired') as { roll: { rolls: number[] } } | undefined
    const tested = events.find((event) => event.kind === 'tested') as { rolls: number[] } | undefined
    expect([...(fired?.roll.rolls ?? []), ...(tested?.rolls ?? [])].join()).toBe(dice)
    expect(run.out.at(-1)).toMatch(/^[0-9a-f]{64}$/)
    expect(run.code).toBe(0)
  })

  test('the same seed gives the same digest, another seed other dice', () => {
    const digest = (seed: string) => referee('play', TUTORIAL, suppress, '--seed', seed).out.join('\n')
    expect(digest('one')).toBe(digest('one'))
    expect(digest('one')).not.toBe(digest('two'))
  })

  test('T2.5 an open question ends with exit 3, its answer goes on', () => {
    const ask = { kind: 'ambush', policy: { mode: 'react', ask: true } }
    const drive = { kind: 'march', path: ['0304', '0404', '0504'] }
    const sheet = file('ask.json', orders([{ ussr: { K3: ask }, axis: { G3: drive } }]))
    const open = referee('play', TUTORIAL, sheet)
    expect(open.code).toBe(3)
    const { question } = JSON.parse(open.out.at(-1) ?? '') as {
      question: { id: string; unit: string; options: string[] }
    }
    expect(question).toMatchObject({ unit: 'K3', options: ['G3'] })
    const fire = referee('play', TUTORIAL, sheet, '--answers', file('fire.json', { [question.id]: 'G3' }))
    expect(fire.out.some((line) => line.includes('"kind":"fired"'))).toBe(true)
    expect(fire.code).toBe(0)
  })

  test.each([
    ['no such file', ['play', TUTORIAL, 'nowhere.json'], /nowhere\.json.*ENOENT/],
    ['dice that are none', ['play', TUTORIAL, suppress, '--dice', '1,x'], /--dice/],
    ['too few dice', ['play', TUTORIAL, suppress, '--dice', '1'], /--dice/],
    ['too many dice', ['play', TUTORIAL, suppress, '--dice', Array(40).fill(6).join()], /--dice/],
    ['orders of another battle', ['play', MAMAYEV, suppress], /otherBattle/],
    ['an unknown verb', ['paly'], /usage/],
    ['a missing argument', ['sight', MAMAYEV, '1,1'], /expected/],
    ['a hex off the map', ['sight', MAMAYEV, '1,1', '15,1'], /15,1/],
    ['no battle to play', ['fuzz', '--games', '1', '--seed', 'a'], /expected SCENARIO/],
    ['a bad number of games', ['fuzz', TUTORIAL, '--games', '0', '--seed', 'a'], /--games/],
  ])('%s: exit 2 and one line on standard error', (_name, args, message) => {
    const run = referee(...args)
    expect(run.code).toBe(2)
    expect(run.err).toHaveLength(1)
    expect(run.err[0]).toMatch(message)
    expect(run.out).toEqual([])
  })

  test.each([
    ['play', ['play', TUTORIAL, file('broken.json', '{"format":')]],
    ['check', ['check', file('broken.json', '{"format":')]],
    ['check, of another format', ['check', suppress]],
    ['sight', ['sight', file('broken.json', '{"format":'), '1,1', '2,2']],
    ['verify', ['verify', file('broken.json', '{"format":')]],
    ['fuzz', ['fuzz', file('broken.json', '{"format":'), '--games', '1', '--seed', 'a']],
  ])('%s: a file that is none of the game ends with exit 2 and one line that names it', (_name, args) => {
    const run = referee(...args)
    expect(run.code).toBe(2)
    expect(run.err).toHaveLength(1)
    expect(run.err[0]).toMatch(/(broken|suppress)\.json/)
    expect(run.out).toEqual([])
  })
})

describe('fuzz', () => {
  test('prints games, turns and faults', () => {
    const run = referee('fuzz', TUTORIAL, '--games', '2', '--seed', 'a')
    expect(run.out.at(-1)).toMatch(/^2 games, \d+ turns, 0 faults$/)
    expect(run.code).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('fault'))).toEqual([])
  })

  test('R1 counts over several battles what occurred, and says what never did', () => {
    const run = referee('fuzz', TUTORIAL, MAMAYEV, '--games', '1', '--seed', 'a')
    expect(run.code).toBe(0)
    expect(run.out.at(-1)).toMatch(/^2 games, \d+ turns, 0 faults$/)
    const table = (heading: string): readonly string[] => {
      const at = run.out.findIndex((line) => line.startsWith(`${heading}: `))
      expect(at, heading).toBeGreaterThanOrEqual(0)
      return run.out.slice(at, at + 2)
    }
    const every: readonly (readonly [string, readonly string[]])[] = [
      ['orders', ORDER_KINDS],
      ['events', EVENT_KINDS],
      ['questions', QUESTION_KINDS],
      ['refusals', ORDER_FAULTS],
      ['refusals of set-ups', PLACEMENT_FAULTS],
    ]
    for (const [heading, keys] of every) {
      const [counts = '', never = ''] = table(heading)
      const met = [...counts.slice(heading.length + 2).matchAll(/(\w+) [1-9]\d*/g)].map(([, key]) => key)
      expect(never).toMatch(/^ {2}never: /)
      const unmet = never === '  never: nothing' ? [] : never.slice('  never: '.length).split('  ')
      expect([...met, ...unmet].sort(), heading).toEqual([...new Set(keys)].sort())
    }
    expect(table('orders')[0]).toMatch(/ {2}defence \d+/)
  })

  test('R1 what it writes of a game, play plays again: set-up, sheets and answers, to the same state', () => {
    const scenario = JSON.parse(readFileSync(MAMAYEV, 'utf8')) as Scenario
    let last: Resolution | null = null
    // A fault in the seventh turn, as one of the engine would be met.
    const start = startState(makeBattle(scenario), 'again')
    const { fault, ...game } = randomGame(start, 'again', (before, _, done) => {
      last = done
      return before.turn === 7 ? 'a fault that is none' : null
    })
    expect(fault).toBe('a fault that is none')
    const answers = game.turns.flatMap((turn) => Object.values(turn.answers))
    expect(answers.length).toBeGreaterThan(0)
    const path = faultFile(folder, scenario, 'again', game)
    const run = referee('play', MAMAYEV, path, '--seed', 'again')
    expect(run.err).toEqual([])
    expect(run.out.at(-1)).toBe((last as Resolution | null)?.digests.special)
  })
})
