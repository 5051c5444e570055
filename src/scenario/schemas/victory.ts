/** Conditions and results of T17. */
import * as v from 'valibot'
import type { Condition, Victory } from '../../engine/tactical/scenario'
import { LIMITS } from '../limits'
import { category, hex, hexes, kind, level, list, side, texts, whole } from './parts'
import { same } from './same'

const number = whole(1, LIMITS.mapSide * LIMITS.mapSide)

const inner: v.GenericSchema<Condition> = v.lazy(() => condition)

export const condition = v.union([
  v.strictObject({ all: list(inner, 50) }),
  v.strictObject({ any: list(inner, 50) }),
  v.strictObject({ not: inner }),
  v.strictObject({ holds: v.strictObject({ side, hexes, n: v.exactOptional(number) }) }),
  v.strictObject({ present: v.strictObject({ side, hexes, n: v.exactOptional(number) }) }),
  v.strictObject({ empty: hexes }),
  v.strictObject({ contested: hexes }),
  v.strictObject({ intact: whole(0, LIMITS.list) }),
  v.strictObject({
    beyond: v.strictObject({
      side,
      column: whole(1, LIMITS.mapSide),
      towards: v.picklist(['east', 'west']),
      n: number,
    }),
  }),
  v.strictObject({ exited: v.strictObject({ side, n: number }) }),
  v.strictObject({ margin: v.strictObject({ side, points: whole(0, 1_000_000) }) }),
  v.strictObject({
    destroyed: v.strictObject({
      side,
      kind: v.exactOptional(kind),
      category: v.exactOptional(category),
      n: v.exactOptional(number),
    }),
  }),
  v.strictObject({ controls: v.strictObject({ side, hexes, n: number }) }),
])

const outcome = v.strictObject({
  winner: v.nullable(side),
  level,
  when: v.picklist(['end', 'eachTurn', 'sudden']),
  if: condition,
  text: texts(LIMITS.sentence),
})

const value = whole(0, 10_000)

export const victory = v.strictObject({
  outcomes: list(outcome, 50),
  otherwise: v.strictObject({ winner: v.nullable(side), level, text: texts(LIMITS.sentence) }),
  points: v.exactOptional(
    v.strictObject({
      objectives: list(
        v.strictObject({
          hex,
          perTurn: v.exactOptional(value),
          atEnd: v.exactOptional(value),
          side: v.exactOptional(side),
        }),
      ),
      lossPercent: whole(0, 1000),
      units: v.exactOptional(list(v.strictObject({ categories: list(category, 50), points: value }), 50)),
    }),
  ),
})

same<v.InferOutput<typeof condition>, Condition>(true)
same<v.InferOutput<typeof victory>, Victory>(true)
