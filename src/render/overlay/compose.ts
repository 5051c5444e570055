/** All marks of a scene, by layer. A part of the scene that kept its reference keeps its marks. */
import type { Scene } from '../../store/scene'
import { type Place, rectOf } from '../counters/stack'
import { cellsIn, centreAt, centreOf, type Layout, R, type Rect } from '../layout'
import { type Course, courseMark, courseOf, courseTags } from './arrows'
import { flagMarks } from './flags'
import { actorMarks, cursorMark, selectedMark, smokeMarks } from './hexes'
import type { Mark } from './mark'
import { paintObjective } from './patterns'
import { sightMarks } from './sight'
import { makePlacer, paintTag, placesInHex, tagScale, tagSize } from './tags'
import { worksMarks } from './works'
import { zoneMarks } from './zones'

/** `ground` under the counters, `ink` over them, `over` above the chosen counter, too. */
export type Marks = Readonly<Record<'ground' | 'ink' | 'over', readonly Mark[]>>

type Input = Readonly<{ scene: Scene; layout: Layout; places: readonly Place[]; pixel: number }>

/** Remembers the last answer. */
const remembering = <A extends readonly unknown[], T>(make: (...args: A) => T): ((...args: A) => T) => {
  let last: { args: A; made: T } | null = null
  return (...args) => {
    const same = last !== null && args.every((arg, i) => arg === last?.args[i])
    if (!same) last = { args, made: make(...args) }
    return (last as { made: T }).made
  }
}

const objectiveMarks = (layout: Layout, objectives: Scene['objectives']): readonly Mark[] =>
  objectives.flatMap(({ hex }): Mark[] => {
    const centre = centreOf(layout, hex)
    if (!centre) return []
    const rect = { x: centre.x - R, y: centre.y - R, w: 2 * R, h: 2 * R }
    return [{ key: `objective ${hex}`, of: [], rect, paint: (ctx) => paintObjective(ctx, [centre]) }]
  })

const actorHexes = (actors: readonly string[] | null, counters: Scene['counters']): readonly string[] =>
  actors ? counters.filter(({ id }) => actors.includes(id)).map(({ hex }) => hex) : []

/** Trenches in the light hexes of the film are drawn again above the veil. */
const actorWorks = (layout: Layout, works: Scene['works'], hexes: readonly string[]): readonly Mark[] =>
  hexes.length === 0
    ? []
    : worksMarks(layout, {
        ...works,
        trenches: works.trenches.filter(({ hex }) => hexes.includes(hex)),
        wire: [],
        obstacles: [],
        mines: [],
        pontoons: [],
        fallen: [],
        embrasures: [],
      })

const zoneLabels = (
  layout: Layout,
  zones: Scene['zones'],
  occupied: ReadonlySet<string>,
  placer: ReturnType<typeof makePlacer>,
  scale: number,
): readonly Mark[] =>
  zones.flatMap((zone, n) =>
    Object.entries(zone.labels ?? {}).flatMap(([hex, text]): Mark[] => {
      const centre = centreOf(layout, hex)
      if (!centre || text === '') return []
      const kind = zone.kind === 'reachNext' ? 'word' : 'pill'
      const size = tagSize(text, kind, scale)
      const at = placer.place(placesInHex(centre, size, occupied.has(hex)), size)
      const rect = { x: at.x - size.w / 2 - 3, y: at.y - size.h / 2 - 3, w: size.w + 6, h: size.h + 6 }
      return [
        {
          key: `label ${n} ${hex}`,
          of: [zone, text, at.x, at.y, scale],
          rect,
          paint: (ctx) => paintTag(ctx, at, text, kind, null, scale),
        },
      ]
    }),
  )

/** Arrows and labels share one placer: tags make room for counters, flags and each other. */
const lettered = (
  layout: Layout,
  zones: Scene['zones'],
  arrows: Scene['arrows'],
  places: readonly Place[],
  flags: readonly Mark[],
  pixel: number,
) => {
  const scale = tagScale(pixel)
  const numbers = (rect: Rect): readonly Rect[] =>
    cellsIn(layout, rect).map(([col, row]) => {
      const { x, y } = centreAt(col, row)
      return { x: x - R * 0.24, y: y - R * 0.83, w: R * 0.48, h: R * 0.22 }
    })
  const occupied = new Set(places.map(({ counter }) => counter.hex))
  const courses = arrows
    .map((arrow) => courseOf(layout, arrow, occupied))
    .filter((course): course is Course => course !== null)
  const placer = makePlacer({
    taken: [...places.map(rectOf), ...flags.map(({ rect }) => rect)],
    print: numbers,
    lines: courses.map(({ arrow, line }) => ({ own: arrow.id, points: line })),
  })
  const chosen = courses.filter(({ arrow }) => arrow.selected)
  return {
    ghosts: courses.filter(({ arrow }) => !arrow.selected).map(courseMark),
    chosen: chosen.map(courseMark),
    tags: [
      ...courses.flatMap((course) => courseTags(course, { layout, placer, scale })),
      ...zoneLabels(layout, zones, occupied, placer, scale),
    ],
  }
}

export const makeComposer = (): ((input: Input) => Marks) => {
  const objectives = remembering(objectiveMarks)
  const works = remembering(worksMarks)
  const zones = remembering(zoneMarks)
  const selected = remembering(selectedMark)
  const cursor = remembering(cursorMark)
  const sight = remembering(sightMarks)
  const flags = remembering(flagMarks)
  const smoke = remembering(smokeMarks)
  const actors = remembering(actorHexes)
  const lights = remembering(actorMarks)
  const light = remembering(actorWorks)
  const letters = remembering(lettered)
  return ({ scene, layout, places, pixel }) => {
    const acting = actors(scene.actors, scene.counters)
    const cloths = flags(layout, scene.objectives)
    const { ghosts, chosen, tags } = letters(layout, scene.zones, scene.arrows, places, cloths, pixel)
    return {
      ground: [
        ...objectives(layout, scene.objectives),
        ...works(layout, scene.works),
        ...zones(layout, scene.zones),
        ...selected(layout, scene.selectedHex),
        ...cursor(layout, scene.cursorHex, pixel),
      ],
      ink: [...lights(layout, acting), ...light(layout, scene.works, acting), ...ghosts],
      over: [...sight(layout, scene.sight), ...chosen, ...cloths, ...tags, ...smoke(layout, scene.smoke)],
    }
  }
}
