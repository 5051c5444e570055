/** T15.3, T15.7 (6): strikes on the ground, and whom they fall on. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { State, Unit } from '../../model'
import { aimAtUnit } from '../../rules/aim'
import { bridgeStrike, strikeShot } from '../../rules/air/airShot'
import { onBridge } from '../../rules/ground'
import type { Shot } from '../../rules/shot'
import { isExposed, loadsIn } from '../../rules/transport'
import { unitsIn } from '../../rules/units'
import type { Attack, Moment } from '../fire/attack'
import { minesBroken } from '../fire/works'
import { type Flight, onMission } from './missions'
import type { Shooting } from './volley'

/** What a squadron throws on the ground: its targets, or why it throws nothing. */
export type Raid = Readonly<{
  raider: Unit
  hex: Hex
  targets: readonly Readonly<{ target: Unit; shot: Shot }>[]
  /** [H] T9.8.c: at the bridge of the hex, beside all who are there; null: there is none. */
  bridge: Shot | null
  lapse: Event | null
}>

/** T4.8 The named unit, or its like in the hex where it stood. */
const strikeOf = (state: State, { unit, order, place }: ReturnType<typeof strikes>[number]): Raid => {
  const raid = { raider: unit, hex: place, targets: [], bridge: null, lapse: null }
  if (!('unit' in order.aim)) return raid
  const aimed = aimAtUnit(state, unit, { unit: order.aim.unit }, { order: 'normal' })
  if (aimed.legal) {
    const { target, shot } = aimed
    return { ...raid, hex: target.hex as Hex, targets: [{ target, shot }] }
  }
  const { fault, rule, detail } = aimed
  return { ...raid, lapse: { kind: 'lapsed', rule, unit: unit.id, fault, detail } }
}

const strikes = (flights: readonly Flight[]) => onMission(flights, 'airStrike')

/**
 * T15.3: every enemy unit in the hex, hidden or not, riders and guns in tow of tanks too ([H] T11.5.a);
 * under `carpetHitsOwn` everybody.
 */
const carpetOf = (state: State, { unit, place }: Flight): Raid => {
  const own = state.battle.rules.carpetHitsOwn
  const exposed = loadsIn(state, place).filter((load) => isExposed(state, load))
  const targets = [...unitsIn(state, place), ...exposed]
    .filter((target) => own || target.side !== unit.side)
    .flatMap((target) => {
      const shot = strikeShot(state, unit, target, 'carpet')
      return shot.legal ? [{ target, shot }] : []
    })
  const bridge = onBridge(state, place) ? bridgeStrike(state, unit) : null
  return { raider: unit, hex: place, targets, bridge: bridge?.legal ? bridge : null, lapse: null }
}

/** T15.3 A carpet on nobody whom its crews could see looks like one on a hidden unit. */
const onNobody = ({ raider, hex }: Raid): Event => ({
  kind: 'fired',
  rule: 'T15.3',
  unit: raider.id,
  target: null,
  from: hex,
  hex,
  order: 0,
  laying: 'carpet',
  suppressive: false,
  cause: 'raid',
  ammo: 0,
  picked: [],
  roll: { sum: { dice: [], accuracy: [], defence: [] }, rolls: [], hits: 0, stopped: 0, losses: 0 },
})

/** T10.2: carpets break the mines of their hexes, and fall on empty hexes too. */
export const carpetEvents = (state: State, flights: readonly Flight[]): readonly Event[] =>
  onMission(flights, 'airCarpet').flatMap((flight): readonly Event[] => {
    const raid = carpetOf(state, flight)
    const broken = minesBroken(state, flight.place, flight.unit.id)
    return raid.targets.length === 0 && !raid.bridge ? [onNobody(raid), ...broken] : broken
  })

/** The raids of the squadrons that are still in the air, by id. */
export const raidsOf = (state: State, flights: readonly Flight[]): readonly Raid[] => [
  ...strikes(flights).map((flight) => strikeOf(state, flight)),
  ...onMission(flights, 'airCarpet').map((flight) => carpetOf(state, flight)),
]

/** The throws of raids: those at units that lie open first, so that an empty hex looks like a hidden one. */
export const dropsOf = (raids: readonly Raid[]): readonly Shooting[] =>
  raids.flatMap(({ raider, hex, targets }) =>
    [...targets]
      .sort((a, b) => Number(a.target.concealed) - Number(b.target.concealed))
      .map(({ target, shot }, order) => ({ unit: raider, target, hex, shot, cause: 'raid' as const, order })),
  )

/** T9.8: the throws of carpets at bridges. */
export const bridgeThrows = (raids: readonly Raid[], { step, dice }: Moment): readonly Attack[] =>
  raids.flatMap(({ raider, hex, bridge }): readonly Attack[] => {
    if (!bridge || bridge.dice === 0) return []
    const rolls = dice.d6({ step, rule: 'T4.3', unit: raider.id, target: hex }, bridge.dice)
    const { laying, sum, accuracy, defence } = bridge
    const intent = {
      unit: raider,
      aim: { hex },
      how: { order: 'normal' },
      cause: 'raid',
      quiet: true,
      sortie: true,
    } as const
    const hits = rolls.filter((die) => die <= accuracy).length
    return [
      {
        intent,
        target: null,
        hex,
        order: 0,
        laying,
        sum,
        accuracy,
        defence,
        rolls,
        hits,
        picked: [],
        object: 'bridge',
      },
    ]
  })
