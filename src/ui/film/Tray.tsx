/** The dice of the line at hand, read against its accuracy; the sum always stands at the right. */

import { num } from '../../i18n/format'
import { narrate } from '../../i18n/narrate'
import { readDice, totalOf } from '../../i18n/sums'
import type { LogLine } from '../../store/api'
import { useFilm } from '../context'
import { useSideNames } from '../names'
import { Die } from '../parts/Dice'
import { placed } from '../parts/placed'
import { Sentence } from '../parts/Sentence'
import { useWords } from '../useWords'

/** The more dice, the smaller: a tray holds thirty. */
const sizeFor = (count: number): number => (count <= 8 ? 50 : count <= 14 ? 40 : 32)

const Sum = ({ value, words, loss = false }: Readonly<{ value: string; words: string; loss?: boolean }>) => (
  <span className={loss ? 'tray-sum lost' : 'tray-sum'}>
    <b>{value}</b>
    {words}
  </span>
)

const Rolled = ({ line }: Readonly<{ line: LogLine }>) => {
  const { t, lang } = useWords()
  const telling = narrate(line, lang, useSideNames())
  const { rolls, roll } = telling
  const accuracy = roll ? totalOf(roll.sum.accuracy) : null
  const readings = roll && accuracy !== null ? readDice(roll, accuracy) : null
  const size = sizeFor(rolls.length)
  return (
    <>
      <header>
        <p>
          <Sentence parts={telling.head} />
          {accuracy !== null && `, ${t('film.eachDie', { accuracy })}`}
        </p>
        <span>{telling.rules.slice(0, 3).join(' · ')}</span>
      </header>
      <div className="tray-row">
        <span className="tray-dice">
          {placed(rolls).map(({ value, place, key }) => (
            <Die key={key} value={value} reading={readings?.[place] ?? null} size={size} />
          ))}
        </span>
        {roll ? (
          <>
            <Sum value={num(roll.hits, lang)} words={t('film.hits', { count: roll.hits })} />
            <Sum value={num(-roll.stopped, lang)} words={t('film.defence')} />
            <Sum value={num(roll.losses, lang)} words={t('film.lossesWord', { count: roll.losses })} loss />
          </>
        ) : (
          <span className="tray-result">
            <Sentence parts={telling.result} />
          </span>
        )}
      </div>
    </>
  )
}

export const Tray = () => {
  const line = useFilm((state) => state.lines[state.at - 1])
  if (!line || !('rolls' in line.event || 'roll' in line.event)) return null
  if ('rolls' in line.event && line.event.rolls.length === 0) return null
  if ('roll' in line.event && line.event.roll.rolls.length === 0) return null
  return (
    <div className="tray" key={line.n} data-testid="tray">
      <Rolled line={line} />
    </div>
  )
}
