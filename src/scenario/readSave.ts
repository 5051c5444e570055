/** Saved games: text → a save that the game may trust, or what is wrong with it and where. */
import { saveFindings } from './check/save'
import { openFile } from './envelope'
import { type Finding, isError, type Refused, refused } from './faults'
import { LIMITS } from './limits'
import { SAVE_STEPS } from './migrations'
import type { SaveFile } from './save'
import { save as saveSchema } from './schemas/save'
import { shape } from './shape'

export type ReadSave = Readonly<{ ok: true; save: SaveFile; warnings: readonly Finding[] }> | Refused

const FORMAT = {
  name: 'stalingrad-height/save',
  version: 1,
  most: LIMITS.save,
  steps: SAVE_STEPS,
}

/**
 * Reads a saved game. A game of other rules is read with the warning `otherRules`: it may be watched, but its
 * orders may be decided otherwise now.
 */
export const readSave = (text: string): ReadSave => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(saveSchema, opened.value)
  if (!shaped.ok) return shaped
  const findings = saveFindings(shaped.value)
  if (findings.some(isError)) return refused(findings)
  return { ok: true, save: shaped.value, warnings: findings }
}
