/** Steps, stops, contact, reveals, special orders. */
import { wordsOf } from '../words'
import { eventsOf, like, noneOf, type Of, ruleFits, type Sentences, some } from './sentence'

const move = (event: Of<'moved'>): string => `${event.unit} to ${event.to} at tick ${event.tick}`
const halt = (event: Of<'halted'>): string =>
  `${event.unit} at ${event.hex}: ${wordsOf(event.why)} (${event.rule}) at tick ${event.tick}`
const reveal = (event: Of<'revealed'>): string => `${event.unit}: ${event.why} by ${event.by} (${event.rule})`
const lapse = (event: Of<'lapsed'>): string => `${event.unit}: ${wordsOf(event.fault)} (${event.rule})`

export const MOVES: Sentences = [
  [
    like('{U} moves to {H}(?: at tick {N})?'),
    ([, unit, to, tick]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'moved').filter((event) => event.unit === unit),
          (event) => event.to === to && (tick === undefined || event.tick === Number(tick)),
          move,
        ),
  ],
  [
    like('{U} does not move'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'moved').filter((event) => event.unit === unit),
          move,
        ),
  ],
  [
    like('{U} stops at {H}: {W}(?: at tick {N})?{R}'),
    ([, unit, hex, why, tick, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'halted').filter((event) => event.unit === unit),
          (event) =>
            event.hex === hex &&
            wordsOf(event.why) === why &&
            (tick === undefined || event.tick === Number(tick)) &&
            ruleFits(rule, event),
          halt,
        ),
  ],
  [
    like('{U} is not stopped'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'halted').filter((event) => event.unit === unit),
          halt,
        ),
  ],
  [
    like('contact at {H}(?: at tick {N})?'),
    ([, hex, tick]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'contact'),
          (event) => event.hex === hex && (tick === undefined || event.tick === Number(tick)),
          (event) => `${event.hex} at tick ${event.tick}`,
        ),
  ],
  [
    like('there is no contact'),
    () => (outcome) => noneOf(eventsOf(outcome, 'contact'), (event) => event.hex),
  ],
  [
    like('{U} is revealed: (detected|fired|moved|special|entered)(?: by {U})?(?: at tick {N})?{R}'),
    ([, unit, why, by, tick, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'revealed').filter((event) => event.unit === unit),
          (event) =>
            event.why === why &&
            (by === undefined || event.by === by) &&
            (tick === undefined || event.tick === Number(tick)) &&
            ruleFits(rule, event),
          reveal,
        ),
  ],
  [
    like('{U} is not revealed'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'revealed').filter((event) => event.unit === unit),
          reveal,
        ),
  ],
  [
    like('{U} goes into ambush'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'concealed'),
          (event) => event.unit === unit,
          (event) => event.unit,
        ),
  ],
  [
    like('the order of {U} lapses: {W}{R}'),
    ([, unit, fault, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'lapsed').filter((event) => event.unit === unit),
          (event) => wordsOf(event.fault) === fault && ruleFits(rule, event),
          lapse,
        ),
  ],
  [
    like('{U} leaves close combat to {H}{R}'),
    ([, unit, to, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'leftCombat').filter((event) => event.unit === unit),
          (event) => event.to === to && ruleFits(rule, event),
          (event) => `to ${event.to} (${event.rule})`,
        ),
  ],
  [
    like('{U} gets down(?: and misses a round)?'),
    ([said, unit]) =>
      (outcome) => {
        const drawn = (said as string).endsWith('round')
        return some(
          [...eventsOf(outcome, 'dismounted'), ...eventsOf(outcome, 'mounted')],
          (event) =>
            event.unit === unit &&
            (event.kind === 'mounted' ? event.mount === 'off' && !drawn : event.drawn || !drawn),
          (event) => event.unit,
        )
      },
  ],
  [
    like('a die gives the swap to {H}'),
    ([, hex]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'meeting'),
          (event) => event.hex === hex,
          (event) => String(event.hex),
        ),
  ],
  [
    like('{U} leaves the map'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'exited'),
          (event) => event.unit === unit,
          (event) => event.unit,
        ),
  ],
  [
    like('the observers {U} are (lost|safe){R}'),
    ([, unit, end, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'observerTested'),
          (event) => event.unit === unit && event.lost === (end === 'lost') && ruleFits(rule, event),
          (event) => `${event.unit}: ${event.lost ? 'lost' : 'safe'} (${event.rule})`,
        ),
  ],
  [
    like('the observers {U} are not in danger'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'observerTested').filter((event) => event.unit === unit),
          (event) => event.rolls.join(' '),
        ),
  ],
  [
    like('the phases run (.+)'),
    ([, words]) =>
      (outcome) => {
        const phases = eventsOf(outcome, 'phaseBegan')
          .map((event) => event.phase)
          .join(', ')
        return phases === words ? null : phases
      },
  ],
]
