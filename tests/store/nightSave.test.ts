/** T16.2 A night is a turn of the special phase alone: it is kept, opened and decided again like any other. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readSave } from '../../src/scenario/readSave'
import type { AppStore } from '../../src/store/api'
import { differenceIn } from '../../src/store/game/reopen'
import { type Disk, filmIn, newDisk, openApp, seatIn, settled, started, turnOf, umpired } from './support'

const BATTLE = 'lysaya-gora'
const NIGHT = 17

const battle = {
  battles: async () => [BATTLE],
  loadScenario: async () =>
    readFileSync(new URL(`../../public/scenarios/${BATTLE}.json`, import.meta.url), 'utf8'),
}

const pastFilm = (app: AppStore): void => {
  filmIn(app).getState().finish()
  app.getState().nextTurn()
}

/** Both sheets of a turn; whoever is asked takes the first answer. */
const played = async (app: AppStore): Promise<void> => {
  for (let sheet = 0; sheet < 2; sheet++) await turnOf(app, (seat) => seat.getState().defenceForRest())
  while (app.getState().curtain?.purpose === 'answer') {
    await app.getState().openEnvelope('')
    const { question, answer } = seatIn(app).getState()
    answer(question?.options[0] ?? '')
    await umpired(app)
  }
}

let disk: Disk
let app: AppStore

beforeAll(async () => {
  disk = newDisk()
  app = await openApp(disk, battle)
  await started(app, { scenario: BATTLE })
  await turnOf(app)
  await turnOf(app)
  for (let turn = 1; turn < NIGHT; turn++) {
    await played(app)
    pastFilm(app)
  }
  await played(app)
})

const reloaded = async (): Promise<AppStore> => {
  await settled(app)
  const next = await openApp(disk, battle)
  await next.getState().continueGame()
  return next
}

test('R52 a reload in the film of the night, at its report and in the morning goes on there', async () => {
  expect(app.getState()).toMatchObject({ screen: 'film', match: { turn: NIGHT } })
  const film = await reloaded()
  expect(film.getState()).toMatchObject({ screen: 'film', match: { turn: NIGHT }, notice: null })
  expect(filmIn(film).getState().lines).toEqual(filmIn(app).getState().lines)
  filmIn(app).getState().finish()
  const report = await reloaded()
  expect(report.getState()).toMatchObject({ screen: 'report', match: { turn: NIGHT }, notice: null })
  app.getState().nextTurn()
  const morning = await reloaded()
  expect(morning.getState()).toMatchObject({ screen: 'curtain', match: { turn: NIGHT + 1 }, notice: null })
})

test('R18 the file of a game past a night is read, decided again alike, and opened elsewhere', async () => {
  const text = app.getState().exportGame() ?? ''
  const read = readSave(text)
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  expect(read.save.turns[NIGHT - 1]?.digests).toMatchObject({ fire: '', movement: '' })
  expect(differenceIn(read.save)).toBeNull()
  const other = await openApp(newDisk(), battle)
  expect(await other.getState().importGame('night.json', text)).toEqual({ legal: true })
  expect(other.getState()).toMatchObject({ screen: 'curtain', match: { turn: NIGHT + 1 } })
})

test('R10 a phase that is there keeps its digest: left out, the record differs', async () => {
  const read = readSave(app.getState().exportGame() ?? '')
  if (!read.ok) throw new Error('unread')
  const turns = read.save.turns.map((turn, i) =>
    i === 2 ? { ...turn, digests: { ...turn.digests, fire: '' } } : turn,
  )
  expect(differenceIn({ ...read.save, turns })).toMatchObject({ turn: 3, phase: 'fire', why: 'digest' })
})
