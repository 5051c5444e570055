/** Fire, strikes, tests. */
import type { Roll } from '../../../../src/engine/tactical/events'
import { total } from '../../../../src/kernel/modifier'
import { CaseError, type Line } from '../text'
import { wordsOf } from '../words'
import { eventsOf, like, noneOf, type Of, ruleFits, type Sentences, some } from './sentence'

const WHEN: Readonly<Record<Of<'fired'>['cause'], string>> = {
  order: 'in the fire phase',
  reaction: 'in reaction',
  onTheMove: 'on the move',
  stationary: 'after the last tick',
  airFight: 'in the air',
  flak: 'at aircraft',
  raided: 'at the raiders',
  raid: 'from the air',
}

const sum = (terms: Roll['sum']['dice']): string =>
  terms.map(({ why, value }) => `${wordsOf(why)} ${value}`).join(' + ')

const factsOf = ({
  rolls,
  hits,
  stopped,
  losses,
  sum: { dice, accuracy, defence },
}: Roll): readonly string[] => [
  `${rolls.length} ${rolls.length === 1 ? 'die' : 'dice'}`,
  `accuracy ${Math.min(6, Math.max(0, total(accuracy)))}`,
  `defence ${Math.max(0, total(defence))}`,
  `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
  `${stopped} ignored`,
  `${losses} lost`,
  `dice = ${sum(dice)}`,
  `accuracy = ${sum(accuracy)}`,
  `defence = ${sum(defence)}`,
]

const shotFacts = (event: Of<'fired'>): readonly string[] => [
  ...factsOf(event.roll),
  ...(event.laying === 'direct' ? ['directly'] : event.laying === 'indirect' ? ['indirectly'] : []),
  WHEN[event.cause],
  ...(event.tick === undefined ? [] : [`at tick ${event.tick}`]),
  `${event.ammo} ammo`,
  ['first', 'second', 'third'][event.order] ?? '',
  ...(event.suppressive ? ['to suppress'] : []),
  ...(event.carrier ? [`through ${event.carrier}`] : []),
]

const strikeFacts = (event: Of<'struck'>): readonly string[] => [...factsOf(event.roll), `${event.ammo} ammo`]

/** Facts behind the colon, comma by comma: each must be among those of the event. */
const missing = (facts: readonly string[], words: string | undefined): readonly string[] =>
  (words ?? '').split(', ').filter((fact) => fact !== '' && !facts.includes(fact))

const SHAPES =
  /^(?:\d+ (?:dice|die|hits?|ignored|lost|ammo)|(?:accuracy|defence) \d+|(?:dice|accuracy|defence) = .+|directly|indirectly|in the fire phase|in reaction|on the move|after the last tick|in the air|at aircraft|at the raiders|from the air|at tick \d+|first|second|third|to suppress|through \w+)$/

const known = (line: Line, words: string | undefined): void => {
  for (const fact of (words ?? '').split(', '))
    if (fact !== '' && !SHAPES.test(fact))
      throw new CaseError(line, `the case book knows no such fact: “${fact}”`)
}

const shot = (event: Of<'fired'>): string =>
  `${event.unit} at ${event.target ?? event.hex}: ${shotFacts(event).join(', ')}`
const strike = (event: Of<'struck'>): string =>
  `${event.unit} at ${event.target} in round ${event.round}: ${strikeFacts(event).join(', ')}`
const test = (event: Of<'tested'>): string =>
  `${event.unit} against ${event.against}: ${event.passed ? 'passes' : 'fails'} for ${event.why.join(' ')} (${event.rule})`

export const COMBAT: Sentences = [
  [
    like('{U} fires at (\\w+)(?:: (.+?))?{R}'),
    ([, unit, target, facts, rule], line) =>
      (outcome) => {
        known(line, facts)
        const shots = eventsOf(outcome, 'fired').filter((event) => event.unit === unit)
        const fits = (event: Of<'fired'>) =>
          (event.target ?? event.hex) === target &&
          missing(shotFacts(event), facts).length === 0 &&
          ruleFits(rule, event)
        return some(shots, fits, shot)
      },
  ],
  [
    like('{U} fires once'),
    ([, unit]) =>
      (outcome) => {
        const shots = eventsOf(outcome, 'fired').filter((event) => event.unit === unit && event.order === 0)
        return shots.length === 1 ? null : `it fires ${shots.length} times`
      },
  ],
  [
    like('{U} does not fire'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'fired').filter((event) => event.unit === unit),
          shot,
        ),
  ],
  [like('nobody fires'), () => (outcome) => noneOf(eventsOf(outcome, 'fired'), shot)],
  [
    like('{U} is not fired at'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'fired').filter((event) => event.target === unit),
          shot,
        ),
  ],
  [
    like('{U} strikes {U} in round {N}(?:: (.+?))?{R}'),
    ([, unit, target, round, facts, rule], line) =>
      (outcome) => {
        known(line, facts)
        const fits = (event: Of<'struck'>) =>
          event.target === target &&
          event.round === Number(round) &&
          missing(strikeFacts(event), facts).length === 0 &&
          ruleFits(rule, event)
        return some(
          eventsOf(outcome, 'struck').filter((event) => event.unit === unit),
          fits,
          strike,
        )
      },
  ],
  [
    like('{U} does not strike in round {N}(?:: {W})?{R}'),
    ([, unit, round, why, rule]) =>
      (outcome) => {
        const struck = eventsOf(outcome, 'struck').filter(
          (event) => event.unit === unit && event.round === Number(round),
        )
        if (struck.length > 0 || why === undefined) return noneOf(struck, strike)
        const silent = eventsOf(outcome, 'round')
          .filter((event) => event.round === Number(round))
          .flatMap((event) => event.silent.filter((each) => each.unit === unit))
        const fits = silent.some((each) => wordsOf(each.why) === why && ruleFits(rule, each))
        return fits
          ? null
          : silent.map((each) => `${wordsOf(each.why)} (${each.rule})`).join(' | ') || 'no reason'
      },
  ],
  [
    like('{U} does not strike'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'struck').filter((event) => event.unit === unit),
          strike,
        ),
  ],
  [like('nobody strikes'), () => (outcome) => noneOf(eventsOf(outcome, 'struck'), strike)],
  [
    like('there is no close combat'),
    () => (outcome) => noneOf(eventsOf(outcome, 'round'), ({ hex, round }) => `round ${round} in ${hex}`),
  ],
  [
    like('{N} rounds? (?:are|is) fought in {H}'),
    ([, n, hex]) =>
      (outcome) => {
        const rounds = eventsOf(outcome, 'round').filter(
          (event) => event.hex === hex && event.round > 0,
        ).length
        return rounds === Number(n) ? null : `${rounds} rounds`
      },
  ],
  [
    like('{U} loses {N}'),
    ([, unit, n]) =>
      (outcome) => {
        const lost = eventsOf(outcome, 'lost').filter((event) => event.unit === unit)
        const points = lost.reduce((all, event) => all + event.points, 0)
        return points === Number(n) ? null : `it loses ${points}`
      },
  ],
  [
    like('{U} (passes|fails) its test against {N}(?: for {W})?{R}'),
    ([, unit, end, against, why, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'tested').filter((event) => event.unit === unit),
          (event) =>
            event.passed === (end === 'passes') &&
            event.against === Number(against) &&
            (why === undefined || event.why.map(wordsOf).join(' and ') === why) &&
            ruleFits(rule, event),
          test,
        ),
  ],
  [
    like('{U} does not test'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'tested').filter((event) => event.unit === unit),
          test,
        ),
  ],
  [
    like('{U} tests once'),
    ([, unit]) =>
      (outcome) => {
        const tests = eventsOf(outcome, 'tested').filter((event) => event.unit === unit)
        return tests.length === 1 ? null : `it tests ${tests.length} times`
      },
  ],
  [
    like('{U} (fears|does not fear) the tanks{R}'),
    ([, unit, word, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'tankFear').filter((event) => event.unit === unit),
          (event) => event.passed === (word !== 'fears') && ruleFits(rule, event),
          (event) => `${event.passed ? 'passes' : 'fails'} (${event.rule})`,
        ),
  ],
  [
    like('{U} takes no test of tank fear'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'tankFear').filter((event) => event.unit === unit),
          () => 'it does',
        ),
  ],
  [
    like('{U} surrenders{R}'),
    ([, unit, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'destroyed').filter((event) => event.unit === unit),
          (event) => event.why === 'surrender' && ruleFits(rule, event),
          (event) => `${event.why} (${event.rule})`,
        ),
  ],
  [
    like('{U} rallies'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'rallied'),
          (event) => event.unit === unit,
          (event) => event.unit,
        ),
  ],
  [
    like('{U} recovers{R}'),
    ([, unit, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'recovered'),
          (event) => event.unit === unit && ruleFits(rule, event),
          (event) => event.unit,
        ),
  ],
  [
    like('{U} (is|are) lost with (?:its host|luck)'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'destroyed').filter((event) => event.unit === unit),
          (event) => event.why === 'host',
          (event) => event.why,
        ),
  ],
  [
    like('{U} seals {U} towards ([A-Z]+){R}'),
    ([, unit, target, f, rule]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'sealing').filter((event) => event.unit === unit && event.target === target),
          (event) => event.face === f && ruleFits(rule, event),
          (event) => `${event.rolls.join(' ')}: ${event.face ?? 'nothing'}`,
        ),
  ],
  [
    like('{U} seals nothing'),
    ([, unit]) =>
      (outcome) =>
        noneOf(
          eventsOf(outcome, 'sealing').filter((event) => event.unit === unit && event.face !== null),
          (event) => String(event.face),
        ),
  ],
]
