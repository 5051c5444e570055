/** The small words of all file formats. Messages are fault keys. */
import * as v from 'valibot'
import { ORDER_KINDS } from '../../engine/tactical/orders'
import { FACES } from '../../kernel/hex'
import { LIMITS } from '../limits'

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A list of at most `most` entries. */
export const list = <S extends v.GenericSchema>(entry: S, most: number = LIMITS.list) =>
  v.pipe(v.array(entry), v.maxLength(most))

/** Plain words of at most `most` characters; hidden characters were refused before (R30). */
export const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** The same words in both languages. */
export const texts = (most: number) => v.strictObject({ ru: words(most), en: words(most) })

export const side = v.picklist(['ussr', 'axis'])

export const bothSides = <S extends v.GenericSchema>(entry: S) => v.strictObject({ ussr: entry, axis: entry })

export const face = v.picklist(FACES)

/** Printed number of a hex; whether it is on the map is a question of meaning. */
export const hex = v.pipe(v.string(), v.regex(/^(?:\d{4}|\d{6})$/, 'badHex'))

export const hexes = list(hex, LIMITS.mapSide * LIMITS.mapSide)

/** R32: letters, digits, hyphen, underscore; none of the names that every object has. */
const ID =
  /^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|prototype|toLocaleString|toString|valueOf)$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

export const id = v.pipe(v.string(), v.regex(ID, 'badId'))

/** A reason of the engine: fault keys, rule ids, question ids. */
export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Id of a rule, e.g. `T4.4` or `R9.8.e`. */
export const rule = v.pipe(v.string(), v.regex(/^[TR]\d{1,2}(?:\.[0-9a-z]{1,2}){0,3}$/, 'badId'))

export const detail = v.record(key, v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]))

/** SHA-256 as 64 hex digits. */
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'badDigest'))

export const place = v.strictObject({ hex, face })

export const yes = v.literal(true)

/** Turns of a game, 0 where "from the start" is meant. */
export const turn = whole(0, LIMITS.turns)

/** Strength, ammo, dice, points … : whatever a game counts. */
export const count = whole(0, 1_000_000)

export const targetClass = v.picklist([
  'infantry',
  'artillery',
  'vehicle',
  'armour',
  'air',
  'fortification',
  'bridge',
])

export const kind = v.picklist(['foot', 'crew', 'vehicle', 'air', 'bunker', 'marker'])

export const category = v.picklist([
  'infantry',
  'engineers',
  'recon',
  'antiTankRifles',
  'heavyMachineGuns',
  'cavalry',
  'motorcycle',
  'bicycle',
  'mortar',
  'antiTankGun',
  'infantryGun',
  'fieldGun',
  'howitzer',
  'flak',
  'rocket',
  'tankLight',
  'tankMedium',
  'tankHeavy',
  'assaultGun',
  'armouredCar',
  'apc',
  'transport',
  'bunker',
  'observer',
  'fighter',
  'groundAttack',
  'bomber',
  'airTransport',
  'airRecon',
])

export const level = v.picklist(['decisive', 'victory', 'draw'])

export const phase = v.picklist(['deployment', 'orders', 'fire', 'movement', 'special', 'over'])

export const orderKind = v.picklist(ORDER_KINDS)

/** Ways of firing (T4, T13, T15). */
export const laying = v.picklist([
  'direct',
  'indirect',
  'antiAir',
  'selfDefence',
  'strike',
  'carpet',
  'airCombat',
  'airDefence',
])

/** An edge of the map. */
export const edge = v.picklist(['north', 'east', 'south', 'west'])

export const hours = v.picklist(['light', 'darkFirst', 'darkLast'])

export const mount = v.picklist(['on', 'off'])

export const mineKind = v.picklist(['antiTank', 'antiPersonnel'])

export const variants = {
  defencePool: v.picklist(['turn', 'attack']),
  townBlocksSight: v.boolean(),
  townFootDefence: whole(0, 6),
  tankFearImmunity: v.boolean(),
  fogOfWar: v.picklist(['ambush', 'sight', 'none']),
  wireMobile: v.picklist(['never', 'mounted']),
  carpetHitsOwn: v.boolean(),
}
