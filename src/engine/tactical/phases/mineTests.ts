/** T10.3: mine tests of those that have just entered a hex: by their own step, or out of close combat. */
import type { Dice } from '../../../kernel/dice'
import type { Hex } from '../../../kernel/hex'
import type { Event } from '../events'
import type { MineKind, State, Unit } from '../model'
import { minesFor, minesIn, mineTest } from '../rules/mines'
import { addHurt, type Hurt, type Hurts, lossesOf } from './aftermath'

type Moment = Readonly<{ step: string; dice: Dice; tick?: number }>

/** What the mines did: events with the losses, and the causes of the tests of steadiness to come (T7.3). */
export type Mined = Readonly<{ events: readonly Event[]; hurts: Hurts }>

const nothing: Mined = { events: [], hurts: new Map() }

type Entry = Readonly<{ unit: Unit; hex: Hex; mines: MineKind }>

const entriesOf = (state: State, steps: readonly Event[]): readonly Entry[] =>
  steps.flatMap((event) => {
    const unit = event.kind === 'moved' ? state.units[event.unit] : undefined
    // T5.5, [H] T10.3.a: back along its own tracks a unit goes where it has been.
    if (event.kind !== 'moved' || event.rule === 'T5.5' || !unit || unit.place !== 'map') return []
    return minesFor(state, unit, event.to).map((mines) => ({ unit, hex: event.to, mines }))
  })

/** [H] T10.3.a: a field for which somebody threw is known to both from then on. */
const entered = (
  state: State,
  entries: readonly Entry[],
  at: Readonly<{ tick?: number }>,
): readonly Event[] => {
  const known = new Set<string>()
  return entries.flatMap(({ unit, hex, mines }) =>
    minesIn(state, hex).flatMap(({ kind, owner, found }): Event[] => {
      const key = `${hex}/${kind}/${owner}`
      if (kind !== mines || found || known.has(key)) return []
      known.add(key)
      return [{ kind: 'minefield', rule: 'T10.3', ...at, what: 'entered', hex, mines, owner, unit: unit.id }]
    }),
  )
}

/**
 * A die for each strength point of each unit that entered; who loses a point stops. The tests of steadiness come
 * later, with those of the step that this one belongs to.
 *
 * @param state after the steps
 * @param steps events of the steps: those that `moved` tell who entered what
 */
export const mineTests = (state: State, steps: readonly Event[], moment: Moment): Mined => {
  if (state.works.mines.length === 0) return nothing
  const entries = entriesOf(state, steps)
  if (entries.length === 0) return nothing
  const at = moment.tick === undefined ? {} : { tick: moment.tick }
  const hurts = new Map<string, Hurt>()
  const tested = entries.map(({ unit, hex, mines }): Event => {
    const key = { step: moment.step, rule: 'T10.3', unit: unit.id, target: mines }
    const { rolls, losses } = mineTest(moment.dice, key, unit.strength)
    if (losses > 0) addHurt(hurts, unit.id, { points: losses })
    return { kind: 'mineTested', rule: 'T10.3', ...at, unit: unit.id, hex, mines, rolls, losses }
  })
  const stops = [...hurts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, { points }]): Event[] => {
      const { hex, halted, strength } = state.units[id] as Unit
      if (halted || points >= strength) return []
      return [{ kind: 'halted', rule: 'T10.3', ...at, unit: id, hex, why: 'mines', ahead: null }]
    })
  return {
    events: [...entered(state, entries, at), ...tested, ...stops, ...lossesOf(state, hurts, moment)],
    hurts,
  }
}
