/** Trenches, wire, obstacles and mines of the start (T10). */
import { terrainAt } from '../../engine/tactical/rules/ground'
import { TERRAIN } from '../../engine/tactical/tables/modifiers'
import { cellOf, edgeKey, type Face, type Hex } from '../../kernel/hex'
import { at, error, type Finding } from '../faults'
import { hexOffMap, repeated } from './places'
import type { Ground } from './scenario'

type Place = Readonly<{ hex: Hex; face: Face }>

/** Findings on works that are there before turn 1. */
export const workFindings = (ground: Ground): readonly Finding[] => [
  ...trenchFindings(ground),
  ...edgeFindings(ground, ground.scenario.wire ?? [], 'wire'),
  ...edgeFindings(ground, ground.scenario.obstacles ?? [], 'obstacles'),
  ...mineFindings(ground),
]

const lostFindings = (ground: Ground, places: readonly Readonly<{ hex: Hex }>[], path: string) =>
  places.flatMap(({ hex }, i) => hexOffMap(ground.battle.grid, hex, at(at(path, i), 'hex')))

const trenchFindings = (ground: Ground): readonly Finding[] => {
  const { trenches } = ground.scenario
  const lost = lostFindings(ground, trenches, 'trenches')
  if (lost.length > 0) return lost
  const again = repeated(trenches, ({ hex, face }) => `${hex}/${face}`)
  return trenches.flatMap(({ hex }, i) => {
    const place = { rule: 'T10.4', hex, detail: { hex } }
    if (!TERRAIN[terrainAt(ground.battle, hex)].foot)
      return [error('trenchInWater', `trenches[${i}].hex`, place)]
    return again.includes(i) ? [error('trenchTwice', `trenches[${i}]`, place)] : []
  })
}

/** An edge has two names, one from each side; it is one edge. */
const edgeFindings = (
  ground: Ground,
  edges: readonly Place[],
  path: 'wire' | 'obstacles',
): readonly Finding[] => {
  const lost = lostFindings(ground, edges, path)
  if (lost.length > 0) return lost
  const { grid } = ground.battle
  const rule = path === 'wire' ? 'T10.5' : 'T10.6'
  return repeated(edges, ({ hex, face }) => edgeKey(grid, cellOf(grid, hex), face)).map((i) => {
    const hex = edges[i]?.hex ?? ''
    return error('edgeTwice', at(path, i), { rule, hex, detail: { hex } })
  })
}

/** T10.1: on any ground but town, river and swamp; one field a hex and kind. */
const mineFindings = (ground: Ground): readonly Finding[] => {
  const mines = ground.scenario.mines ?? []
  const lost = lostFindings(ground, mines, 'mines')
  if (lost.length > 0) return lost
  const again = repeated(mines, ({ hex, kind }) => `${hex}/${kind}`)
  return mines.flatMap(({ hex }, i) => {
    const place = { rule: 'T10.1', hex, detail: { hex } }
    const terrain = terrainAt(ground.battle, hex)
    if (terrain === 'town' || terrain === 'river' || terrain === 'swamp')
      return [error('mineOnForbiddenGround', `mines[${i}].hex`, place)]
    return again.includes(i) ? [error('mineTwice', `mines[${i}]`, place)] : []
  })
}
