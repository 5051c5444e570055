/** What fire does to works: bridges (T9.8), minefields (T10.2), embrasures (T10.7). */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { State, UnitId } from '../../model'
import { isBreaching } from '../../rules/breaching'
import { spanAt } from '../../rules/bridges'
import { embrasureTowards, seals } from '../../rules/embrasures'
import { minesIn } from '../../rules/mines'
import { stoppedHits } from '../../rules/pool'
import { kindOf, typeOf } from '../../rules/units'
import { addHurt, type Hurt, type Hurts } from '../aftermath'
import { strikeBridge } from '../bridgeFall'
import type { Attack, Moment } from './attack'

type Settled = Readonly<{ stopped: number; losses: number }>

const spanKey = (state: State, hex: string): string => spanAt(state, hex)?.hexes.join() ?? hex

/** T4.4, [H] T9.8.c: a bridge has its one pool of ignored hits for the step, and no more strength than is left. */
export const bridgePool = (state: State): ((attack: Attack) => Settled) => {
  const ignored = new Map<string, number>()
  const left = new Map<string, number>()
  return ({ hex, hits, defence }) => {
    const key = spanKey(state, hex)
    const already = ignored.get(key) ?? 0
    const stopped = stoppedHits(state.battle.rules, hits, defence, already)
    const strength = left.get(key) ?? spanAt(state, hex)?.strength ?? 0
    const losses = Math.min(strength, hits - stopped)
    ignored.set(key, already + stopped)
    left.set(key, strength - losses)
    return { stopped, losses }
  }
}

type At = Readonly<{ tick?: number }>

/** T10.7: 2D6 for each hit before defence; a double seals the embrasure that covers the firer. */
const sealed = (state: State, attack: Attack, moment: Moment, at: At): readonly Event[] => {
  const { intent, target, hits, laying } = attack
  const { unit } = intent
  const aims = target !== null && kindOf(state, target) === 'bunker' && laying === 'direct'
  if (!aims || hits === 0 || unit.hex === null || !seals(state, unit)) return []
  const face = embrasureTowards(state, target, unit.hex)
  if (face === null) return []
  const rolls = moment.dice.d6(
    { step: moment.step, rule: 'T10.7', unit: unit.id, target: target.id },
    2 * hits,
  )
  const doubled = rolls.some((die, i) => i % 2 === 0 && die === rolls[i + 1])
  const event: Event = {
    kind: 'sealing',
    rule: 'T10.7',
    ...at,
    unit: unit.id,
    target: target.id,
    rolls,
    face: doubled ? face : null,
  }
  return [event]
}

/** T10.2: all mines of a hex are broken by this unit's shells or bombs. */
export const minesBroken = (state: State, hex: Hex, unit: UnitId, at: At = {}): readonly Event[] =>
  minesIn(state, hex).map(({ kind: mines, owner }) => ({
    kind: 'minefield',
    rule: 'T10.2',
    ...at,
    what: 'destroyed',
    hex,
    mines,
    owner,
    unit,
  }))

/** T10.2, [H] T10.2.b: heavy suppressive fire breaks all mines of the hex with one hit, on a unit there too. */
const cleared = (state: State, attacks: readonly Attack[], at: At): readonly Event[] => {
  const gone = new Set<string>()
  return attacks.flatMap(({ intent: { unit, how }, hex, hits }): readonly Event[] => {
    const breaks = how.order === 'suppress' && hits > 0 && isBreaching(typeOf(state, unit))
    if (!breaks || gone.has(hex)) return []
    gone.add(hex)
    return minesBroken(state, hex, unit.id, at)
  })
}

type Struck = Readonly<{ events: readonly Event[]; hurts: Hurts; ashore: readonly Event[] }>
type Step = Readonly<{ settled: ReadonlyMap<Attack, Settled>; hurts: Hurts; moment: Moment }>

/** T9.8: all that hit one bridge in a step hit it together, in the name of the first; `hurts` with theirs. */
export const bridgesHit = (
  state: State,
  attacks: readonly Attack[],
  { settled, hurts, moment }: Step,
): Struck => {
  const blows = new Map<string, { hex: string; points: number; unit: UnitId }>()
  for (const attack of attacks) {
    const points = settled.get(attack)?.losses ?? 0
    if (attack.object !== 'bridge' || points === 0) continue
    const key = spanKey(state, attack.hex)
    const blow = blows.get(key) ?? { hex: attack.hex, points: 0, unit: attack.intent.unit.id }
    blows.set(key, { ...blow, points: blow.points + points })
  }
  const all = new Map<UnitId, Hurt>(hurts)
  const falls = [...blows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, blow]) => strikeBridge(state, blow, moment, hurts))
  for (const fall of falls) for (const [id, hurt] of fall.hurts) addHurt(all, id, hurt)
  return {
    events: falls.flatMap(({ events }) => events),
    hurts: all,
    ashore: falls.flatMap(({ ashore }) => ashore),
  }
}

/** What becomes of works in a fire step; `hurts` with what those on a fallen bridge suffer. */
export const worksStruck = (state: State, attacks: readonly Attack[], step: Step): Struck => {
  const at = step.moment.tick === undefined ? {} : { tick: step.moment.tick }
  const bridges = bridgesHit(state, attacks, step)
  return {
    ...bridges,
    events: [
      ...attacks.flatMap((attack) => sealed(state, attack, step.moment, at)),
      ...cleared(state, attacks, at),
      ...bridges.events,
    ],
  }
}
