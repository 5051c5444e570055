import { describe, expect, test, vi } from 'vitest'
import { randomSheet } from '../../src/ai/random'
import type { SeatStore } from '../../src/store/api'
import { filmIn, newDisk, openApp, seatIn, settled, started, toOrders, turnOf } from './support'

const atRandom =
  (seed: string) =>
  (seat: SeatStore): void => {
    const { view, side, give } = seat.getState()
    for (const [unit, order] of Object.entries(randomSheet(view, side, seed))) give(unit, order)
  }

describe('a game from its first envelope', () => {
  test('the battles lie on the shelf with their little maps', async () => {
    const app = await openApp()
    const [card] = app.getState().scenarios
    expect(card).toMatchObject({ id: 'tutorial-balka', turns: 8, units: { ussr: 3, axis: 4 } })
    expect(card?.counters.map(({ code }) => code)).toEqual(['G1', 'G2', 'G3', 'G4', 'K1', 'K2'])
  })

  test('T4.12, T5.10 the counters show where facing matters, and platoons their mark', async () => {
    const app = await openApp()
    const [card] = app.getState().scenarios
    expect(card?.counters.map(({ code, facing, echelon }) => [code, facing, echelon])).toEqual([
      ['G1', undefined, 'company'],
      ['G2', undefined, 'company'],
      ['G3', 'SE', 'platoon'],
      ['G4', undefined, 'platoon'],
      ['K1', undefined, 'company'],
      ['K2', 'NW', 'company'],
    ])
  })

  test('T2.6 the defender sets up first, then the other; then the first side writes', async () => {
    const app = await openApp()
    await started(app)
    expect(app.getState().curtain).toEqual({ to: 'ussr', purpose: 'deploy', pin: false })
    await turnOf(app)
    expect(app.getState().curtain).toMatchObject({ to: 'axis', purpose: 'deploy' })
    expect(app.getState().match?.sealed).toEqual({ ussr: true, axis: false })
    await turnOf(app)
    expect(app.getState().curtain).toMatchObject({ to: 'ussr', purpose: 'orders' })
    expect(app.getState().match).toMatchObject({ turn: 1, clock: '07:00', phase: 'orders', seed: null })
  })

  test('both seal, the turn is played, film, report, next turn', async () => {
    const app = await openApp()
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 defence'))
    await turnOf(app, (seat) => seat.getState().defenceForRest())
    expect(app.getState().screen).toBe('film')
    const film = filmIn(app)
    film.getState().skipAll()
    expect(film.getState().done).toBe(true)
    film.getState().finish()
    expect(app.getState()).toMatchObject({ screen: 'report', report: { turn: 1 } })
    app.getState().nextTurn()
    expect(app.getState()).toMatchObject({ screen: 'curtain', match: { turn: 2, clock: '07:10' } })
  })

  test('R57 a double click on Begin begins one game', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    for (const pin of ['1', '2']) void started(app, { pins: { ussr: pin, axis: '' } })
    await vi.waitFor(() => expect(app.getState().screen).toBe('curtain'))
    await vi.waitFor(() => expect(app.getState().saveStatus).toBe('saved'))
    await new Promise((done) => setTimeout(done, 300))
    await settled(app)
    expect(disk.rows.size).toBe(1)
    expect(await app.getState().openEnvelope('1')).toBe(true)
    // The next game is begun as ever.
    app.getState().toStart()
    await started(app)
    await settled(app)
    expect(disk.rows.size).toBe(2)
  })

  test('R57 sealing twice, or the next turn twice, is done once', async () => {
    const app = await openApp()
    await toOrders(app)
    await app.getState().openEnvelope('')
    const first = seatIn(app)
    first.getState().seal()
    first.getState().seal()
    expect(app.getState().curtain?.to).toBe('axis')
    await app.getState().openEnvelope('')
    const second = seatIn(app)
    second.getState().seal()
    second.getState().seal()
    first.getState().seal()
    const film = filmIn(app)
    film.getState().finish()
    film.getState().finish()
    app.getState().nextTurn()
    app.getState().nextTurn()
    expect(app.getState().match?.turn).toBe(2)
  })

  test('two presses on one seal open one envelope', async () => {
    const app = await openApp()
    await toOrders(app)
    const { openEnvelope } = app.getState()
    expect(await Promise.all([openEnvelope(''), openEnvelope('')])).toEqual([true, false])
  })

  test('a whole game of random orders comes to its result, and the seed is told', async () => {
    const app = await openApp()
    await toOrders(app)
    for (let turn = 1; app.getState().screen === 'curtain'; turn++) {
      expect(turn).toBeLessThanOrEqual(8)
      await turnOf(app, atRandom(`${turn}`))
      await turnOf(app, atRandom(`${turn}`))
      filmIn(app).getState().skipAll()
      filmIn(app).getState().finish()
      app.getState().nextTurn()
    }
    expect(app.getState().screen).toBe('result')
    expect(app.getState().result?.level).toMatch(/decisive|victory|draw/)
    expect(app.getState().report?.turn).toBe(app.getState().result?.turn)
    expect(app.getState().match?.seed).toMatch(/^a+[0-9a-f]+$/)
    await settled(app)
    expect(app.getState().saveStatus).toBe('saved')
  })
})

describe('a sealed sheet', () => {
  test('can be taken back before the other has sealed; its orders are kept', async () => {
    const app = await openApp()
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 defence'))
    app.getState().unseal('ussr')
    expect(app.getState()).toMatchObject({ curtain: { to: 'ussr' }, match: { sealed: { ussr: false } } })
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().sheet).toEqual({ K1: { kind: 'defence', policy: { mode: 'react' } } })
  })

  test('is not taken back by whoever sits at the table, nor after the turn', async () => {
    const app = await openApp()
    await toOrders(app)
    await turnOf(app)
    await app.getState().openEnvelope('')
    app.getState().unseal('ussr')
    expect(app.getState().screen).toBe('orders')
    seatIn(app).getState().seal()
    app.getState().unseal('ussr')
    expect(app.getState().screen).toBe('film')
  })
})

describe('a PIN', () => {
  test('R73 a wrong one opens nothing and locks nothing', async () => {
    const app = await openApp()
    await started(app, { pins: { ussr: '4711', axis: '' } })
    const { openEnvelope } = app.getState()
    for (const pin of ['', '0000', '47110', '1234']) expect(await openEnvelope(pin)).toBe(false)
    expect(app.getState().seat).toBeNull()
    expect(await openEnvelope('4711')).toBe(true)
  })
})

describe('a question during the turn (T2.5)', () => {
  test('goes to its side behind the curtain, and the turn is played on with the answer', async () => {
    const app = await openApp()
    await toOrders(app)
    await turnOf(app, (seat) => {
      seat.getState().give('K3', { kind: 'ambush', policy: { mode: 'react', ask: true } })
    })
    await turnOf(app, (seat) => void seat.getState().command('G3 march 0504'))
    let asked = 0
    for (; app.getState().curtain?.purpose === 'answer'; asked++) {
      expect(app.getState().curtain?.to).toBe('ussr')
      await app.getState().openEnvelope('')
      const seat = seatIn(app)
      expect(seat.getState().question?.side).toBe('ussr')
      expect(seat.getState().give('K1', { kind: 'march', path: ['0604'] }).legal).toBe(false)
      seat.getState().answer('nobody')
      seat.getState().answer('hold')
      seat.getState().answer('hold')
    }
    expect(asked).toBeGreaterThan(0)
    expect(app.getState().screen).toBe('film')
  })
})
