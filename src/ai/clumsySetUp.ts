/** The player that takes no care sets up: units, trenches and works anywhere. Nothing of it is taken. */
import type { MineKind, Side, State, UnitId } from '../engine/tactical/model'
import type { Placement } from '../engine/tactical/orders'
import type { PlacementFault } from '../engine/tactical/placement'
import { checkPlacement, defaultPlacement } from '../engine/tactical/setup'
import { FACES, type Face, type Hex } from '../kernel/hex'
import { type Chance, chanceFrom } from './random'

type Draw = Readonly<{ state: State; side: Side; start: Placement; chance: Chance }>
type Spot = Placement['units'][UnitId]

const NOWHERE = '9999'

/** Any hex, oftener one of the side's zones than not, at times a bridge or none of the map. */
const place = ({ state, side, chance }: Draw): Hex => {
  const { zones, map } = state.battle.scenario
  const { units, works, minefields = works } = zones[side]
  const bridges = (map.bridges ?? []).flatMap(({ hexes }) => hexes)
  const list =
    chance.of([units, units, works, minefields, state.battle.grid.hexes, bridges, []] as const) ?? []
  return chance.of(list) ?? NOWHERE
}

const edge = (draw: Draw): Readonly<{ hex: Hex; face: Face }> => ({
  hex: place(draw),
  face: draw.chance.of(FACES) ?? 'N',
})

/** A list with more in it, once or twice over, or with one of it elsewhere. */
const spoilt = <T>({ chance }: Draw, list: readonly T[], other: () => T): readonly T[] => {
  const [first, ...rest] = list
  if (chance.oneIn(2) || first === undefined) {
    const more = other()
    return chance.oneIn(2) ? [...list, more, more] : [...list, more]
  }
  return chance.oneIn(2) ? [first, first, ...rest.slice(1)] : [other(), ...rest]
}

const mine = (draw: Draw): Readonly<{ hex: Hex; kind: MineKind }> => ({
  hex: place(draw),
  kind: draw.chance.oneIn(2) ? 'antiTank' : 'antiPersonnel',
})

const spot = (draw: Draw, was: Spot | undefined): Spot => {
  const { state, chance } = draw
  const units = Object.keys(state.units)
  return {
    ...was,
    hex: was && chance.oneIn(2) ? was.hex : place(draw),
    ...(chance.oneIn(3) ? { concealed: true } : {}),
    ...(chance.oneIn(4) ? { deployed: false } : {}),
    ...(was?.host !== undefined || chance.oneIn(4) ? { host: chance.of(units) ?? 'nobody' } : {}),
  }
}

const units = (draw: Draw): Placement['units'] => {
  const { state, start, chance } = draw
  const all = [...Object.keys(state.units), 'nobody']
  const named = Object.keys(start.units)
  if (!chance.oneIn(4)) {
    const id = chance.of(chance.oneIn(3) ? all : named) ?? 'nobody'
    return { ...start.units, [id]: spot(draw, start.units[id]) }
  }
  // Several go to one hex.
  const hex = place(draw)
  const some = named.filter(() => chance.oneIn(2)).slice(0, 5)
  return { ...start.units, ...Object.fromEntries(some.map((id) => [id, { ...start.units[id], hex }])) }
}

const placement = (draw: Draw): Placement => {
  const { start, chance } = draw
  switch (chance.of(['units', 'units', 'trenches', 'wire', 'obstacles', 'mines'] as const)) {
    case 'trenches':
      return { ...start, trenches: spoilt(draw, start.trenches, () => edge(draw)) }
    case 'wire':
      return { ...start, wire: spoilt(draw, start.wire ?? [], () => edge(draw)) }
    case 'obstacles':
      return { ...start, obstacles: spoilt(draw, start.obstacles ?? [], () => edge(draw)) }
    case 'mines':
      return { ...start, mines: spoilt(draw, start.mines ?? [], () => mine(draw)) }
    default:
      return { ...start, units: units(draw) }
  }
}

/** The reasons against a side's clumsy set-ups, from a table on which nobody has set up yet. */
export const clumsySetUpFaults = (
  state: State,
  side: Side,
  seed: string,
  draws = 40,
): readonly PlacementFault[] => {
  const chance = chanceFrom(`${seed}:clumsy set-up:${side}`)
  const draw: Draw = { state, side, start: defaultPlacement(state, side), chance }
  return Array.from({ length: draws }, () => checkPlacement(state, side, placement(draw))).flatMap(
    (verdict) => (verdict.legal ? [] : [verdict.fault]),
  )
}
