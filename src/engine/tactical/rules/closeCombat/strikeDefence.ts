/** T6.3–T6.7: what protects a target in close combat. */
import type { Term } from '../../../../kernel/modifier'
import type { Unit } from '../../model'
import { FIRST_ROUND, TRENCH_STOPS } from '../../tables/closeCombat'
import { defenceTerms } from '../defence'
import { inTrench, trenchFaces } from '../ground'
import { isPersonnel, typeOf } from '../units'
import type { Bout } from './bout'
import { defendingSide } from './fight'

/**
 * T6.3, T6.4, T10.4, [H] T6.13: the defender in a trench, against those who came in through one of its faces;
 * the side that does not defend has nothing of it.
 */
const trenchMeets = (bout: Bout, striker: Unit, target: Unit): boolean => {
  const { field, hex } = bout
  return (
    inTrench(field, target) &&
    defendingSide(field, hex) === target.side &&
    striker.cameBy !== null &&
    trenchFaces(field, hex).includes(striker.cameBy)
  )
}

/** T6.3: between personnel nothing counts but a trench in the first round. */
const againstHands = (bout: Bout, striker: Unit, target: Unit): readonly Term[] =>
  bout.round === FIRST_ROUND && trenchMeets(bout, striker, target)
    ? [{ why: 'trench', value: TRENCH_STOPS, rule: 'T6.3' }]
    : []

/**
 * The defence of a target against one striker.
 *
 * [H] T6.14: personnel against vehicles has its printed defence, the figure of the front: "side" is a word
 * of armour (T12.1), and T6.4 and T6.5 lower nothing but armour.
 */
export const strikeDefence = (bout: Bout, striker: Unit, target: Unit): readonly Term[] => {
  const { field } = bout
  const byPersonnel = isPersonnel(field, striker)
  if (isPersonnel(field, target)) {
    if (byPersonnel) return againstHands(bout, striker, target)
    const trench = trenchMeets(bout, striker, target)
    return defenceTerms(field, target, { aspect: 'front', direct: true, trench })
  }
  // T6.7, [H] T6.14: vehicle against vehicle follows the rules of fire: side armour, with order and terrain.
  if (!byPersonnel) return defenceTerms(field, target, { aspect: 'side', direct: true })
  // T6.4, T6.5, [H] T6.14: against men and guns side armour alone, without terrain.
  return [{ why: 'side', value: typeOf(field, target).defence.side, rule: 'T6.4' }]
}
