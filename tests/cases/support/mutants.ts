/** A case that no wrong sentence can break proves nothing: here its sentences are spoilt one by one. */
import { runCase } from './run'
import { type Case, CaseError, type Line } from './text'

const TURNED: readonly (readonly [RegExp, string])[] = [
  [/ is not /, ' is '],
  [/ is /, ' is not '],
  [/ does not see /, ' sees '],
  [/ sees /, ' does not see '],
  [/ does not know of /, ' knows of '],
  [/ knows of /, ' does not know of '],
  [/ could not fire at (\w+).*/, ' could fire at $1: 99 dice, accuracy 9, defence 9'],
  [/ may not be ordered: (.+?) – .*/, ' may be ordered: $1'],
  [/ may be ordered: (.+)/, ' may not be ordered: $1 – spoilt (T0)'],
  [/ passes /, ' fails '],
  [/ fails /, ' passes '],
  [/ does not fear /, ' fears '],
  [/ fears /, ' does not fear '],
  [/ is refused: .*/, ' is refused: spoilt (T0)'],
  [/\bussr\b/, 'axis'],
  [/\baxis\b/, 'ussr'],
  [/\bthere is a /, 'there is no '],
  [/\bthere is no /, 'there is a '],
  [/\b(lost|safe)$/, 'spoilt'],
]

/** The sentence with something in it wrong, in all the ways that the book has for it. */
const spoilt = (text: string): readonly string[] => {
  const numbers = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)].map(
    ({ 0: digits, index }) =>
      text.slice(0, index) +
      String(Number(digits) + 1).padStart(digits.length, '0') +
      text.slice(index + digits.length),
  )
  return [...numbers, ...TURNED.flatMap(([from, to]) => (from.test(text) ? [text.replace(from, to)] : []))]
}

const withLine = (each: Case, line: Line, text: string): Case => ({
  ...each,
  turns: each.turns.map((turn) => ({
    ...turn,
    expected: turn.expected.map((other) => (other === line ? { ...line, text } : other)),
  })),
})

const fails = (each: Case): boolean => {
  try {
    runCase(each)
    return false
  } catch (error) {
    if (error instanceof CaseError) return true
    throw error
  }
}

/** Can the case fail at one of its sentences? */
export const canFail = (each: Case): boolean =>
  each.turns
    .flatMap((turn) => turn.expected)
    .some((line) => spoilt(line.text).some((text) => fails(withLine(each, line, text))))
