/** The public facts of a game: what may stand on every screen, on the curtain too. */
import type { Phase, Side } from '../../engine/tactical/model'
import { calendarOf, isDark } from '../../engine/tactical/rules/calendar'
import type { Curtain, Ending, MatchHead, SavedGame } from '../api'
import { type Game, isOver } from './game'
import { nextSide } from './seating'

const MINUTES_OF_A_DAY = 24 * 60

const two = (n: number): string => String(n).padStart(2, '0')

/** Clock of a turn, hh:mm; each day of an operation begins at the hour of the first (T16.1). */
const clockOf = ({ start, minutesPerTurn }: Game['scenario'], turn: number): string => {
  const [hours, minutes] = start.split(':').map(Number)
  const time = ((hours ?? 0) * 60 + (minutes ?? 0) + (turn - 1) * minutesPerTurn) % MINUTES_OF_A_DAY
  return `${two(Math.floor(time / 60))}:${two(time % 60)}`
}

/** After the last turn the clock stands at that turn. */
const turnOf = ({ state, scenario, stage, last }: Game): number =>
  stage === 'film' || stage === 'report'
    ? (last?.start.turn ?? state.turn)
    : Math.min(state.turn, scenario.turns)

const phaseOf = (game: Game): Phase => {
  if (game.stage === 'deployment') return 'deployment'
  if (game.stage === 'result') return 'over'
  return game.stage === 'orders' ? 'orders' : 'special'
}

const reinforcements = ({ units }: Game['scenario']): MatchHead['reinforcements'] => {
  const seen = new Set<string>()
  return units.flatMap(({ arrives, side }) => {
    const key = `${arrives?.turn}/${side}`
    if (!arrives || seen.has(key)) return []
    seen.add(key)
    return [{ turn: arrives.turn, side }]
  })
}

/** `yyyy-mm-dd` so many days later. */
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MINUTES_OF_A_DAY * 60_000).toISOString().slice(0, 10)

export const headOf = (game: Game): MatchHead => {
  const { scenario, slips, state } = game
  const turn = turnOf(game)
  const calendar = calendarOf({ battle: state.battle, turn })
  return {
    scenario: scenario.id,
    name: scenario.name,
    date: dateAfter(scenario.date, (calendar?.day ?? 1) - 1),
    turn,
    turns: scenario.turns,
    calendar,
    dark: isDark({ ...state, turn }),
    clock: clockOf(scenario, calendar?.turn ?? turn),
    phase: phaseOf(game),
    names: game.names,
    sideNames: scenario.sideNames,
    sealed: { ussr: slips.ussr?.sealed === true, axis: slips.axis?.sealed === true },
    reinforcements: reinforcements(scenario),
    commitment: game.commitment,
    // R75 The seed is told when no die is left to be thrown.
    seed: isOver(game) ? game.seed : null,
    reloads: game.reloads,
    variants: game.variants,
  }
}

/** T17: the battle's words for the outcome that decided it, and what made it so. */
export const endingOf = ({ state: { result }, scenario: { victory } }: Game): Ending | null => {
  if (!result) return null
  const at = result.causes.find(({ why }) => why === 'outcome')?.detail.outcome
  const { text } = victory.outcomes[Number(at)] ?? victory.otherwise
  const causes = result.causes.filter(({ why }) => why !== 'outcome' && why !== 'otherwise')
  return { ...result, causes, text }
}

/** Who takes the seat next, and for what; null: nobody, both are sealed. */
export const curtainOf = (game: Game): Curtain | null => {
  const asked = game.question?.asked
  const to: Side | null = asked ? asked.side : nextSide(game)
  if (to === null) return null
  const purpose = asked ? 'answer' : game.stage === 'deployment' ? 'deploy' : 'orders'
  return { to, purpose, pin: game.pins[to] !== null }
}

/** R69: the game on the start screen, from public facts only. */
export const savedOf = (game: Game, savedAt: string): SavedGame => ({
  id: game.id,
  scenario: game.scenario.name,
  turn: turnOf(game),
  turns: game.scenario.turns,
  next: game.stage === 'deployment' || game.stage === 'orders' ? nextSide(game) : null,
  savedAt,
  ...(game.stage === 'result' ? { over: true } : {}),
})
