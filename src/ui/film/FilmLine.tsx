/** One line of the film's log; opened it shows its sum. */
import { memo } from 'react'
import type { Sum } from '../../engine/tactical/events'
import { narrate } from '../../i18n/narrate'
import { totalOf } from '../../i18n/sums'
import type { LogLine } from '../../store/api'
import { useSideNames } from '../names'
import { MiniDice } from '../parts/Dice'
import { Rule } from '../parts/Rule'
import { Sentence } from '../parts/Sentence'
import { TermRows, TotalRow } from '../parts/Sum'
import { useWords } from '../useWords'

const SumTable = ({ sum }: Readonly<{ sum: Sum }>) => {
  const { t, lang } = useWords()
  return (
    <table className="sum">
      <tbody>
        <TermRows terms={sum.dice} lang={lang} />
        <TotalRow
          words={t('card.diceTotal', { accuracy: totalOf(sum.accuracy) })}
          value={totalOf(sum.dice)}
        />
        {sum.accuracy.length > 1 && <TermRows terms={sum.accuracy} lang={lang} />}
        <TermRows terms={sum.defence} lang={lang} />
        <TotalRow words={t('card.defencePart')} value={totalOf(sum.defence)} />
      </tbody>
    </table>
  )
}

type LineProps = Readonly<{
  line: LogLine
  number: number
  state: 'past' | 'now' | 'next'
  open: boolean
  onOpen: (line: number | null) => void
}>

export const FilmLine = memo(({ line, number, state, open, onOpen }: LineProps) => {
  const { t, lang } = useWords()
  const telling = narrate(line, lang, useSideNames())
  const accuracy = telling.roll ? totalOf(telling.roll.sum.accuracy) : null
  const told = state !== 'next'
  return (
    <li
      className={`film-line ${state}${telling.quiet ? ' quiet' : ''}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <time>{line.event.tick ?? number}</time>
      <div>
        {telling.roll && told ? (
          <button
            type="button"
            aria-expanded={open}
            title={t('log.sum')}
            onClick={() => onOpen(open ? null : line.n)}
            data-testid={`film-line-${line.n}`}
          >
            <Sentence parts={telling.head} />
          </button>
        ) : (
          <Sentence parts={telling.head} />
        )}
        {open && told && telling.roll && <SumTable sum={telling.roll.sum} />}
        {told && (telling.rolls.length > 0 || telling.result.length > 0) && (
          <p className={telling.roll ? '' : 'in-line'}>
            {telling.rolls.length > 0 && <MiniDice rolls={telling.rolls} accuracy={accuracy} />}{' '}
            <Sentence parts={telling.result} />
          </p>
        )}
      </div>
      <div className="film-rules">
        {telling.rules.slice(0, 3).map((id) => (
          <Rule key={id} id={id} />
        ))}
      </div>
    </li>
  )
})
