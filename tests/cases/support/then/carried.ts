/** Loads and squadrons: aboard and down, ammo for others, flights, drops, searches. */
import { wordsOf } from '../words'
import { eventsOf, like, noneOf, type Of, ruleFits, type Sentences, some } from './sentence'

const flight = (event: Of<'flewHome'>): string =>
  `${event.unit} ${wordsOf(event.why)}, from turn ${event.ready}`
const look = (event: Of<'searched'>): string =>
  `${event.unit} for ${event.target}: ${event.against} or less, ${event.found ? 'found' : 'not found'}`

export const CARRIED: Sentences = [
  [
    like('{U} goes aboard {U}{R}'),
    ([, unit, carrier, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'loaded').filter((event) => event.unit === unit),
          (event) => event.carrier === carrier && ruleFits(rule, event),
          (event) => `${event.unit} on ${event.carrier} (${event.rule})`,
        ),
  ],
  [
    like('{U} gets {N} ammo from {U}{R}'),
    ([, unit, n, carrier, rule]) =>
      (outcome) =>
        some(
          [...eventsOf(outcome, 'resupplied'), ...eventsOf(outcome, 'supplied')].filter(
            (event) => event.unit === unit && event.carrier === carrier,
          ),
          (event) => event.ammo === Number(n) && ruleFits(rule, event),
          (event) => `${event.ammo} (${event.rule})`,
        ),
  ],
  [
    like('{U} is thrown off at {H}{R}'),
    ([, unit, hex, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'dismounted').filter((event) => event.unit === unit && event.wrecked === true),
          (event) => event.hex === hex && ruleFits(rule, event),
          (event) => `at ${event.hex} (${event.rule})`,
        ),
  ],
  [
    like('{U} lays smoke at {H}{R}'),
    ([, unit, hex, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'smokeLaid').filter((event) => event.unit === unit),
          (event) => event.hex === hex && ruleFits(rule, event),
          (event) => `${event.hex} (${event.rule})`,
        ),
  ],
  [
    like('{U} flies in over {H} to {H}{R}'),
    ([, unit, from, hex, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'flew').filter((event) => event.unit === unit),
          (event) => event.from === from && event.hex === hex && ruleFits(rule, event),
          (event) => `over ${event.from} to ${event.hex} (${event.rule})`,
        ),
  ],
  [
    like('{U} stays on the ground'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'flew').filter((event) => event.unit === unit),
          (event) => `it flies to ${event.hex}`,
        ),
  ],
  [
    like('{U} (goes home|turns back), ready in turn {N}{R}'),
    ([, unit, how, n, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'flewHome').filter((event) => event.unit === unit),
          (event) =>
            event.why === (how === 'goes home' ? 'done' : 'turnedBack') &&
            event.ready === Number(n) &&
            ruleFits(rule, event),
          flight,
        ),
  ],
  [
    like('the drop of {U} falls on {H}{R}'),
    ([, unit, hex, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'dropped').filter((event) => event.unit === unit),
          (event) => event.hex === hex && ruleFits(rule, event),
          (event) => String(event.hex),
        ),
  ],
  [
    like('there is no room for the drop of {U}'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'dropped').filter((event) => event.unit === unit),
          (event) => event.hex === null,
          (event) => String(event.hex),
        ),
  ],
  [
    like('{U} comes down in the water at {H} and gets out at {H}{R}'),
    ([, unit, hex, to, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'landed').filter((event) => event.unit === unit),
          (event) => event.hex === hex && event.to === to && ruleFits(rule, event),
          (event) => `${event.hex} to ${event.to} (${event.rule})`,
        ),
  ],
  [
    like('{U} looks for {U} with {N} or less and (finds|misses) it{R}'),
    ([, unit, target, n, end, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'searched').filter((event) => event.unit === unit && event.target === target),
          (event) =>
            event.against === Number(n) && event.found === (end === 'finds') && ruleFits(rule, event),
          look,
        ),
  ],
  [
    like('nobody looks for {U}'),
    ([, target]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'searched').filter((event) => event.target === target),
          look,
        ),
  ],
]
