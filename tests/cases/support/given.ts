/** Given: the map in letters, the units, the works and the switches of a case. */
import {
  type Category,
  type Fallen,
  type Hours,
  SIDES,
  type Side,
  type State,
  type Unit,
  type UnitId,
  type Variants,
  type Works,
} from '../../../src/engine/tactical/model'
import type {
  Condition,
  Edge,
  Operation,
  Outcome,
  Scenario,
  Zone,
} from '../../../src/engine/tactical/scenario'
import { beginBattle, defaultPlacement, deploy } from '../../../src/engine/tactical/setup'
import { unitTypes } from '../../../src/engine/tactical/tables/units'
import { VARIANT_CHOICES } from '../../../src/engine/tactical/tables/variants'
import { cellOf, edgeKey } from '../../../src/kernel/hex'
import { board, type Put } from '../../tactical/support/board'
import { CaseError, type Line } from './text'
import { face, keyOf, number, type Phrase, readPhrase, side, TYPES } from './words'

type Draft = {
  rows: string[]
  levels: string[]
  units: Record<UnitId, Put>
  listed: Record<UnitId, Partial<Scenario['units'][number]>>
  scenario: Partial<Omit<Scenario, 'map'>>
  map: Partial<Scenario['map']>
  variants: Record<string, unknown>
  works: Partial<Works>
  turn: number
  setUp: boolean
  zones: Partial<Record<Side, Zone>>
  wire: { hex: string; face: string }[]
  obstacles: { hex: string; face: string }[]
  operation: Operation | null
  fallen: Fallen[]
  victory: { outcomes: Outcome[]; points: NonNullable<Scenario['victory']['points']> | null }
}

type Change = Partial<Omit<Unit, 'id' | 'type' | 'side'>>

/** What may stand behind a unit's place, comma by comma. */
const TRAITS: readonly Phrase<Change>[] = [
  [/^strength (\d+)$/, ([, n], line) => ({ strength: number(line, n) })],
  [/^ammo (\d+)$/, ([, n], line) => ({ ammo: number(line, n) })],
  [/^facing (\w+)$/, ([, f], line) => ({ facing: face(line, f) })],
  [/^came in over (\w+)$/, ([, f], line) => ({ cameBy: face(line, f) })],
  [/^in ambush$/, () => ({ concealed: true })],
  [/^limbered$/, () => ({ deployed: false })],
  [/^mounted$/, () => ({ mount: 'on' })],
  [/^dismounted$/, () => ({ mount: 'off' })],
  [/^without machines$/, () => ({ mount: null })],
  [/^dug in$/, () => ({ dugIn: true })],
  [/^suppressed in turn (\d+)$/, ([, n], line) => ({ suppressedIn: number(line, n) })],
  [/^here since turn (\d+)$/, ([, n], line) => ({ since: number(line, n) })],
  [/^has lost (\d+)$/, ([, n], line) => ({ lost: number(line, n) })],
  [/^on board of (\w+)$/, ([, id]) => ({ place: 'carried', carrier: id as string })],
  [/^(\d+) ammo for others$/, ([, n], line) => ({ cargo: number(line, n) })],
  [/^to fly from turn (\d+)$/, ([, n], line) => ({ ready: number(line, n) })],
  [
    /^embrasures ([A-Z ]+)$/,
    ([, faces], line) => ({ embrasures: (faces as string).split(' ').map((each) => face(line, each)) }),
  ],
  [
    /^has dug (\d+) turns? towards (\w+)$/,
    ([, n, f], line) => ({ task: { kind: 'digIn', done: number(line, n), face: face(line, f), hex: null } }),
  ],
  [
    /^has (\d+) of work towards (\d+)$/,
    ([, n, hex], line) => ({ climb: { to: hex as string, work: number(line, n) } }),
  ],
]

const typeOf = (line: Line, words: string): string => {
  const type = TYPES[words]
  if (type === undefined) throw new CaseError(line, `the case book knows no unit “${words}”`)
  return type
}

const traits = (line: Line, text: string | undefined): Change =>
  Object.assign(
    {},
    ...(text ?? '')
      .split(', ')
      .filter(Boolean)
      .map((trait) => readPhrase(line, trait, TRAITS, 'trait of a unit')),
  ) as Change

const addUnit = (draft: Draft, line: Line, id: string, put: Put): void => {
  if (draft.units[id]) throw new CaseError(line, `${id} stands twice in Given`)
  draft.units[id] = put.task ? { ...put, task: { ...put.task, hex: put.hex } } : put
}

const CONDITIONS: readonly Phrase<Condition>[] = [
  [
    /^(\w+) holds ([\d ]+)$/,
    ([, who, hexes], line) => ({ holds: { side: side(line, who), hexes: (hexes as string).split(' ') } }),
  ],
  [
    /^(\w+) stands in ([\d ]+)$/,
    ([, who, hexes], line) => ({ present: { side: side(line, who), hexes: (hexes as string).split(' ') } }),
  ],
  [/^([\d ]+) is empty$/, ([, hexes]) => ({ empty: (hexes as string).split(' ') })],
  [/^there is a fight in ([\d ]+)$/, ([, hexes]) => ({ contested: (hexes as string).split(' ') })],
  [
    /^(\w+) leads by (\d+) points$/,
    ([, who, n], line) => ({ margin: { side: side(line, who), points: number(line, n) } }),
  ],
  [
    /^(\w+) has (\d+) units off the map$/,
    ([, who, n], line) => ({ exited: { side: side(line, who), n: number(line, n) } }),
  ],
  [
    /^(\w+) has lost its (\w+)$/,
    ([, who, kind], line) => ({ destroyed: { side: side(line, who), kind: kind as 'foot' } }),
  ],
  [
    /^(\w+) has (\d+) units? (east|west) of column (\d+)$/,
    ([, who, n, towards, column], line) => ({
      beyond: {
        side: side(line, who),
        n: number(line, n),
        towards: towards as 'east',
        column: number(line, column),
      },
    }),
  ],
]

const text = (word: string) => ({ ru: word, en: word })

const choiceOf = (line: Line, key: string, word: string): unknown => {
  const choices = (VARIANT_CHOICES as Readonly<Record<string, readonly unknown[]>>)[key]
  const choice = choices?.find((each) => String(each) === word)
  if (choice === undefined) throw new CaseError(line, `no variant ${key}: ${word}`)
  return choice
}

type Act = (draft: Draft) => void

const GROUND: readonly Phrase<Act>[] = [
  [
    /^(anti-tank|anti-personnel) mines of (\w+) at (\d{4})$/,
    ([, kind, who, hex], line) =>
      (draft) => {
        const mines = {
          hex: hex as string,
          kind: keyOf(kind as string) as 'antiTank',
          owner: side(line, who),
        }
        draft.scenario = { ...draft.scenario, mines: [...(draft.scenario.mines ?? []), mines] }
      },
  ],
  [
    /^open ground (\d+) by (\d+)$/,
    ([, cols, rows], line) =>
      (draft) => {
        draft.rows = Array.from({ length: number(line, rows) }, () => '.'.repeat(number(line, cols)))
      },
  ],
  [
    /^road ([\d ]+)$/,
    ([, hexes]) =>
      (draft) => {
        draft.map = { ...draft.map, roads: [...(draft.map.roads ?? []), (hexes as string).split(' ')] }
      },
  ],
  [
    /^bridge at ([\d ]+)$/,
    ([, hexes]) =>
      (draft) => {
        const bridge = { hexes: (hexes as string).split(' '), strength: 2, demolitionTurns: 1 }
        draft.map = { ...draft.map, bridges: [...(draft.map.bridges ?? []), bridge] }
      },
  ],
  [
    /^exit of (\w+) at ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        const exit = { side: side(line, who), hexes: (hexes as string).split(' ') }
        draft.map = { ...draft.map, exits: [...(draft.map.exits ?? []), exit] }
      },
  ],
  [
    /^trench at (\d+) towards ([A-Z ]+)$/,
    ([, hex, faces], line) =>
      (draft) => {
        const more = (faces as string)
          .split(' ')
          .map((each) => ({ hex: hex as string, face: face(line, each) }))
        draft.scenario = { ...draft.scenario, trenches: [...(draft.scenario.trenches ?? []), ...more] }
      },
  ],
  [
    /^wire at (\d+) towards (\w+)$/,
    ([, hex, f], line) =>
      (draft) => {
        draft.wire.push({ hex: hex as string, face: face(line, f) })
      },
  ],
  [
    /^obstacle at (\d+) towards (\w+)$/,
    ([, hex, f], line) =>
      (draft) => {
        draft.obstacles.push({ hex: hex as string, face: face(line, f) })
      },
  ],
  [
    /^smoke at (\d+) until turn (\d+)$/,
    ([, hex, n], line) =>
      (draft) => {
        draft.works = {
          ...draft.works,
          smoke: [...(draft.works.smoke ?? []), { hex: hex as string, until: number(line, n) }],
        }
      },
  ],
]

/** T2.6: what a side may dig and set. */
const BUDGET: readonly Phrase<Partial<Zone>>[] = [
  [/^(\d+) trench(?:es)?$/, ([, n], line) => ({ trenches: number(line, n) })],
  [/^(\d+) wire$/, ([, n], line) => ({ wire: number(line, n) })],
  [/^(\d+) obstacles?$/, ([, n], line) => ({ obstacles: number(line, n) })],
  [/^(\d+) anti-tank mines$/, ([, n], line) => ({ mines: { antiTank: number(line, n) } })],
]

const SWITCHES: readonly Phrase<Act>[] = [
  [
    /^(ussr|axis) sets up in ([\d ]+) with (.+)$/,
    ([, who, hexes, budget], line) =>
      (draft) => {
        const places = (hexes as string).split(' ')
        const all = (budget as string).split(', ').map((each) => readPhrase(line, each, BUDGET, 'work'))
        draft.zones[side(line, who)] = Object.assign({ units: places, works: places, trenches: 0 }, ...all)
      },
  ],
  [
    /^all stand as they were set up$/,
    () => (draft) => {
      draft.setUp = true
    },
  ],
  [
    /^variant ([a-z ]+): (\w+)$/,
    ([, key, word], line) =>
      (draft) => {
        draft.variants[keyOf(key as string)] = choiceOf(line, keyOf(key as string), word as string)
      },
  ],
  [
    /^turn (\d+)$/,
    ([, n], line) =>
      (draft) => {
        draft.turn = number(line, n)
      },
  ],
  [
    /^the last turn is (\d+)$/,
    ([, n], line) =>
      (draft) => {
        draft.scenario = { ...draft.scenario, turns: number(line, n) }
      },
  ],
  [
    /^sight reaches (\d+) in turns (\d+) to (\d+)$/,
    ([, max, a, b], line) =>
      (draft) => {
        const limit = { turns: [number(line, a), number(line, b)] as const, max: number(line, max) }
        draft.scenario = { ...draft.scenario, sightLimit: [...(draft.scenario.sightLimit ?? []), limit] }
      },
  ],
  [
    /^ambush also (?:on|in) (hill|trench)$/,
    ([, where]) =>
      (draft) => {
        draft.scenario = {
          ...draft.scenario,
          ambushAlso: [...(draft.scenario.ambushAlso ?? []), where as 'hill'],
        }
      },
  ],
  [
    /^the first side is (\w+)$/,
    ([, who], line) =>
      (draft) => {
        draft.scenario = {
          ...draft.scenario,
          sides: side(line, who) === 'ussr' ? ['ussr', 'axis'] : ['axis', 'ussr'],
        }
      },
  ],
  [
    /^(\w+) controls ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        const held = { side: side(line, who), hexes: (hexes as string).split(' ') }
        draft.scenario = { ...draft.scenario, control: [...(draft.scenario.control ?? []), held] }
      },
  ],
  [
    /^(\w+) (wins decisively|wins) (at the end|in any turn|at once) if (.+)$/,
    ([, who, how, moment, what], line) =>
      (draft) => {
        draft.victory.outcomes.push({
          winner: side(line, who),
          level: how === 'wins' ? 'victory' : 'decisive',
          when: moment === 'at the end' ? 'end' : moment === 'at once' ? 'sudden' : 'eachTurn',
          if: readPhrase(line, what as string, CONDITIONS, 'condition'),
          text: text('case'),
        })
      },
  ],
  [
    /^(\d+) gives (\d+) points? (a turn|at the end)$/,
    ([, hex, n, when], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        const worth = when === 'a turn' ? { perTurn: number(line, n) } : { atEnd: number(line, n) }
        draft.victory.points = {
          ...points,
          objectives: [...points.objectives, { hex: hex as string, ...worth }],
        }
      },
  ],
  [
    /^losses give (\d+) per cent$/,
    ([, n], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        draft.victory.points = { ...points, lossPercent: number(line, n) }
      },
  ],
]

const UNITS: readonly Phrase<Act>[] = [
  [
    /^([sg]\w*) (.+?) off the map to the (north|east|south|west), (\d+) hexes away(?:, (.+))?$/,
    ([, id, words, edge, n, more], line) =>
      (draft) => {
        addUnit(draft, line, id as string, {
          type: typeOf(line, words as string),
          hex: null,
          place: 'offMap',
          ...traits(line, more),
        })
        draft.listed[id as string] = { offMap: { edge: edge as Edge, distance: number(line, n) } }
      },
  ],
  [
    /^([sg]\w*) (.+?) in reserve, from turn (\d+) over ([\d ]+?)(?:, (.+))?$/,
    ([, id, words, n, hexes, more], line) =>
      (draft) => {
        addUnit(draft, line, id as string, {
          type: typeOf(line, words as string),
          hex: null,
          place: 'reserve',
          ...traits(line, more),
        })
        draft.listed[id as string] = {
          arrives: { turn: number(line, n), hexes: (hexes as string).split(' ') },
        }
      },
  ],
  [
    /^([sg]\w*) (.+?) flying in over the (north|east|south|west)(?:, (.+))?$/,
    ([, id, words, edge, more], line) =>
      (draft) => {
        addUnit(draft, line, id as string, {
          type: typeOf(line, words as string),
          hex: null,
          ...traits(line, more),
        })
        draft.listed[id as string] = { squadron: { turn: 1, edge: edge as Edge } }
      },
  ],
  [
    /^([sg]\w*) ([^,]+?) on board of (\w+)(?:, (.+))?$/,
    ([, id, words, carrier, more], line) =>
      (draft) => {
        const hex = draft.units[carrier as string]?.hex
        if (hex === undefined) throw new CaseError(line, `${carrier} must stand in Given before its load`)
        addUnit(draft, line, id as string, {
          type: typeOf(line, words as string),
          hex,
          place: 'carried',
          carrier: carrier as string,
          ...(unitTypes[typeOf(line, words as string)]?.deploys ? { deployed: false } : {}),
          ...traits(line, more),
        })
      },
  ],
  [
    /^([sg]\w*) observers with (\w+), serving (\w+)$/,
    ([, id, host, serves], line) =>
      (draft) => {
        const hex = draft.units[host as string]?.hex
        if (hex === undefined) throw new CaseError(line, `${host} must stand in Given before its observers`)
        addUnit(draft, line, id as string, {
          type: TYPES.observers as string,
          hex,
          place: 'attached',
          host: host as string,
          serves: serves as string,
        })
      },
  ],
  [
    /^([sg]\w*) (.+?) at (\d{4})(?:, (.+))?$/,
    ([, id, words, hex, more], line) =>
      (draft) => {
        addUnit(draft, line, id as string, {
          type: typeOf(line, words as string),
          hex: hex as string,
          ...traits(line, more),
        })
      },
  ],
]

const SPECIALS: readonly Phrase<Act>[] = [
  [
    /^(\w+) may (suppress|fire) for nothing in turns (\d+) to (\d+)$/,
    ([, unit, how, a, b], line) =>
      (draft) => {
        const turns = [number(line, a), number(line, b)] as const
        const order = how === 'suppress' ? 'suppress' : 'defence'
        const special = { kind: 'freeAmmo', unit: unit as string, turns, order } as const
        draft.scenario = { ...draft.scenario, special: [...(draft.scenario.special ?? []), special] }
      },
  ],
  [
    /^(ussr|axis) is deceived to turn (\d+), while the enemy marches$/,
    ([, who, n], line) =>
      (draft) => {
        const endsOn = ['fire', 'nonMarch', 'assault'] as const
        const special = {
          kind: 'holdFire',
          side: side(line, who),
          untilTurn: number(line, n),
          endsOn,
        } as const
        draft.scenario = { ...draft.scenario, special: [...(draft.scenario.special ?? []), special] }
      },
  ],
  [
    /^each (\w+) that is destroyed gives (\d+) points?$/,
    ([, category, n], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        const worth = { categories: [category as Category], points: number(line, n) }
        draft.victory.points = { ...points, units: [...(points.units ?? []), worth] }
      },
  ],
]

const NIGHT: readonly Phrase<Act>[] = [
  [
    /^a battle of (\d+) days, (ussr|axis|both) with the initiative$/,
    ([, n, who], line) =>
      (draft) => {
        const days = number(line, n)
        const attackers = Array.from({ length: days }, () => who as Side | 'both')
        draft.operation = {
          days,
          attackers,
          firstDay: 'light',
          rear: { ussr: [], axis: [] },
          ...draft.operation,
        }
        draft.scenario = { ...draft.scenario, turns: days * 17 - 1 }
      },
  ],
  [
    /^day 1 is (light|dark first|dark last)$/,
    ([, hours], line) =>
      (draft) => {
        if (!draft.operation) throw new CaseError(line, 'first say that it is a battle of several days')
        draft.operation = { ...draft.operation, firstDay: keyOf(hours as string) as Hours }
      },
  ],
  [
    /^the rear of (\w+) is ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        if (!draft.operation) throw new CaseError(line, 'first say that it is a battle of several days')
        const rear = { ...draft.operation.rear, [side(line, who)]: (hexes as string).split(' ') }
        draft.operation = { ...draft.operation, rear }
      },
  ],
  [
    /^(\d+) of (\w+) fell at (\d{4})$/,
    ([, n, unit, hex], line) =>
      (draft) => {
        draft.fallen.push({ unit: unit as string, hex: hex as string, points: number(line, n) })
      },
  ],
]

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
