/**
 * What many rows of the catalogue share. A row spreads its arm and then says what is its own.
 * Units of measure: hexes, dice (D6), strength points; `basis` holds the real-world figures.
 */
import type { UnitType } from '../../model'

/** Work of men on foot: hexes a turn in combat order, in column, on a road (T5.1). */
export const walking = { manoeuvre: 1, march: 1, road: 2 } as const

/** Where a unit of the arm differs, its row says so. */
const usual = {
  fearless: false,
  tankFearImmune: false,
  armoured: false,
  deploys: false,
  sectorDegrees: null,
  turnsFreely: false,
  recon: false,
  heavy: false,
} as const satisfies Partial<UnitType>

/** Companies of foot. */
export const company = {
  ...usual,
  kind: 'foot',
  targetClass: 'infantry',
  closeCombat: { accuracy: 2, antiTank: false },
  defence: { front: 1, side: 1, air: 1 },
  speed: walking,
  mobility: 'foot',
  abilities: ['entrench', 'desant'],
  calibreMm: 8,
} as const satisfies Partial<UnitType>

/** Heavy machine guns and anti-tank rifles: crews to the rules (T4, T6.3). */
export const weaponsCompany = {
  ...usual,
  kind: 'crew',
  targetClass: 'infantry',
  closeCombat: { accuracy: 1, antiTank: false },
  defence: { front: 1, side: 1, air: 1 },
  speed: walking,
  mobility: 'foot',
  abilities: ['entrench', 'desant'],
  calibreMm: 8,
} as const satisfies Partial<UnitType>

/** Mortars fire all round. */
export const mortar = {
  ...usual,
  kind: 'crew',
  category: 'mortar',
  targetClass: 'artillery',
  closeCombat: { accuracy: 1, antiTank: false },
  defence: { front: 1, side: 1, air: 1 },
  speed: walking,
  deploys: true,
} as const satisfies Partial<UnitType>

/** Guns in batteries: a sector of 60° (T4.12), and they fight tanks in close combat (T6.5). */
export const gun = {
  ...usual,
  kind: 'crew',
  targetClass: 'artillery',
  defence: { front: 1, side: 1, air: 1 },
  mobility: 'towed',
  deploys: true,
  sectorDegrees: 60,
  abilities: ['entrench', 'towable'],
} as const satisfies Partial<UnitType>

/** Flak fires all round. */
export const flak = {
  ...usual,
  kind: 'crew',
  category: 'flak',
  targetClass: 'artillery',
  defence: { front: 1, side: 1, air: 1 },
  mobility: 'towed',
  deploys: true,
  abilities: ['entrench', 'towable'],
} as const satisfies Partial<UnitType>

/** Rocket launchers on lorries: vehicles without armour. */
export const rocket = {
  ...usual,
  kind: 'vehicle',
  category: 'rocket',
  targetClass: 'vehicle',
  mobility: 'wheeled',
  deploys: true,
  sectorDegrees: 60,
} as const satisfies Partial<UnitType>

/** Tanks and assault guns. */
export const tank = {
  ...usual,
  kind: 'vehicle',
  targetClass: 'armour',
  tankFearImmune: true,
  mobility: 'tracked',
  armoured: true,
} as const satisfies Partial<UnitType>

/** Armoured cars: reconnaissance. */
export const armouredCar = {
  ...usual,
  kind: 'vehicle',
  category: 'armouredCar',
  targetClass: 'armour',
  defence: { front: 1, side: 0, air: 0 },
  tankFearImmune: true,
  mobility: 'wheeled',
  armoured: true,
  recon: true,
} as const satisfies Partial<UnitType>

/** Columns of T11.1. */
export const column = {
  ...usual,
  nation: 'any',
  kind: 'vehicle',
  category: 'transport',
  targetClass: 'vehicle',
  strength: { points: 'hits', full: 3 },
  weapons: [],
  closeCombat: { accuracy: 1, antiTank: false },
  steadiness: [6, 5, 3],
  ammo: 0,
  calibreMm: 0,
} as const satisfies Partial<UnitType>

/** Bunkers of T10.7: one embrasure, where it faces. */
export const bunker = {
  ...usual,
  nation: 'any',
  kind: 'bunker',
  category: 'bunker',
  targetClass: 'fortification',
  strength: { points: 'hits', full: 2 },
  closeCombat: { accuracy: 0, antiTank: false },
  defence: { front: 2, side: 2, air: 1 },
  steadiness: [12, 12],
  fearless: true,
  tankFearImmune: true,
  ammo: 15,
  speed: null,
  mobility: 'static',
  sectorDegrees: 60,
  abilities: ['sealable'],
} as const satisfies Partial<UnitType>

/** Squadrons of T15.1. */
export const aircraft = {
  ...usual,
  kind: 'air',
  targetClass: 'air',
  closeCombat: { accuracy: 0, antiTank: false },
  tankFearImmune: true,
  speed: null,
  mobility: 'air',
  calibreMm: 0,
} as const satisfies Partial<UnitType>
