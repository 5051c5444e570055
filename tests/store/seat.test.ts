import { beforeEach, describe, expect, test } from 'vitest'
import type { AppStore, SeatState, SeatStore } from '../../src/store/api'
import { UNDO_LIMIT } from '../../src/store/seat/drafts'
import { filmIn, openApp, seatIn, started, toOrders, turnOf } from './support'

let app: AppStore
let seat: SeatStore
const now = (): SeatState => seat.getState()
const act = () => seat.getState()

describe('the order sheet', () => {
  beforeEach(async () => {
    app = await openApp()
    await toOrders(app)
    await app.getState().openEnvelope('')
    seat = seatIn(app)
  })

  test('T2.4 has a row for each own unit, and names those without an order', () => {
    expect(now().rows.map(({ unit, order }) => [unit, order])).toEqual([
      ['K1', null],
      ['K2', null],
      ['K3', null],
    ])
    expect(act().sealing().without).toEqual(['K1', 'K2', 'K3'])
    act().command('K2 defence')
    expect(act().sealing().without).toEqual(['K1', 'K3'])
    expect(act().nextWithoutOrder()).toBe('K3')
    expect(act().nextWithoutOrder()).toBe('K1')
    act().defenceForRest()
    expect(act().sealing()).toEqual({ without: [], likelyToFail: [] })
    expect(act().nextWithoutOrder()).toBeNull()
  })

  test('undo and redo go back over own steps, to the first and no further', () => {
    act().command('K1 defence')
    act().command('K1 march 0604')
    act().defenceForRest()
    act().clearSheet()
    expect(now()).toMatchObject({ sheet: {}, canUndo: true, canRedo: false })
    act().undo()
    expect(Object.keys(now().sheet)).toEqual(['K1', 'K2', 'K3'])
    act().undo()
    expect(now().sheet).toMatchObject({ K1: { kind: 'march' } })
    act().undo()
    act().undo()
    act().undo()
    expect(now()).toMatchObject({ sheet: {}, canUndo: false, canRedo: true })
    act().redo()
    expect(now().sheet).toMatchObject({ K1: { kind: 'defence' } })
    act().command('K2 defence')
    expect(now().canRedo).toBe(false)
  })

  test('undo remembers so many steps and not more; what changes nothing is no step', () => {
    for (let step = 0; step < UNDO_LIMIT + 10; step++)
      act().command(step % 2 ? 'K1 defence' : 'K1 march 0604')
    let undone = 0
    for (; now().canUndo; undone++) act().undo()
    expect(undone).toBe(UNDO_LIMIT)
    act().clear('K2')
    act().command('K1 dance')
    expect(now().canUndo).toBe(false)
  })

  test('a refused order leaves the sheet as it was and says why', () => {
    act().command('K1 defence')
    const { sheet } = now()
    expect(act().give('G1', { kind: 'defence', policy: { mode: 'hold' } })).toMatchObject({
      fault: 'notYours',
    })
    expect(act().give('K2', { kind: 'march', path: ['0605'] })).toMatchObject({ legal: false, rule: 'T5.1' })
    expect(now().sheet).toBe(sheet)
    expect(now().said).toMatchObject({ rule: 'T5.1' })
  })

  test('the palette greys what a unit cannot do, with the reason; a shared key goes to what it can', () => {
    const entries = Object.fromEntries(
      act()
        .palette('K2')
        .map((entry) => [entry.kind, entry]),
    )
    expect(entries.limber).toMatchObject({ key: '8', verdict: { legal: true } })
    expect(entries.deploy).toMatchObject({ key: '', verdict: { legal: false } })
    expect(entries.assault).toMatchObject({ verdict: { fault: 'crewsDoNot', rule: 'T3.7' } })
    expect(
      act()
        .palette('K2')
        .filter(({ key }) => key === '7'),
    ).toHaveLength(1)
  })

  test('pointing lays a path; the last hex again gives the order', () => {
    expect(act().begin('K1', 'march').legal).toBe(true)
    expect(act().choices()).toContain('0504')
    expect(act().point('0504').legal).toBe(true)
    expect(now().draft).toMatchObject({ path: ['0604', '0504'], preview: { verdict: { legal: true } } })
    expect(now().draft?.preview?.path?.arrivals.map(({ tick }) => tick)).toEqual([1260, 2520])
    expect(act().point('0604').legal).toBe(true)
    expect(now().draft?.path).toEqual(['0604'])
    expect(now().sheet).toEqual({})
    expect(act().point('0604').legal).toBe(true)
    expect(now()).toMatchObject({ draft: null, sheet: { K1: { kind: 'march', path: ['0604'] } } })
  })

  test('dragging lays it hex by hex and takes it back', () => {
    act().begin('K1', 'march')
    act().extend('0604')
    act().extend('0504')
    act().extend('0604')
    expect(now().draft?.path).toEqual(['0604'])
    expect(act().extend('0101').legal).toBe(false)
    expect(act().finish().legal).toBe(true)
    expect(now().sheet.K1).toEqual({ kind: 'march', path: ['0604'] })
  })

  test('Esc leaves the order that was there', () => {
    act().command('K1 defence')
    act().begin('K1', 'march')
    act().point('0604')
    act().cancel()
    expect(now()).toMatchObject({ draft: null, sheet: { K1: { kind: 'defence' } } })
    expect(act().point('0604')).toMatchObject({ fault: 'noDraft' })
  })

  test('a face is pointed at by the hex that lies there', () => {
    act().begin('K2', 'sector')
    expect(act().finish()).toMatchObject({ fault: 'needsFace' })
    expect(act().point('0504').legal).toBe(true)
    expect(now().sheet.K2).toMatchObject({ kind: 'sector', facing: 'NW' })
  })

  test('Defence stands at once; without a target in range nothing is waited for', () => {
    act().begin('K1', 'defence')
    expect(now()).toMatchObject({ draft: null, sheet: { K1: { kind: 'defence' } } })
  })

  test('arrows, states and zones of the scene follow the sheet', () => {
    act().command('K1 march 0504')
    const counter = now().scene.counters.find(({ id }) => id === 'K1')
    expect(counter).toMatchObject({ code: 'K1', symbol: 'infantry', states: ['ordered'], selected: true })
    expect(now().scene.arrows).toEqual([
      {
        id: 'K1:move',
        kind: 'march',
        side: 'ussr',
        path: ['0704', '0604', '0504'],
        ticks: { '0604': '1260', '0504': '2520' },
        selected: true,
      },
    ])
    act().begin('K2', 'manoeuvre')
    expect(now().scene.zones[0]).toMatchObject({ kind: 'reach', labels: { '0804': '2520' } })
  })

  test('enemy counters show no ammo and no orders; own ambush shows', () => {
    const states = Object.fromEntries(
      now().scene.counters.map(({ id, states: all, ammo }) => [id, [ammo !== null, ...all]]),
    )
    expect(states.G1).toEqual([false])
    expect(states.K3).toEqual([true, 'ambush', 'noOrder'])
  })

  test('what did not change keeps its reference', () => {
    act().command('K1 march 0504')
    const before = now()
    act().hoverHex('0303')
    expect(now().scene).toBe(before.scene)
    expect(now().rows).toBe(before.rows)
    act().command('K2 defence')
    expect(now().rows[0]).toBe(before.rows[0])
    expect(now().scene.map).toBe(before.scene.map)
    expect(now().scene.counters.find(({ id }) => id === 'G1')).toBe(
      before.scene.counters.find(({ id }) => id === 'G1'),
    )
    expect(now().scene.arrows[0]).not.toBe(before.scene.arrows[0])
  })

  test('another language relabels counters and the map', () => {
    app.getState().setLang('ru')
    expect(
      now()
        .scene.counters.map(({ code }) => code)
        .sort(),
    ).toEqual(['Г1', 'Г2', 'Г3', 'Г4', 'К1', 'К2', 'К3'])
    expect(now().scene.map.names[0]?.text).toBe('хутор')
  })
})

describe('T8 sight tools', () => {
  beforeEach(async () => {
    app = await openApp()
    await toOrders(app)
    await app.getState().openEnvelope('')
    seat = seatIn(app)
    act().select('K1')
  })

  test('the ruler says what blocks, with its rule and section', () => {
    act().toggleTool('los')
    act().hoverHex('0502')
    expect(now().sight).toMatchObject({
      from: '0704',
      to: '0502',
      clear: false,
      blockedBy: '0602',
      rule: 'T8.3',
    })
    expect(now().scene.sight).toEqual({ from: '0704', to: '0502', blockedBy: '0602' })
    act().hoverHex('0604')
    expect(now().sight).toMatchObject({ clear: true, distance: 1, rule: 'T8.1' })
    act().toggleTool('los', false)
    expect(now()).toMatchObject({ sight: null, scene: { sight: null } })
  })

  test.each([
    ['fov', 'sight', '0504'],
    ['sectors', 'sector', '0604'],
    ['threat', 'threat', '0404'],
    ['range', 'reach', '0604'],
    ['objectives', 'objective', '0804'],
  ] as const)('%s marks hexes', (tool, kind, hex) => {
    act().toggleTool(tool)
    expect(now().scene.zones.find((zone) => zone.kind === kind)?.hexes).toContain(hex)
    act().toggleTool(tool)
    expect(now().scene.zones).toEqual([])
  })

  test('a hex that is looked at is shown until something else is; an order in the making keeps its unit in view', () => {
    act().look('0602')
    expect(now()).toMatchObject({ looked: '0602', cursor: '0602' })
    act().look('9999')
    act().moveCursor('N')
    expect(now().looked).toBe('0601')
    act().select('K1')
    expect(now().looked).toBeNull()
    act().look('0602')
    act().inspect('G1')
    expect(now()).toMatchObject({ looked: null, inspected: 'G1' })
    act().look('0602')
    expect(now().inspected).toBeNull()
    act().look(null)
    act().begin('K1', 'manoeuvre')
    act().moveCursor('N')
    expect(now().looked).toBeNull()
  })

  test('the cursor walks over the map and stays on it', () => {
    act().moveCursor('N')
    expect(now().cursor).toBe('0704')
    for (let step = 0; step < 12; step++) act().moveCursor('N')
    expect(now().cursor).toBe('0701')
    act().moveCursor(null, '9999')
    expect(now().cursor).toBe('0701')
    act().moveCursor(null)
    expect(now().cursor).toBeNull()
  })
})

describe('T2.6 setting up', () => {
  beforeEach(async () => {
    app = await openApp()
    await started(app)
    await app.getState().openEnvelope('')
    seat = seatIn(app)
  })

  test('units go to hexes of the zone; what the rules refuse is said and not done', () => {
    expect(now().scene.zones[0]).toMatchObject({ kind: 'deploy', hexes: ['0703', '0704', '0804', '0705'] })
    expect(act().place('K1', '0804').legal).toBe(true)
    expect(now().view.units.K1?.hex).toBe('0804')
    expect(act().place('K1', '0101')).toMatchObject({ fault: 'outsideZone' })
    expect(act().place('G1', '0704')).toMatchObject({ legal: false })
    expect(now().view.units.K1?.hex).toBe('0804')
    act().turnUnit('K1', 'S')
    expect(now().view.units.K1?.facing).toBe('S')
    act().undo()
    act().undo()
    expect(now().view.units.K1).toMatchObject({ hex: '0704', facing: 'NW' })
  })

  test('T3.25 an ambush needs cover; moved out of it, the unit comes into the open', async () => {
    act().seal()
    await app.getState().openEnvelope('')
    seat = seatIn(app)
    expect(act().setConcealed('G1', true)).toMatchObject({ fault: 'noCover' })
    expect(act().place('G1', '0206').legal).toBe(true)
    expect(act().setConcealed('G1', true).legal).toBe(true)
    expect(now().scene.counters.find(({ id }) => id === 'G1')?.states).toContain('ambush')
    expect(act().place('G1', '0204').legal).toBe(true)
    expect(now().view.units.G1).toMatchObject({ hex: '0204', concealed: false })
  })

  test('choose a unit, then a hex: it goes there, to others too; put down, the next click chooses again', () => {
    const hexes = () => ['K1', 'K2', 'K3'].map((id) => now().view.units[id]?.hex)
    const [first, second, third] = hexes() as [string, string, string]
    act().pointPlace(first, 'K1')
    expect(now().selected).toBe('K1')
    act().pointPlace(second, 'K2')
    expect(hexes()).toEqual([second, second, third])
    expect(now().selected).toBe('K1')
    act().pointPlace(third, 'K3')
    expect(now().selected).toBe('K3')
    expect(hexes()).toEqual([second, second, third])
    act().select('K1')
    act().pointPlace(first, null)
    expect(hexes()).toEqual([first, second, third])
  })

  test('the own hex of the chosen unit: on to the next of the stack, then none; a refusal chooses what was clicked', () => {
    const { hex } = now().view.units.K2 as { hex: string }
    act().place('K1', hex)
    act().pointPlace(hex, 'K1')
    expect(now().selected).toBe('K2')
    act().pointPlace(hex, 'K2')
    expect(now().selected).toBeNull()
    act().pointPlace('0101', null)
    expect(now().view.units.K1?.hex).toBe(hex)
    act().pointPlace(hex, 'K1')
    act().pointPlace('0101', null)
    expect(now()).toMatchObject({ selected: 'K1', said: { key: 'outsideZone' } })
  })

  test('no orders are written yet', () => {
    expect(act().command('K1 defence')).toMatchObject({ fault: 'sealed' })
    expect(act().sealing()).toEqual({ without: [], likelyToFail: [] })
  })
})

describe('the next turn', () => {
  test('last turn’s order may be copied, and its log lies in the drawer', async () => {
    app = await openApp()
    await toOrders(app)
    await turnOf(app, (first) => void first.getState().command('K1 defence'))
    await turnOf(app, (second) => void second.getState().command('G4 suppress K2'))
    filmIn(app).getState().finish()
    app.getState().nextTurn()
    await app.getState().openEnvelope('')
    seat = seatIn(app)
    expect(act().copyLast('K1').legal).toBe(true)
    expect(now().sheet.K1).toEqual({ kind: 'defence', policy: { mode: 'react' } })
    expect(act().copyLast('K2')).toMatchObject({ fault: 'noLastOrder' })
    const shot = now().lastTurn.find(({ event }) => event.kind === 'fired')
    expect(shot?.cast.G4).toEqual({
      code: 'G4',
      type: 'de-mortar-81-platoon',
      side: 'axis',
      hex: '0104',
      edge: null,
    })
  })
})
