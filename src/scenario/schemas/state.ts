/** The schema of a unit on the table and of a state without its battle and seed (`engine/tactical/model.ts`). */
import * as v from 'valibot'
import type { Result, State, Unit } from '../../engine/tactical/model'
import { LIMITS } from '../limits'
import {
  bothSides,
  count,
  detail,
  face,
  hex,
  id,
  key,
  level,
  list,
  mineKind,
  mount,
  orderKind,
  phase,
  place,
  side,
  turn,
  whole,
} from './parts'
import { same } from './same'

export const task = v.strictObject({
  kind: orderKind,
  done: count,
  face: v.nullable(face),
  hex: v.nullable(hex),
})

export const unit = v.strictObject({
  id,
  type: id,
  side,
  row: count,
  place: v.picklist(['map', 'reserve', 'offMap', 'carried', 'attached', 'exited', 'merged', 'destroyed']),
  hex: v.nullable(hex),
  strength: count,
  lost: count,
  ammo: count,
  facing: face,
  deployed: v.boolean(),
  concealed: v.boolean(),
  suppressedIn: turn,
  since: turn,
  dugIn: v.boolean(),
  mount: v.nullable(mount),
  carrier: v.nullable(id),
  serves: v.nullable(id),
  host: v.nullable(id),
  task: v.nullable(task),
  climb: v.nullable(v.strictObject({ to: hex, work: count })),
  cameBy: v.nullable(face),
  order: v.nullable(orderKind),
  leftTrench: v.boolean(),
  ignored: count,
  fired: v.boolean(),
  halted: v.boolean(),
  sprung: v.boolean(),
  dismounted: v.boolean(),
  fought: v.boolean(),
})

/** Key of a hex edge, `0704/SE`. */
const edge = v.pipe(v.string(), v.regex(/^(?:\d{4}|\d{6})\/(?:N|NE|SE|S|SW|NW)$/, 'badHex'))

const works = v.strictObject({
  trenches: list(place),
  wire: list(edge),
  obstacles: list(edge),
  mines: list(v.strictObject({ hex, kind: mineKind, owner: side, found: v.boolean() })),
  bridges: list(count),
  smoke: list(v.strictObject({ hex, until: count })),
})

export const cause = v.strictObject({
  why: key,
  side: v.nullable(side),
  points: whole(-1_000_000, 1_000_000),
  detail,
})

const result = v.strictObject({ winner: v.nullable(side), level, turn, causes: list(cause) })

const sightings = v.record(id, v.strictObject({ unit, turn }))

/** What a state is apart from its battle, which the file holds anyway, and its seed. */
export const stateRest = v.strictObject({
  turn: whole(0, LIMITS.turns + 1),
  units: v.record(id, unit),
  works,
  phase,
  control: v.record(hex, side),
  points: bothSides(whole(-1_000_000, 1_000_000)),
  seen: bothSides(sightings),
  result: v.nullable(result),
})

same<v.InferOutput<typeof unit>, Unit>(true)
same<v.InferOutput<typeof result>, Result>(true)
same<v.InferOutput<typeof stateRest>, Omit<State, 'battle' | 'seed'>>(true)
