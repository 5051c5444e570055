/** Lines of the film as animations. A cue knows what is seen, no rule. */

import type { Event } from '../../engine/tactical/events'
import type { CastMember, FilmState, LogLine } from '../api'
import type { Cue } from '../scene'
import { EDGES, fireStyle } from '../scenes/arrows'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Where a cast member's fire comes from: its hex or the edge of the map. */
const muzzle = (member: CastMember | undefined): string | null =>
  member?.edge ? EDGES[member.edge] : (member?.hex ?? null)

/** From above, and at what is above: nothing flies across the map. */
const overhead = ({ hex, roll }: Of<'fired'>): Cue =>
  roll.losses > 0 ? { kind: 'burst', hex, word: `\u2212${roll.losses}` } : { kind: 'focus', hexes: [hex] }

const fired = (event: Of<'fired'>, { cast }: LogLine): Cue => {
  const firer = cast[event.unit]
  const from = event.from ?? muzzle(firer)
  if (!firer || from === null) return { kind: 'focus', hexes: [event.hex] }
  if (from === event.hex) return overhead(event)
  return {
    kind: 'fire',
    style: fireStyle(event.laying, event.suppressive),
    side: firer.side,
    from,
    to: event.hex,
    // T13.6 Fire that hit nobody shows no dice.
    tag: event.roll.rolls.length > 0 ? String(event.roll.rolls.length) : '',
    losses: event.roll.losses,
  }
}

/** T13.7 Smoke comes like shells that fly in an arc. */
const smoked = (event: Of<'smokeLaid'>, { cast }: LogLine): Cue => {
  const firer = cast[event.unit]
  const from = event.from ?? muzzle(firer)
  if (!firer || from === null) return { kind: 'focus', hexes: [event.hex] }
  return { kind: 'fire', style: 'indirect', side: firer.side, from, to: event.hex, tag: '', losses: 0 }
}

const flew = (event: Of<'flew'>, { cast }: LogLine): Cue => {
  const { from, hex: to } = event
  const squadron = cast[event.unit]
  return squadron
    ? { kind: 'fire', style: 'flight', side: squadron.side, from, to, tag: squadron.code, losses: 0 }
    : { kind: 'focus', hexes: [to] }
}

const burstAt = (member: CastMember | undefined, word: string): Cue | null =>
  member?.hex ? { kind: 'burst', hex: member.hex, word } : null

const focusOn = (line: LogLine): Cue | null => {
  const hexes = Object.values(line.cast).flatMap(({ hex }) => hex ?? [])
  return hexes.length > 0 ? { kind: 'focus', hexes: [...new Set(hexes)] } : null
}

const move = ({ event }: LogLine): Extract<Cue, { kind: 'move' }>['moves'] => {
  if (event.kind === 'moved') return [{ unit: event.unit, from: event.from ?? event.to, to: event.to }]
  return event.kind === 'leftCombat' ? [{ unit: event.unit, from: event.from, to: event.to }] : []
}

/** The animation of a line; null: it has none, its words are enough. */
export const cueOf = (line: LogLine): Cue | null => {
  const { event, cast } = line
  switch (event.kind) {
    case 'fired':
      return fired(event, line)
    case 'flew':
      return flew(event, line)
    case 'dropped':
      return { kind: 'focus', hexes: [event.hex ?? event.aim] }
    case 'smokeLaid':
      return smoked(event, line)
    case 'struck':
      return event.roll.losses > 0
        ? burstAt(cast[event.target], `\u2212${event.roll.losses}`)
        : { kind: 'focus', hexes: [event.hex] }
    case 'moved':
    case 'leftCombat':
      return { kind: 'move', moves: move(line) }
    case 'lost':
      return burstAt(cast[event.unit], `\u2212${event.points}`)
    case 'suppressed':
      return burstAt(cast[event.unit], '!')
    case 'destroyed':
      return { kind: 'destroyed', unit: event.unit }
    case 'contact':
    case 'round':
    case 'trenchDug':
    case 'minefield':
    case 'edgeCleared':
    case 'pontoonBuilt':
    case 'smokeGone':
    case 'searched':
    case 'supplied':
    case 'landed':
      return { kind: 'focus', hexes: [event.hex] }
    case 'bridgeHit':
      return {
        kind: 'burst',
        hex: event.hexes[0] ?? '',
        word: event.left > 0 ? `\u2212${event.points}` : '\u2715',
      }
    case 'mineTested':
      return event.losses > 0 ? burstAt(cast[event.unit], '!') : focusOn(line)
    case 'sealing':
      return event.face === null ? focusOn(line) : burstAt(cast[event.target], '\u2715')
    case 'meeting':
      return { kind: 'focus', hexes: event.hexes }
    case 'revealed':
    case 'tested':
    case 'tankFear':
    case 'halted':
    case 'exited':
    case 'rallied':
    case 'regrouped':
    case 'dismounted':
    case 'loaded':
    case 'resupplied':
    case 'mounted':
    case 'abandoned':
    case 'observerTested':
    case 'wireTested':
    case 'bunkerBlown':
      return focusOn(line)
    default:
      return null
  }
}

/** T5.1: all that arrive at one tick move together. */
const movesTogether = (a: LogLine, b: LogLine): boolean =>
  a.event.kind === 'moved' &&
  b.event.kind === 'moved' &&
  a.event.tick !== undefined &&
  a.event.tick === b.event.tick

/** Index after the lines that are shown in one step from `at` on. */
export const stepEnd = (lines: readonly LogLine[], at: number): number => {
  const first = lines[at]
  let end = at + 1
  if (!first) return lines.length
  for (let next = lines[end]; next && movesTogether(first, next); next = lines[end]) end++
  return end
}

/** Index of the first line of the step before `at`. */
export const stepStart = (lines: readonly LogLine[], at: number): number => {
  let start = Math.max(0, at - 1)
  const last = lines[start]
  for (
    let before = lines[start - 1];
    last && before && movesTogether(before, last);
    before = lines[start - 1]
  )
    start--
  return start
}

/** The animation of the film's next step: of one line, or of all moves of one tick together. */
export const stepCue = ({ lines, at }: Pick<FilmState, 'lines' | 'at'>): Cue | null => {
  const first = lines[at]
  const end = stepEnd(lines, at)
  if (!first || end === at + 1) return first ? cueOf(first) : null
  return { kind: 'move', moves: lines.slice(at, end).flatMap(move) }
}
