import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type DiceKey, keyedDice, scriptedDice } from '../../src/kernel/dice'

const SEED = 'seed of a game'
const ORDERS = 'digest of both sheets'
const key: DiceKey = { step: 'fire', rule: 'T4.4', unit: 'ussr-1', target: 'axis-2', n: 1 }
const dice = (turn = 3) => keyedDice(SEED, turn, ORDERS)

/** The same dice, written a second time: native SHA-256 and xoroshiro128+ in 128 bits of BigInt. */
const rollAgain = (turn: number, keyList: unknown, sides: number, count: number): number[] => {
  const sha = (text: string) => createHash('sha256').update(text).digest()
  const state = sha(sha(JSON.stringify([SEED, turn, ORDERS])).toString('hex') + JSON.stringify(keyList))
  let [s0, s1] = [state.readBigUInt64BE(0), state.readBigUInt64BE(8)]
  const cut = (n: bigint) => BigInt.asUintN(64, n)
  const turned = (n: bigint, by: bigint) => cut((n << by) | (n >> (64n - by)))
  const next = (): number => {
    const low = Number(BigInt.asIntN(32, s0 + s1)) + 2 ** 31
    s1 ^= s0
    s0 = turned(s0, 24n) ^ s1 ^ cut(s1 << 16n)
    s1 = turned(s1, 37n)
    return low
  }
  const fair = Math.floor(2 ** 32 / sides) * sides
  return Array.from({ length: count }, () => {
    let n = next()
    while (n >= fair) n = next()
    return (n % sides) + 1
  })
}

describe('known answers: these dice must never change, or old games no longer verify', () => {
  test.each<[string, DiceKey, number[]]>([
    ['all parts', key, [4, 4, 1, 6, 5, 1, 3, 1]],
    ['no target, no n', { step: 'drift', rule: 'T15.5', unit: 'axis-9' }, [5, 1, 6, 4, 3, 5, 1, 3]],
    ['letters of any kind', { step: 'бой', rule: 'T6.2', unit: '"K,1"]' }, [2, 5, 3, 1, 3, 3, 3, 4]],
  ])('%s', (_, one, faces) => {
    expect(dice().d6(one, 8)).toEqual(faces)
    expect(dice().d6(one, 8)).toEqual(
      rollAgain(3, [one.step, one.rule, one.unit, one.target ?? null, one.n ?? null], 6, 8),
    )
  })

  test.each<[number, number]>([
    [1, 1],
    [6, 4],
    [100, 48],
    [3 * 2 ** 30, 3053775148],
    [2 ** 32, 3053775148],
  ])('one die of %i sides', (sides, face) => {
    expect(dice().pick(key, sides)).toBe(face)
    expect(rollAgain(3, ['fire', 'T4.4', 'ussr-1', 'axis-2', 1], sides, 1)).toEqual([face])
  })
})

describe('a roll is a function of seed, turn, sheets and key alone', () => {
  const roll = (seed: string, turn: number, orders: string, one: DiceKey) =>
    keyedDice(seed, turn, orders).d6(one, 24).join('')
  const plain = roll(SEED, 3, ORDERS, key)

  test.each<[string, string]>([
    ['seed', roll('another', 3, ORDERS, key)],
    ['turn', roll(SEED, 4, ORDERS, key)],
    ['sheets', roll(SEED, 3, 'others', key)],
    ['step', roll(SEED, 3, ORDERS, { ...key, step: 'move' })],
    ['rule', roll(SEED, 3, ORDERS, { ...key, rule: 'T4.5' })],
    ['unit', roll(SEED, 3, ORDERS, { ...key, unit: 'ussr-2' })],
    ['target', roll(SEED, 3, ORDERS, { ...key, target: 'axis-3' })],
    ['n', roll(SEED, 3, ORDERS, { ...key, n: 2 })],
    ['no n', roll(SEED, 3, ORDERS, { step: 'fire', rule: 'T4.4', unit: 'ussr-1', target: 'axis-2' })],
    ['parts that run together', roll(SEED, 3, ORDERS, { ...key, rule: 'T4.4u', unit: 'ssr-1' })],
    ['parts of seed and turn that run together', roll(`${SEED}3`, 3, ORDERS, key)],
  ])('another %s gives other dice', (_, other) => expect(other).not.toBe(plain))

  it('does not change with what was thrown before or after', () => {
    const first = dice()
    first.d6({ ...key, unit: 'other' }, 50)
    first.pick({ ...key, unit: 'another' }, 6)
    expect(first.d6(key, 24).join('')).toBe(plain)
  })

  it('begins with the same faces however many dice are thrown', () => {
    expect(dice().d6(key, 5).join('')).toBe(plain.slice(0, 5))
    expect(dice().d6(key, 0)).toEqual([])
  })
})

describe('two rolls with one key are a bug', () => {
  it('names the key', () => {
    const thrown = dice()
    thrown.d6(key, 2)
    expect(() => thrown.d6({ ...key }, 1)).toThrow(/turn 3.*"fire","T4.4","ussr-1","axis-2",1/)
    expect(() => thrown.pick(key, 6)).toThrow(/twice/)
  })

  it('takes no two different keys for one', () => {
    const part = fc.constantFrom('', 'a', 'b', 'a,b', '","', 'null', '\ud800', '\udfff', '�')
    const keys = fc.record(
      { step: part, rule: part, unit: part, target: part, n: fc.nat(2) },
      { requiredKeys: ['step', 'rule', 'unit'] },
    )
    const text = (one: DiceKey) =>
      [one.step, one.rule, one.unit, one.target ?? '∅', String(one.n ?? '∅')].join('|')
    fc.assert(
      fc.property(keys, keys, (a, b) => {
        fc.pre(text(a as DiceKey) !== text(b as DiceKey))
        const thrown = dice()
        const faces = [a, b].map((one) => thrown.d6(one as DiceKey, 30).join(''))
        expect(faces[0]).not.toBe(faces[1])
      }),
    )
  })
})

test.each<[string, () => unknown]>([
  ['fewer than 0 dice', () => dice().d6(key, -1)],
  ['half a die', () => dice().d6(key, 1.5)],
  ['a die without sides', () => dice().pick(key, 0)],
  ['too many sides', () => dice().pick(key, 2 ** 32 + 1)],
  ['an n that is no number', () => dice().d6({ ...key, n: Number.NaN }, 1)],
])('no dice show %s', (_, roll) => expect(roll).toThrow(RangeError))

/** Chi-square of counts against an even spread. */
const chiSquare = (counts: readonly number[]): number => {
  const even = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
}

const counted = (faces: Iterable<number>, sides: number): number[] => {
  const counts = new Array<number>(sides).fill(0)
  for (const face of faces) counts[face - 1] = (counts[face - 1] as number) + 1
  return counts
}

// Bounds of p = 0.001 and 0.999 for 5 degrees of freedom.
const [LOW, HIGH] = [0.2102, 20.515]
const ROLLS = 10_000

/** One first die for each of ROLLS keys, over turns of 200 rolls. */
const firstDice = (one: (i: number) => DiceKey): number[] => {
  const faces: number[] = []
  for (let turn = 1; faces.length < ROLLS; turn++) {
    const thrown = keyedDice(SEED, turn, `sheets ${turn}`)
    for (let i = 0; i < 200; i++) faces.push(thrown.d6(one(i), 1)[0] as number)
  }
  return faces
}

describe('R79 fair dice, by purpose and by player', () => {
  const purposes: [string, string][] = ['T4.4', 'T6.2', 'T7.1', 'T10.1', 'T15.5'].flatMap((rule) => [
    [rule, 'ussr'],
    [rule, 'axis'],
  ])

  test.each(purposes)('%s thrown by %s: even faces, none follows from the last', (rule, side) => {
    const faces = firstDice((i) => ({ step: 'fire', rule, unit: `${side}-${i}` }))
    expect(chiSquare(counted(faces, 6))).toBeGreaterThan(LOW)
    expect(chiSquare(counted(faces, 6))).toBeLessThan(HIGH)
    // 4 standard deviations of a correlation over this many rolls.
    expect(Math.abs(lagOne(faces))).toBeLessThan(4 / Math.sqrt(ROLLS))
  })

  it('is even in each place of a roll of eight, and from die to die', () => {
    const thrown = dice()
    const rolls = Array.from({ length: ROLLS }, (_, n) => thrown.d6({ ...key, n }, 8))
    for (let place = 0; place < 8; place++) {
      expect(
        chiSquare(
          counted(
            rolls.map((roll) => roll[place] as number),
            6,
          ),
        ),
      ).toBeLessThan(HIGH)
    }
    expect(Math.abs(lagOne(rolls.flat()))).toBeLessThan(4 / Math.sqrt(8 * ROLLS))
  })

  it('gives no side of a large die twice its share, as a remainder would', () => {
    const thrown = dice()
    const sides = 3 * 2 ** 30
    const low = Array.from({ length: 3000 }, (_, n) => thrown.pick({ ...key, n }, sides)).filter(
      (n) => n <= 2 ** 30,
    )
    // A third of them; by remainder it would be half.
    expect(low.length).toBeGreaterThan(900)
    expect(low.length).toBeLessThan(1100)
  })
})

function lagOne(faces: readonly number[]): number {
  const mean = faces.reduce((a, b) => a + b, 0) / faces.length
  let [together, alone] = [0, 0]
  faces.forEach((face, i) => {
    alone += (face - mean) ** 2
    if (i > 0) together += (face - mean) * ((faces[i - 1] as number) - mean)
  })
  return together / alone
}

describe('scripted dice', () => {
  it('show the given faces in order and tell how many are left', () => {
    const script = scriptedDice([1, 2, 3, 6, 4, 12])
    expect(script.d6(key, 4)).toEqual([1, 2, 3, 6])
    expect(script.left()).toBe(2)
    expect(script.pick(key, 4)).toBe(4)
    expect(script.pick({ ...key, n: 2 }, 12)).toBe(12)
    expect(script.left()).toBe(0)
  })

  test.each<[string, number[], RegExp]>([
    ['run out', [1, 2], /no face left of 2 .*"T4.4"/],
    ['are not on the die', [1, 7, 2], /face 7 \(no\. 2\) is not on a die of 6/],
    ['are no whole number', [1.5, 2, 3], /face 1\.5/],
    ['are below 1', [0, 2, 3], /face 0/],
  ])('say so when the faces %s', (_, faces, message) => {
    expect(() => scriptedDice(faces).d6(key, 3)).toThrow(message)
  })

  it('check a die of other sides too', () => {
    expect(() => scriptedDice([5]).pick(key, 4)).toThrow(/not on a die of 4/)
  })
})
