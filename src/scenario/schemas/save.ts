/** The schema of a saved game. */
import * as v from 'valibot'
import { LIMITS } from '../limits'
import type { SaveFile } from '../save'
import { event } from './events'
import { answers, placement, sheet } from './orders'
import { bothSides, count, digest, id, list, variants, words } from './parts'
import { same } from './same'
import { scenario } from './scenario'

/** Text of a sealed sheet: hex digits (`seal.ts`). */
const sealed = v.nullable(v.pipe(v.string(), v.maxLength(1 << 21), v.regex(/^[0-9a-f]{64,}$/, 'badDigest')))

const ofPhase = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/, 'badDigest'))

const savedTurn = v.strictObject({
  sheets: bothSides(sheet),
  answers,
  events: list(event, 100_000),
  // T16.2 A night has no fire and no movement phase.
  digests: v.strictObject({ fire: ofPhase, movement: ofPhase, special: digest }),
})

export const save = v.strictObject({
  format: v.literal('stalingrad-height/save'),
  version: v.literal(1),
  rules: id,
  scenario,
  variants: v.strictObject(variants),
  names: bothSides(words(LIMITS.name)),
  pins: bothSides(v.nullable(digest)),
  commitment: digest,
  seed: words(200),
  reloads: count,
  deployments: bothSides(v.nullable(placement)),
  turns: list(savedTurn, LIMITS.turns),
  pending: v.strictObject({ placements: bothSides(sealed), sheets: bothSides(sealed), answers }),
})

same<v.InferOutput<typeof save>, SaveFile>(true)
