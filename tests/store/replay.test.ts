/** A recorded game looked at again: its turns, other eyes, and the proof. */
import { beforeAll, describe, expect, test } from 'vitest'
import { stateDigest } from '../../src/engine/tactical/sequence'
import { RULES_VERSION } from '../../src/engine/tactical/tables/version'
import { readSave } from '../../src/scenario/readSave'
import type { SaveFile } from '../../src/scenario/save'
import type { AppStore, ReplayStore } from '../../src/store/api'
import { type Game, newGame } from '../../src/store/game/game'
import { firstTable, gameOf, nowOfFile } from '../../src/store/game/reopen'
import { openReplay } from '../../src/store/replay'
import { startsOf } from '../../src/store/replay/starts'
import { filmIn, openApp, seatIn, toOrders, turnOf } from './support'

/** The lines of every film, as both saw them. */
const seen: unknown[] = []

const replayIn = (app: AppStore): ReplayStore => {
  const { replay } = app.getState()
  if (!replay) throw new Error(`no replay at the ${app.getState().screen}`)
  return replay
}

/** A turn in which mortars fire and a company walks up; the sides' others defend. */
const playTurn = async (app: AppStore): Promise<void> => {
  for (let sheet = 0; sheet < 2 && app.getState().screen === 'curtain'; sheet++)
    await turnOf(app, (seat) => {
      if (seat.getState().side === 'axis') seat.getState().command('G4 suppress K2')
      seat.getState().defenceForRest()
    })
  seen.push(filmIn(app).getState().lines)
  filmIn(app).getState().finish()
  app.getState().nextTurn()
}

let file: SaveFile
let app: AppStore

beforeAll(async () => {
  app = await openApp()
  await toOrders(app)
  while (app.getState().screen !== 'result') await playTurn(app)
  const read = readSave(app.getState().exportGame() ?? '')
  if (!read.ok) throw new Error('the game cannot be read')
  file = read.save
})

const game = (save: SaveFile = file): Game => gameOf(save, nowOfFile(save))

const opened = (of: Game = game()): ReplayStore => {
  const replay = openReplay({
    game: of,
    lang: 'en',
    speed: 1,
    onSpeed: () => {},
    onHead: () => {},
    onClose: () => {},
  })
  if (!replay) throw new Error('nothing to look at')
  return replay.store
}

const shown = (replay: ReplayStore) => replay.getState().film.getState()

describe('the turns', () => {
  test('each is the film that was shown, its lines and its table', () => {
    const replay = opened()
    expect(replay.getState()).toMatchObject({ turn: 1, turns: 8, over: true, eyes: 'both' })
    for (let turn = 1; turn <= 8; turn++) {
      replay.getState().goTo(turn)
      expect(replay.getState().turn).toBe(turn)
      expect(shown(replay).turn).toBe(turn)
      expect(shown(replay).lines).toEqual(seen[turn - 1])
    }
  })

  test('a share of a turn is a place in its film; turns that are not there are the first or the last', () => {
    const replay = opened()
    replay.getState().goTo(3, 0.5)
    expect(shown(replay).at).toBe(Math.round(shown(replay).lines.length / 2))
    replay.getState().goTo(3, 1)
    expect(shown(replay).done).toBe(true)
    replay.getState().goTo(99)
    expect(replay.getState().turn).toBe(8)
    replay.getState().goTo(-1)
    expect(replay.getState().turn).toBe(1)
    expect(shown(replay).at).toBe(0)
  })

  test('a film that ends goes over to the next turn, the last one closes the replay', () => {
    let closed = 0
    const heads: number[] = []
    const replay = openReplay({
      game: game(),
      lang: 'en',
      speed: 1,
      onSpeed: () => {},
      onHead: ({ turn }) => heads.push(turn),
      onClose: () => {
        closed += 1
      },
    })?.store
    if (!replay) throw new Error('nothing to look at')
    replay.getState().goTo(7)
    shown(replay).skipAll()
    shown(replay).finish()
    expect(replay.getState().turn).toBe(8)
    expect(closed).toBe(0)
    shown(replay).finish()
    expect(closed).toBe(1)
    expect(heads).toEqual([7, 8])
  })

  test('R4 the table at the start of a turn does not depend on where one comes from', () => {
    const first = firstTable(file)
    if (!first) throw new Error('nobody has set up')
    const inOrder = startsOf(first, file.turns)
    const digests = file.turns.map((_, turn) => stateDigest(inOrder(turn + 1)))
    for (const turn of [8, 1, 5, 2, 8, 3]) {
      expect(stateDigest(startsOf(first, file.turns)(turn))).toBe(digests[turn - 1])
      expect(stateDigest(inOrder(turn))).toBe(digests[turn - 1])
    }
    // Past the last turn stands the table of the end.
    expect(stateDigest(startsOf(first, file.turns)(9))).toBe(stateDigest(game().state))
    expect(new Set(digests).size).toBe(8)
  })
})

describe('the eyes', () => {
  const ids = (replay: ReplayStore): readonly string[] => shown(replay).scene.counters.map(({ id }) => id)
  const k3 = (replay: ReplayStore) => shown(replay).scene.counters.find(({ id }) => id === 'K3')

  test('R72 while a game goes on, what lies open to both is all, and only its resolved turns', () => {
    const running = game({ ...file, turns: file.turns.slice(0, 3) })
    const replay = opened(running)
    expect(replay.getState()).toMatchObject({ turns: 3, over: false, choices: ['both'] })
    for (const eyes of ['ussr', 'axis', 'open'] as const) replay.getState().see(eyes)
    expect(replay.getState().eyes).toBe('both')
    expect(ids(replay)).not.toContain('K3')
  })

  test('of a game that is over each side sees what it knew, the umpire all of it', () => {
    const replay = opened()
    expect(replay.getState().choices).toEqual(['both', 'ussr', 'axis', 'open'])
    for (const [eyes, sees] of [
      ['both', false],
      ['axis', false],
      ['ussr', true],
      ['open', true],
    ] as const) {
      replay.getState().see(eyes)
      expect([eyes, ids(replay).includes('K3')]).toEqual([eyes, sees])
      expect(k3(replay)?.states.includes('ambush') ?? false).toBe(sees)
    }
    // Ammo is shown of those whose eyes these are.
    const ammo = (eyes: 'axis' | 'open') => {
      replay.getState().see(eyes)
      return shown(replay)
        .scene.counters.filter((counter) => counter.ammo !== null)
        .map(({ side }) => side)
    }
    expect(new Set(ammo('axis'))).toEqual(new Set(['axis']))
    expect(new Set(ammo('open'))).toEqual(new Set(['ussr', 'axis']))
  })

  test('other eyes keep the place in the turn', () => {
    const replay = opened()
    replay.getState().goTo(2, 1)
    replay.getState().see('open')
    expect(replay.getState().turn).toBe(2)
    expect(shown(replay).done).toBe(true)
    expect(shown(replay).lines).toHaveLength(file.turns[1]?.events.length ?? -1)
  })
})

describe('the proof', () => {
  const proof = async (of: Game) => {
    const replay = opened(of)
    await replay.getState().verify()
    return replay.getState().check
  }
  /** All dice of the record, counted in its text. */
  const dice = (): number =>
    [...JSON.stringify(file.turns.map(({ events }) => events)).matchAll(/"rolls":\[([^\]]*)\]/g)].reduce(
      (sum, [, rolls]) => sum + (rolls ? rolls.split(',').length : 0),
      0,
    )

  test('R75 every turn is decided again and every die thrown again', async () => {
    expect(dice()).toBeGreaterThan(8)
    expect(await proof(game())).toEqual({ kind: 'verified', turns: 8, dice: dice() })
  })

  test('R65 while the game goes on the dice are not counted: some were thrown in secret', async () => {
    const running = game({ ...file, turns: file.turns.slice(0, 3) })
    expect(await proof(running)).toEqual({ kind: 'verified', turns: 3, dice: null })
  })

  test('R10 one die that differs is named with its turn and phase', async () => {
    const events = file.turns[2]?.events ?? []
    const thrown = events.findIndex((each) => JSON.stringify(each).includes('"rolls":['))
    const phases = events.slice(0, thrown).flatMap((each) => (each.kind === 'phaseBegan' ? [each.phase] : []))
    const phase = phases.at(-1)
    const text = JSON.stringify(events)
    const changed = text.replace(/"rolls":\[(\d)/, (_, die) => `"rolls":[${(Number(die) % 6) + 1}`)
    expect(changed).not.toBe(text)
    const turns = file.turns.map((turn, i) => (i === 2 ? { ...turn, events: JSON.parse(changed) } : turn))
    expect(await proof({ ...game(), turns })).toEqual({ kind: 'differs', turn: 3, phase, event: thrown })
  })

  test('R75 another seed than the one announced proves nothing, nor do other rules (R11)', async () => {
    expect(await proof({ ...game(), seed: 'f'.repeat(64) })).toEqual({ kind: 'otherSeed' })
    expect(RULES_VERSION).not.toBe('tactical-1')
    expect(await proof({ ...game(), rules: 'tactical-1' })).toEqual({
      kind: 'otherRules',
      rules: 'tactical-1',
    })
  })
})

describe('at the table', () => {
  test('it opens over the result and comes back to it; nothing of the game has changed', async () => {
    const before = app.getState().exportGame()
    await app.getState().openReplay()
    expect(app.getState()).toMatchObject({ screen: 'replay', match: { turn: 1 }, result: null })
    replayIn(app).getState().goTo(4)
    expect(app.getState().match?.turn).toBe(4)
    replayIn(app).getState().close()
    expect(app.getState()).toMatchObject({ screen: 'result', replay: null })
    expect(app.getState().exportGame()).toBe(before)
  })

  test('from the orders it takes the sheet away, and the envelope lies there again with what was written', async () => {
    const other = await openApp()
    await toOrders(other)
    await playTurn(other)
    await other.getState().openEnvelope('')
    seatIn(other).getState().command('K1 defence')
    const sheet = seatIn(other).getState().sheet
    await other.getState().openReplay()
    expect(other.getState()).toMatchObject({ screen: 'replay', seat: null })
    replayIn(other).getState().close()
    expect(other.getState()).toMatchObject({ screen: 'curtain', curtain: { to: 'ussr' } })
    await other.getState().openEnvelope('')
    expect(seatIn(other).getState().sheet).toEqual(sheet)
  })

  test('before the first turn there is nothing to look at', () => {
    const { scenario, variants, names, pins, seed } = file
    const replay = openReplay({
      game: newGame({ scenario, variants, names, pins, seed }),
      lang: 'en',
      speed: 1,
      onSpeed: () => {},
      onHead: () => {},
      onClose: () => {},
    })
    expect(replay).toBeNull()
  })
})
