/** The strikes of a round in one hex: all on the frozen state, then settled target by target (T4.4, T6.1). */
import type { Dice } from '../../../../kernel/dice'
import type { Event } from '../../events'
import type { UnitId } from '../../model'
import type { Bout } from '../../rules/closeCombat/bout'
import { silentIn, strikesIn } from '../../rules/closeCombat/pairs'
import type { Strike } from '../../rules/closeCombat/strike'
import { stoppedHits } from '../../rules/pool'
import { addHurt, type Hurt, type Hurts } from '../aftermath'
import { roundStep } from './steps'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** T4.4: strikes at one target by ascending defence, then striker id. Dice fall in this order too. */
const settlementOrder = (a: Strike, b: Strike): number =>
  compare(a.target.id, b.target.id) || a.defence - b.defence || compare(a.unit.id, b.unit.id)

/** What has been stopped and lost in this round so far. */
type Tally = Readonly<{ ignored: Map<UnitId, number>; trench: Map<UnitId, number>; hurts: Map<UnitId, Hurt> }>

/**
 * T4.4: the turn's pool where defence counts. [H] T6.13: the trench of T6.3 is a pool of its own, of one
 * hit for the whole round.
 */
const stop = ({ field }: Bout, strike: Strike, hits: number, tally: Tally): number => {
  const { target, defence, pooled } = strike
  const pool = pooled ? tally.ignored : tally.trench
  const already = pool.get(target.id) ?? (pooled ? target.ignored : 0)
  const stopped = stoppedHits(field.battle.rules, hits, defence, already)
  pool.set(target.id, already + stopped)
  return stopped
}

const blow = (bout: Bout, strike: Strike, dice: Dice, tally: Tally): Event => {
  const { unit, target, rule, sum } = strike
  const step = roundStep(bout.hex, bout.round)
  const rolls = dice.d6({ step, rule, unit: unit.id, target: target.id }, strike.dice)
  const hits = rolls.filter((die) => die <= strike.accuracy).length
  const stopped = stop(bout, strike, hits, tally)
  const left = target.strength - (tally.hurts.get(target.id)?.points ?? 0)
  const losses = Math.min(left, hits - stopped)
  addHurt(tally.hurts, target.id, { points: losses })
  return {
    kind: 'struck',
    rule,
    unit: unit.id,
    target: target.id,
    hex: bout.hex,
    round: bout.round,
    ammo: strike.ammo,
    roll: { sum, rolls, hits, stopped, losses },
    pooled: strike.pooled ? stopped : 0,
  }
}

/**
 * One round in one hex, without its losses.
 *
 * @returns the round's event, its strikes in the order of their dice, and what each unit suffered
 */
export const blowsOf = (bout: Bout, dice: Dice): Readonly<{ events: readonly Event[]; hurts: Hurts }> => {
  const tally: Tally = { ignored: new Map(), trench: new Map(), hurts: new Map() }
  const strikes = [...strikesIn(bout)].sort(settlementOrder)
  const round: Event = {
    kind: 'round',
    rule: bout.round === 0 ? 'T5.13' : 'T6.1',
    hex: bout.hex,
    round: bout.round,
    silent: silentIn(bout),
  }
  return { events: [round, ...strikes.map((strike) => blow(bout, strike, dice, tally))], hurts: tally.hurts }
}
