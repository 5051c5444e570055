/** T2.5: a choice left to the player during the turn. */
import { useEffect } from 'react'
import { unitWords } from '../../i18n/unitNames'
import { useApp, useSeat } from '../context'
import { fullName } from '../names'
import { Icon } from '../parts/Icon'
import { Rule } from '../parts/Rule'
import { codeIn, groundWords } from '../seat/facts'
import { useWords } from '../useWords'
import { Hours } from './Hours'

export const AnswerDock = () => {
  const { t, lang } = useWords()
  const match = useApp((state) => state.match)
  const question = useSeat((state) => state.question)
  const view = useSeat((state) => state.view)
  const answer = useSeat((state) => state.answer)
  const hoverHex = useSeat((state) => state.hoverHex)
  const inspect = useSeat((state) => state.inspect)
  const select = useSeat((state) => state.select)
  const asked = question?.unit ?? null
  useEffect(() => select(asked), [select, asked])
  if (!question || !match) return null
  const name = fullName(match, question.side, lang)
  return (
    <section
      className="sheet form question"
      aria-label={t('answer.title', { side: name })}
      data-testid="question"
    >
      <header>
        <h2>{t('answer.title', { side: name })}</h2>
      </header>
      {question.kind === 'hours' ? (
        <Hours options={question.options} rule={question.rule} onAnswer={answer} />
      ) : (
        <div className="form-rows scroll">
          <p>
            {t(`answer.${question.kind}`, {
              unit: codeIn(view, question.unit ?? '', lang),
              tick: question.tick,
            })}{' '}
            <Rule id={question.rule} />
          </p>
          {question.options
            .filter((option) => option !== 'hold')
            .map((option) => {
              const target = view.units[option]
              const hex = target?.hex ?? null
              return (
                <button
                  key={option}
                  type="button"
                  className="menu-item"
                  onMouseEnter={() => hoverHex(hex)}
                  onFocus={() => {
                    hoverHex(hex)
                    inspect(option)
                  }}
                  onClick={() => answer(option)}
                  data-testid={`answer-${option}`}
                >
                  <Icon name="target" />
                  <span>
                    <b>{t('answer.fireAt', { unit: codeIn(view, option, lang) })}</b>
                    <small>
                      {target && unitWords(target.type, lang).name}
                      {hex && ` · ${hex}, ${groundWords(view, hex, t)}`}
                    </small>
                  </span>
                </button>
              )
            })}
          <button
            type="button"
            className="menu-item"
            onClick={() => answer('hold')}
            data-testid="answer-hold"
          >
            <Icon name="pause" />
            <span>
              <b>{t('answer.hold')}</b>
              <small>{t('answer.line')}</small>
            </span>
          </button>
        </div>
      )}
    </section>
  )
}
