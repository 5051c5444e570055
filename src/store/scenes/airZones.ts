/** T15.2, T8.6: zones of patrols and areas of searches, round their middle. */
import type { Battle } from '../../engine/tactical/model'
import type { Order } from '../../engine/tactical/orders'
import { PATROL_RADIUS } from '../../engine/tactical/tables/air'
import { cellOf, type Hex, hexOf, within } from '../../kernel/hex'
import type { SideId, ZonePicture } from '../scene'

const around = ({ grid }: Battle, hex: Hex, radius: number): readonly Hex[] =>
  within(grid, cellOf(grid, hex), radius).map((cell) => hexOf(grid, cell))

export const patrolZone = (battle: Battle, side: SideId, hex: Hex): ZonePicture => ({
  kind: 'patrol',
  side,
  hexes: around(battle, hex, PATROL_RADIUS),
})

/** The zone of an order; none for most. */
export const airZones = (battle: Battle, side: SideId, order: Order | null): readonly ZonePicture[] => {
  if (order?.kind === 'airPatrol') return [patrolZone(battle, side, order.hex)]
  if (order?.kind === 'airRecon')
    return [{ kind: 'patrol', side, hexes: around(battle, order.hex, order.radius) }]
  return []
}
