/** All saved games can be gone on with, not only the one saved last. */
import { expect, test } from 'vitest'
import type { AppStore } from '../../src/store/api'
import { newDisk, openApp, settled, started, toOrders } from './support'

const ids = (app: AppStore) => {
  const { saved, earlier } = app.getState()
  return [saved, ...earlier].map((each) => each?.id)
}

test('a second game leaves the first one to be gone on with, in this page and in the next', async () => {
  const disk = newDisk()
  const app = await openApp(disk)
  expect(app.getState()).toMatchObject({ saved: null, earlier: [] })
  await toOrders(app)
  await settled(app)
  const [first] = ids(app)
  expect(app.getState().earlier).toEqual([])
  app.getState().toStart()
  await started(app)
  await settled(app)
  const second = app.getState().saved?.id
  expect(second).not.toBe(first)
  expect(ids(app)).toEqual([second, first])
  app.getState().toStart()

  await app.getState().continueGame(first)
  expect(app.getState()).toMatchObject({ screen: 'curtain', curtain: { purpose: 'orders' } })
  await settled(app)
  expect(ids(app)).toEqual([first, second])

  const next = await openApp(disk)
  expect(new Set(ids(next))).toEqual(new Set([first, second]))
  await next.getState().continueGame(second)
  expect(next.getState()).toMatchObject({ screen: 'curtain', curtain: { purpose: 'deploy' } })
  await settled(next)
  expect(ids(next)).toEqual([second, first])
})

test('a file that is opened puts no game out of reach', async () => {
  const app = await openApp()
  await toOrders(app)
  await settled(app)
  const [own] = ids(app)
  await app.getState().importGame('game.json', app.getState().exportGame() ?? '')
  await settled(app)
  expect(ids(app).slice(1)).toEqual([own])
})

test('R50 without a disk no game is offered that cannot be had', async () => {
  const app = await openApp({ ...newDisk(), blocked: true })
  await started(app)
  await settled(app)
  app.getState().toStart()
  await started(app)
  await settled(app)
  app.getState().toStart()
  expect(app.getState().earlier).toEqual([])
})
