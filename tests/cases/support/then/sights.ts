/** What may be ordered, what is seen, what a shot would be. */
import type { Side } from '../../../../src/engine/tactical/model'
import { defenceTerms } from '../../../../src/engine/tactical/rules/defence'
import { type How, shotAt } from '../../../../src/engine/tactical/rules/shot'
import { sightLine } from '../../../../src/engine/tactical/rules/sight'
import { viewFor } from '../../../../src/engine/tactical/view'
import type { Hex } from '../../../../src/kernel/hex'
import { total } from '../../../../src/kernel/modifier'
import { readOrder } from '../orders'
import { CaseError } from '../text'
import { type Outcome, verdictOn } from '../turn'
import { wordsOf } from '../words'
import { like, type Sentences, unitIn } from './sentence'

const sightSaid = ({ after }: Outcome, from: Hex, to: Hex): string => {
  const { clear, blockedBy, rule } = sightLine(after, from, to)
  return clear ? 'clear' : `blocked${blockedBy ? ` by ${blockedBy}` : ''} (${rule})`
}

const HOWS: Readonly<Record<string, How>> = {
  '': { order: 'normal' },
  ' directly': { order: 'normal', laying: 'direct' },
  ' indirectly': { order: 'normal', laying: 'indirect' },
  ' to suppress': { order: 'suppress' },
  ' on the move': { order: 'onMove' },
}
const how = `(${Object.keys(HOWS).join('|')})`

export const SIGHTS: Sentences = [
  [
    like('the order of {U} is refused: {W} \\((T\\S+)\\)'),
    ([, unit, fault, rule]) =>
      ({ refused }) => {
        const verdict = refused.get(unit as string)
        if (!verdict) return 'it is legal'
        const said = `${wordsOf(verdict.fault)} (${verdict.rule})`
        return said === `${fault} (${rule})` ? null : said
      },
  ],
  [
    like('{U} may be ordered: (.+)'),
    ([, unit, words], line) =>
      (outcome) => {
        unitIn(outcome, line, unit)
        const verdict = verdictOn(outcome.after, unit as string, readOrder(line, words as string))
        return verdict.legal ? null : `${wordsOf(verdict.fault)} (${verdict.rule})`
      },
  ],
  [
    like('{U} may not be ordered: (.+?) – {W} \\((T\\S+)\\)'),
    ([, unit, words, fault, rule], line) =>
      (outcome) => {
        unitIn(outcome, line, unit)
        const verdict = verdictOn(outcome.after, unit as string, readOrder(line, words as string))
        const said = verdict.legal ? 'it may' : `${wordsOf(verdict.fault)} (${verdict.rule})`
        return said === `${fault} (${rule})` ? null : said
      },
  ],
  [
    like('{H} sees {H}'),
    ([, from, to]) =>
      (outcome) => {
        const both = [sightSaid(outcome, from as Hex, to as Hex), sightSaid(outcome, to as Hex, from as Hex)]
        return both.every((said) => said === 'clear') ? null : both.join(' | ')
      },
  ],
  [
    like('{H} does not see {H}(?:: (.+))?'),
    ([, from, to, why]) =>
      (outcome) => {
        const there = sightSaid(outcome, from as Hex, to as Hex)
        const back = sightSaid(outcome, to as Hex, from as Hex)
        const fits = there !== 'clear' && back !== 'clear' && (why === undefined || there === why)
        return fits ? null : `${there} | ${back}`
      },
  ],
  [
    like('(ussr|axis) (knows of|does not know of) {U}'),
    ([, who, word, unit], line) =>
      (outcome) => {
        unitIn(outcome, line, unit)
        const known = viewFor(outcome.after, who as Side).units[unit as string] !== undefined
        return known === (word === 'knows of') ? null : known ? 'it does' : 'it does not'
      },
  ],
  [
    like(`{U} could fire at {U}${how}(?:: (\\d+) dice, accuracy (\\d+), defence (\\d+))`),
    ([, unit, target, way, dice, accuracy, defence], line) =>
      (outcome) => {
        const shot = shotAt(
          outcome.after,
          unitIn(outcome, line, unit),
          unitIn(outcome, line, target),
          HOWS[way ?? ''] as How,
        )
        const said = shot.legal
          ? `${shot.dice} dice, accuracy ${shot.accuracy}, defence ${shot.defence}`
          : `${wordsOf(shot.fault)} (${shot.rule})`
        return said === `${dice} dice, accuracy ${accuracy}, defence ${defence}` ? null : said
      },
  ],
  [
    like(`{U} could not fire at {U}${how}: {W} \\((T\\S+)\\)`),
    ([, unit, target, way, fault, rule], line) =>
      (outcome) => {
        const shot = shotAt(
          outcome.after,
          unitIn(outcome, line, unit),
          unitIn(outcome, line, target),
          HOWS[way ?? ''] as How,
        )
        const said = shot.legal ? `${shot.dice} dice` : `${wordsOf(shot.fault)} (${shot.rule})`
        return said === `${fault} (${rule})` ? null : said
      },
  ],
  [
    like('the defence of {U} is {N}(?: from the (front|side|air))?'),
    ([, unit, n, aspect], line) =>
      (outcome) => {
        const from = (aspect ?? 'front') as 'front'
        const terms = defenceTerms(outcome.after, unitIn(outcome, line, unit), { aspect: from, direct: true })
        const said = Math.max(0, total(terms))
        return said === Number(n)
          ? null
          : `${said}: ${terms.map(({ why, value }) => `${why} ${value}`).join(', ')}`
      },
  ],
  [
    like('{U} is asked whether to fire at ([\\w ]+)'),
    ([, unit, options]) =>
      ({ questions }) => {
        const said = questions.map((each) => `${each.unit}: ${each.options.join(' ')}`)
        return said.includes(`${unit}: ${options}`) ? null : said.join(' | ') || 'nobody is asked'
      },
  ],
  [
    like('{U} is asked whom to attack: ([\\w ]+)'),
    ([, unit, options]) =>
      ({ questions }) => {
        const said = questions
          .filter(({ kind }) => kind === 'intercept')
          .map((each) => `${each.unit}: ${each.options.join(' ')}`)
        return said.includes(`${unit}: ${options}`) ? null : said.join(' | ') || 'nobody is asked'
      },
  ],
  [
    like('nobody is asked'),
    () =>
      ({ questions }, line) => {
        if (questions.length > 0) throw new CaseError(line, `${questions[0]?.unit} is asked`)
        return null
      },
  ],
]
