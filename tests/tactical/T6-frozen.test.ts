/** T2.3: close combat reads a frozen state, and no result depends on an order of iteration. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/engine/tactical/events'
import { openLedger } from '../../src/engine/tactical/ledger'
import { closeCombat } from '../../src/engine/tactical/phases/closeCombat'
import { keyedDice } from '../../src/kernel/dice'
import {
  attacker,
  defender,
  GERMAN,
  PAK40,
  RIFLE,
  type Scene,
  sheetsOf,
  stateOf,
  T34,
} from './support/closeCombat'

const deepFreeze = (value: unknown): void => {
  // Typed arrays of the battle cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

describe('T2.3 one state, keyed dice', () => {
  const scene: Scene = {
    units: [
      attacker('A', RIFLE),
      attacker('T', T34),
      attacker('R', RIFLE, { place: 'carried', carrier: 'T' }),
      defender('D', GERMAN),
      defender('P', PAK40),
    ],
    ground: 'b',
  }
  const run = (units: Scene['units']): readonly Event[] => {
    const state = stateOf({ ...scene, units })
    const sheets = sheetsOf({ D: { kind: 'fightOn', leave: { after: 2, to: '0203' } } }, state)
    deepFreeze([state, sheets])
    const ledger = openLedger(state)
    expect(closeCombat.run(ledger, { dice: keyedDice('seed', 5, 'x'), sheets, answers: {} })).toBeNull()
    return ledger.events
  }

  test('the input stays as it was, and no key is thrown twice', () => {
    expect(run(scene.units).length).toBeGreaterThan(15)
  })

  test('no result depends on the order in which units are listed', () => {
    expect(run([...scene.units].reverse())).toEqual(run(scene.units))
  })
})
