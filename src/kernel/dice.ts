/**
 * Dice with a purpose. A roll is a function of the game's seed, the turn, both sealed sheets and its key, and
 * of nothing else: not of how many dice were thrown before, nor of the order in which the engine asks. So a
 * new rule does not shift the other rolls, and nobody can read tomorrow's dice.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { digest, sha256After } from './digest'

/** What a roll is for; `n` tells apart several rolls of one purpose (a round, an attempt). */
export type DiceKey = Readonly<{ step: string; rule: string; unit: string; target?: string; n?: number }>

export type Dice = Readonly<{
  /** `count` dice with six sides: faces 1…6 in the order thrown; fewer dice of one key show the same first faces. */
  d6: (key: DiceKey, count: number) => readonly number[]
  /** One die: 1…sides, each as likely. */
  pick: (key: DiceKey, sides: number) => number
}>

const MOST_SIDES = 2 ** 32

const checked = (what: string, n: number, least: number, most: number): number => {
  if (Number.isInteger(n) && n >= least && n <= most) return n
  throw new RangeError(`${what} must be a whole number from ${least} to ${most}, not ${n}`)
}

/** One text for one key, and one key for one text: as a JSON list no part can run into the next. */
const keyText = ({ step, rule, unit, target, n }: DiceKey): string =>
  JSON.stringify([
    step,
    rule,
    unit,
    target ?? null,
    n === undefined ? null : checked('n of a dice key', n, 0, MOST_SIDES),
  ])

/** A generator whose 128 bits of state are the first half of a SHA-256. */
const generatorOf = (bytes: Uint8Array) => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16)
  return xoroshiro128plusFromState([
    words.getInt32(0),
    words.getInt32(4),
    words.getInt32(8),
    words.getInt32(12),
  ])
}

/**
 * The dice of one turn.
 * @param seed the game's secret seed, any text
 * @param orders digest of both sealed order sheets
 * @throws Error on the second roll with one key: a roll that two purposes share is a bug of the caller
 * @throws RangeError on a count or a number of sides that no dice have
 */
export const keyedDice = (seed: string, turn: number, orders: string): Dice => {
  // Its 64 digits fill one block, hashed once; with a key of usual length a roll hashes one more.
  const hashOf = sha256After(digest([seed, turn, orders]))
  const used = new Set<string>()
  const throwFor = (key: DiceKey) => {
    const text = keyText(key)
    if (used.has(text)) throw new Error(`dice thrown twice for one key in turn ${turn}: ${text}`)
    used.add(text)
    return generatorOf(hashOf(text))
  }
  return {
    d6: (key, count) => {
      checked('a count of dice', count, 0, 1000)
      const generator = throwFor(key)
      const faces: number[] = []
      for (let i = 0; i < count; i++) faces.push(uniformInt(generator, 1, 6))
      return faces
    },
    pick: (key, sides) => uniformInt(throwFor(key), 1, checked('the sides of a die', sides, 1, MOST_SIDES)),
  }
}

/** Scripted dice ran out, or show a face that the die does not have: the script is wrong, not the engine. */
export class ScriptError extends Error {}

/**
 * Dice that show the given faces in order, whatever the key: for tests and worked examples. `left` tells how
 * many faces are still to come.
 * @throws Error, naming the key, when the faces run out or one is not on the die
 */
export const scriptedDice = (faces: readonly number[]): Dice & Readonly<{ left: () => number }> => {
  let thrown = 0
  const next = (key: DiceKey, sides: number): number => {
    const face = faces[thrown]
    if (face === undefined)
      throw new ScriptError(`no face left of ${faces.length} scripted for ${keyText(key)}`)
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new ScriptError(
        `scripted face ${face} (no. ${thrown + 1}) is not on a die of ${sides} for ${keyText(key)}`,
      )
    }
    thrown++
    return face
  }
  return {
    d6: (key, count) =>
      Array.from({ length: checked('a count of dice', count, 0, 1000) }, () => next(key, 6)),
    pick: (key, sides) => next(key, checked('the sides of a die', sides, 1, MOST_SIDES)),
    left: () => faces.length - thrown,
  }
}
