/** T16.2: trenches, wire, obstacles and mines of the night, and who goes into ambush after them. */
import { cellOf, edgeKey } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Step, Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import type { NightWork, Order } from '../../orders'
import { coverAllowsAmbush, trenchFaces } from '../../rules/ground'
import { allUnits } from '../../rules/units'

type NightOrder = Extract<Order, { kind: 'night' }>

const nightOrderOf = (turn: Turn, unit: Unit): NightOrder | null => {
  const order = turn.sheets[unit.side][unit.id]
  return order?.kind === 'night' && unit.order === 'night' && unit.hex !== null ? order : null
}

/** Where a work stands: a trench in its hex, an edge whichever side it was set from. */
const placeOf = (state: State, unit: Unit, night: NightWork): string => {
  // As by day, each side lays its own field.
  if (night.work === 'mines') return `${night.mines}/${night.hex}/${unit.side}`
  const { work, face } = night
  const { grid } = state.battle
  const hex = unit.hex as string
  return work === 'trench' ? `${hex}/${face}` : `${work}/${edgeKey(grid, cellOf(grid, hex), face)}`
}

const built = (unit: Unit, night: NightWork): Event => {
  const rule = 'T16.2'
  if (night.work === 'mines') {
    const { hex, mines } = night
    return { kind: 'minefield', rule, what: 'laid', hex, mines, owner: unit.side, unit: unit.id }
  }
  const { work, face } = night
  const hex = unit.hex as string
  return work === 'trench'
    ? { kind: 'trenchDug', rule, unit: unit.id, hex, face }
    : { kind: 'edgeSet', rule, unit: unit.id, work, hex, face }
}

/** Two units that build at one place: the first by id has built it. */
export const buildAtNight: Step = (state, turn) => {
  const standing = new Set<string>()
  return allUnits(state).flatMap((unit) =>
    (nightOrderOf(turn, unit)?.works ?? []).flatMap((work): Event[] => {
      const place = placeOf(state, unit, work)
      const there = work.work === 'trench' && trenchFaces(state, unit.hex as string).includes(work.face)
      if (there || standing.has(place)) return []
      standing.add(place)
      return [built(unit, work)]
    }),
  )
}

/** T3.25, T16.2: after the works, so that a trench of this night may be the cover. */
export const hideAtNight: Step = (state, turn) =>
  allUnits(state).flatMap((unit): Event[] => {
    const hides = nightOrderOf(turn, unit)?.ambush === true && !unit.concealed
    return hides && coverAllowsAmbush(state, unit, unit.hex as string)
      ? [{ kind: 'concealed', rule: 'T16.2', unit: unit.id }]
      : []
  })
