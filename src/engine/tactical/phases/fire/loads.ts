/**
 * T11.3, T11.7: what a carrier loses in a fire step calls for more throws, at its load: the same fire, dice for
 * the load's class, no more ammo. They fall after all others of the step.
 */
import type { State, Unit, UnitId } from '../../model'
import { shotAt } from '../../rules/shot'
import { isColumn, largestLoad } from '../../rules/transport'
import { kindOf, typeOf } from '../../rules/units'
import { type Attack, byDefence, type Moment, type Settled, type Through } from './attack'

/** Why the load is fired at; n tells two throws of one fire apart. */
type Cause = Through & Readonly<{ n: number }>

const atLoad = (
  state: State,
  from: Attack,
  load: Unit,
  { n, ...through }: Cause,
  moment: Moment,
): readonly Attack[] => {
  const { unit, how } = from.intent
  const laid = from.laying === 'direct' || from.laying === 'indirect' ? { laying: from.laying } : {}
  const shot = shotAt(state, unit, load, { ...how, ...laid, blind: true, load: true })
  if (!shot.legal || shot.dice === 0) return []
  const key = { step: moment.step, rule: through.rule, unit: unit.id, target: load.id, n }
  const rolls = moment.dice.d6(key, shot.dice)
  const { sum, accuracy, defence, laying } = shot
  const hits = rolls.filter((die) => die <= accuracy).length
  return [{ ...from, target: load, laying, sum, accuracy, defence, rolls, hits, picked: [], through }]
}

/** Attacks that cost a unit something, by the unit, in the order of settlement. */
const costly = (
  attacks: readonly Attack[],
  settled: ReadonlyMap<Attack, Settled>,
): ReadonlyMap<UnitId, readonly Attack[]> => {
  const hurt = new Map<UnitId, Attack[]>()
  for (const attack of [...attacks].sort(byDefence)) {
    if (!attack.target || (settled.get(attack)?.losses ?? 0) === 0) continue
    const list = hurt.get(attack.target.id)
    if (list) list.push(attack)
    else hurt.set(attack.target.id, [attack])
  }
  return hurt
}

/**
 * The throws at loads, by carrier: T11.3, [H] T11.3.a one for every fire that cost a column something; T11.7 once
 * more by the fire that destroyed the carrier. [H] T11.5.a Riders and guns in tow are targets of their own: what
 * a tank loses does not call for a throw at them, only its end does.
 *
 * @param settled stopped hits and losses of the throws so far
 */
export const loadThrows = (
  state: State,
  attacks: readonly Attack[],
  settled: ReadonlyMap<Attack, Settled>,
  moment: Moment,
): readonly Attack[] => {
  const hurt = costly(attacks, settled)
  return [...hurt.keys()].sort().flatMap((carrier): readonly Attack[] => {
    const unit = state.units[carrier] as Unit
    const load = largestLoad(state, carrier)
    // T15.6 Of what an aircraft carries nothing is fired at: all aboard go with its last hit.
    if (!load || kindOf(state, unit) === 'air') return []
    const fires = hurt.get(carrier) ?? []
    const lost = fires.reduce((sum, attack) => sum + (settled.get(attack)?.losses ?? 0), 0)
    const last = lost >= unit.strength ? fires.slice(-1) : []
    const first = isColumn(typeOf(state, unit)) ? fires : []
    return [
      ...first.flatMap((attack) => atLoad(state, attack, load, { carrier, rule: 'T11.3', n: 0 }, moment)),
      ...last.flatMap((attack) => atLoad(state, attack, load, { carrier, rule: 'T11.7', n: 1 }, moment)),
    ]
  })
}
