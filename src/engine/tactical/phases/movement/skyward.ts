/**
 * T15.7, [H] T15.2.b: patrols that strike at the ground are fired at there in the same step: by flak, and by those
 * that they strike.
 */
import type { Hex } from '../../../../kernel/hex'
import type { Turn } from '../../ledger'
import type { State } from '../../model'
import type { Question } from '../../orders'
import { strikeShot } from '../../rules/air/airShot'
import { isAirborne } from '../../rules/air/squadrons'
import { flakFire, raidedFire } from '../air/flak'
import { type Flight, flightsOf } from '../air/missions'
import type { Raid } from '../air/raids'
import { exposed, throwsOf } from '../air/volley'
import type { Intent, Moment } from '../fire/attack'
import type { Skyward } from '../fire/settle'

export type Answer = Skyward & Readonly<{ question: Question | null }>

const NONE: Answer = { attacks: [], exposures: [], question: null }

type Strike = Readonly<{ flight: Flight; raid: Raid }>

/** The patrols' strikes of this step, each over the hex that it strikes. */
const strikesOf = (state: State, turn: Turn, intents: readonly Intent[]): readonly Strike[] => {
  const flights = flightsOf(state, turn)
  return intents.flatMap(({ unit, aim }): Strike[] => {
    const flight = flights.find((each) => each.unit.id === unit.id)
    const target = 'unit' in aim ? state.units[aim.unit] : undefined
    const shot = flight && target ? strikeShot(state, unit, target, 'strike') : null
    if (!flight || !target || !shot?.legal) return []
    const hex = target.hex as Hex
    const raid: Raid = { raider: unit, hex, targets: [{ target, shot }], bridge: null, lapse: null }
    return [{ flight: { ...flight, place: hex, line: [hex] }, raid }]
  })
}

/** Who fires at ground targets in this step has had his fire. */
export const skywardFire = (state: State, turn: Turn, intents: readonly Intent[], moment: Moment): Answer => {
  if (!intents.some(({ unit }) => isAirborne(unit))) return NONE
  const strikes = strikesOf(state, turn, intents)
  const busy = new Set(intents.map(({ unit }) => unit.id))
  const over = strikes.map(({ flight }) => flight)
  const flak = flakFire(state, turn, over, { busy, tick: moment.tick ?? 0 })
  if (flak.question) return { ...NONE, question: flak.question }
  const firing = new Set([...busy, ...flak.shots.map(({ unit }) => unit.id)])
  const raids = strikes.map(({ raid }) => raid)
  const shots = [...flak.shots, ...raidedFire(state, turn, raids, firing)]
  const attacks = throwsOf(state, shots, { step: `${moment.step}:sky`, dice: moment.dice })
  return { attacks, exposures: exposed(shots), question: null }
}
