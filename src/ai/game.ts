/** Whole games of chance: set-up, sheets and answers, each legal, as a function of the seed alone. */
import type { Event } from '../engine/tactical/events'
import { invariantFault } from '../engine/tactical/invariants'
import { enemyOf, type Side, type State, type UnitId } from '../engine/tactical/model'
import type { Answers, Placement, QuestionKind, Sheets } from '../engine/tactical/orders'
import { type Resolution, resolveTurn } from '../engine/tactical/sequence'
import { beginBattle, checkPlacement, defaultPlacement, deploy } from '../engine/tactical/setup'
import { viewFor } from '../engine/tactical/view'
import { FACES } from '../kernel/hex'
import { type Chance, chanceFrom, randomSheet } from './random'

export type RandomTurn = Sheets & Readonly<{ answers: Answers }>

export type RandomGame = Readonly<{
  placements: Readonly<Record<Side, Placement>>
  turns: readonly RandomTurn[]
  /** What went wrong in the last of the turns; null: nothing, the battle is over. */
  fault: string | null
}>

/** A turn as it was played, `asked` what it asked: for further questions to it. Null: nothing is wrong with it. */
export type Inspect = (
  before: State,
  turn: RandomTurn,
  done: Resolution,
  asked: readonly QuestionKind[],
) => string | null

/** The side's default places, of which some are changed; T2.6 each change is one that a player may make. */
const randomPlacement = (state: State, side: Side, seed: string): Placement => {
  const chance = chanceFrom(`${seed}:set-up:${side}`)
  const zone = state.battle.scenario.zones[side].units
  let placement = defaultPlacement(state, side)
  for (const id of Object.keys(placement.units).sort()) {
    const spot = placement.units[id] as Placement['units'][UnitId]
    const hex = chance.oneIn(2) ? (chance.of(zone) ?? spot.hex) : spot.hex
    const facing = chance.of(FACES)
    const changed = { ...spot, hex, ...(facing ? { facing } : {}), concealed: chance.oneIn(3) }
    const next = { ...placement, units: { ...placement.units, [id]: changed } }
    if (checkPlacement(state, side, next).legal) placement = next
  }
  return withRandomWorks(state, side, placement, chance)
}

/** T2.6: some of the works of the budget lie elsewhere. */
const withRandomWorks = (state: State, side: Side, start: Placement, chance: Chance): Placement => {
  const zone = state.battle.scenario.zones[side]
  let placement = start
  const take = (next: Placement): void => {
    if (checkPlacement(state, side, next).legal) placement = next
  }
  for (const work of ['wire', 'obstacles'] as const)
    for (const [i] of (placement[work] ?? []).entries()) {
      const edge = { hex: chance.of(zone.works) ?? '', face: chance.of(FACES) ?? 'N' }
      take({ ...placement, [work]: placement[work]?.map((each, j) => (i === j ? edge : each)) })
    }
  for (const [i] of (placement.mines ?? []).entries()) {
    const hex = chance.of(zone.minefields ?? zone.works) ?? ''
    const mines = placement.mines?.map((each, j) => (i === j ? { ...each, hex } : each)) ?? []
    take({ ...placement, mines })
  }
  return placement
}

/** T2.5: plays the turn, answering whatever is asked: with an option, or by holding fire. */
const played = (
  state: State,
  sheets: Sheets,
  seed: string,
): Readonly<{ turn: RandomTurn; done: Resolution; asked: readonly QuestionKind[] }> => {
  const chance = chanceFrom(`${seed}:answers:${state.turn}`)
  const answers: Record<string, string> = {}
  const asked: QuestionKind[] = []
  for (;;) {
    const done = resolveTurn(state, sheets, answers)
    if (done.kind === 'resolved') return { turn: { ...sheets, answers }, done, asked }
    const { id, kind, options } = done.question
    if (id in answers) throw new Error(`question ${id} is asked again`)
    asked.push(kind)
    answers[id] = chance.of(kind === 'openFire' ? ['hold', ...options] : options) as string
  }
}

/** A legal order is known to be one when the sheets are opened: none may lapse before the fire phase. */
const earlyLapse = (events: readonly Event[]): string | null => {
  for (const event of events) {
    if (event.kind === 'phaseBegan') return null
    if (event.kind === 'lapsed') return `a legal order lapsed at once: ${JSON.stringify(event)}`
  }
  return null
}

/**
 * Plays turns of chance from an open sheet on: to the battle's end, to the last turn, or to the first fault.
 *
 * @param most turns at most; a battle that is not over after its own last turn is a fault
 */
export const randomTurns = (
  start: State,
  seed: string,
  most: number,
  inspect: Inspect = () => null,
): Pick<RandomGame, 'turns' | 'fault'> => {
  const turns: RandomTurn[] = []
  let state = start
  while (state.phase !== 'over') {
    if (turns.length === most) {
      const { turns: last } = start.battle.scenario
      return { turns, fault: state.turn > last ? `no end after turn ${last}` : null }
    }
    const sheets: Sheets = {
      ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', seed),
      axis: randomSheet(viewFor(state, 'axis'), 'axis', seed),
    }
    turns.push({ ...sheets, answers: {} })
    try {
      const { turn, done, asked } = played(state, sheets, seed)
      turns[turns.length - 1] = turn
      const fault = earlyLapse(done.events) ?? invariantFault(done.state) ?? inspect(state, turn, done, asked)
      if (fault !== null) return { turns, fault }
      state = done.state
    } catch (error) {
      return { turns, fault: (error as Error).stack ?? String(error) }
    }
  }
  return { turns, fault: state.result === null ? 'over without a result' : null }
}

/** Plays a battle, from a table on which nobody has set up yet, to its end, or to its first fault. */
export const randomGame = (start: State, seed: string, inspect?: Inspect): RandomGame => {
  const { defender, turns } = start.battle.scenario
  const second = enemyOf(defender)
  const first = randomPlacement(start, defender, seed)
  const table = deploy(start, defender, first)
  const then = randomPlacement(table, second, seed)
  const placements = defender === 'ussr' ? { ussr: first, axis: then } : { ussr: then, axis: first }
  return { placements, ...randomTurns(beginBattle(deploy(table, second, then)), seed, turns, inspect) }
}
