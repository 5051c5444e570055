/** R80: dice thrown, hits rolled and hits expected. Players always suspect the dice: here they can count. */
import type { Side } from '../../engine/tactical/model'
import { bounded } from '../../engine/tactical/rules/fireSum'
import type { FilmState, LogLine } from '../api'

export type Luck = FilmState['luck']

const NONE = { dice: 0, hits: 0, expected: 0 }
const SIDES_OF_A_DIE = 6

const rollOf = ({
  event,
  cast,
}: LogLine): Readonly<{ side: Side; dice: number; hits: number; expected: number }> | null => {
  if (event.kind !== 'fired' && event.kind !== 'struck') return null
  const side = cast[event.unit]?.side
  if (!side) return null
  const { rolls, hits, sum } = event.roll
  return { side, dice: rolls.length, hits, expected: (rolls.length * bounded(sum).accuracy) / SIDES_OF_A_DIE }
}

/** Of the throws that are read against an accuracy, by the side that threw. */
export const luckOf = (lines: readonly LogLine[]): Luck => {
  const luck: Record<Side, Luck[Side]> = { ussr: NONE, axis: NONE }
  for (const line of lines) {
    const roll = rollOf(line)
    if (!roll) continue
    const { dice, hits, expected } = luck[roll.side]
    luck[roll.side] = { dice: dice + roll.dice, hits: hits + roll.hits, expected: expected + roll.expected }
  }
  return luck
}

/** Ammo that a line says was spent, and by whom. */
export const ammoOf = ({ event, cast }: LogLine): Readonly<{ side: Side; ammo: number }> | null => {
  if (!('ammo' in event) || event.kind === 'regrouped' || event.kind === 'supplied') return null
  const side = cast[event.unit]?.side
  return side ? { side, ammo: event.ammo } : null
}
