/** The catalogue agrees with itself, with the rules and with its words in both languages. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { UnitType, Weapon } from '../../src/engine/tactical/model'
import { unitTypes } from '../../src/engine/tactical/tables/units'
import { VARIANT_CHOICES, VARIANT_RULES, VARIANTS } from '../../src/engine/tactical/tables/variants'
import { basis as basisEn, units as english } from '../../src/i18n/units/en'
import { basis as basisRu, units as russian } from '../../src/i18n/units/ru'
import { checkCatalogue } from '../../src/scenario/check/catalogue'
import { unitType } from '../../src/scenario/schemas/unitType'

const typeOf = (id: string): UnitType => {
  const type = unitTypes[id]
  if (!type) throw new Error(`no unit ${id}`)
  return type
}

describe('The catalogue agrees with itself and with the rules', () => {
  it('has 69 units, each under its own id', () => {
    expect(Object.keys(unitTypes)).toHaveLength(69)
    expect(checkCatalogue(unitTypes)).toEqual([])
  })

  it('is what its public schema says', () => {
    for (const type of Object.values(unitTypes)) expect(v.is(unitType, type), type.id).toBe(true)
  })

  const rifles = typeOf('su-rifle-company')
  const howitzers = typeOf('su-howitzer-122-battery')
  const [small] = rifles.weapons as [Weapon, ...Weapon[]]
  const at1 = { upTo: 1, value: 1 }
  const at2 = { upTo: 2, value: 2 }

  it.each<[string, string, UnitType, Partial<UnitType>]>([
    ['another id', 'keyDiffers', rifles, { id: 'su-storm-group' }],
    ['better far off', 'bandsOutOfOrder', rifles, { weapons: [{ ...small, accuracy: [at1, at2] }] }],
    ['a range in no band', 'bandsMissRange', rifles, { weapons: [{ ...small, accuracy: [at1] }] }],
    ['no ammo to fire', 'ammoMissing', rifles, { ammo: 0 }],
    ['three values for four figures', 'steadinessLength', rifles, { steadiness: [8, 7, 6] }],
    ['braver for losses', 'steadinessRises', rifles, { steadiness: [8, 7, 8, 5] }],
    ['slower on a road', 'speedsOutOfOrder', rifles, { speed: { manoeuvre: 1, march: 3, road: 2 } }],
    ['foot that cannot walk', 'speedOfTheImmobile', rifles, { speed: null }],
    ['armoured foot', 'kindDiffers', rifles, { armoured: true }],
    ['guns without guns', 'gunMissing', howitzers, { closeCombat: { accuracy: 1, antiTank: true } }],
    ['122 mm that no bridge feels', 'bridgeDiceDiffer', howitzers, { calibreMm: 76 }],
  ])('finds %s: %s', (_, fault, type, change) => {
    const found = checkCatalogue({ [type.id]: { ...type, ...change } })
    expect(found.map((finding) => finding.fault)).toContain(fault)
  })
})

describe('Every unit has its names', () => {
  it.each([
    ['en', english],
    ['ru', russian],
  ])('in %s, short ones for the sheet and a tag for the counter', (_, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(unitTypes).sort())
    for (const { name, short, tag, arms } of Object.values(words)) {
      expect(name.length).toBeGreaterThan(2)
      expect(short.length, name).toBeLessThanOrEqual(18)
      expect(tag.length, name).toBeLessThanOrEqual(3)
      expect(arms.length).toBeGreaterThan(5)
    }
  })

  it('and every figure behind its numbers a label', () => {
    const figures = new Set(Object.values(unitTypes).flatMap((type) => Object.keys(type.basis)))
    expect(Object.keys(basisEn).sort()).toEqual([...figures].sort())
    expect(Object.keys(basisRu).sort()).toEqual([...figures].sort())
  })
})

describe('Every switch has a default, its choices and its rule', () => {
  it.each(Object.keys(VARIANTS) as (keyof typeof VARIANTS)[])('%s', (name) => {
    expect(VARIANT_CHOICES[name]).toContain(VARIANTS[name])
    expect(VARIANT_RULES[name]).toMatch(/^T\d+\.\d+$/)
  })
})

describe('What the rules ask of the catalogue beyond the draft', () => {
  it.each<[string, string, Partial<UnitType>]>([
    [
      'T4.9 Heavy machine guns are crews',
      'su-maxim-company',
      { kind: 'crew', deploys: true, sectorDegrees: 60 },
    ],
    [
      'T4.9 Heavy machine guns are crews',
      'de-mg-company',
      { kind: 'crew', deploys: true, sectorDegrees: 60 },
    ],
    [
      'T4.9 Anti-tank rifles too, carried by hand',
      'su-atr-company',
      { kind: 'crew', deploys: false, sectorDegrees: null },
    ],
    [
      'T6.4 Rockets are lorries',
      'su-rocket-bm13-battery',
      { kind: 'vehicle', armoured: false, deploys: true },
    ],
    ['T4.12 Mortars fire all round', 'su-mortar-82-company', { sectorDegrees: null, deploys: true }],
    ['T4.12 Flak fires all round', 'de-flak20-platoon', { sectorDegrees: null, deploys: true }],
    [
      'T4.12 Assault guns turn freely',
      'de-stug3-battery',
      { sectorDegrees: 60, turnsFreely: true, armoured: true },
    ],
    ['T4.12 Assault guns turn freely', 'de-sig33b-battery', { sectorDegrees: 60, turnsFreely: true }],
    ['T11.4 Heavy guns', 'de-flak88-battery', { heavy: true, speed: null }],
    ['T11.4 Heavy guns', 'su-aa-85-battery', { heavy: true, speed: null }],
    ['T7.1 Bunkers never test', 'gen-bunker-mg', { kind: 'bunker', fearless: true, sectorDegrees: 60 }],
    ['T15.1 Fighters fly every second turn', 'su-fighter-yak1', { turnaround: 2, kind: 'air' }],
    ['T15.1 Others every fourth', 'de-dive-ju87', { turnaround: 4, kind: 'air' }],
    ['T6.4 Armoured vehicles', 'de-sdkfz251-company', { kind: 'vehicle', armoured: true, category: 'apc' }],
    ['T6.4 Carts are none', 'gen-horse-train', { kind: 'vehicle', armoured: false, mobility: 'horse' }],
    ['T13.4 Observers', 'gen-observer-platoon', { kind: 'marker', observer: { accuracy: 1, range: 3 } }],
  ])('%s: %s', (_, id, fields) => {
    expect(typeOf(id)).toMatchObject(fields)
  })

  it('T6.5 Guns fight tanks in close combat, mortars, machine guns and anti-tank rifles do not', () => {
    const able = Object.values(unitTypes).filter((type) => type.closeCombat.antiTank)
    expect(new Set(able.map((type) => type.category))).toEqual(
      new Set(['antiTankGun', 'infantryGun', 'fieldGun', 'howitzer', 'flak']),
    )
  })

  it('T13.2 Only rockets fire from a closed position without a penalty', () => {
    const free = Object.values(unitTypes).filter(({ weapons }) =>
      weapons.some((each) => each.closedPenalty === 0),
    )
    expect(free.map(({ id }) => id)).toEqual(['su-rocket-bm13-battery'])
  })
})
