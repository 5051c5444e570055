/** Who misses a round, and why (T5.13, T6.2, T6.4, T6.8). */
import type { Unit } from '../../model'
import { FIRST_ROUND } from '../../tables/closeCombat'
import { isSuppressed } from '../units'
import type { Bout } from './bout'
import { defendingSide } from './fight'

export type Silence = Readonly<{
  why:
    | 'suppressed'
    | 'leaving'
    | 'fired'
    | 'dismounted'
    | 'tankFear'
    // Fit, but without a strike that the rules allow.
    | 'noAmmo'
    | 'plain'
    | 'unarmed'
    | 'noDice'
  rule: string
}>

/** T6.2: a defender that fired this turn; attackers lose nothing by it. */
const firedInDefence = ({ field, hex }: Bout, unit: Unit): boolean =>
  unit.fired && defendingSide(field, hex) === unit.side

/** T6.2, T6.4: reasons to miss the first round. Two reasons still cost one round: the first is named. */
const missesFirstRound = (bout: Bout, unit: Unit): Silence | null => {
  if (firedInDefence(bout, unit)) return { why: 'fired', rule: 'T6.2' }
  if (unit.dismounted) return { why: 'dismounted', rule: 'T6.2' }
  return bout.record.afraid.has(unit.id) ? { why: 'tankFear', rule: 'T6.4' } : null
}

/** Why a unit may not strike in this round, whatever stands before it; null: it may. */
export const silenceOf = (bout: Bout, unit: Unit): Silence | null => {
  if (isSuppressed(unit)) return { why: 'suppressed', rule: 'T6.8' }
  if (bout.leaving.has(unit.id)) return { why: 'leaving', rule: 'T5.13' }
  return bout.round === FIRST_ROUND ? missesFirstRound(bout, unit) : null
}
