/** The schemas of what events carry of a state: units, tasks and causes (`engine/tactical/model.ts`). */
import * as v from 'valibot'
import type { Cause, Unit } from '../../engine/tactical/model'
import {
  count,
  detail,
  face,
  hex,
  id,
  key,
  list,
  mineKind,
  mount,
  orderKind,
  side,
  turn,
  whole,
  yes,
} from './parts'
import { same } from './same'

export const task = v.strictObject({
  kind: orderKind,
  done: count,
  face: v.nullable(face),
  hex: v.nullable(hex),
  at: v.exactOptional(hex),
  mines: v.exactOptional(mineKind),
})

const faces = v.exactOptional(list(face, 6))

export const unit = v.strictObject({
  id,
  type: id,
  side,
  row: count,
  place: v.picklist([
    'map',
    'airborne',
    'reserve',
    'offMap',
    'carried',
    'attached',
    'exited',
    'merged',
    'destroyed',
  ]),
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
  cargo: v.exactOptional(count),
  forced: v.exactOptional(yes),
  serves: v.nullable(id),
  host: v.nullable(id),
  ready: count,
  task: v.nullable(task),
  climb: v.nullable(v.strictObject({ to: hex, work: count })),
  cameBy: v.nullable(face),
  embrasures: faces,
  sealed: faces,
  order: v.nullable(orderKind),
  leftTrench: v.boolean(),
  ignored: count,
  fired: v.boolean(),
  halted: v.boolean(),
  sprung: v.boolean(),
  dismounted: v.boolean(),
  fought: v.boolean(),
})

export const cause = v.strictObject({
  why: key,
  side: v.nullable(side),
  points: whole(-1_000_000, 1_000_000),
  detail,
})

same<v.InferOutput<typeof unit>, Unit>(true)
same<v.InferOutput<typeof cause>, Cause>(true)
