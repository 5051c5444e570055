/** The game on the table and what is open on it. Lives in the closure of `openTable`, never in a store. */
import type { Side } from '../../engine/tactical/model'
import type { Placement } from '../../engine/tactical/orders'
import { defaultPlacement } from '../../engine/tactical/setup'
import { viewFor } from '../../engine/tactical/view'
import type { AppState, Curtain, FilmState, Lang } from '../api'
import type { OpenFilm } from '../film'
import { linesOf } from '../film/lines'
import { type Game, tableToSetUp } from '../game/game'
import { headOf } from '../game/head'
import { type Keys, keyWithoutPin } from '../game/record'
import { pinDigest, pinKey } from '../keep/pins'
import type { OpenReplay } from '../replay'
import type { OpenSeat } from '../seat'
import type { SeatInput } from '../seat/desk'
import { CLEARED } from './cleared'
import type { AppDeps, Reader, Umpire } from './deps'

export type Host = Readonly<{
  lang: () => Lang
  speed: () => FilmState['speed']
  setSpeed: (speed: FilmState['speed']) => void
  show: (change: Partial<AppState>) => void
  /** The game changed: it is to be saved. */
  save: () => void
  /** A fault of the program, for its authors. */
  fault: (error: unknown) => void
  umpire: AppDeps['umpire']
  /** Null: it did not come, and the players are told. */
  reader: () => Promise<Reader | null>
}>

export type Play = {
  readonly host: Host
  game: Game | null
  keys: Keys
  curtain: Curtain | null
  seat: OpenSeat | null
  film: OpenFilm | null
  replay: OpenReplay | null
  umpire: Umpire | null
  /** The game whose turn waits for the umpire to be loaded. */
  waiting: Game | null
}

/** The hand-over destroys what the last player had before him (R63). */
export const clear = (play: Play): void => {
  play.seat?.close()
  play.film?.close()
  play.replay?.close()
  play.seat = null
  play.film = null
  play.replay = null
  play.curtain = null
  play.waiting = null
}

/** One screen, and nothing left of the one before. */
export const show = (play: Play, game: Game | null, change: Partial<AppState>): void =>
  play.host.show({ ...CLEARED, match: game && headOf(game), ...change })

export const keep = (play: Play, game: Game): Game => {
  play.game = game
  play.host.save()
  return game
}

const NOWHERE: Placement = { units: {}, trenches: [] }

/** What one side may know and has written, and nothing else of the game. */
export const seatOf = (
  game: Game,
  { to: side, purpose }: Curtain,
  lang: Lang,
): Omit<SeatInput, 'onDraft' | 'onSeal' | 'onAnswer'> => {
  const slip = game.slips[side]?.written
  const state = purpose === 'deploy' ? tableToSetUp(game, side) : (game.question?.state ?? game.state)
  const setUp = purpose === 'deploy' ? (slip?.placement ?? defaultPlacement(game.state, side)) : NOWHERE
  return {
    side,
    purpose,
    view: viewFor(state, side),
    sheet: slip?.sheet ?? {},
    placement: setUp,
    lastSheet: game.turns.at(-1)?.sheets[side] ?? {},
    lastTurn: game.last ? linesOf(game.last, side, lang).map(({ line }) => line) : [],
    question: game.question?.asked ?? null,
    lang,
  }
}

/** R73: the key that the right PIN makes, or the open one where none was set. A wrong PIN locks nothing. */
export const keyFor = async (game: Game, side: Side, pin: string): Promise<string | null> => {
  const asked = game.pins[side]
  if (asked === null) return keyWithoutPin(game.commitment)
  const key = await pinKey(pin, game.commitment)
  return pinDigest(key) === asked ? key : null
}

/** The film of the last turn, from the line where it was left. */
export const rollFilm = (play: Play, { openFilm }: Umpire, game: Game, finish: () => void): void => {
  if (!game.last) return
  const { host } = play
  play.film = openFilm({
    played: game.last,
    eyes: 'both',
    lang: host.lang(),
    speed: host.speed(),
    at: game.filmAt,
    onSpeed: host.setSpeed,
    onPhase: (filmAt) => {
      if (play.game) keep(play, { ...play.game, filmAt })
    },
    onFinish: finish,
  })
  show(play, game, { screen: 'film', film: play.film.store })
}

/** The resolved turns of the game again, from the first on; `close` comes back. */
export const rollReplay = (play: Play, { openReplay }: Umpire, game: Game, close: () => void): void => {
  const { host } = play
  const replay = openReplay({
    game,
    lang: host.lang(),
    speed: host.speed(),
    onSpeed: host.setSpeed,
    onHead: (match) => host.show({ match }),
    onClose: close,
  })
  if (!replay) return
  clear(play)
  play.replay = replay
  show(play, game, { screen: 'replay', replay: replay.store, match: replay.head })
}
