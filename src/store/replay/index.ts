/**
 * A recorded game, looked at again: each resolved turn is a film, seen with the eyes that are asked for. While a game
 * goes on only what lies open to both is shown (R72); when it is over, either side's knowledge and the umpire's.
 */
import { createStore } from 'zustand/vanilla'
import { SIDES, type State } from '../../engine/tactical/model'
import { RULES_VERSION } from '../../engine/tactical/tables/version'
import { decideAgain } from '../../engine/tactical/verify'
import { sha256Hex } from '../../kernel/digest'
import type { SavedTurn } from '../../scenario/save'
import type { Check, FilmState, FilmStore, Lang, MatchHead, ReplayStore } from '../api'
import { type OpenFilm, openFilm } from '../film'
import type { Played } from '../film/lines'
import type { Eyes } from '../film/table'
import { type Game, isOver } from '../game/game'
import { headOf } from '../game/head'
import { firstTable } from '../game/reopen'
import { startsOf } from './starts'

export type ReplayInput = Readonly<{
  game: Game
  lang: Lang
  speed: FilmState['speed']
  onSpeed: (speed: FilmState['speed']) => void
  /** Another turn is shown: the public facts of that turn. */
  onHead: (head: MatchHead) => void
  onClose: () => void
}>

export type OpenReplay = Readonly<{
  store: ReplayStore
  /** The public facts of the first turn. */
  head: MatchHead
  relabel: (lang: Lang) => void
  close: () => void
}>

/** Lets the page draw and the hand be heard between two turns. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

/** All dice that events tell of, wherever they stand in them. */
const diceIn = (told: unknown): number => {
  if (typeof told !== 'object' || told === null) return 0
  return Object.entries(told).reduce(
    (sum, [key, value]) => sum + (key === 'rolls' && Array.isArray(value) ? value.length : diceIn(value)),
    0,
  )
}

/**
 * Decides the game again, turn by turn, from its seed and its orders, and throws every die again (R75).
 *
 * @param live false: nobody waits for it any more
 */
const checked = async (game: Game, first: State, live: () => boolean): Promise<Check | null> => {
  const { seed, commitment, rules, turns } = game
  if (rules !== RULES_VERSION) return { kind: 'otherRules', rules }
  if (sha256Hex(seed) !== commitment) return { kind: 'otherSeed' }
  let state = first
  for (const turn of turns) {
    await breath()
    if (!live()) return null
    const next = decideAgain(state, turn)
    if ('why' in next) return { kind: 'differs', turn: next.turn, phase: next.phase, event: next.event }
    state = next
  }
  // R65 While the game goes on, dice thrown for what is hidden are not even counted.
  const dice = isOver(game) ? diceIn(turns.map(({ events }) => events)) : null
  return { kind: 'verified', turns: turns.length, dice }
}

const seekShare = (film: FilmStore, share: number): void => {
  const { lines, seek } = film.getState()
  seek(Math.round(share * lines.length))
}

/**
 * Opens the first turn of a game's record.
 *
 * @returns null where no turn is resolved yet
 */
export const openReplay = (input: ReplayInput): OpenReplay | null => {
  const { game } = input
  const first = firstTable(game)
  if (!first || game.turns.length === 0) return null
  const startOf = startsOf(first, game.turns)
  const last = game.turns.length
  let { lang, speed } = input
  let reel: OpenFilm | null = null
  let live = true

  const played = (turn: number): Played => ({
    start: startOf(turn),
    events: (game.turns[turn - 1] as SavedTurn).events,
  })

  const headAt = (turn: number): MatchHead => headOf({ ...game, stage: 'film', last: played(turn) })

  /** A turn's film from a place in it, as a share of its lines: other eyes read other lines. */
  const film = (turn: number, eyes: Eyes, share: number): FilmStore => {
    reel?.close()
    reel = openFilm({
      played: played(turn),
      eyes,
      lang,
      speed,
      at: 0,
      onSpeed: (next) => {
        speed = next
        input.onSpeed(next)
      },
      onPhase: () => {},
      onFinish: () => (turn < last ? goTo(turn + 1) : input.onClose()),
    })
    seekShare(reel.store, share)
    return reel.store
  }

  const goTo = (turn: number, share = 0): void => {
    if (!live) return
    const next = Math.max(1, Math.min(last, Math.trunc(turn) || 1))
    const state = store.getState()
    if (next === state.turn && !state.film.getState().done) {
      seekShare(state.film, share)
      return
    }
    store.setState({ turn: next, film: film(next, state.eyes, share) })
    input.onHead(headAt(next))
  }

  const store: ReplayStore = createStore(() => ({
    turn: 1,
    turns: last,
    over: isOver(game),
    eyes: 'both',
    choices: isOver(game) ? ['both', ...SIDES, 'open'] : ['both'],
    film: film(1, 'both', 0),
    check: null,
    goTo,
    see: (eyes) => {
      const { turn, film: seen, choices, ...state } = store.getState()
      if (!live || eyes === state.eyes || !choices.includes(eyes)) return
      const { at, lines } = seen.getState()
      store.setState({ eyes, film: film(turn, eyes, at / Math.max(1, lines.length)) })
    },
    verify: async () => {
      if (store.getState().check?.kind === 'running') return
      store.setState({ check: { kind: 'running' } })
      const check = await checked(game, first, () => live)
      if (check && live) store.setState({ check })
    },
    close: () => {
      if (live) input.onClose()
    },
  }))

  return {
    store,
    head: headAt(1),
    relabel: (next) => {
      lang = next
      reel?.relabel(next)
    },
    close: () => {
      live = false
      reel?.close()
    },
  }
}
