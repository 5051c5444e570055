/** T4.4: how many hits of an attack a unit ignores. */
import type { Variants } from '../model'

/**
 * Variant `turn`: over one turn the first D hits in all, D being the defence against the attack at hand.
 * Variant `attack`: D hits of every attack.
 *
 * @param already hits that the unit ignored earlier this turn
 */
export const stoppedHits = (rules: Variants, hits: number, defence: number, already: number): number =>
  Math.min(hits, Math.max(0, rules.defencePool === 'turn' ? defence - already : defence))
