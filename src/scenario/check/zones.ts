/** Zones of deployment (T2.6) and of control (T16.5). */
import { enemyOf, SIDES, type Side, type Terrain } from '../../engine/tactical/model'
import { onBridge } from '../../engine/tactical/rules/ground'
import { TERRAIN } from '../../engine/tactical/tables/modifiers'
import { cellOf, type Hex } from '../../kernel/hex'
import { at, error, type Finding, warning } from '../faults'
import { offMap } from './places'
import type { Ground } from './scenario'

/** Findings on zones, and on units that start outside theirs. */
export const zoneFindings = (ground: Ground): readonly Finding[] => {
  const zoned: Zoned = {
    ussr: new Uint8Array(ground.battle.grid.size),
    axis: new Uint8Array(ground.battle.grid.size),
  }
  return [
    ...SIDES.flatMap((side) => oneZone(ground, side, zoned)),
    ...strayFindings(ground, zoned),
    ...controlFindings(ground),
  ]
}

/** By cell: 1 in the side's zone. */
type Zoned = Readonly<Record<Side, Uint8Array>>

/** Marks a side's zone; hidden set-up: neither may learn that a hex is taken, so the zones must not meet. */
const oneZone = ({ scenario, battle, start }: Ground, side: Side, zoned: Zoned): readonly Finding[] => {
  const { units, works, trenches, minefields } = scenario.zones[side]
  const path = `zones.${side}`
  const findings: Finding[] = [
    ...offMap(battle.grid, works, at(path, 'works')),
    ...offMap(battle.grid, minefields ?? [], at(path, 'minefields')),
  ]
  for (const [i, hex] of units.entries()) {
    const cell = cellOf(battle.grid, hex)
    const place = { hex, detail: { hex } }
    if (cell < 0) findings.push(error('hexOffMap', `${path}.units[${i}]`, { detail: { hex } }))
    else if (zoned[enemyOf(side)][cell] === 1)
      findings.push(error('zonesOverlap', `${path}.units[${i}]`, { rule: 'T2.6', ...place }))
    else if (!TERRAIN[battle.terrain[cell] as Terrain].foot && !onBridge(start, hex))
      findings.push(warning('zoneImpassable', `${path}.units[${i}]`, { rule: 'T5.4', ...place }))
    zoned[side][cell] = 1
  }
  const idle = trenches > 0 && works.length === 0
  return idle ? [...findings, warning('nowhereToDig', at(path, 'works'), { detail: { trenches } })] : findings
}

const strayFindings = ({ scenario, battle }: Ground, zoned: Zoned): readonly Finding[] =>
  scenario.units.flatMap(({ id, side, hex, fixed }, i) => {
    const cell = hex === undefined || fixed ? -1 : cellOf(battle.grid, hex)
    if (hex === undefined || cell < 0 || zoned[side][cell] === 1) return []
    return [error('outsideZone', `units[${i}].hex`, { rule: 'T2.6', hex, detail: { unit: id, hex } })]
  })

const controlFindings = ({ scenario, battle }: Ground): readonly Finding[] => {
  const owners = new Set<Hex>()
  return (scenario.control ?? []).flatMap(({ hexes }, i) => {
    const path = `control[${i}].hexes`
    const twice = hexes.flatMap((hex, j) => {
      const again = owners.has(hex)
      owners.add(hex)
      return again ? [error('hexTwice', at(path, j), { rule: 'T16.5', hex, detail: { hex } })] : []
    })
    return [...offMap(battle.grid, hexes, path), ...twice]
  })
}
