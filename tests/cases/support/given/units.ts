/** Given: units, their places and what differs from fresh ones. */
import type { Unit } from '../../../../src/engine/tactical/model'
import type { Edge } from '../../../../src/engine/tactical/scenario'
import { unitTypes } from '../../../../src/engine/tactical/tables/units'
import type { Put } from '../../../tactical/support/board'
import { CaseError, type Line } from '../text'
import { face, number, type Phrase, readPhrase, TYPES } from '../words'
import type { Act, Draft } from './draft'

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

export const UNITS: readonly Phrase<Act>[] = [
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
