/** Squadrons of the cases, their orders, and the air step told in lines. */
import type { Event } from '../../../src/engine/tactical/events'
import type { UnitId } from '../../../src/engine/tactical/model'
import type { Order, PatrolPolicy } from '../../../src/engine/tactical/orders'
import { type Put, put } from './board'
import { paper } from './cases'

export const JU87 = 'de-dive-ju87'
export const BF109 = 'de-fighter-bf109'
export const HE111 = 'de-bomber-he111'
export const JU52 = 'de-transport-ju52'
export const FW189 = 'de-recon-fw189'
export const IL2 = 'su-attack-il2'
export const YAK = 'su-fighter-yak1'
export const PE2 = 'su-bomber-pe2'
export const FLAK37 = 'su-aa-37-battery'
export const FLAK20 = 'de-flak20-platoon'

/** A squadron on its airfield. */
export const squadron = (type: string, more: Omit<Put, 'type' | 'hex'> = {}): Put => put(type, null, more)

export const strike = (unit: UnitId): Order => ({ kind: 'airStrike', aim: { unit } })

/** `g9 raid s1 8@3-2: 1,2,3 hits 3 loses 1`: dice, accuracy, defence; what fell and what came of it. */
export const firings = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind !== 'fired') return []
    const { sum, rolls, hits, losses } = event.roll
    const total = (terms: typeof sum.dice) => terms.reduce((all, { value }) => all + value, 0)
    const numbers = `${total(sum.dice)}@${total(sum.accuracy)}-${total(sum.defence)}`
    return [
      `${event.unit} ${event.cause} ${event.target ?? event.hex} ${numbers}: ${rolls.join()} hits ${hits} loses ${losses}`,
    ]
  })

/** Terms of the only shot of a unit. */
export const sumOf = (events: readonly Event[], unit: UnitId): readonly string[] => {
  const event = events.find((each) => each.kind === 'fired' && each.unit === unit)
  if (event?.kind !== 'fired') throw new Error(`${unit} has not fired`)
  const { dice, accuracy, defence } = event.roll.sum
  return [paper(dice), paper(accuracy), paper(defence)]
}

/** `flew`, `flewHome` and what became of squadrons, in lines. */
export const flights = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'flew') return [`${event.unit} ${event.mission} ${event.from}-${event.hex}`]
    if (event.kind === 'flewHome') return [`${event.unit} ${event.why}, ready ${event.ready}`]
    return []
  })

export const escort = (unit: UnitId): Order => ({ kind: 'airEscort', unit })
export const carpet = (hex: string): Order => ({ kind: 'airCarpet', hex })
export const drop = (hex: string): Order => ({ kind: 'airDrop', hex })
export const search = (hex: string, radius: 1 | 2 | 3): Order => ({ kind: 'airRecon', hex, radius })
export const patrol = (hex: string, more: Partial<PatrolPolicy> = {}): Order => ({
  kind: 'airPatrol',
  hex,
  intercept: 'any',
  escorted: 'bombers',
  ground: { mode: 'react' },
  ...more,
})
