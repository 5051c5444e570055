import { describe, expect, test } from 'vitest'
import type { AppStore, SeatStore } from '../../src/store/api'
import { depsOn, filmIn, newDisk, openApp, reachable, seatIn, started, toOrders, turnOf } from './support'

/** The tutorial with a gun in ambush whose name would be known anywhere. */
const CANARY = 'CANARY-K3'
const withCanary = async (id: string): Promise<string> =>
  (await depsOn(newDisk()).loadScenario(id)).replace('"K3"', `"${CANARY}"`)

type Plan = (seat: SeatStore) => void

const placed: Plan = (seat) => void seat.getState().place('K2', '0804')
const plans: readonly (readonly [deploys: Plan, writes: Plan])[] = [
  [() => {}, () => {}],
  [() => {}, (seat) => seat.getState().defenceForRest()],
  [
    () => {},
    (seat) => {
      seat.getState().command('K1 march 0604')
      seat.getState().command('K2 sector N')
      seat.getState().command('K3 ambush')
      seat.getState().clear('K2')
    },
  ],
]

/** Up to the moment when Boris has opened his envelope in turn 1. */
const untilBorisSits = async ([deploys, writes]: (typeof plans)[number]): Promise<AppStore> => {
  const app = await openApp(newDisk(), { loadScenario: withCanary })
  await started(app)
  await turnOf(app, deploys)
  await turnOf(app)
  await turnOf(app, writes)
  await app.getState().openEnvelope('')
  return app
}

describe('what Boris can reach while Anna’s sheet is sealed', () => {
  test('R60 no trace of the gun in ambush, at the curtain or in his seat', async () => {
    const app = await openApp(newDisk(), { loadScenario: withCanary })
    await started(app)
    expect(reachable(app.getState())).not.toContain(CANARY)
    await app.getState().openEnvelope('')
    expect(reachable(app.getState())).toContain(CANARY)
    seatIn(app).getState().seal()
    expect(reachable(app.getState())).not.toContain(CANARY)
    await turnOf(app)
    await turnOf(app, (seat) => void seat.getState().command('K3 ambush'))
    expect(reachable(app.getState())).not.toContain(CANARY)
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().side).toBe('axis')
    expect(reachable(app.getState())).not.toContain(CANARY)
  })

  test('R61, R64, R65 the same, whatever she has written', async () => {
    const texts = await Promise.all(
      plans.map(async (plan) => reachable((await untilBorisSits(plan)).getState())),
    )
    expect(new Set(texts).size).toBe(1)
  })

  test('R64 palette, choices, previews and refusals do not vary either', async () => {
    const asked = async (plan: (typeof plans)[number]): Promise<unknown> => {
      const seat = seatIn(await untilBorisSits(plan)).getState()
      const said = [
        'G3 assault 0703',
        'G4 fire 0703',
        'G3 fire K3',
        'G3 fire K9',
        'G4 suppress K2',
        'G3 march 0804',
      ]
      return [said.map(seat.command), ['G1', 'G2', 'G3', 'G4'].map(seat.palette), seat.sealing()]
    }
    const [first, ...others] = await Promise.all(plans.map(asked))
    for (const other of others) expect(other).toEqual(first)
  })

  test('a hidden unit and one that does not exist get the same answer', async () => {
    const seat = seatIn(await untilBorisSits(plans[2] as (typeof plans)[number])).getState()
    const answers = ['G3 fire K3', 'G3 fire K77'].map(seat.command)
    expect(answers[0]).toEqual({ ...answers[1], detail: { word: 'k3' } })
  })

  test('T2.6 he sees where she stands in the open, when he sets up', async () => {
    const app = await openApp(newDisk(), { loadScenario: withCanary })
    await started(app)
    await turnOf(app, placed)
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().view.units.K2?.hex).toBe('0804')
    expect(reachable(app.getState())).not.toContain(CANARY)
  })
})

describe('the hand-over', () => {
  test('R63 leaves no undo of the one before, and closes his seat', async () => {
    const app = await openApp()
    await toOrders(app)
    await app.getState().openEnvelope('')
    const anna = seatIn(app)
    anna.getState().command('K1 defence')
    anna.getState().seal()
    await app.getState().openEnvelope('')
    const boris = seatIn(app)
    expect(boris.getState()).toMatchObject({ canUndo: false, canRedo: false, sheet: {} })
    boris.getState().undo()
    anna.getState().undo()
    anna.getState().clearSheet()
    anna.getState().seal()
    expect(boris.getState().sheet).toEqual({})
    app.getState().toStart()
    await app.getState().continueGame()
    expect(app.getState()).toMatchObject({ curtain: { to: 'axis' }, match: { sealed: { ussr: true } } })
    app.getState().unseal('ussr')
    await app.getState().openEnvelope('')
    expect(Object.keys(seatIn(app).getState().sheet)).toEqual(['K1'])
  })

  test('R62 at the curtain there is no seat, no film, no report', async () => {
    const app = await openApp()
    await toOrders(app)
    expect(app.getState()).toMatchObject({
      screen: 'curtain',
      seat: null,
      film: null,
      report: null,
      result: null,
    })
  })

  test('R72, R8.7 the film tells nothing of a gun that stayed in ambush', async () => {
    const app = await untilBorisSits(plans[2] as (typeof plans)[number])
    seatIn(app).getState().seal()
    filmIn(app).getState().skipAll()
    expect(reachable(app.getState())).not.toContain(CANARY)
    filmIn(app).getState().finish()
    expect(reachable(app.getState())).not.toContain(CANARY)
    app.getState().nextTurn()
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().lastTurn.length).toBeGreaterThan(0)
    expect(reachable(app.getState())).toContain(CANARY)
  })
})
