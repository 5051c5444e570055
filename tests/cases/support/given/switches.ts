/** Given: variants, time, set-up, victory, what a battle has of its own. */
import type { Category } from '../../../../src/engine/tactical/model'
import type { Condition, Zone } from '../../../../src/engine/tactical/scenario'
import { VARIANT_CHOICES } from '../../../../src/engine/tactical/tables/variants'
import { CaseError, type Line } from '../text'
import { keyOf, number, type Phrase, readPhrase, side } from '../words'
import { type Act, text } from './draft'

const CONDITIONS: readonly Phrase<Condition>[] = [
  [
    /^(\w+) holds ([\d ]+)$/,
    ([, who, hexes], line) => ({ holds: { side: side(line, who), hexes: (hexes as string).split(' ') } }),
  ],
  [
    /^(\w+) stands in ([\d ]+)$/,
    ([, who, hexes], line) => ({ present: { side: side(line, who), hexes: (hexes as string).split(' ') } }),
  ],
  [/^([\d ]+) is empty$/, ([, hexes]) => ({ empty: (hexes as string).split(' ') })],
  [/^there is a fight in ([\d ]+)$/, ([, hexes]) => ({ contested: (hexes as string).split(' ') })],
  [
    /^(\w+) leads by (\d+) points$/,
    ([, who, n], line) => ({ margin: { side: side(line, who), points: number(line, n) } }),
  ],
  [
    /^(\w+) has (\d+) units off the map$/,
    ([, who, n], line) => ({ exited: { side: side(line, who), n: number(line, n) } }),
  ],
  [
    /^(\w+) has lost its (\w+)$/,
    ([, who, kind], line) => ({ destroyed: { side: side(line, who), kind: kind as 'foot' } }),
  ],
  [
    /^(\w+) has (\d+) units? (east|west) of column (\d+)$/,
    ([, who, n, towards, column], line) => ({
      beyond: {
        side: side(line, who),
        n: number(line, n),
        towards: towards as 'east',
        column: number(line, column),
      },
    }),
  ],
]

const choiceOf = (line: Line, key: string, word: string): unknown => {
  const choices = (VARIANT_CHOICES as Readonly<Record<string, readonly unknown[]>>)[key]
  const choice = choices?.find((each) => String(each) === word)
  if (choice === undefined) throw new CaseError(line, `no variant ${key}: ${word}`)
  return choice
}

/** T2.6: what a side may dig and set. */
const BUDGET: readonly Phrase<Partial<Zone>>[] = [
  [/^(\d+) trench(?:es)?$/, ([, n], line) => ({ trenches: number(line, n) })],
  [/^(\d+) wire$/, ([, n], line) => ({ wire: number(line, n) })],
  [/^(\d+) obstacles?$/, ([, n], line) => ({ obstacles: number(line, n) })],
  [/^(\d+) anti-tank mines$/, ([, n], line) => ({ mines: { antiTank: number(line, n) } })],
]

export const SWITCHES: readonly Phrase<Act>[] = [
  [
    /^(ussr|axis) sets up in ([\d ]+) with (.+)$/,
    ([, who, hexes, budget], line) =>
      (draft) => {
        const places = (hexes as string).split(' ')
        const all = (budget as string).split(', ').map((each) => readPhrase(line, each, BUDGET, 'work'))
        draft.zones[side(line, who)] = Object.assign({ units: places, works: places, trenches: 0 }, ...all)
      },
  ],
  [
    /^all stand as they were set up$/,
    () => (draft) => {
      draft.setUp = true
    },
  ],
  [
    /^variant ([a-z ]+): (\w+)$/,
    ([, key, word], line) =>
      (draft) => {
        draft.variants[keyOf(key as string)] = choiceOf(line, keyOf(key as string), word as string)
      },
  ],
  [
    /^turn (\d+)$/,
    ([, n], line) =>
      (draft) => {
        draft.turn = number(line, n)
      },
  ],
  [
    /^the last turn is (\d+)$/,
    ([, n], line) =>
      (draft) => {
        draft.scenario = { ...draft.scenario, turns: number(line, n) }
      },
  ],
  [
    /^sight reaches (\d+) in turns (\d+) to (\d+)$/,
    ([, max, a, b], line) =>
      (draft) => {
        const limit = { turns: [number(line, a), number(line, b)] as const, max: number(line, max) }
        draft.scenario = { ...draft.scenario, sightLimit: [...(draft.scenario.sightLimit ?? []), limit] }
      },
  ],
  [
    /^ambush also (?:on|in) (hill|trench)$/,
    ([, where]) =>
      (draft) => {
        draft.scenario = {
          ...draft.scenario,
          ambushAlso: [...(draft.scenario.ambushAlso ?? []), where as 'hill'],
        }
      },
  ],
  [
    /^the first side is (\w+)$/,
    ([, who], line) =>
      (draft) => {
        draft.scenario = {
          ...draft.scenario,
          sides: side(line, who) === 'ussr' ? ['ussr', 'axis'] : ['axis', 'ussr'],
        }
      },
  ],
  [
    /^(\w+) controls ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        const held = { side: side(line, who), hexes: (hexes as string).split(' ') }
        draft.scenario = { ...draft.scenario, control: [...(draft.scenario.control ?? []), held] }
      },
  ],
  [
    /^(\w+) (wins decisively|wins) (at the end|in any turn|at once) if (.+)$/,
    ([, who, how, moment, what], line) =>
      (draft) => {
        draft.victory.outcomes.push({
          winner: side(line, who),
          level: how === 'wins' ? 'victory' : 'decisive',
          when: moment === 'at the end' ? 'end' : moment === 'at once' ? 'sudden' : 'eachTurn',
          if: readPhrase(line, what as string, CONDITIONS, 'condition'),
          text: text('case'),
        })
      },
  ],
  [
    /^(\d+) gives (\d+) points? (a turn|at the end)$/,
    ([, hex, n, when], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        const worth = when === 'a turn' ? { perTurn: number(line, n) } : { atEnd: number(line, n) }
        draft.victory.points = {
          ...points,
          objectives: [...points.objectives, { hex: hex as string, ...worth }],
        }
      },
  ],
  [
    /^losses give (\d+) per cent$/,
    ([, n], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        draft.victory.points = { ...points, lossPercent: number(line, n) }
      },
  ],
]

export const SPECIALS: readonly Phrase<Act>[] = [
  [
    /^(\w+) may (suppress|fire) for nothing in turns (\d+) to (\d+)$/,
    ([, unit, how, a, b], line) =>
      (draft) => {
        const turns = [number(line, a), number(line, b)] as const
        const order = how === 'suppress' ? 'suppress' : 'defence'
        const special = { kind: 'freeAmmo', unit: unit as string, turns, order } as const
        draft.scenario = { ...draft.scenario, special: [...(draft.scenario.special ?? []), special] }
      },
  ],
  [
    /^(ussr|axis) is deceived to turn (\d+), while the enemy marches$/,
    ([, who, n], line) =>
      (draft) => {
        const endsOn = ['fire', 'nonMarch', 'assault'] as const
        const special = {
          kind: 'holdFire',
          side: side(line, who),
          untilTurn: number(line, n),
          endsOn,
        } as const
        draft.scenario = { ...draft.scenario, special: [...(draft.scenario.special ?? []), special] }
      },
  ],
  [
    /^each (\w+) that is destroyed gives (\d+) points?$/,
    ([, category, n], line) =>
      (draft) => {
        const points = draft.victory.points ?? { objectives: [], lossPercent: 0 }
        const worth = { categories: [category as Category], points: number(line, n) }
        draft.victory.points = { ...points, units: [...(points.units ?? []), worth] }
      },
  ],
]
