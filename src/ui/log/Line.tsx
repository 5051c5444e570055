import { describe, type Told } from '../../i18n/describe'
import { totalOf } from '../../i18n/sums'
import { useApp } from '../context'
import { MiniDice } from '../parts/Dice'
import { Rules } from '../parts/Rule'
import { Sentence } from '../parts/Sentence'
import { useWords } from '../useWords'

/** Short names of the sides: the commander's, else the nation's. */
export const useSideNames = (): Readonly<Record<'ussr' | 'axis', string>> => {
  const { t } = useWords()
  const names = useApp((state) => state.match?.names)
  return { ussr: names?.ussr || t('sides.ussr'), axis: names?.axis || t('sides.axis') }
}

/** One event in one line: sentence, dice, result, rules. */
export const LineText = ({ line }: Readonly<{ line: Told }>) => {
  const { lang } = useWords()
  const telling = describe(line, lang, useSideNames())
  const accuracy = telling.roll ? totalOf(telling.roll.sum.accuracy) : null
  return (
    <>
      <Sentence parts={telling.head} /> {telling.rolls.length > 0 && <MiniDice rolls={telling.rolls} accuracy={accuracy} />}
      <Sentence parts={telling.result} />
      <Rules ids={telling.rules.slice(0, 4)} />
    </>
  )
}
