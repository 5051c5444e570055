/** The schema of a file of orders for the referee. */
import * as v from 'valibot'
import { LIMITS } from '../limits'
import type { OrdersFile } from '../sheets'
import { answers, placement, sheet } from './orders'
import { bothSides, id, list } from './parts'
import { same } from './same'

export const ordersFile = v.strictObject({
  format: v.literal('stalingrad-height/orders'),
  version: v.literal(1),
  scenario: id,
  placements: v.exactOptional(
    v.strictObject({ ussr: v.exactOptional(placement), axis: v.exactOptional(placement) }),
  ),
  turns: list(
    v.strictObject({ ...bothSides(sheet).entries, answers: v.exactOptional(answers) }),
    LIMITS.turns,
  ),
})

same<v.InferOutput<typeof ordersFile>, OrdersFile>(true)
