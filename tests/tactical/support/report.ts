/** Events of close combat as the short lines that the tables of the tests expect. */
import type { Event } from '../../../src/engine/tactical/events'
import { total } from '../../../src/kernel/modifier'

type Struck = Extract<Event, { kind: 'struck' }>

/** `A>D 4@2-1 T6.3`: four dice at accuracy 2 against defence 1. */
const strikeLine = ({ unit, target, roll: { sum }, rule }: Struck): string =>
  `${unit}>${target} ${total(sum.dice)}@${total(sum.accuracy)}-${total(sum.defence)} ${rule}`

/** Strikes of a round, in the order of their dice. */
export const strikes = (events: readonly Event[], round = 1): readonly string[] =>
  events.flatMap((event) => (event.kind === 'struck' && event.round === round ? [strikeLine(event)] : []))

/** Who does not strike in a round: `D fired T6.2`. */
export const silent = (events: readonly Event[], round = 1): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'round' && event.round === round
      ? event.silent.map(({ unit, why, rule }) => `${unit} ${why} ${rule}`)
      : [],
  )

/** Ammo spent: `T 1:1 2:0` by round. */
export const ammoSpent = (events: readonly Event[], unit: string): readonly number[] =>
  events.flatMap((event) => (event.kind === 'struck' && event.unit === unit ? [event.ammo] : []))

const sumOf = (rolls: readonly number[]): number => rolls.reduce((all, die) => all + die, 0)

const against = (event: Readonly<{ rolls: readonly number[]; against: number; passed: boolean }>): string =>
  `${sumOf(event.rolls)}/${event.against} ${event.passed ? 'passes' : 'fails'}`

const storyLine = (event: Event): string | null => {
  switch (event.kind) {
    case 'struck':
      return event.roll.hits > 0
        ? `${event.round} ${event.unit}>${event.target} hits ${event.roll.hits} stopped ${event.roll.stopped}`
        : null
    case 'lost':
      return `${event.unit} loses ${event.points}, left ${event.left}`
    case 'destroyed':
      return `${event.unit} gone by ${event.why} ${event.rule}`
    case 'tankFear':
      return `${event.unit} fears ${against(event)}`
    case 'tested':
      return `${event.unit} tests ${event.why.join()} ${against(event)}`
    case 'observerTested':
      return `${event.unit} thrown ${event.rolls.join()}`
    case 'dismounted':
      return `${event.unit} gets off ${event.carrier}${event.drawn ? ' drawn' : ''}`
    case 'mounted':
      return `${event.unit} mount ${event.mount}`
    case 'moved':
      return `${event.unit} moves ${event.from}-${event.to} faces ${event.facing} came by ${event.cameBy}`
    case 'lapsed':
      return `${event.unit} stays: ${event.fault} ${event.rule}`
    case 'revealed':
      return `${event.unit} revealed ${event.why} by ${event.by}`
    case 'suppressed':
    case 'rallied':
    case 'leftCombat':
      return `${event.unit} ${event.kind}`
    default:
      return null
  }
}

/** What came of it, line by line; rounds and strikes without a hit are left out. */
export const story = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => storyLine(event) ?? [])
