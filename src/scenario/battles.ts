/** The list of battles that ship with the game (`public/scenarios/index.json`). */
import * as v from 'valibot'
import { openFile } from './envelope'
import type { Refused } from './faults'
import { LIMITS } from './limits'
import { id, list } from './schemas/parts'
import { shape } from './shape'

const FORMAT = { name: 'stalingrad-height/battles', version: 1, most: LIMITS.scenario, steps: {} }

const battles = v.strictObject({ format: v.literal(FORMAT.name), version: v.literal(1), battles: list(id) })

/**
 * Ids of the battles in the order in which they are offered; the file of one is `<id>.json` beside the list.
 *
 * @public the build checks the battles of the page with it
 */
export const readBattleList = (
  text: string,
): Readonly<{ ok: true; battles: readonly string[] }> | Refused => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(battles, opened.value)
  return shaped.ok ? { ok: true, battles: shaped.value.battles } : shaped
}
