/** A battle is its scenario in flat tables. */
import { describe, expect, it } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import { startState } from '../../src/engine/tactical/setup'
import { cellOf, FACES, faceIndex } from '../../src/kernel/hex'
import { small } from '../scenario/small'

const battle = makeBattle(small)
const start = startState(battle, 'seed')
const cell = (hex: string): number => cellOf(battle.grid, hex)

describe('A battle is its scenario in flat tables', () => {
  it('T5.2 A road is a link between two hexes, over the bridge too, and not a flag of a hex', () => {
    const linked = (hex: string): readonly boolean[] =>
      FACES.map((face) => battle.roads[cell(hex) * 6 + faceIndex(face)] === 1)
    expect(linked('0103')).toEqual([false, false, true, false, false, false])
    expect(linked('0503').filter(Boolean)).toHaveLength(2)
    expect(linked('0104').filter(Boolean)).toHaveLength(0)
  })

  it('T8.3 Woods and town hide all, bushes what is no higher than they, hills what is lower', () => {
    const heights = ['0402', '0301', '0303', '0403', '0304', '0305', '0605', '0501'].map(
      (hex) => battle.screen[cell(hex)],
    )
    expect(heights).toEqual([0, 1, 1, 255, 255, 0, 255, 0])
    expect(makeBattle(small, { townBlocksSight: false }).screen[cell('0605')]).toBe(0)
  })

  it('T9.8 A bridge is known by its hex', () => {
    expect(battle.bridgeAt[cell('0503')]).toBe(0)
    expect(battle.bridgeAt[cell('0403')]).toBe(-1)
    expect(start.works.bridges).toEqual([2])
  })

  it("switches: the game's win over the scenario's, and those over the defaults", () => {
    expect(battle.rules).toMatchObject({ townFootDefence: 0, defencePool: 'turn' })
    expect(makeBattle(small, { townFootDefence: 1 }).rules.townFootDefence).toBe(1)
  })
})
