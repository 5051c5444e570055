/** Parts of the program that come when they are needed: late, or not at all. */
import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../src/store/api'
import * as umpire from '../../src/store/umpire'
import { filmIn, newDisk, openApp, seatIn, settled, toOrders, turnOf, umpired } from './support'

/** Both sheets of turn 1 are sealed; the umpire has not come yet. */
const sealedByBoth = async (app: AppStore): Promise<void> => {
  await toOrders(app)
  await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
  await app.getState().openEnvelope('')
  seatIn(app).getState().seal()
}

/** An umpire who comes when he is let in. */
const lateUmpire = () => {
  let letIn = (): void => undefined
  const door = new Promise<void>((open) => {
    letIn = open
  })
  return { come: () => letIn(), umpire: () => door.then(() => umpire) }
}

describe('the umpire', () => {
  test('comes late: he is waited for on a screen of its own, and the turn is played', async () => {
    const late = lateUmpire()
    const app = await openApp(newDisk(), { umpire: late.umpire })
    await sealedByBoth(app)
    expect(app.getState()).toMatchObject({ screen: 'umpire', seat: null, curtain: null, film: null })
    late.come()
    await umpired(app)
    expect(app.getState().screen).toBe('film')
    expect(filmIn(app).getState().lines.length).toBeGreaterThan(0)
  })

  test('comes after the players have left: nothing opens before them, and the game goes on later', async () => {
    const late = lateUmpire()
    const app = await openApp(newDisk(), { umpire: late.umpire })
    await sealedByBoth(app)
    await settled(app)
    app.getState().toStart()
    late.come()
    await new Promise((done) => setTimeout(done))
    expect(app.getState()).toMatchObject({ screen: 'start', film: null })
    await app.getState().continueGame()
    await umpired(app)
    expect(app.getState().screen).toBe('film')
  })

  test('does not come: it is said, both sheets are kept, and the next try plays the turn', async () => {
    let reachable = false
    const faults: unknown[] = []
    const app = await openApp(newDisk(), {
      fault: (error) => faults.push(error),
      umpire: async () => {
        if (!reachable) throw new TypeError('the part was not to be had')
        return umpire
      },
    })
    await sealedByBoth(app)
    await umpired(app)
    expect(app.getState()).toMatchObject({ screen: 'start', notice: { key: 'partNotLoaded' } })
    expect(faults).toHaveLength(1)
    reachable = true
    await settled(app)
    await app.getState().continueGame()
    await umpired(app)
    expect(app.getState().screen).toBe('film')
    expect(filmIn(app).getState().lines).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ kind: 'moved', unit: 'K1' }) }),
    )
  })
})

describe('the reader of records', () => {
  test('does not come: it is said, and neither the table nor the disk is touched', async () => {
    const disk = newDisk()
    const first = await openApp(disk)
    await toOrders(first)
    await settled(first)
    const file = first.getState().exportGame() as string
    const { saves } = disk
    const app = await openApp(disk, {
      fault: () => undefined,
      reader: async () => {
        throw new TypeError('the part was not to be had')
      },
    })
    await app.getState().continueGame()
    expect(app.getState()).toMatchObject({ screen: 'start', notice: { key: 'partNotLoaded' } })
    expect(await app.getState().importGame('game.json', file)).toMatchObject({ legal: false })
    expect(app.getState()).toMatchObject({ screen: 'start', notice: { key: 'partNotLoaded' } })
    expect(disk.saves).toBe(saves)
  })
})
