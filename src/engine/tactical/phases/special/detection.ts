/** T8.4: units in ambush are found by where both sides stand now; T8.5: who is in sight is written down. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Ledger } from '../../ledger'
import { enemyOf, SIDES, type Side, type State } from '../../model'
import { asSeen, finderOf, hasInSight } from '../../rules/detection'
import { allUnits, isOnMap } from '../../rules/units'

const found = (state: State): readonly Event[] =>
  allUnits(state).flatMap((unit): Event[] => {
    const finder = unit.concealed && isOnMap(unit) ? finderOf(state, unit) : null
    return finder ? [{ kind: 'revealed', rule: 'T8.4', unit: unit.id, why: 'detected', by: finder.id }] : []
  })

const sightings = (state: State, side: Side): readonly Event[] =>
  allUnits(state)
    .filter((unit) => unit.side === enemyOf(side) && isOnMap(unit) && !unit.concealed)
    .filter((unit) => hasInSight(state, side, unit.hex as Hex))
    .map((unit) => {
      // An order is over with its turn: it is not part of what was seen.
      const seen = { ...asSeen(state, unit), order: null, leftTrench: false }
      return { kind: 'sighted', rule: 'T8.5', side, unit: seen }
    })

/** Detection by all units at once; then, under the variant `sight`, what each side sees at the turn's end. */
export const detect = (ledger: Ledger): void => {
  ledger.add(found(ledger.state()))
  const state = ledger.state()
  if (state.battle.rules.fogOfWar === 'sight') ledger.add(SIDES.flatMap((side) => sightings(state, side)))
}
