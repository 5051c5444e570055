/**
 * The catalogue's numbers are those of the draft beside the project, but for the corrections that the rules ask
 * for. Without the draft (it is no part of the project) there is nothing to compare with.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { UnitType } from '../../src/engine/tactical/model'
import { unitTypes } from '../../src/engine/tactical/tables/units'

const typeOf = (id: string): UnitType => {
  const type = unitTypes[id]
  if (!type) throw new Error(`no unit ${id}`)
  return type
}

const shared = new URL('../../../shared/data/', import.meta.url)

type Draft = Readonly<{
  id: string
  nation: string
  category: string
  targetClass: string
  strength: { kind: string; max: number }
  fire: readonly {
    mode: string
    dice: Record<string, number>
    range: { min: number; max: number }
    accuracy: readonly { max: number; accuracy: number }[]
    closedPositionPenalty?: number
    areaFire?: true
  }[]
  closeCombat: {
    melee: { accuracy: number } | null
    antiTankMelee: boolean
    gun?: { dice: Record<string, number>; accuracy: Record<string, number> }
  }
  defence: { front: number; side: number; air: number }
  steadiness: { byStepsLost: readonly number[] }
  moraleImmune?: true
  tankFearImmune: boolean
  ammo: { max: number }
  speed: { manoeuvre: number; march: number; road: number }
  mobility: string
  abilities: readonly string[]
  calibreMm: number
  mounted?: { speed: object; defence: { front: number }; targetClass: string }
  transport?: { options: readonly { figures?: number; gunHits?: number; ammo?: number }[] }
  desantFiguresPerHit?: number
  observer?: { accuracyBonus: number; maxRange: number }
  cost: number
  basis: Record<string, string | number>
}>

const LAYING: Readonly<Record<string, string>> = {
  aa: 'antiAir',
  'aa-self': 'selfDefence',
  air: 'airCombat',
  'air-defensive': 'airDefence',
}

const CATEGORY: Readonly<Record<string, string>> = {
  'infantry-support': 'antiTankRifles',
  'heavy-weapons': 'heavyMachineGuns',
  'at-gun': 'antiTankGun',
  'aa-gun': 'flak',
  marker: 'observer',
  'air-fighter': 'fighter',
  'air-tactical': 'groundAttack',
  'air-level': 'bomber',
  'air-transport': 'airTransport',
  'air-recon': 'airRecon',
}

const camel = (text: string): string => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const ABILITY: Readonly<Record<string, string>> = { 'can-tow': 'tow', 'observer-platoon': 'ownsObserver' }

/** Abilities that are fields here, or that no rule reads (fit.md: T9.3, T3.16). */
const ELSEWHERE = new Set(
  (
    'ambush ambush-light-woods needs-deploy sector-fire mounted transport observer recon carpet-bombing ' +
    'ground-attack area-fire apc resupply mechanised dive'
  ).split(' '),
)

/** The draft in the words of the model, no number touched. */
const taken = (draft: Draft): Readonly<Record<string, unknown>> => ({
  id: draft.id,
  nation: draft.nation,
  category: CATEGORY[draft.category] ?? camel(draft.category),
  targetClass: draft.targetClass,
  strength: { points: draft.strength.kind === 'figures' ? 'figures' : 'hits', full: draft.strength.max },
  weapons: draft.fire.map((weapon) => ({
    laying: LAYING[weapon.mode] ?? weapon.mode,
    dice: weapon.dice,
    range: weapon.range,
    accuracy: weapon.accuracy.map(({ max, accuracy }) => ({ upTo: max, value: accuracy })),
    closedPenalty: weapon.closedPositionPenalty ?? 2,
    area: weapon.areaFire ?? false,
  })),
  closeCombat: {
    accuracy: draft.closeCombat.melee?.accuracy ?? 0,
    ...(draft.closeCombat.gun ? { gun: draft.closeCombat.gun } : {}),
  },
  defence: { front: draft.defence.front, side: draft.defence.side, air: draft.defence.air },
  steadiness: draft.steadiness.byStepsLost,
  fearless: draft.moraleImmune ?? false,
  tankFearImmune: draft.tankFearImmune,
  ammo: draft.ammo.max,
  speed: draft.speed,
  mobility: draft.mobility,
  deploys: draft.abilities.includes('needs-deploy'),
  sectorDegrees: draft.abilities.includes('sector-fire') ? 'sector' : null,
  recon: draft.abilities.includes('recon'),
  abilities: draft.abilities
    .filter((name) => !ELSEWHERE.has(name))
    .map((name) => ABILITY[name] ?? camel(name)),
  calibreMm: draft.calibreMm,
  mounted: draft.mounted && {
    speed: draft.mounted.speed,
    defence: draft.mounted.defence.front,
    targetClass: draft.mounted.targetClass,
  },
  transport: draft.transport?.options.map(({ figures = 0, gunHits = 0, ammo = 0 }) => ({
    figures,
    gunHits,
    ammo,
  })),
  desantFiguresPerHit: draft.desantFiguresPerHit,
  observer: draft.observer && { accuracy: draft.observer.accuracyBonus, range: draft.observer.maxRange },
  cost: draft.cost,
  basis: Object.fromEntries(Object.entries(draft.basis).filter(([, value]) => typeof value === 'number')),
})

/** Ours, with what the draft leaves to defaults written out. */
const ours = (type: UnitType): Readonly<Record<string, unknown>> => ({
  ...type,
  weapons: type.weapons.map((weapon) => ({ closedPenalty: 2, area: false, ...weapon })),
})

/**
 * A correction: the line of fit.md that asks for it (by its first column; `smoke`: the model's own form), the
 * units, the field, and what the field must be.
 */
type Correction = Readonly<{
  line: string
  units: (draft: Draft) => boolean
  field: string
  value: (draft: Draft) => unknown
}>

const ids =
  (...names: string[]) =>
  (draft: Draft) =>
    names.includes(draft.id)
const isGun = ({ category }: Draft) =>
  ['at-gun', 'infantry-gun', 'field-gun', 'howitzer', 'aa-gun'].includes(category)
const isAir = ({ targetClass }: Draft) => targetClass === 'air'
const isBunker = ({ category }: Draft) => category === 'bunker'
const weaponsOf = (draft: Draft) =>
  taken(draft).weapons as Readonly<{ laying: string; dice: Record<string, number> }>[]

const CORRECTIONS: readonly Correction[] = [
  { line: 'T10.7', units: isBunker, field: 'strength', value: () => ({ points: 'hits', full: 2 }) },
  { line: 'T10.7', units: isBunker, field: 'steadiness', value: () => [12, 12] },
  { line: 'T15.1', units: isAir, field: 'speed', value: () => null },
  {
    line: 'T12.5, T11.4',
    units: ids(
      'su-aa-85-battery',
      'de-flak88-battery',
      'gen-bunker-mg',
      'gen-bunker-gun',
      'gen-observer-platoon',
    ),
    field: 'speed',
    value: () => null,
  },
  {
    line: 'T4.12',
    units: ({ abilities }) => abilities.includes('sector-fire'),
    field: 'sectorDegrees',
    value: () => 60,
  },
  { line: 'T11.4', units: ids('de-sdkfz251-company'), field: 'category', value: () => 'apc' },
  {
    line: 'T15.6',
    units: ({ category }) => category === 'air-transport',
    field: 'transport',
    value: () => undefined,
  },
  {
    line: 'T9.8, 105 mm+',
    units: (draft) => draft.calibreMm >= 105 && !draft.abilities.includes('smoke'),
    field: 'weapons',
    value: (draft) => weaponsOf(draft).map(withBridge),
  },
  {
    // T13.7 Smoke has no dice and the range of the indirect weapon: here it is an ability.
    line: 'smoke',
    units: ({ abilities }) => abilities.includes('smoke'),
    field: 'weapons',
    value: (draft) =>
      weaponsOf(draft)
        .filter((weapon) => weapon.laying !== 'smoke')
        .map((weapon) => (draft.calibreMm >= 105 ? withBridge(weapon) : weapon)),
  },
  {
    line: 'T6.5',
    units: isGun,
    field: 'closeCombat',
    value: (draft) => {
      const gun = draft.closeCombat.gun as NonNullable<Draft['closeCombat']['gun']>
      const shells = draft.fire.find(({ mode, dice }) => mode === 'direct' && dice.vehicle !== undefined)
      return {
        accuracy: 1,
        gun: {
          dice: { ...gun.dice, vehicle: shells?.dice.vehicle },
          accuracy: { ...gun.accuracy, vehicle: shells?.accuracy[0]?.accuracy },
        },
      }
    },
  },
]

const withBridge = <W extends Readonly<{ dice: Record<string, number> }>>(weapon: W): W =>
  weapon.dice.fortification === undefined
    ? weapon
    : { ...weapon, dice: { ...weapon.dice, bridge: weapon.dice.fortification } }

describe.skipIf(!existsSync(shared))('The numbers are those of the draft', () => {
  const read = (name: string): string => readFileSync(new URL(name, shared), 'utf8')
  const drafts: readonly Draft[] = existsSync(shared) ? JSON.parse(read('units.json')).units : []

  it.each(drafts.map((draft) => [draft.id, draft] as const))('%s', (id, draft) => {
    const due: Record<string, unknown> = { ...taken(draft) }
    for (const { units, field, value } of CORRECTIONS) if (units(draft)) due[field] = value(draft)
    const { antiTank: _, ...closeCombat } = typeOf(id).closeCombat
    const printed: Record<string, unknown> = { ...ours(typeOf(id)), closeCombat }
    for (const field of Object.keys(due)) expect(printed[field], field).toEqual(due[field])
  })

  it('each correction changes something, and stands in a line of the list', () => {
    const list = read('fit.md')
    for (const { line, units, field, value } of CORRECTIONS) {
      if (line !== 'smoke') expect(list).toContain(`| ${line}`)
      const changed = drafts.filter(units).filter((draft) => {
        const before = JSON.stringify(taken(draft)[field])
        return before !== JSON.stringify(value(draft))
      })
      expect(changed.length, `${line}: ${field}`).toBeGreaterThan(0)
    }
  })
})
