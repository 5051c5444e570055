/** Scenes of the film: the open table after a line, the actors of the next one, crosses of the fallen. */

import type { UnitId, Works } from '../../engine/tactical/model'
import type { Hex } from '../../kernel/hex'
import type { Lang, LogLine } from '../api'
import { remembering } from '../memo'
import type { ArrowKind, ArrowPicture, Scene } from '../scene'
import { patrolZone } from '../scenes/airZones'
import { fireStyle } from '../scenes/arrows'
import { counterMaker, type Marks } from '../scenes/counters'
import { mapPicture } from '../scenes/mapPicture'
import { objectivesPicture, worksMaker } from '../scenes/works'
import { cueOf, stepEnd, stepStart } from './cues'
import { namedIn, type Table } from './table'

/** Who acts in a step. A step that only keeps the books is not played on the map, and veils nothing. */
const actorsOf = (table: Table, step: readonly LogLine[]): readonly UnitId[] | null => {
  if (step.every((line) => cueOf(line) === null)) return null
  const inHex = ({ event }: LogLine): readonly UnitId[] =>
    event.kind === 'round'
      ? Object.values(table.units).flatMap(({ id, hex }) => (hex === event.hex ? [id] : []))
      : []
  return [...new Set(step.flatMap((line) => [...namedIn(line.event), ...inHex(line)]))]
}

const targetsOf = (line: LogLine | undefined): ReadonlySet<UnitId> => {
  const target =
    line && (line.event.kind === 'fired' || line.event.kind === 'struck') ? line.event.target : null
  return new Set(target === null ? [] : [target])
}

const MOVES: readonly string[] = ['manoeuvre', 'march', 'assault', 'fireOnMove']

/** What the last step did, as arrows that stay until the next. */
const arrowsOf = (line: LogLine): readonly ArrowPicture[] => {
  const { event, cast, n } = line
  const cue = cueOf(line)
  const side = 'unit' in event && typeof event.unit === 'string' ? cast[event.unit]?.side : undefined
  if (!cue || !side) return []
  const arrow = { id: `line:${n}`, side, selected: false }
  if (event.kind === 'fired' && cue.kind === 'fire') {
    const kind = fireStyle(event.laying, event.suppressive)
    return [{ ...arrow, kind, path: [cue.from, cue.to], tag: cue.tag }]
  }
  if (event.kind === 'flew' && cue.kind === 'fire')
    return [{ ...arrow, kind: 'flight', path: [cue.from, cue.to], tag: cue.tag }]
  if (event.kind === 'smokeLaid' && cue.kind === 'fire')
    return [{ ...arrow, kind: 'indirect', path: [cue.from, cue.to] }]
  if (event.kind !== 'moved' || event.from === null) return []
  const kind = (MOVES.includes(event.by) ? event.by : 'manoeuvre') as ArrowKind
  return [{ ...arrow, kind, path: [event.from, event.to] }]
}

/** T15.2 Zones of the patrols that are over the map. */
const patrols = ({ units, battle }: Table): Scene['zones'] =>
  Object.values(units).flatMap(({ place, order, hex, side }) =>
    place === 'airborne' && order === 'airPatrol' && hex !== null ? [patrolZone(battle, side, hex)] : [],
  )

/** A maker of the film's scenes; `at` lines have been shown. */
export const filmPicture = (
  lines: readonly LogLine[],
  owners: Marks['owners'],
): ((table: Table, at: number, lang: Lang) => Scene) => {
  const counters = counterMaker()
  const works = worksMaker()
  const smoke = remembering((all: Works['smoke']) => all.map(({ hex }) => hex))
  const objectives = remembering((table: Table, control: Table['control'], lang: Lang) =>
    objectivesPicture(table.battle.scenario, control, lang),
  )
  const fallen = fallenOf(lines)
  return (table, at, lang) => {
    const next = lines[at]
    const marks: Marks = {
      lang,
      owners,
      selected: next?.event.kind === 'fired' || next?.event.kind === 'struck' ? next.event.unit : null,
      targets: targetsOf(next),
      orders: null,
      aboard: false,
      ghosts: fallen(table, at),
    }
    const shown = lines.slice(stepStart(lines, at), at)
    return {
      map: mapPicture(table.battle, lang),
      works: works(table),
      objectives: objectives(table, table.control, lang),
      zones: patrols(table),
      counters: counters(table, marks),
      arrows: shown.flatMap(arrowsOf),
      smoke: smoke(table.works.smoke),
      sight: null,
      selectedHex: null,
      cursorHex: null,
      actors: actorsOf(table, lines.slice(at, stepEnd(lines, at))),
    }
  }
}

/** Units destroyed in lines already shown, where they fell: a cross till the turn's end. */
const fallenOf = (lines: readonly LogLine[]) => {
  const all = lines.flatMap((line): readonly Readonly<{ n: number; id: UnitId; hex: Hex }>[] =>
    line.event.kind === 'destroyed' && line.event.hex !== null && line.cast[line.event.unit]
      ? [{ n: line.n, id: line.event.unit, hex: line.event.hex }]
      : [],
  )
  return (table: Table, at: number): Marks['ghosts'] =>
    all.flatMap(({ n, id, hex }) => {
      const unit = n < at ? table.units[id] : undefined
      return unit ? [{ unit: { ...unit, hex }, state: 'destroyed' as const }] : []
    })
}
