import type { State } from '../../engine/tactical/model'
import { sightLine } from '../../engine/tactical/rules/sight'
import { cellOf, type Hex, hexOf } from '../../kernel/hex'
import { loadScenario, print, Refusal, readArgs, ready } from '../files'
import type { Verb } from '../referee'

/** `7,4` as printed on the map: column, row, 1-based. */
const place = ({ battle: { grid } }: State, text: string): Hex => {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text)
  const [column, row] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)]
  if (column < 1 || row < 1 || column > grid.cols || row > grid.rows)
    throw new Refusal(
      `${text}: not a hex of this map; expected COLUMN,ROW from 1,1 to ${grid.cols},${grid.rows}`,
    )
  return hexOf(grid, (row - 1) * grid.cols + column - 1)
}

const printed = ({ battle: { grid } }: State, hex: Hex): string => {
  const cell = cellOf(grid, hex)
  return `${(cell % grid.cols) + 1},${Math.floor(cell / grid.cols) + 1}`
}

/** `sight SCENARIO.json C,R C,R`: on the ground of turn 1. Exit 0 whatever the answer. */
export const sight: Verb = (args) => {
  const { given } = readArgs(args, ['SCENARIO.json', 'C,R', 'C,R'])
  const state = ready(loadScenario(given[0] as string), '')
  const line = sightLine(state, place(state, given[1] as string), place(state, given[2] as string))
  const blocked = line.blockedBy === null ? `at ${line.range} hexes` : `by ${printed(state, line.blockedBy)}`
  print(line.clear ? `clear ${line.range} ${line.rule}` : `blocked ${blocked} ${line.rule}`)
  return 0
}
