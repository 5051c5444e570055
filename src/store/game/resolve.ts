/** A turn decided: both sealed sheets and the answers so far go to the rules. */
import type { Side } from '../../engine/tactical/model'
import type { Sheet, Sheets } from '../../engine/tactical/orders'
import { type Digests, resolveTurn } from '../../engine/tactical/sequence'
import type { SavedTurn } from '../../scenario/save'
import { type Game, NOTHING } from './game'

const sheetsOf = ({ slips }: Game): Sheets => {
  const of = (side: Side): Sheet => slips[side]?.written?.sheet ?? {}
  return { ussr: of('ussr'), axis: of('axis') }
}

const kept = ({ fire = '', movement = '', special = '' }: Digests): SavedTurn['digests'] => ({
  fire,
  movement,
  special,
})

/** Plays the turn from both sealed sheets: to its end, or to a question. */
export const resolved = (game: Game): Game => {
  const sheets = sheetsOf(game)
  const played = resolveTurn(game.state, sheets, game.answers)
  if (played.kind === 'question')
    return { ...game, question: { asked: played.question, state: played.state } }
  const turn: SavedTurn = {
    sheets,
    answers: game.answers,
    events: played.events,
    digests: kept(played.digests),
  }
  return {
    ...game,
    stage: 'film',
    filmAt: 0,
    slips: NOTHING,
    answers: {},
    question: null,
    turns: [...game.turns, turn],
    last: { start: game.state, events: played.events },
    state: played.state,
  }
}
