/** A sentence that holds whatever it says proves nothing: here the sentences of the cases are spoilt one by one. */
import { runCase } from './run'
import { type Case, CaseError, type Line } from './text'

const TURNED: readonly (readonly [RegExp, string])[] = [
  [/ is not revealed/, ' is revealed: fired'],
  [/ is not stopped/, ' stops at 0101: full'],
  [/ is not (?=\S+$|in |off |merged |dug |on |without )/, ' is '],
  [
    / is (?=(?:destroyed|suppressed|limbered|mounted|in ambush|off the map|in reserve|merged.*|dug in|aboard|on the map|without machines)$)/,
    ' is not ',
  ],
  [/ does not see (\d+).*/, ' sees $1'],
  [/ sees /, ' does not see '],
  [/ does not know of /, ' knows of '],
  [/ knows of /, ' does not know of '],
  [/ could not fire at (\w+)( \D+?)?: .*/, ' could fire at $1$2: 99 dice, accuracy 9, defence 9'],
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
  [/\bthere is no (?=trench)/, 'there is a '],
  [/\bthere is (?=wire|smoke)/, 'there is no '],
  [/\bthere is no (?=wire|smoke)/, 'there is '],
  [/there is no close combat/, '1 round is fought in 0101'],
  [/there are no mines/, 'there are mines'],
  [/there are mines/, 'there are no mines'],
  [/there is no contact/, 'contact at 0101'],
  [/ has no task/, ' has done 9 turns of its task'],
  [/ keeps no work/, ' keeps 99 of work towards 0101'],
  [/ fires once/, ' does not fire'],
  [/ does not fire/, ' fires once'],
  [/ does not move/, ' moves to 0101'],
  [/ does not strike$/, ' strikes s1 in round 1'],
  [
    /: (?:after the last tick|in reaction|in the fire phase|in the air|from the air|at aircraft|at the raiders|second)/,
    ': on the move',
  ],
  [/ is revealed: \w+/, ' is revealed: spoilt'],
  [/ is revealed: (?!entered)\w+/, ' is revealed: entered'],
  [/ is revealed: entered/, ' is revealed: fired'],
  [/^(.* stops at \d+): .*/, '$1: spoilt'],
  [/^(.* does not strike in round \d+): .*/, '$1: spoilt'],
  [/ lapses: .*/, ' lapses: spoilt'],
  [/^the phases run .*/, 'the phases run movement'],
  [/^nobody fires$/, 's99 fires once'],
  [/^nobody strikes$/, 's99 strikes g99 in round 1'],
  [/ does not test$/, ' tests once'],
  [/ takes no test of tank fear/, ' fears the tanks'],
  [/ is asked whether to fire at .*/, ' is asked whether to fire at s99'],
  [/^\w+ (is supplied|leaves the map)$/, 's99 $1'],
  [/ faces \w+/, ' faces XX'],
  [/ are lost/, ' are safe'],
  [/ are safe/, ' are lost'],
  [/^the battle (?:goes on|is a draw)/, 'ussr wins'],
  [/^(\w+) surrenders.*/, '$1 is not destroyed'],
  [/ is with \w+/, ' is with s99'],
  [/ rides on \w+/, ' rides on s99'],
  [/ goes aboard \w+/, ' goes aboard s99'],
  [/ stays on the ground/, ' goes home, ready in turn 99'],
  [/ goes home,/, ' turns back,'],
  [/ turns back,/, ' goes home,'],
  [/ finds it/, ' misses it'],
  [/ misses it/, ' finds it'],
  [/^nobody looks for (\w+)/, 's99 looks for $1 with 6 or less and finds it'],
  [/there is no room for the drop of (\w+)/, 'the drop of $1 falls on 0101'],
  [/ seals nothing/, ' seals g99 towards N'],
  [/^(\w+) seals (\w+) towards \w+/, '$1 seals $2 towards XX'],
  [/ is asked whom to attack: .*/, ' is asked whom to attack: s99'],
  [/ is not fired at/, ' loses 99'],
  [/^(\w+) (rallies|recovers|tests once|gets down).*/, 'g99 $2'],
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
    // A sentence that cannot be read is no proof: the engine must be asked, and say something else.
    if (error instanceof CaseError) return error.message.includes('the engine says')
    throw error
  }
}

/** The sentences of a case that hold however they are spoilt: they prove nothing. */
export const idleSentences = (each: Case): readonly string[] =>
  each.turns
    .flatMap((turn) => turn.expected)
    .filter((line) => !spoilt(line.text.trim()).some((text) => fails(withLine(each, line, text))))
    .map((line) => `${each.id}: ${line.text.trim()}`)
