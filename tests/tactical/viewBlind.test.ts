import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import type { Side, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import { eventsFor, viewFor } from '../../src/engine/tactical/view'
import { board, GERMAN, type Put, put, RIFLE, sheets } from './support/board'
import { type Fired, fired, HIDDEN, MORTAR } from './support/secrets'
import { deepFreeze } from './support/special'

describe('T13.6, T13.3 fire at a hex without a known target', () => {
  const units = { g1: put(MORTAR, '0103', { facing: 'SE' }), g2: put(GERMAN, '0104') }
  const map = ['.....', '.....', '.....', '..f..', '..f..', '.....']
  const hex = '0305'
  const order: Order = { kind: 'suppress', aim: { hex }, laying: 'indirect' }
  const shelled = (hidden: Readonly<Record<UnitId, Put>>) => {
    const start = deepFreeze(board(map, { ...units, ...hidden }))
    const { events } = resolveTurn(start, sheets({ g1: order }))
    return { start, events }
  }
  const hidden = { s2: put(RIFLE, '0501'), [HIDDEN]: put(RIFLE, hex, { concealed: true }) }
  const nobody = { s2: put(RIFLE, '0501') }
  test('the same is told whether a unit lies hidden there or nobody', () => {
    const [with_, without] = [shelled(hidden), shelled(nobody)]
    expect(
      with_.events.some(
        (event) => event.kind === 'fired' && event.target === HIDDEN && event.roll.rolls.length > 0,
      ),
    ).toBe(true)
    for (const viewer of ['axis', 'both'] as const)
      expect(eventsFor(with_.start, with_.events, viewer)).toEqual(
        eventsFor(without.start, without.events, viewer),
      )
  })
  test('the one who is fired at is told all', () => {
    const { start, events } = shelled(hidden)
    expect(eventsFor(start, events, 'ussr').filter((event) => event.kind === 'fired')).toMatchObject([
      { target: HIDDEN, unit: 'g1' },
    ])
  })
  test('the next view tells nothing of it either', () => {
    const [with_, without] = [shelled(hidden), shelled(nobody)]
    const end = ({ start, events }: ReturnType<typeof shelled>) =>
      viewFor(events.reduce(apply, start), 'axis')
    expect(end(with_).units).toEqual(end(without).units)
  })
  test('of a hit on the hidden unit not even the die that picked it is shown', () => {
    const state = board(map, { ...units, ...hidden })
    expect(eventsFor(state, [fired({ hex, picked: [2] })], 'axis')).toMatchObject([
      { target: null, picked: [], roll: { rolls: [], hits: 0, losses: 0 } },
    ])
  })
  test('the die that picks among the units of a hex is shown to their owner only', () => {
    const state = board(map, {
      ...units,
      s1: put(RIFLE, hex),
      [HIDDEN]: put(RIFLE, hex, { concealed: true }),
    })
    const shot = fired({ target: 's1', hex, picked: [1] })
    expect(
      ['axis', 'both', 'ussr'].map((viewer) => (eventsFor(state, [shot], viewer as Side)[0] as Fired).picked),
    ).toEqual([[], [], [1]])
  })
  test('of crowding the throw at the hidden unit is left out', () => {
    const state = board(map, {
      ...units,
      s1: put(RIFLE, hex),
      s2: put(RIFLE, hex),
      [HIDDEN]: put(RIFLE, hex, { concealed: true }),
    })
    const shots = ['s1', HIDDEN, 's2'].map((target, order) =>
      fired({ target, hex, order, ammo: order === 0 ? 1 : 0 }),
    )
    expect(eventsFor(state, shots, 'axis').map((event) => (event as Fired).target)).toEqual(['s1', 's2'])
    expect(eventsFor(state, shots, 'ussr')).toHaveLength(3)
  })
})
