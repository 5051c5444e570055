/**
 * Then: sentences that are checked against what happened. A sentence answers with what the engine says instead;
 * null means that it is so.
 */
import { CaseError, type Line } from './text'
import { CARRIED } from './then/carried'
import { COMBAT } from './then/combat'
import { MOVES } from './then/moves'
import { SIGHTS } from './then/sights'
import { STANDS } from './then/stands'
import type { Outcome } from './turn'
import { readPhrase } from './words'

const ALL = [...STANDS, ...COMBAT, ...MOVES, ...SIGHTS, ...CARRIED]

/** @throws CaseError with what was expected and what the engine says */
export const checkThen = (outcome: Outcome, lines: readonly Line[]): void => {
  for (const line of lines) {
    const said = readPhrase(line, line.text.trim(), ALL, 'sentence of Then')(outcome, line)
    if (said !== null) throw new CaseError(line, `the engine says: ${said}`)
  }
}
