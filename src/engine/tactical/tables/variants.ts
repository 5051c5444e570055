/** The switches of a battle's `rules` block: what holds where the file says nothing. */
import type { Variants } from '../model'

export const VARIANTS: Variants = {
  defencePool: 'turn',
  townBlocksSight: true,
  townFootDefence: 2,
  tankFearImmunity: false,
  fogOfWar: 'ambush',
  wireMobile: 'never',
  carpetHitsOwn: false,
}

/** The rule that each switch belongs to. */
export const VARIANT_RULES: Readonly<Record<keyof Variants, string>> = {
  defencePool: 'T4.4',
  townBlocksSight: 'T8.3',
  townFootDefence: 'T4.9',
  tankFearImmunity: 'T6.4',
  fogOfWar: 'T8.5',
  wireMobile: 'T10.5',
  carpetHitsOwn: 'T15.3',
}

/** What each switch may be set to, in the order in which it is offered. */
export const VARIANT_CHOICES: Readonly<{ [K in keyof Variants]: readonly Variants[K][] }> = {
  defencePool: ['turn', 'attack'],
  townBlocksSight: [true, false],
  townFootDefence: [2, 1, 0],
  tankFearImmunity: [false, true],
  fogOfWar: ['ambush', 'sight', 'none'],
  wireMobile: ['never', 'mounted'],
  carpetHitsOwn: [false, true],
}
