/** T8.4, T8.5: positions of the special phase only, and what is written down as seen. */
import { describe, expect, test } from 'vitest'
import { board, manoeuvre, play, put, react } from './support/board'
import { playStages, STAGES, withUnits } from './support/special'

const detect = (state: ReturnType<typeof board>) => playStages(state, [STAGES.detection])

describe('T8.4 positions in the special phase only (vector 41)', () => {
  const lane = ['......b', '.......', '.......']
  const start = (map: readonly string[]) =>
    board(map, {
      s1: put('su-recon-company', '0101'),
      g1: put('de-infantry-company', '0701', { concealed: true }),
    })
  test('passing by detects nothing', () => {
    // 0601 is one hex from the ambush; the ride ends three hexes off.
    const rides = withUnits(start(lane), { s1: { type: 'su-ba10-company', hex: '0601' } })
    const played = play(rides, { s1: manoeuvre('0501', '0401') })
    expect(played.unit('s1').hex).toBe('0401')
    expect(played.unit('g1').concealed).toBe(true)
  })
  test('scouts that end at 2 with clear sight find it', () => {
    const ends = withUnits(start(lane), { s1: { hex: '0401' } })
    const played = play(ends, { s1: manoeuvre('0501') })
    expect(played.of('revealed')).toMatchObject([{ unit: 'g1', why: 'detected', by: 's1', rule: 'T8.4' }])
  })
  test('with forest on both sides of the line they do not', () => {
    const ends = withUnits(start(['.....fb', '.....f.', '.......']), { s1: { hex: '0401' } })
    expect(play(ends, { s1: manoeuvre('0501') }).unit('g1').concealed).toBe(true)
  })
  test('with smoke on the ambush they do not', () => {
    const ends = withUnits(start(lane), { s1: { hex: '0401' } })
    const works = { ...ends.works, smoke: [{ hex: '0701', until: 3 }] }
    expect(play({ ...ends, works }, { s1: manoeuvre('0501') }).unit('g1').concealed).toBe(true)
  })
  test('an ambush that fires at those who pass is revealed by its fire, not by detection', () => {
    const rides = withUnits(start(lane), {
      s1: { type: 'su-ba10-company', hex: '0601' },
      g1: { type: 'de-pak40-platoon', facing: 'SW' },
    })
    const played = play(rides, { s1: manoeuvre('0501'), g1: { ...react(), kind: 'ambush' } as never })
    expect(played.of('revealed')).toMatchObject([{ unit: 'g1', why: 'fired', tick: 0 }])
  })
})

describe('T8.5 `sight`: what is seen at the turn’s end', () => {
  const units = {
    s1: put('su-rifle-company', '0201'),
    g1: put('de-infantry-company', '0203', { ammo: 3 }),
    g2: put('de-infantry-company', '0206'),
    g3: put('de-infantry-company', '0303', { concealed: true }),
  }
  const map = ['...', '...', '...', 'fff', '...', '...']
  test.each([
    [
      'sight',
      [
        ['axis', 's1'],
        ['ussr', 'g1'],
      ],
    ],
    ['ambush', []],
    ['none', []],
  ] as const)('under %s', (fogOfWar, seen) => {
    const played = detect(board(map, units, { variants: { fogOfWar } }))
    expect(
      played
        .of('sighted')
        .map((event) => [event.side, event.unit.id])
        .sort(),
    ).toEqual(seen)
  })
  test('a sighting shows strength and place, not the sheet', () => {
    const state = withUnits(board(map, units, { variants: { fogOfWar: 'sight' } }), {
      g1: { order: 'digIn', task: { kind: 'digIn', done: 2, face: 'N', hex: '0203' }, strength: 2 },
    })
    const { seen } = detect(state).state
    expect(seen.ussr.g1).toMatchObject({
      turn: 2,
      unit: { hex: '0203', strength: 2, ammo: 12, task: null, order: null },
    })
    expect(Object.keys(seen.ussr)).toEqual(['g1'])
  })
})
