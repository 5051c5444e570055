/** Trenches, wire, obstacles, mines and objectives, as the board draws them. */

import type { Side, Works } from '../../engine/tactical/model'
import type { Scenario } from '../../engine/tactical/scenario'
import type { Face, Hex } from '../../kernel/hex'
import type { Lang } from '../api'
import type { Scene, WorksPicture } from '../scene'

const ofEdge = (key: string): Readonly<{ hex: Hex; face: Face }> => {
  const [hex, face] = key.split('/')
  return { hex: hex as Hex, face: face as Face }
}

export const worksPicture = (works: Works): WorksPicture => ({
  trenches: works.trenches,
  wire: works.wire.map(ofEdge),
  obstacles: works.obstacles.map(ofEdge),
  mines: works.mines.map(({ hex, kind }) => ({ hex, kind })),
})

export const objectivesPicture = (
  scenario: Scenario,
  control: Readonly<Record<Hex, Side>>,
  lang: Lang,
): Scene['objectives'] =>
  scenario.objectives.map(({ hex, label }) => ({ hex, label: label[lang], owner: control[hex] ?? null }))
