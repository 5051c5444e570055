/** Before round 1: who gets down, who surrenders, who fears the tanks (T6.4, T6.8, T6.9, T11.6). */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Step } from '../../ledger'
import type { UnitId } from '../../model'
import { contestedHexes } from '../../rules/closeCombat/fight'
import { aboardIn, dismountsToFight } from '../../rules/closeCombat/mounted'
import { surrendersSuppressed } from '../../rules/closeCombat/surrender'
import { testsTankFear } from '../../rules/closeCombat/tankFear'
import { steadinessOf } from '../../rules/units'
import { allFighters, hexStep, surrender } from './steps'

/** T11.6: what is carried unloads by itself and misses the first round. */
export const unload: Step = (state) =>
  contestedHexes(state).flatMap((hex) =>
    aboardIn(state, hex).map(
      (unit): Event => ({
        kind: 'dismounted',
        rule: 'T11.6',
        unit: unit.id,
        carrier: unit.carrier as UnitId,
        hex,
        drawn: true,
      }),
    ),
  )

/** T6.9: riders of horses and machines get down and miss nothing. */
export const dismount: Step = (state) =>
  allFighters(state)
    .filter((unit) => dismountsToFight(state, unit))
    .map((unit): Event => ({ kind: 'mounted', rule: 'T6.9', unit: unit.id, mount: 'off' }))

/** T6.8: suppressed units without a fit friend, judged all at once. */
export const surrenderSuppressed: Step = (state) =>
  allFighters(state)
    .filter((unit) => surrendersSuppressed(state, unit))
    .flatMap((unit) => surrender(state, unit, 'T6.8'))

/** T6.4: 2D6 against steadiness; a failure costs the first round and nothing else. */
export const fearTanks: Step = (state, { dice }) =>
  allFighters(state)
    .filter((unit) => testsTankFear(state, unit))
    .map((unit): Event => {
      const against = steadinessOf(state, unit)
      const rolls = dice.d6({ step: hexStep(unit.hex as Hex), rule: 'T6.4', unit: unit.id }, 2)
      const passed = (rolls[0] ?? 0) + (rolls[1] ?? 0) <= against
      return { kind: 'tankFear', rule: 'T6.4', unit: unit.id, against, rolls, passed }
    })
