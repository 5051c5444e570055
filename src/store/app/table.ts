/**
 * The table: where the game at hand stands, and which screen that is. What it shows goes to the store as
 * public facts, a seat, or a film; State, sheets and seed never do.
 */
import type { Side } from '../../engine/tactical/model'
import type { Curtain, Lang, TurnReport } from '../api'
import { reportOf } from '../film/report'
import {
  answered,
  begun,
  type Game,
  isOver,
  opened,
  resolved,
  sealed,
  unsealed,
  withSlip,
  written,
} from '../game/game'
import { curtainOf } from '../game/head'
import { type Keys, openSlip } from '../game/record'
import { isLocked, nextSide } from '../game/seating'
import { openSeat } from '../seat'
import { said } from './deps'
import { clear, type Host, keep, keyFor, type Play, rollFilm, seatOf, show } from './play'

export type Table = Readonly<{
  game: () => Game | null
  keys: () => Keys
  /** Lays a game on the table and shows where it stands. */
  lay: (game: Game, keys: Keys) => void
  openEnvelope: (pin: string) => Promise<boolean>
  unseal: (side: Side) => void
  nextTurn: () => void
  /** Off the screen; the game stays on the table. */
  leave: () => void
  relabel: (lang: Lang) => void
}>

/** Both have sealed: the units are set down, or the turn is played to its end or to a question. */
const played = (game: Game): Game => (game.stage === 'deployment' ? begun(game) : resolved(game))

const report = ({ last }: Game, lang: Lang): TurnReport | null => last && reportOf(last, lang)

/** Shows where the game stands: whose envelope, which film, which report. */
const stand = (play: Play, game: Game): void => {
  clear(play)
  play.game = game
  if (game.stage === 'film') {
    rollFilm(play, game, () => step(play, (now) => ({ ...now, stage: 'report' })))
  } else if (game.stage === 'result') {
    show(play, game, { screen: 'result', result: game.state.result })
  } else if (game.stage === 'report') {
    show(play, game, { screen: 'report', report: report(game, play.host.lang()) })
  } else {
    play.curtain = curtainOf(game)
    if (play.curtain) show(play, game, { screen: 'curtain', curtain: play.curtain })
    else stand(play, keep(play, played(game)))
  }
}

/** A step of the game. One that cannot be played is a fault of the program: the sheets stay, sealed and saved. */
const step = (play: Play, make: (game: Game) => Game): void => {
  if (!play.game) return
  const next = keep(play, make(play.game))
  try {
    stand(play, next)
  } catch (error) {
    play.host.fault(error)
    play.game = next
    clear(play)
    show(play, null, { screen: 'start', notice: said('programFault') })
  }
}

const sit = (play: Play, game: Game, at: Curtain): void => {
  clear(play)
  play.game = game
  play.seat = openSeat({
    ...seatOf(game, at, play.host.lang()),
    onDraft: (draft) => {
      if (play.game) keep(play, written(play.game, at.to, draft))
    },
    onSeal: (draft) => step(play, (now) => sealed(now, at.to, draft)),
    onAnswer: (option) => step(play, (now) => answered(now, option)),
  })
  show(play, game, { screen: at.purpose === 'deploy' ? 'deploy' : 'orders', seat: play.seat.store })
}

const openEnvelope = async (play: Play, pin: string): Promise<boolean> => {
  const at = play.curtain
  if (!at || !play.game) return false
  const key = await keyFor(play.game, at.to, pin)
  // The curtain may have been left, or opened by a second press, while the key was made.
  if (key === null || play.curtain !== at || !play.game) return false
  play.keys = { ...play.keys, [at.to]: key }
  const slip = play.game.slips[at.to]
  const known = slip && openSlip(slip, play.game.stage, key)
  const now = withSlip(play.game, at.to, known?.written ? known : null)
  // A sheet that was sealed before a reload only waited for its PIN: there is nothing to write.
  if (isLocked(slip) && known?.written) step(play, () => now)
  else sit(play, now, at)
  return true
}

const unseal = (play: Play, side: Side): void => {
  const { game, curtain } = play
  if (!curtain || !game || game.question || !game.slips[side]?.sealed || nextSide(game) === null) return
  const back = keep(play, unsealed(game, side))
  play.curtain = { ...curtain, to: side, pin: back.pins[side] !== null }
  show(play, back, { screen: 'curtain', curtain: play.curtain })
}

const relabel = ({ seat, film, game, host }: Play, lang: Lang): void => {
  seat?.relabel(lang)
  film?.relabel(lang)
  if (game?.stage === 'report') host.show({ report: report(game, lang) })
}

export const openTable = (host: Host): Table => {
  const nobody: Keys = { ussr: null, axis: null }
  const play: Play = { host, game: null, keys: nobody, curtain: null, seat: null, film: null }
  return {
    game: () => play.game,
    keys: () => play.keys,
    lay: (game, keys) => {
      play.game = game
      play.keys = keys
      step(play, (now) => now)
    },
    openEnvelope: (pin) => openEnvelope(play, pin),
    unseal: (side) => unseal(play, side),
    nextTurn: () => {
      if (play.game?.stage !== 'report') return
      step(play, (now) => (isOver(now) ? { ...now, stage: 'result' } : opened(now)))
    },
    leave: () => {
      clear(play)
      show(play, null, { screen: 'start' })
    },
    relabel: (lang) => relabel(play, lang),
  }
}
