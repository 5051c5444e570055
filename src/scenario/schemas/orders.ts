/** The schema of orders, sheets, placements and answers (`engine/tactical/orders.ts`). */
import * as v from 'valibot'
import type { Answers, Order, Placement, Sheet } from '../../engine/tactical/orders'
import { LIMITS } from '../limits'
import { face, hex, id, key, list, mineKind, mount, targetClass, whole } from './parts'
import { same } from './same'

const aim = v.union([v.strictObject({ unit: id }), v.strictObject({ hex })])

const classes = list(targetClass, 7)

const laying = v.exactOptional(v.picklist(['direct', 'indirect']))

const policy = v.strictObject({
  mode: v.picklist(['hold', 'react', 'fire']),
  target: v.exactOptional(aim),
  within: v.exactOptional(whole(1, 99)),
  prefer: v.exactOptional(classes),
  stationary: v.exactOptional(v.boolean()),
  holdForAssault: v.exactOptional(v.boolean()),
  aircraft: v.exactOptional(v.boolean()),
  ask: v.exactOptional(v.boolean()),
})

const fights = {
  strike: v.exactOptional(classes),
  leave: v.exactOptional(v.strictObject({ after: v.picklist([1, 2]), to: hex })),
}

const stands = {
  facing: v.exactOptional(face),
  leaveTrench: v.exactOptional(v.boolean()),
  mount: v.exactOptional(mount),
}

const patrol = {
  intercept: v.picklist(['any', 'bombers', 'fighters', 'none']),
  escorted: v.picklist(['fighters', 'bombers', 'ask']),
  ground: v.strictObject({
    mode: v.picklist(['hold', 'react']),
    prefer: v.exactOptional(classes),
    stationary: v.exactOptional(v.boolean()),
    ask: v.exactOptional(v.boolean()),
  }),
}

/** `off` leaves the map over a marked edge (T17). */
const step = v.union([hex, v.literal('off')])

const moves = {
  ...fights,
  path: list(step, 99),
  pace: v.exactOptional(id),
  facing: v.exactOptional(face),
  mount: v.exactOptional(mount),
  mounts: v.exactOptional(list(mount, 100)),
}

const nightWork = v.variant('work', [
  v.strictObject({ work: v.picklist(['trench', 'wire', 'obstacle']), face }),
  v.strictObject({ work: v.literal('mines'), mines: mineKind, hex }),
])

export const order = v.variant('kind', [
  v.strictObject({ kind: v.literal('defence'), policy, laying, ...stands, ...fights }),
  v.strictObject({ kind: v.literal('ambush'), policy, laying, ...stands, ...fights }),
  v.strictObject({ kind: v.literal('suppress'), aim, laying, ...stands, ...fights }),
  v.strictObject({ kind: v.literal('smoke'), hex, ...stands, ...fights }),
  v.strictObject({ kind: v.literal('fireOnMove'), aim, ...moves }),
  v.strictObject({ kind: v.literal('manoeuvre'), ...moves }),
  v.strictObject({ kind: v.literal('march'), ...moves }),
  v.strictObject({ kind: v.literal('assault'), ...moves }),
  v.strictObject({ kind: v.literal('fightOn'), ...fights }),
  v.strictObject({ kind: v.literal('limber') }),
  v.strictObject({ kind: v.literal('deploy'), facing: face }),
  v.strictObject({ kind: v.literal('sector'), facing: face }),
  v.strictObject({ kind: v.literal('digIn'), face }),
  v.strictObject({ kind: v.literal('regroup'), host: id }),
  v.strictObject({ kind: v.literal('attachObserver'), host: id }),
  v.strictObject({ kind: v.literal('night'), works: list(nightWork, 12), ambush: v.boolean() }),
  v.strictObject({ kind: v.literal('layMines'), hex, mines: mineKind }),
  v.strictObject({ kind: v.literal('clearMines'), hex }),
  v.strictObject({ kind: v.literal('removeWire'), face }),
  v.strictObject({ kind: v.literal('blowObstacle'), face }),
  v.strictObject({ kind: v.literal('blowBunker'), bunker: id }),
  v.strictObject({ kind: v.literal('blowBridge'), hex }),
  v.strictObject({ kind: v.literal('buildBridge'), hex }),
  v.strictObject({ kind: v.literal('airEscort'), unit: id }),
  v.strictObject({ kind: v.literal('airPatrol'), hex, ...patrol }),
  v.strictObject({ kind: v.literal('airStrike'), aim }),
  v.strictObject({ kind: v.literal('airCarpet'), hex }),
  v.strictObject({ kind: v.literal('airDrop'), hex }),
  v.strictObject({ kind: v.literal('airRecon'), hex, radius: v.picklist([1, 2, 3]) }),
  v.strictObject({ kind: v.literal('load'), carrier: id }),
  v.strictObject({ kind: v.literal('takeOn'), unit: id }),
  v.strictObject({ kind: v.literal('unload'), facing: v.exactOptional(face) }),
  v.strictObject({ kind: v.literal('setDown'), unit: id }),
  v.strictObject({ kind: v.literal('resupply'), unit: id }),
])

export const sheet = v.record(id, order)

const edges = list(v.strictObject({ hex, face }), LIMITS.list)

export const placement = v.strictObject({
  units: v.record(
    id,
    v.strictObject({
      hex,
      facing: v.exactOptional(face),
      concealed: v.exactOptional(v.boolean()),
      deployed: v.exactOptional(v.boolean()),
      host: v.exactOptional(id),
    }),
  ),
  trenches: edges,
  wire: v.exactOptional(edges),
  obstacles: v.exactOptional(edges),
  mines: v.exactOptional(list(v.strictObject({ hex, kind: mineKind }), LIMITS.list)),
})

export const answers = v.record(key, key)

same<v.InferOutput<typeof order>, Order>(true)
same<v.InferOutput<typeof sheet>, Sheet>(true)
same<v.InferOutput<typeof placement>, Placement>(true)
same<v.InferOutput<typeof answers>, Answers>(true)
