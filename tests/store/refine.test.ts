/** What is pointed out or written becomes the order that the player means. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { SeatStore } from '../../src/store/api'
import { openApp, seatIn, started, turnOf } from './support'

let seat: SeatStore
const now = () => seat.getState()

/** Mamayev, turn 1, before the Axis: G1 lies in 0704 behind a trench towards the north-east. */
beforeEach(async () => {
  const app = await openApp(undefined, { battles: async () => ['height-102-mamayev'] })
  await started(app, { scenario: 'height-102-mamayev' })
  await turnOf(app)
  await turnOf(app)
  await turnOf(app, (first) => first.getState().defenceForRest())
  await app.getState().openEnvelope('')
  seat = seatIn(app)
})

describe('T10.4 fire past the faces of a trench', () => {
  test('takes the unit out of it, and says so, whichever way the order is given', () => {
    expect(now().command('G1 suppress K7').legal).toBe(true)
    expect(now().sheet.G1).toEqual({ kind: 'suppress', aim: { unit: 'K7' }, leaveTrench: true })
    expect(now().said).toMatchObject({ key: 'leavesTrench', rule: 'T10.4' })
    now().clear('G1')
    now().begin('G1', 'suppress')
    expect(now().choices()).toContain('K7')
    const hex = now().view.units.K7?.hex as string
    expect(now().point(hex, 'K7').legal).toBe(true)
    expect(now().sheet.G1).toMatchObject({ leaveTrench: true })
  })

  test('is not needed within them', () => {
    expect(now().command('G1 suppress K1').legal).toBe(true)
    expect(now().sheet.G1).toEqual({ kind: 'suppress', aim: { unit: 'K1' } })
    expect(now().said).toBeNull()
  })
})

describe('a new target of an order that stands', () => {
  const point = (unit: string): void => {
    const hex = now().view.units[unit]?.hex as string
    now().point(hex, unit)
  }

  test('T3.23 is looked for from a standing Defence, and keeps its other parts', () => {
    now().give('G3', { kind: 'defence', policy: { mode: 'react', within: 1, ask: true } })
    now().begin('G3', 'defence')
    const target = now().choices()[0] as string
    point(target)
    expect(now().sheet.G3).toEqual({
      kind: 'defence',
      policy: { mode: 'fire', target: { unit: target }, within: 1, ask: true },
    })
  })

  test('another kind of order begins anew', () => {
    now().give('G1', { kind: 'defence', policy: { mode: 'hold' }, facing: 'S' })
    now().begin('G1', 'suppress')
    point('K1')
    expect(now().sheet.G1).toEqual({ kind: 'suppress', aim: { unit: 'K1' } })
  })
})
