/** The seated player's scene. Each part is made anew only when what it shows has changed. */

import type { SideView, UnitId, Works } from '../../engine/tactical/model'
import { cellOf, type Hex } from '../../kernel/hex'
import type { SheetRow, SightLineInfo, ToolKind } from '../api'
import { keyed, remembering, steady } from '../memo'
import type { ArrowPicture, Scene, ZonePicture } from '../scene'
import { airZones } from '../scenes/airZones'
import { enemyFlights, orderArrows } from '../scenes/arrows'
import { counterMaker, type Marks } from '../scenes/counters'
import { mapPicture } from '../scenes/mapPicture'
import { objectivesPicture, worksMaker } from '../scenes/works'
import type { Desk, Purpose } from './desk'
import { orderSoFar } from './needs'
import { draftZones, rulerOf, sightInfo, toolZones } from './tools'

type Shown = Readonly<{ view: SideView; desk: Desk; rows: readonly SheetRow[]; purpose: Purpose }>

const markedOrders = ({ rows, purpose }: Shown): Marks['orders'] =>
  purpose === 'deploy'
    ? null
    : new Map(
        rows.flatMap(({ unit, order, barred, rides }) =>
          order || (barred.legal && !rides) ? [[unit, order ? 'ordered' : 'noOrder'] as const] : [],
        ),
      )

/** Units that the selected unit's order aims at. */
const targetsOf = ({ rows, desk }: Shown): ReadonlySet<UnitId> => {
  const order = rows.find((row) => row.unit === desk.selected)?.order
  const policyAim =
    order && 'policy' in order && order.policy.mode === 'fire' ? order.policy.target : undefined
  const aim = order && 'aim' in order ? order.aim : policyAim
  return new Set(aim && 'unit' in aim ? [aim.unit] : [])
}

const lastSeen = (view: SideView): Marks['ghosts'] =>
  Object.values(view.lastSeen).flatMap(({ unit }) =>
    unit.hex !== null && !view.units[unit.id] ? [{ unit, state: 'lastSeen' as const }] : [],
  )

const arrowMaker = () => {
  const kept = keyed<readonly ArrowPicture[]>()
  const list = steady<ArrowPicture>()
  return ({ view, desk, rows, purpose }: Shown): readonly ArrowPicture[] => {
    const arrowsOf = (
      { unit: id, order, preview }: Pick<SheetRow, 'unit' | 'order' | 'preview'>,
      key: string,
    ) => {
      const unit = view.units[id]
      const selected = desk.selected === id
      const make = () => (unit && order ? orderArrows(view, { unit, order, preview, selected }) : [])
      return kept(key, [unit, order, preview, selected], make)
    }
    const { draft } = desk
    // The order in the making stands in for the one that it will replace.
    const given = rows.filter((row) => row.unit !== draft?.unit).flatMap((row) => arrowsOf(row, row.unit))
    // T15.4 Whoever is asked at whom to fire sees the raid that he chooses from.
    const raid = () => enemyFlights(view, desk.lang)
    if (purpose === 'answer') return list([...given, ...kept('raid', [view.flights, desk.lang], raid)])
    if (!draft) return list(given)
    const now = { unit: draft.unit, order: orderSoFar(draft), preview: draft.preview }
    return list([...given, ...arrowsOf(now, 'draft')])
  }
}

const zoneMaker = () => {
  const kept = keyed<readonly ZonePicture[]>()
  const list = steady<ZonePicture>()
  return ({ view, desk, purpose, rows }: Shown): readonly ZonePicture[] => {
    const { selected, inspected, draft, cursor, hover } = desk
    const deploying = (): readonly ZonePicture[] => {
      const { units: hexes } = view.battle.scenario.zones[view.side]
      return purpose === 'deploy' ? [{ kind: 'deploy', side: view.side, hexes }] : []
    }
    const ofTool = (tool: ToolKind): readonly ZonePicture[] => {
      const eye = tool === 'fov' ? (selected ?? cursor ?? hover) : null
      return kept(tool, [view, selected, inspected, draft, eye], () => toolZones(view, desk, tool))
    }
    const ofDraft = (): readonly ZonePicture[] => (draft ? draftZones(view, draft) : [])
    return list([
      ...kept('deploy zone', [view.battle, purpose], deploying),
      ...rows.flatMap(({ unit, order }) =>
        kept(`air ${unit}`, [view.battle, order], () => airZones(view.battle, view.side, order)),
      ),
      ...kept('draft', [view, draft?.unit, draft?.kind, draft?.mount], ofDraft),
      ...desk.tools.flatMap(ofTool),
    ])
  }
}

const onMap = (view: SideView, hex: Hex | null): Hex | null =>
  hex !== null && cellOf(view.battle.grid, hex) >= 0 ? hex : null

export type Picture = Readonly<{ scene: Scene; sight: SightLineInfo | null }>

const marksOf = (shown: Shown): Marks => ({
  lang: shown.desk.lang,
  owners: [shown.view.side],
  selected: shown.desk.selected,
  targets: targetsOf(shown),
  orders: markedOrders(shown),
  aboard: true,
  ghosts: lastSeen(shown.view),
})

/** What the ruler shows, made anew only when one of its ends moves. */
const rulerMaker = () => {
  const infoOf = remembering((view: SideView, from: Hex | null, to: Hex | null) =>
    from !== null && to !== null ? sightInfo(view, from, to) : null,
  )
  const lineOf = remembering((info: SightLineInfo | null) =>
    info ? { from: info.from, to: info.to, blockedBy: info.blockedBy } : null,
  )
  return ({ view, desk }: Shown) => {
    const ruler = rulerOf(view, desk)
    const info = infoOf(view, ruler?.from ?? null, ruler?.to ?? null)
    return { info, line: lineOf(info) }
  }
}

/** The ground as it lies under the counters. */
const groundMaker = () => {
  const works = worksMaker()
  const smoke = remembering((all: Works['smoke']) => all.map(({ hex }) => hex))
  const objectives = remembering((view: SideView, lang: Desk['lang']) =>
    objectivesPicture(view.battle.scenario, view.control, lang),
  )
  return ({ view, desk }: Shown): Pick<Scene, 'map' | 'works' | 'smoke' | 'objectives'> => ({
    map: mapPicture(view.battle, desk.lang),
    works: works(view),
    smoke: smoke(view.works.smoke),
    objectives: objectives(view, desk.lang),
  })
}

/** A maker of scenes for one seat; a scene in which nothing changed is the same object. */
export const pictureMaker = (): ((shown: Shown) => Picture) => {
  const counters = counterMaker()
  const arrows = arrowMaker()
  const zones = zoneMaker()
  const ruler = rulerMaker()
  const ground = groundMaker()
  let last: Scene | null = null
  const keep = (next: Scene): Scene => {
    const keys = Object.keys(next) as (keyof Scene)[]
    if (last === null || keys.some((key) => last?.[key] !== next[key])) last = next
    return last
  }
  return (shown) => {
    const { view, desk } = shown
    const { info, line } = ruler(shown)
    const scene = keep({
      ...ground(shown),
      zones: zones(shown),
      counters: counters(view, marksOf(shown)),
      arrows: arrows(shown),
      sight: line,
      selectedHex: view.units[desk.selected ?? '']?.hex ?? null,
      cursorHex: onMap(view, desk.cursor),
      actors: null,
    })
    return { scene, sight: info }
  }
}
