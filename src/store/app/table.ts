/**
 * The table: where the game at hand stands, and which screen that is. What it shows goes to the store as
 * public facts, a seat, or a film; State, sheets and seed never do.
 */
import type { Side } from '../../engine/tactical/model'
import type { Curtain, Lang, TurnReport } from '../api'
import { answered, begun, type Game, isOver, opened, sealed, unsealed, withSlip, written } from '../game/game'
import { curtainOf, endingOf } from '../game/head'
import type { Keys } from '../game/record'
import { isLocked, maySealBreak, nextSide } from '../game/seating'
import { openSeat } from '../seat'
import { said, type Umpire } from './deps'
import { clear, type Host, keep, keyFor, type Play, rollFilm, rollReplay, seatOf, show } from './play'

export type Table = Readonly<{
  game: () => Game | null
  keys: () => Keys
  /** Lays a game on the table and shows where it stands. */
  lay: (game: Game, keys: Keys) => void
  openEnvelope: (pin: string) => Promise<boolean>
  unseal: (side: Side) => void
  nextTurn: () => void
  /** Its resolved turns, looked at again. */
  replay: () => Promise<void>
  /** Off the screen; the game stays on the table. */
  leave: () => void
  /** Off the table too: it is not saved any more. */
  forget: () => void
  relabel: (lang: Lang) => void
}>

const report = ({ umpire, game, host }: Play): TurnReport | null =>
  umpire && game?.last ? umpire.reportOf(game.last, host.lang()) : null

/** A game that cannot go on is a fault of the program: the sheets stay, sealed and saved. */
const giveUp = (play: Play, game: Game, error: unknown, why = 'programFault'): void => {
  play.host.fault(error)
  play.game = game
  clear(play)
  show(play, null, { screen: 'start', notice: said(why) })
}

/** Called ahead of time, so that nobody waits for him. */
const callUmpire = async (play: Play): Promise<void> => {
  play.umpire ??= await play.host.umpire()
}

/** The umpire's part; if he is still on his way, it begins when he comes, unless the players have left. */
const withUmpire = (play: Play, game: Game, part: (umpire: Umpire) => void): void => {
  if (play.umpire) {
    part(play.umpire)
    return
  }
  show(play, game, { screen: 'umpire' })
  play.waiting = game
  const arrived = (go: () => void): void => {
    if (play.waiting === game) go()
  }
  callUmpire(play)
    .then(() => arrived(() => step(play, (now) => now)))
    .catch((error) => arrived(() => giveUp(play, game, error, 'partNotLoaded')))
}

const umpired = (play: Play, game: Game): void =>
  withUmpire(play, game, (umpire) => {
    if (game.stage === 'film')
      rollFilm(play, umpire, game, () => step(play, (now) => ({ ...now, stage: 'report' })))
    else if (game.stage === 'report') show(play, game, { screen: 'report', report: report(play) })
    else if (game.stage === 'result')
      show(play, game, { screen: 'result', result: endingOf(game), report: report(play) })
    else stand(play, keep(play, umpire.resolved(game)))
  })

/** Shows where the game stands: whose envelope, which film, which report. */
const stand = (play: Play, game: Game): void => {
  clear(play)
  play.game = game
  play.curtain = game.stage === 'deployment' || game.stage === 'orders' ? curtainOf(game) : null
  if (play.curtain) show(play, game, { screen: 'curtain', curtain: play.curtain })
  else if (game.stage === 'deployment') stand(play, keep(play, begun(game)))
  else umpired(play, game)
}

/** A step of the game. */
const step = (play: Play, make: (game: Game) => Game): void => {
  if (!play.game) return
  const next = keep(play, make(play.game))
  try {
    stand(play, next)
  } catch (error) {
    giveUp(play, next, error)
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
    onSeal: (draft) => {
      // Not here in time, he is waited for, and what went wrong is told, when the turn needs him.
      void callUmpire(play).catch(() => undefined)
      step(play, (now) => sealed(now, at.to, draft))
    },
    onAnswer: (option) => step(play, (now) => answered(now, option)),
  })
  show(play, game, { screen: at.purpose === 'deploy' ? 'deploy' : 'orders', seat: play.seat.store })
}

const openEnvelope = async (play: Play, pin: string): Promise<boolean> => {
  const at = play.curtain
  if (!at || !play.game) return false
  const key = await keyFor(play.game, at.to, pin)
  if (key === null) return false
  const { slips, stage } = play.game
  const slip = slips[at.to]
  const reader = slip && !slip.written ? await play.host.reader() : null
  const known = slip && (reader ? reader.openSlip(slip, stage, key) : slip)
  // The curtain may have been left, or opened by a second press, meanwhile.
  if (play.curtain !== at || !play.game) return false
  play.keys = { ...play.keys, [at.to]: key }
  const now = withSlip(play.game, at.to, known?.written ? known : null)
  if (slip?.text && !known?.written) play.host.show({ notice: said('sheetLost') })
  // A sheet that was sealed before a reload only waited for its PIN: there is nothing to write.
  if (isLocked(slip) && known?.written) step(play, () => now)
  else sit(play, now, at)
  return true
}

const unseal = (play: Play, side: Side): void => {
  const { game, curtain } = play
  if (!curtain || !game || !maySealBreak(game, side) || nextSide(game) === null) return
  const back = keep(play, unsealed(game, side))
  play.curtain = { ...curtain, to: side, pin: back.pins[side] !== null }
  show(play, back, { screen: 'curtain', curtain: play.curtain })
}

/** Looks back at the game, and comes back to where it stands. */
const replay = async (play: Play): Promise<void> => {
  try {
    await callUmpire(play)
  } catch (error) {
    play.host.fault(error)
    play.host.show({ notice: said('partNotLoaded') })
    return
  }
  const { game, umpire } = play
  if (game && umpire) rollReplay(play, umpire, game, () => step(play, (now) => now))
}

const relabel = (play: Play, lang: Lang): void => {
  play.seat?.relabel(lang)
  play.film?.relabel(lang)
  play.replay?.relabel(lang)
  const stage = play.game?.stage
  if (stage === 'report' || stage === 'result') play.host.show({ report: report(play) })
}

export const openTable = (host: Host): Table => {
  const nobody: Keys = { ussr: null, axis: null }
  const play: Play = {
    host,
    game: null,
    keys: nobody,
    curtain: null,
    seat: null,
    film: null,
    replay: null,
    umpire: null,
    waiting: null,
  }
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
    replay: () => replay(play),
    leave: () => {
      clear(play)
      show(play, null, { screen: 'start' })
    },
    forget: () => {
      clear(play)
      play.game = null
      play.keys = nobody
    },
    relabel: (lang) => relabel(play, lang),
  }
}
