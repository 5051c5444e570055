import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../src/store/api'
import {
  type Disk,
  filmIn,
  newDisk,
  openApp,
  reachable,
  seatIn,
  settled,
  started,
  toOrders,
  turnOf,
  umpired,
} from './support'

/** The page is loaded again: a new app on the same disk. */
const reloaded = async (disk: Disk, app: AppStore): Promise<AppStore> => {
  await settled(app)
  const next = await openApp(disk)
  await next.getState().continueGame()
  return next
}

const bytesOf = (disk: Disk): string =>
  [...disk.rows.values()]
    .flat()
    .map(({ base, now }) => Buffer.from(base).toString('latin1') + Buffer.from(now).toString('latin1'))
    .join()

test('R47 a game that could not be opened is let go: a second try says the same, another tab may have it', async () => {
  const disk = newDisk()
  const app = await openApp(disk)
  await toOrders(app)
  await settled(app)
  // Every record is damaged.
  for (const [id, rows] of disk.rows)
    disk.rows.set(
      id,
      rows.map((row) => ({ ...row, base: row.base.map((byte, at) => (at === 20 ? byte ^ 1 : byte)) })),
    )
  const held = new Set<string>()
  const claim = async (name: string) => {
    if (held.has(name)) return null
    held.add(name)
    return () => void held.delete(name)
  }
  const next = await openApp(disk, { claim, random: () => 'b'.repeat(64) })
  for (let attempt = 0; attempt < 2; attempt++) {
    await next.getState().continueGame()
    expect(next.getState()).toMatchObject({ screen: 'start', notice: { key: 'saveUnreadable' } })
    expect(held.size).toBe(0)
  }
  // Another game at the table keeps its own lock all the while.
  await started(next)
  const [damaged] = disk.rows.keys()
  const [own] = held
  await next.getState().continueGame(damaged)
  expect(next.getState().notice).toMatchObject({ key: 'saveUnreadable' })
  expect([...held]).toEqual([own])
})

describe('a reload', () => {
  test('R69 the start screen knows the game from public facts', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await settled(app)
    const next = await openApp(disk)
    expect(next.getState().saved).toMatchObject({
      turn: 1,
      turns: 8,
      next: 'ussr',
      scenario: { en: 'Tutorial: the hamlet by the gully' },
    })
    expect(Object.keys(next.getState().saved ?? {}).sort()).toEqual([
      'id',
      'next',
      'savedAt',
      'scenario',
      'turn',
      'turns',
    ])
  })

  test('R52, R70 in the middle of orders lands behind the curtain; the draft is its owner’s', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('K1 march 0604')
    const next = await reloaded(disk, app)
    expect(next.getState()).toMatchObject({
      screen: 'curtain',
      seat: null,
      curtain: { to: 'ussr' },
      match: { reloads: 1 },
    })
    expect(reachable(next.getState())).not.toContain('march')
    await next.getState().openEnvelope('')
    expect(seatIn(next).getState().sheet).toEqual({ K1: { kind: 'march', path: ['0604'] } })
  })

  test('in deployment keeps what was placed', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await started(app)
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().place('K1', '0804').legal).toBe(true)
    const next = await reloaded(disk, app)
    expect(next.getState().curtain).toMatchObject({ to: 'ussr', purpose: 'deploy' })
    await next.getState().openEnvelope('')
    expect(seatIn(next).getState().view.units.K1?.hex).toBe('0804')
  })

  test('a sealed sheet stays sealed; R78 the same orders give the same dice, and the reload is counted', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
    const next = await reloaded(disk, app)
    expect(next.getState()).toMatchObject({
      curtain: { to: 'axis' },
      match: { reloads: 1, sealed: { ussr: true } },
    })
    for (const one of [app, next]) await turnOf(one, (seat) => void seat.getState().command('G4 suppress K2'))
    expect(filmIn(next).getState().lines).toEqual(filmIn(app).getState().lines)
  })

  test('R74a while a question is open no sealed sheet comes back, with PINs that are still to be given neither', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    const pins = { ussr: '1942', axis: '4711' }
    await started(app, { pins })
    // The defender sets up first.
    await turnOf(app, () => {}, pins.ussr)
    await turnOf(app, () => {}, pins.axis)
    const ask = { kind: 'ambush', policy: { mode: 'react', ask: true } } as const
    await turnOf(app, (seat) => void seat.getState().give('K3', ask), pins.ussr)
    await turnOf(app, (seat) => void seat.getState().command('G3 march 0504'), pins.axis)
    expect(app.getState().curtain).toMatchObject({ purpose: 'answer', to: 'ussr' })
    const next = await reloaded(disk, app)
    for (const given of [pins.ussr, pins.axis]) {
      expect(next.getState()).toMatchObject({
        curtain: { purpose: 'orders' },
        match: { sealed: { ussr: true, axis: true } },
      })
      for (const side of ['ussr', 'axis'] as const) next.getState().unseal(side)
      expect(next.getState().match?.sealed).toEqual({ ussr: true, axis: true })
      expect(await next.getState().openEnvelope(given)).toBe(true)
      expect(next.getState().seat).toBeNull()
    }
    await umpired(next)
    expect(next.getState().curtain).toMatchObject({ purpose: 'answer', to: 'ussr' })
  })

  test('in the film goes on at the phase that was reached, and into the next turn', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await turnOf(app)
    await turnOf(app)
    filmIn(app).getState().skipPhase()
    const { at, lines, scene } = filmIn(app).getState()
    const next = await reloaded(disk, app)
    expect(filmIn(next).getState()).toMatchObject({ at, lines, scene })
    filmIn(next).getState().finish()
    const after = await reloaded(disk, next)
    expect(after.getState().screen).toBe('report')
    after.getState().nextTurn()
    expect(after.getState().match?.turn).toBe(2)
  })

  test('R68 sealed and unsealed orders do not stand in the raw bytes', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('G4 suppress K2')
    await settled(app)
    for (const word of ['march', 'suppress', 'concealed', 'tutorial'])
      expect(bytesOf(disk)).not.toContain(word)
  })

  test('R68 with a PIN a sealed sheet waits for it, then the other is asked', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await started(app, { pins: { ussr: '12', axis: '34' } })
    await turnOf(app, () => {}, '12')
    await turnOf(app, () => {}, '34')
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'), '12')
    const next = await reloaded(disk, app)
    expect(next.getState().curtain).toMatchObject({ to: 'ussr', pin: true })
    expect(await next.getState().openEnvelope('34')).toBe(false)
    expect(await next.getState().openEnvelope('12')).toBe(true)
    expect(next.getState()).toMatchObject({ screen: 'curtain', curtain: { to: 'axis', pin: true } })
    await turnOf(next, () => {}, '34')
    expect(
      filmIn(next)
        .getState()
        .lines.some(({ event }) => event.kind === 'moved' && event.unit === 'K1'),
    ).toBe(true)
  })

  test('R22, R23 a damaged record: the one before it is opened, and said so', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await toOrders(app)
    await settled(app)
    const [rows] = [...disk.rows.values()]
    const last = rows?.[0]
    if (!rows || !last) throw new Error('nothing was saved')
    rows[0] = { ...last, now: last.now.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) }
    const next = await reloaded(disk, app)
    expect(next.getState()).toMatchObject({ screen: 'curtain', notice: { key: 'olderSave' } })
    rows.forEach((row, at) => {
      rows[at] = { ...row, base: row.base.slice(0, 30) }
    })
    const none = await openApp(disk)
    await none.getState().continueGame()
    expect(none.getState()).toMatchObject({ screen: 'start', notice: { key: 'saveUnreadable' } })
  })
})

describe('storage that fails', () => {
  test('R43 a full disk: the game goes on, the player is told once, export is there', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await started(app)
    await settled(app)
    disk.breakAt = 0
    await turnOf(app)
    await settled(app)
    expect(app.getState()).toMatchObject({
      screen: 'curtain',
      saveStatus: 'failed',
      notice: { key: 'saveFailed' },
    })
    app.getState().dismissNotice()
    await turnOf(app)
    await settled(app)
    expect(app.getState()).toMatchObject({ saveStatus: 'failed', notice: null })
    expect(app.getState().exportGame()).toContain('stalingrad-height/save')
    disk.breakAt = Number.POSITIVE_INFINITY
    await turnOf(app)
    await settled(app)
    expect(app.getState()).toMatchObject({
      saveStatus: 'saved',
      savedAt: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    })
  })

  test('R50 blocked from the start: playable, and said so', async () => {
    const disk = newDisk()
    disk.blocked = true
    const app = await openApp(disk)
    expect(app.getState()).toMatchObject({ saveStatus: 'unavailable', notice: { key: 'storageUnavailable' } })
    await toOrders(app)
    await turnOf(app)
    await settled(app)
    expect(app.getState()).toMatchObject({ saveStatus: 'unavailable', curtain: { to: 'axis' } })
    app.getState().toStart()
    await app.getState().continueGame()
    expect(app.getState().curtain?.to).toBe('axis')
  })

  test('R47 a game that another tab plays is not opened here, until that tab is closed', async () => {
    const disk = newDisk()
    const app = await openApp(disk)
    await started(app)
    await settled(app)
    const id = app.getState().saved?.id
    let free = false
    const second = await openApp(disk, { claim: async () => (free ? () => {} : null) })
    await second.getState().continueGame()
    expect(second.getState()).toMatchObject({
      screen: 'start',
      match: null,
      notice: { key: 'openInOtherTab', detail: { game: id } },
    })
    free = true
    await second.getState().continueGame(id)
    expect(second.getState()).toMatchObject({ screen: 'curtain', match: { turn: 1 } })
  })
})
