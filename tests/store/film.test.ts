import { beforeEach, describe, expect, test } from 'vitest'
import type { Event } from '../../src/engine/tactical/events'
import type { AppStore, FilmState, FilmStore, LogLine } from '../../src/store/api'
import { cueOf, stepCue } from '../../src/store/film/cues'
import { luckOf } from '../../src/store/film/luck'
import { filmIn, openApp, toOrders, turnOf } from './support'

let app: AppStore
let film: FilmStore
const now = (): FilmState => film.getState()
const act = () => film.getState()

const kinds = (lines: readonly LogLine[]): readonly string[] => lines.map(({ event }) => event.kind)
const lineOf = (kind: Event['kind']): LogLine => {
  const line = now().lines.find(({ event }) => event.kind === kind)
  if (!line) throw new Error(`no ${kind} in ${kinds(now().lines).join()}`)
  return line
}

/** Turn 1: the mortars suppress, Pz II and a company move, the others stand. */
beforeEach(async () => {
  app = await openApp()
  await toOrders(app)
  await turnOf(app, (seat) => void seat.getState().command('K1 defence'))
  await turnOf(app, (seat) => {
    seat.getState().command('G4 suppress K2')
    seat.getState().command('G1 march 0404')
    seat.getState().command('G2 march 0305')
    seat.getState().command('G3 manoeuvre 0303')
  })
  film = filmIn(app)
})

describe('the film', () => {
  test('starts before its first line, in the fire phase’s table', () => {
    expect(now()).toMatchObject({ turn: 1, at: 0, playing: false, speed: 1, done: false, open: null })
    expect(kinds(now().lines)).toContain('fired')
    expect(now().scene.counters.map(({ id }) => id)).not.toContain('K3')
  })

  test('steps on and back; each scene is the table after its lines', () => {
    const scenes = [now().scene.counters.map(({ id, hex, strength, states }) => [id, hex, strength, states])]
    const stops = [0]
    for (; !now().done; ) {
      act().step()
      stops.push(now().at)
      scenes.push(now().scene.counters.map(({ id, hex, strength, states }) => [id, hex, strength, states]))
    }
    expect(stops.at(-1)).toBe(now().lines.length)
    for (let stop = stops.length - 2; stop >= 0; stop--) {
      act().back()
      expect(now().at).toBe(stops[stop])
      expect(
        now().scene.counters.map(({ id, hex, strength, states }) => [id, hex, strength, states]),
      ).toEqual(scenes[stop])
    }
    act().back()
    expect(now().at).toBe(0)
    expect(act().seek(1e9)).toBeUndefined()
    expect(now()).toMatchObject({ at: now().lines.length, done: true })
    act().seek(-3)
    expect(now()).toMatchObject({ at: 0, done: false })
  })

  test('T5.1 what arrives at one tick moves in one step', () => {
    const first = now().lines.findIndex(({ event }) => event.kind === 'moved' && event.tick === 2520)
    act().seek(first)
    const cue = stepCue(now())
    expect(cue).toEqual({
      kind: 'move',
      moves: expect.arrayContaining([
        { unit: 'G1', from: '0304', to: '0404' },
        { unit: 'G2', from: '0205', to: '0305' },
      ]),
    })
    act().step()
    expect(now().scene.counters.find(({ id }) => id === 'G1')?.hex).toBe('0404')
    expect(now().scene.counters.find(({ id }) => id === 'G2')?.hex).toBe('0305')
  })

  test('a shot is played from hex to hex, its actors out of the veil', () => {
    const { n } = lineOf('fired')
    act().seek(n)
    expect(stepCue(now())).toMatchObject({
      kind: 'fire',
      style: 'indirect',
      side: 'axis',
      from: '0104',
      to: '0705',
    })
    expect(now().scene.actors).toEqual(['G4', 'K2'])
    expect(
      now()
        .scene.counters.filter(({ target }) => target)
        .map(({ id }) => id),
    ).toEqual(['K2'])
    act().step()
    expect(now().scene.arrows).toMatchObject([{ kind: 'indirect', path: ['0104', '0705'] }])
  })

  test('play and pause are flags for who plays the cues; at the end it does not play', () => {
    act().play()
    expect(now().playing).toBe(true)
    act().step()
    expect(now().playing).toBe(true)
    act().pause()
    expect(now().playing).toBe(false)
    act().play()
    act().skipAll()
    expect(now()).toMatchObject({ playing: false, done: true })
    act().play()
    expect(now().playing).toBe(false)
  })

  test('skips to the next phase’s banner', () => {
    act().skipPhase()
    expect(now().lines[now().at]?.event).toMatchObject({ kind: 'phaseBegan' })
    const phases: unknown[] = []
    for (; !now().done; act().skipPhase()) phases.push(now().lines[now().at]?.event)
    expect(phases).toMatchObject([{ phase: 'fire' }, { phase: 'movement' }, { phase: 'special' }])
  })

  test('speed is remembered for the next film', async () => {
    act().setSpeed(4)
    expect(now().speed).toBe(4)
    act().finish()
    app.getState().nextTurn()
    await turnOf(app)
    await turnOf(app)
    expect(filmIn(app).getState().speed).toBe(4)
  })

  test('R80 luck counts the dice shown so far, as anybody would', () => {
    expect(now().luck.axis).toEqual({ dice: 0, hits: 0, expected: 0 })
    act().skipAll()
    const shots = now().lines.flatMap(({ event }) =>
      event.kind === 'fired' || event.kind === 'struck' ? [event] : [],
    )
    const dice = shots.flatMap(({ roll }) => roll.rolls)
    const accuracy = (event: (typeof shots)[number]): number =>
      event.roll.sum.accuracy.reduce((sum, { value }) => sum + value, 0)
    const hits = shots.reduce(
      (sum, event) => sum + event.roll.rolls.filter((die) => die <= accuracy(event)).length,
      0,
    )
    expect(now().luck.axis).toMatchObject({ dice: dice.length, hits })
    expect(now().luck.axis.expected).toBeCloseTo(
      shots.reduce((sum, event) => sum + (event.roll.rolls.length * accuracy(event)) / 6, 0),
    )
    expect(luckOf([])).toEqual({
      ussr: { dice: 0, hits: 0, expected: 0 },
      axis: { dice: 0, hits: 0, expected: 0 },
    })
  })

  test('R80, T3.25 a shot out of an ambush counts for the side that fired it, in luck and in ammo', async () => {
    act().finish()
    app.getState().nextTurn()
    await turnOf(app, (seat) => void seat.getState().command('K3 ambush'))
    await turnOf(app, (seat) => void seat.getState().command('G3 march 0403 0503'))
    film = filmIn(app)
    act().skipAll()
    const shot = now().lines.find(({ event }) => event.kind === 'fired' && event.unit === 'K3')
    expect(shot?.cast.K3).toMatchObject({ side: 'ussr', code: 'K3' })
    const rolled = shot?.event.kind === 'fired' ? shot.event.roll.rolls.length : 0
    expect(rolled).toBeGreaterThan(0)
    expect(now().luck.ussr.dice).toBe(rolled)
    act().finish()
    expect(app.getState().report?.ammo.ussr).toBe(1)
  })

  test('lines without a picture have no cue', () => {
    expect(cueOf(lineOf('turnOpened'))).toBeNull()
    expect(cueOf(lineOf('phaseBegan'))).toBeNull()
  })

  test('another language changes the counters, not the place', () => {
    act().seek(3)
    app.getState().setLang('ru')
    expect(now().at).toBe(3)
    expect(now().scene.counters.map(({ code }) => code)).toContain('Г1')
  })
})

test('T16.5.a who fires out of an ambush has taken no ground', async () => {
  const other = await openApp()
  await toOrders(other)
  await turnOf(other, (seat) => void seat.getState().command('K3 ambush'))
  await turnOf(other, (seat) => void seat.getState().command('G3 march 0504'))
  const lines = filmIn(other)
    .getState()
    .lines.map(({ event }) => event)
  expect(lines.some((event) => event.kind === 'fired' && event.unit === 'K3')).toBe(true)
  const hex = '0703'
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'controlled', hex, side: 'ussr' }))
  filmIn(other).getState().finish()
  expect(other.getState().report?.ground.map((each) => each.hex)).not.toContain(hex)
})

describe('the report', () => {
  test('counts ammo, luck and losses from what both have seen', () => {
    act().skipAll()
    const { luck, lines } = now()
    act().finish()
    const { report } = app.getState()
    expect(report).toMatchObject({ turn: 1, luck, points: { ussr: 0, axis: 0 } })
    const spent = lines.flatMap(({ event }) => (event.kind === 'fired' ? [event.ammo] : []))
    expect(report?.ammo).toEqual({ ussr: 0, axis: spent.reduce((sum, ammo) => sum + ammo, 0) })
    expect(report?.objectives.map(({ hex }) => hex)).toEqual(['0704', '0804'])
    const lost = lines.filter(({ event }) => event.kind === 'lost').length
    expect([...(report?.losses.ussr ?? []), ...(report?.losses.axis ?? [])].length).toBe(lost)
  })
})
