import type { Variants } from '../../engine/tactical/model'

/** The switches as they stand unless a battle or a player says otherwise. */
export const STANDARD: Variants = {
  defencePool: 'turn',
  townBlocksSight: true,
  townFootDefence: 2,
  tankFearImmunity: false,
  fogOfWar: 'ambush',
  wireMobile: 'never',
  carpetHitsOwn: false,
}
