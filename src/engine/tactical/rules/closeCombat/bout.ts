/** One round in one hex: all that its questions are asked of. */
import type { Hex } from '../../../../kernel/hex'
import type { Field, UnitId } from '../../model'
import type { Sheets } from '../../orders'
import type { RoundNumber } from '../../tables/closeCombat'
import type { CombatRecord } from './record'

export type Bout = Readonly<{
  /** Frozen at the round's start: all strikes of a round fall at once (T6.1). */
  field: Field
  hex: Hex
  round: RoundNumber
  /** Units that leave at the round's end and do not strike in it (T5.13). */
  leaving: ReadonlySet<UnitId>
  record: CombatRecord
  sheets: Sheets
}>
