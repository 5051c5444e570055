/** What the sheet and the card say of a unit, read from the player's view. */
import type { SideView, Terrain, Unit, UnitId, UnitType } from '../../engine/tactical/model'
import type { Say } from '../../i18n'
import { unitCode } from '../../i18n/format'
import type { Face, Hex } from '../../kernel/hex'
import type { Lang } from '../../store/api'
import type { IconName } from '../parts/icons'
import { turnsOf } from './works'

/** The six faces clockwise from north. */
export const FACES: readonly Face[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** The type of a unit of the view. */
export const typeIn = (view: SideView, unit: Unit): UnitType => {
  const type = view.battle.types[unit.type]
  if (!type) throw new Error(`a unit of an unknown type: ${unit.type}`)
  return type
}

/** T7.2: steadiness as it stands after the losses. */
export const steadinessNow = (type: UnitType, unit: Unit): number =>
  type.steadiness[Math.max(0, type.strength.full - unit.strength)] ?? type.steadiness.at(-1) ?? 0

export const cellIn = (view: SideView, hex: Hex): number => view.battle.grid.hexes.indexOf(hex)

/** Terrain and level of a hex in words. */
export const groundWords = (view: SideView, hex: Hex, t: Say): string => {
  const cell = cellIn(view, hex)
  const terrain: Terrain = view.battle.terrain[cell] ?? 'plain'
  const level = view.battle.level[cell] ?? 0
  if (level === 0) return t(`terrain.${terrain}`)
  const hill = t('terrain.hill', { level })
  return terrain === 'plain' ? hill : `${t(`terrain.${terrain}`)}, ${t('terrain.level', { level })}`
}

export const codeIn = (view: SideView, id: UnitId, lang: Lang): string => {
  const unit = view.units[id]
  return unit ? unitCode(unit.side, unit.row, lang) : '?'
}

/** The hex over a face; null off the map. */
export const hexOver = (view: SideView, hex: Hex, face: Face): Hex | null => {
  const { grid } = view.battle
  const over = grid.neighbours[grid.hexes.indexOf(hex) * 6 + FACES.indexOf(face)] ?? -1
  return over < 0 ? null : (grid.hexes[over] ?? null)
}

/** Enemies in the unit's hex: it is in contact (T5.14). */
export const enemiesAt = (view: SideView, unit: Unit): readonly Unit[] =>
  unit.hex === null || unit.place === 'airborne'
    ? []
    : Object.values(view.units).filter(
        (each) => each.hex === unit.hex && each.side !== unit.side && each.place === 'map',
      )

export type StateMark = Readonly<{
  icon: IconName | null
  words: string
  short: string
  long: string
  tone: 'bad' | 'ok' | 'dim'
}>

/** T14.1: under a quarter of its ammo. */
export const lowAmmo = (type: UnitType, unit: Unit): boolean => type.ammo > 0 && unit.ammo < type.ammo / 4

/** States of a unit, the most pressing first; each has a shape or a word. */
export const stateMarks = (view: SideView, unit: Unit, t: Say, lang: Lang): readonly StateMark[] => {
  const type = typeIn(view, unit)
  const place = { offMap: 'offMap', reserve: 'reserve', carried: 'carried' } as const
  const off = type.kind !== 'air' && unit.place in place ? place[unit.place as keyof typeof place] : null
  const mark = (
    on: boolean,
    icon: IconName | null,
    words: string,
    tone: StateMark['tone'] = 'dim',
    long = words,
    short = words,
  ): readonly StateMark[] => (on ? [{ icon, words, short, long, tone }] : [])
  const flies = unit.place === 'airborne'
  const waits = type.kind === 'air' && unit.place === 'reserve'
  const away = off ? t(`states.${off}`) : ''
  const host = unit.host ? codeIn(view, unit.host, lang) : ''
  const { task } = unit
  const aboard = Object.values(view.units)
    .filter((each) => each.place === 'carried' && each.carrier === unit.id)
    .map((each) => codeIn(view, each.id, lang))
  return [
    ...mark(unit.suppressedIn > 0, 'warn', t('states.suppressed'), 'bad', t('states.suppressedLong')),
    ...mark(enemiesAt(view, unit).length > 0, 'contact', t('states.contact'), 'bad'),
    ...mark(unit.concealed, 'ambush', t('states.ambush'), 'ok'),
    ...mark(
      off !== null,
      off === 'carried' ? 'unload' : null,
      unit.carrier && off === 'carried'
        ? t('states.aboard', { unit: codeIn(view, unit.carrier, lang) })
        : away,
      'dim',
      unit.carrier && off === 'carried'
        ? t('states.aboard', { unit: codeIn(view, unit.carrier, lang) })
        : away,
      off ? t(`states.short.${off}`) : '',
    ),
    ...mark(flies, 'airStrike', t('states.inTheAir'), 'ok'),
    ...mark(waits && unit.ready <= view.turn, 'airStrike', t('states.readyToFly'), 'ok'),
    ...mark(
      waits && unit.ready > view.turn,
      null,
      t('states.onTheGround', { turn: unit.ready }),
      'dim',
      t('card.onTheGround', { turn: unit.ready }),
      t('states.short.onTheGround', { turn: unit.ready }),
    ),
    ...mark(
      aboard.length > 0,
      'load',
      t('states.carries', { units: aboard.join(', ') }),
      'dim',
      t('states.carries', { units: aboard.join(', ') }),
      aboard.join(' '),
    ),
    ...mark(unit.place === 'attached', 'observer', t('states.attached', { host })),
    ...mark(
      task !== null,
      task?.kind === 'airRecon' ? 'airRecon' : 'trench',
      t('states.task', { done: task?.done ?? 0, of: task ? turnsOf(view, task) : 0 }),
    ),
    ...mark(
      unit.climb !== null,
      'manoeuvre',
      t('states.climbs', { hex: unit.climb?.to ?? '' }),
      'dim',
      t('states.climbsLong', { hex: unit.climb?.to ?? '' }),
    ),
    ...mark(unit.dugIn, 'trench', t('states.dugIn')),
    ...mark(type.deploys && !unit.deployed && unit.place === 'map', 'limber', t('states.limbered')),
    ...mark(
      type.sectorDegrees !== null && unit.deployed && unit.place === 'map' && !type.turnsFreely,
      'sector',
      t(`faceCodes.${unit.facing}`),
      'dim',
      t('sheet.facing', { face: t(`faces.${unit.facing}`) }),
    ),
    ...mark(unit.mount === 'on', 'mounted', t('states.mounted')),
    ...mark(
      unit.mount === null && type.mounted !== undefined,
      null,
      t('states.machinesLeft'),
      'dim',
      t('states.machinesLeft'),
      '',
    ),
    ...mark(lowAmmo(type, unit), 'warn', t('states.lowAmmo'), 'bad'),
  ]
}
