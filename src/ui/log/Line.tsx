import { narrate, type Told } from '../../i18n/narrate'
import { totalOf } from '../../i18n/sums'
import { useSideNames } from '../names'
import { MiniDice } from '../parts/Dice'
import { Rules } from '../parts/Rule'
import { Sentence } from '../parts/Sentence'
import { useWords } from '../useWords'

/** One event in one line: sentence, dice, result, rules. */
export const LineText = ({ line }: Readonly<{ line: Told }>) => {
  const { lang } = useWords()
  const telling = narrate(line, lang, useSideNames())
  const accuracy = telling.roll ? totalOf(telling.roll.sum.accuracy) : null
  return (
    <>
      <Sentence parts={telling.head} />{' '}
      {telling.rolls.length > 0 && <MiniDice rolls={telling.rolls} accuracy={accuracy} />}
      <Sentence parts={telling.result} />
      <Rules ids={telling.rules.slice(0, 4)} />
    </>
  )
}
