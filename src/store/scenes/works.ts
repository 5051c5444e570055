/** Trenches, wire, obstacles, mines and objectives, as the board draws them. */

import type { Field, Side, Works } from '../../engine/tactical/model'
import { isBridged, pontoonLinks } from '../../engine/tactical/rules/bridges'
import { embrasuresOf } from '../../engine/tactical/rules/embrasures'
import { allUnits, isOnMap, kindOf } from '../../engine/tactical/rules/units'
import type { Scenario } from '../../engine/tactical/scenario'
import type { Face, Hex } from '../../kernel/hex'
import type { Lang } from '../api'
import { keyed, remembering, steady } from '../memo'
import type { Scene, WorksPicture } from '../scene'

const ofEdge = (key: string): Readonly<{ hex: Hex; face: Face }> => {
  const [hex, face] = key.split('/')
  return { hex: hex as Hex, face: face as Face }
}

/** T10.7: one mark for each face, sealed or not; bunkers that the viewer does not know of are not in the field. */
export const embrasuresPicture = (field: Field): Embrasures =>
  allUnits(field).flatMap((unit) => {
    const { hex } = unit
    if (!isOnMap(unit) || hex === null || kindOf(field, unit) !== 'bunker') return []
    return embrasuresOf(unit).map((face) => ({ hex, face, sealed: unit.sealed?.includes(face) ?? false }))
  })

type Embrasures = NonNullable<WorksPicture['embrasures']>

/** T9.8: hexes of bridges that are down and have no pontoon. */
const fallenIn = (field: Field): readonly Hex[] =>
  (field.battle.scenario.map.bridges ?? [])
    .flatMap(({ hexes }) => hexes)
    .filter((hex) => !isBridged(field, hex))

export const worksPicture = (field: Field, embrasures: Embrasures): WorksPicture => {
  const { works } = field
  return {
    trenches: works.trenches,
    wire: works.wire.map(ofEdge),
    obstacles: works.obstacles.map(ofEdge),
    mines: works.mines.map(({ hex, kind }) => ({ hex, kind })),
    pontoons: (works.pontoons ?? []).map(({ hex }) => ({ hex, faces: pontoonLinks(field, hex) })),
    fallen: fallenIn(field),
    embrasures,
  }
}

/** A maker of pictures of works: what looks the same stays the same object. */
export const worksMaker = (): ((field: Field) => WorksPicture) => {
  const same = steady<Embrasures[number]>()
  const kept = keyed<Embrasures[number]>()
  const picture = remembering((_works: Works, embrasures: Embrasures, field: () => Field) =>
    worksPicture(field(), embrasures),
  )
  let current: Field
  const ask = (): Field => current
  return (field) => {
    current = field
    const all = embrasuresPicture(field).map((each) =>
      kept(`${each.hex}${each.face}`, Object.values(each), () => each),
    )
    return picture(field.works, same(all), ask)
  }
}

export const objectivesPicture = (
  scenario: Scenario,
  control: Readonly<Record<Hex, Side>>,
  lang: Lang,
): Scene['objectives'] =>
  scenario.objectives.map(({ hex, label }) => ({ hex, label: label[lang], owner: control[hex] ?? null }))
