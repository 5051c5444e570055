/** What a turn came to, from the lines that both players may read. */
import type { Side, UnitId } from '../../engine/tactical/model'
import type { Hex } from '../../kernel/hex'
import type { Lang, LogLine, TurnReport } from '../api'
import { framesOf, linesOf, type Played } from './lines'
import { ammoOf, luckOf } from './luck'
import { tableFor } from './table'

type Loss = TurnReport['losses'][Side][number]

const lossOf = ({ event, cast }: LogLine): Readonly<{ unit: UnitId; side: Side; loss: Loss }> | null => {
  if (event.kind !== 'lost' && event.kind !== 'destroyed') return null
  const member = cast[event.unit]
  if (!member) return null
  const { code, type, side } = member
  const points = event.kind === 'lost' ? event.points : 0
  return {
    unit: event.unit,
    side,
    loss: { unit: event.unit, code, type, points, destroyed: event.kind === 'destroyed' },
  }
}

const lossesOf = (lines: readonly LogLine[]): TurnReport['losses'] => {
  const sums: Record<Side, Map<UnitId, Loss>> = { ussr: new Map(), axis: new Map() }
  for (const line of lines) {
    const found = lossOf(line)
    if (!found) continue
    const known = sums[found.side].get(found.unit)
    const points = (known?.points ?? 0) + found.loss.points
    const destroyed = found.loss.destroyed || known?.destroyed === true
    sums[found.side].set(found.unit, { ...found.loss, points, destroyed })
  }
  return { ussr: [...sums.ussr.values()], axis: [...sums.axis.values()] }
}

const ammoSpent = (lines: readonly LogLine[]): Readonly<Record<Side, number>> => {
  const spent: Record<Side, number> = { ussr: 0, axis: 0 }
  for (const line of lines) {
    const found = ammoOf(line)
    if (found) spent[found.side] += found.ammo
  }
  return spent
}

/** T16.5.a Who comes out of an ambush has taken no ground: he stood there before the turn. */
const stood = ({ start }: Played, hex: Hex, side: Side): boolean =>
  Object.values(start.units).some((unit) => unit.place === 'map' && unit.hex === hex && unit.side === side)

export const reportOf = (played: Played, lang: Lang): TurnReport => {
  const lines = linesOf(played, 'both', lang).map(({ line }) => line)
  const { battle, control, points } = tableFor(framesOf(played)(played.events.length), 'both')
  return {
    turn: played.start.turn,
    losses: lossesOf(lines),
    ground: lines.flatMap(({ event }) =>
      event.kind === 'controlled' && !stood(played, event.hex, event.side)
        ? [{ hex: event.hex, side: event.side }]
        : [],
    ),
    objectives: battle.scenario.objectives.map(({ hex, label }) => ({
      hex,
      label,
      owner: control[hex] ?? null,
    })),
    ammo: ammoSpent(lines),
    luck: luckOf(lines),
    points,
  }
}
