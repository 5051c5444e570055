/** The same battle seen in a mirror with the sides exchanged: hexes left for right, faces, Soviet for Axis. */
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { State } from '../../../src/engine/tactical/model'
import type { Dice, DiceKey } from '../../../src/kernel/dice'
import { sha256Hex } from '../../../src/kernel/digest'

const FACES: Readonly<Record<string, string>> = { N: 'N', NE: 'NW', SE: 'SW', S: 'S', SW: 'SE', NW: 'NE' }
const WORDS: Readonly<Record<string, string>> = {
  ...FACES,
  ussr: 'axis',
  axis: 'ussr',
  east: 'west',
  west: 'east',
}

/** What is exchanged: hexes of a map of so many (odd) columns, or the sides alone. */
export type Mirror = Readonly<{ cols: number; hexes: boolean }>

const hexIn = (hex: string, { cols, hexes }: Mirror): string =>
  hexes ? String(cols + 1 - Number(hex.slice(0, 2))).padStart(2, '0') + hex.slice(2) : hex

const word = (text: string, mirror: Mirror): string => {
  if (/^\d{4}$/.test(text)) return hexIn(text, mirror)
  if (/^\d{4}\/[NS][EW]?$/.test(text)) return text
  if (!mirror.hexes && (text in FACES || text === 'east' || text === 'west')) return text
  return Object.hasOwn(WORDS, text) ? (WORDS[text] as string) : text
}

/** Any plain data: hexes, faces and sides exchanged wherever they stand, as values and as keys. */
export const reflect = <T>(value: T, mirror: Mirror): T => {
  if (typeof value === 'string') return word(value, mirror) as T
  if (Array.isArray(value)) return value.map((each) => reflect(each, mirror)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [word(key, mirror), reflect(each, mirror)]),
  ) as T
}

const backwards = (rows: readonly string[] | undefined): readonly string[] | undefined =>
  rows?.map((row) => [...row].reverse().join(''))

/** A state with its battle. Edges (wire, obstacles) are not reflected: the battles of these tests have none. */
export const reflectState = (state: State, mirror: Mirror): State => {
  const { battle, ...rest } = state
  const scenario = reflect(battle.scenario, mirror)
  const { terrain, levels } = battle.scenario.map
  const map = mirror.hexes
    ? {
        ...scenario.map,
        terrain: backwards(terrain) as readonly string[],
        ...(levels ? { levels: backwards(levels) as readonly string[] } : {}),
      }
    : scenario.map
  const [first, second] = battle.scenario.sides
  // The side that was first is still first, by its new name.
  const sides = [reflect(first, mirror), reflect(second, mirror)] as const
  return { ...reflect(rest, mirror), battle: makeBattle({ ...scenario, map, sides }, battle.rules) }
}

const generic = (text: string, mirror: Mirror): string =>
  text.replace(/\d{4}/g, (hex) => {
    const other = hexIn(hex, mirror)
    return [hex, other].sort()[0] as string
  })

/** Dice that fall alike in the battle and in its mirror: a hex and its image have one key. */
export const mirrorDice = (seed: string, mirror: Mirror): Dice => {
  const bytes = ({ step, rule, unit, target, n }: DiceKey): string =>
    sha256Hex(
      [seed, generic(step, mirror), rule, generic(unit, mirror), generic(target ?? '', mirror), n ?? ''].join(
        '|',
      ),
    )
  return {
    d6: (key, count) =>
      Array.from(
        { length: count },
        (_each, i) => 1 + (Number.parseInt(bytes({ ...key, step: `${key.step}#${i}` }).slice(0, 8), 16) % 6),
      ),
    pick: (key, sides) => 1 + (Number.parseInt(bytes(key).slice(0, 8), 16) % sides),
  }
}
