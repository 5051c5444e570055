/** T16.3: the side with the initiative chooses the hours of the next day. */
import type { Hours as Choice } from '../../engine/tactical/model'
import { Icon } from '../parts/Icon'
import { Rule } from '../parts/Rule'
import { useWords } from '../useWords'

type Props = Readonly<{ options: readonly string[]; rule: string; onAnswer: (option: string) => void }>

export const Hours = ({ options, rule, onAnswer }: Props) => {
  const { t } = useWords()
  return (
    <div className="form-rows scroll">
      <p>
        {t('answer.hours')} <Rule id={rule} />
      </p>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="menu-item"
          onClick={() => onAnswer(option)}
          data-testid={`answer-${option}`}
        >
          <Icon name={option === 'light' ? 'clock' : 'night'} />
          <span>
            <b>{t(`answer.hoursOf.${option as Choice}`)}</b>
          </span>
        </button>
      ))}
    </div>
  )
}
