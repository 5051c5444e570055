/** Given: the map in letters, the units, the works and the switches of a case. */
import { SIDES, type State, type Variants } from '../../../src/engine/tactical/model'
import type { Zone } from '../../../src/engine/tactical/scenario'
import { beginBattle, defaultPlacement, deploy } from '../../../src/engine/tactical/setup'
import { cellOf, edgeKey } from '../../../src/kernel/hex'
import { board } from '../../tactical/support/board'
import { type Draft, text } from './given/draft'
import { GROUND } from './given/ground'
import { NIGHT } from './given/night'
import { SPECIALS, SWITCHES } from './given/switches'
import { UNITS } from './given/units'
import { CaseError, type Line } from './text'
import { face, readPhrase } from './words'

const ALL = [...GROUND, ...SWITCHES, ...SPECIALS, ...NIGHT, ...UNITS]

const mapRow = (line: Line, key: 'map' | 'levels'): string => {
  const row = line.text.replaceAll(' ', '')
  const known = key === 'map' ? /^[.blfmrthH]+$/ : /^\d+$/
  if (!known.test(row)) throw new CaseError(line, `letters of a map: . b l f m r t h H (levels: digits)`)
  return row
}

const draftOf = (lines: readonly Line[]): Draft => {
  const draft: Draft = {
    rows: [],
    levels: [],
    units: {},
    listed: {},
    scenario: {},
    map: {},
    variants: {},
    works: {},
    turn: 2,
    setUp: false,
    zones: {},
    wire: [],
    obstacles: [],
    operation: null,
    fallen: [],
    victory: { outcomes: [], points: null },
  }
  let table: 'map' | 'levels' | null = null
  for (const line of lines) {
    const said = line.text.trim()
    if (said === 'map' || said === 'levels') table = said
    else if (table !== null && line.text.startsWith('    '))
      (table === 'map' ? draft.rows : draft.levels).push(mapRow(line, table))
    else {
      table = null
      readPhrase(line, said, ALL, 'line of Given')(draft)
    }
  }
  return draft
}

/** The table as Given says it: turn 2, so that all have stood where they are (T10.4). */
export const tableOf = (head: Line, lines: readonly Line[]): State => {
  const draft = draftOf(lines)
  const [first] = draft.rows
  if (first === undefined) throw new CaseError(head, 'Given has no map')
  const even = [...draft.rows, ...(draft.levels.length > 0 ? draft.levels : [])]
  if (even.some((row) => row.length !== first.length))
    throw new CaseError(head, 'the rows of the map differ in length')
  const { outcomes, points } = draft.victory
  const levels = draft.levels.length > 0 ? { levels: draft.levels } : {}
  const nobody: Zone = { units: [], works: [], trenches: 0 }
  const state = board(draft.rows, draft.units, {
    ...draft.scenario,
    zones: { ussr: nobody, axis: nobody, ...draft.zones },
    ...(draft.operation ? { operation: draft.operation } : {}),
    ...(draft.wire.length > 0 ? { wire: draft.wire as never } : {}),
    ...(draft.obstacles.length > 0 ? { obstacles: draft.obstacles as never } : {}),
    victory: {
      outcomes,
      otherwise: { winner: null, level: 'draw', text: text('over') },
      ...(points ? { points } : {}),
    },
    map: { ...draft.map, ...levels },
    variants: draft.variants as Partial<Variants>,
    listed: draft.listed,
  })
  for (const { hex } of Object.values(draft.units))
    if (hex !== null && cellOf(state.battle.grid, hex) < 0)
      throw new CaseError(head, `${hex} is not on the map`)
  const table = {
    ...state,
    fallen: draft.fallen,
    turn: draft.turn,
    works: { ...state.works, ...draft.works },
  }
  return draft.setUp ? afterSetUp(table, draft) : table
}

/** Sides with a zone leave it to the table what they dig and set (T2.6.b); then the battle begins. */
const afterSetUp = (table: State, { zones }: Draft): State => {
  const placed = SIDES.filter((who) => zones[who]).reduce(
    (state, who) => deploy(state, who, defaultPlacement(state, who)),
    table,
  )
  return beginBattle(placed)
}

/** The key of an edge, by hex and face. */
export const edgeOf = (state: State, line: Line, hex: string, towards: string): string =>
  edgeKey(state.battle.grid, cellOf(state.battle.grid, hex), face(line, towards))
