import type { ReactNode } from 'react'
import type { Variants } from '../../engine/tactical/model'
import { Rule } from '../parts/Rule'
import { useWords } from '../useWords'

type Choice<T> = Readonly<{ value: T; words: string }>

type SegmentsProps<T> = Readonly<{
  label: string
  choices: readonly Choice<T>[]
  value: T
  onChange: (value: T) => void
  testId?: string
}>

/** A few choices side by side, one of which holds. */
export const Segments = <T extends string | number | boolean>(props: SegmentsProps<T>) => {
  const { label, choices, value, onChange, testId } = props
  return (
    <fieldset className="segments" aria-label={label} data-testid={testId}>
      {choices.map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.words}
        </button>
      ))}
    </fieldset>
  )
}

type RowProps = Readonly<{ name: string; line: string; rule: string; children: ReactNode }>

const Row = ({ name, line, rule, children }: RowProps) => (
  <div className="variant">
    <div>
      <b>{name}</b> <Rule id={rule} />
      <p>{line}</p>
    </div>
    {children}
  </div>
)

type Props = Readonly<{ value: Variants; onChange: (value: Variants) => void }>

/** The switches of a battle, each with its rule and a line of what it does. */
export const VariantsForm = ({ value, onChange }: Props) => {
  const { t } = useWords()
  const set = (part: Partial<Variants>) => onChange({ ...value, ...part })
  const yesNo: readonly Choice<boolean>[] = [
    { value: true, words: t('app.yes') },
    { value: false, words: t('app.no') },
  ]
  const fog = (['ambush', 'sight', 'none'] as const).map((each) => ({
    value: each,
    words: t(`variants.fogOfWar.short.${each}`),
  }))
  const pool = (['turn', 'attack'] as const).map((each) => ({
    value: each,
    words: t(`variants.defencePool.short.${each}`),
  }))
  const wire = (['never', 'mounted'] as const).map((each) => ({
    value: each,
    words: t(`variants.wireMobile.short.${each}`),
  }))
  const [fogName, poolName, wireName] = [
    t('variants.fogOfWar.name'),
    t('variants.defencePool.name'),
    t('variants.wireMobile.name'),
  ]
  return (
    <div className="variants">
      <Row name={fogName} line={t(`variants.fogOfWar.${value.fogOfWar}`)} rule="T8.5">
        <Segments
          label={fogName}
          choices={fog}
          value={value.fogOfWar}
          onChange={(fogOfWar) => set({ fogOfWar })}
          testId="variant-fogOfWar"
        />
      </Row>
      <Row name={poolName} line={t(`variants.defencePool.${value.defencePool}`)} rule="T4.4">
        <Segments
          label={poolName}
          choices={pool}
          value={value.defencePool}
          onChange={(defencePool) => set({ defencePool })}
        />
      </Row>
      <Row name={t('variants.townFootDefence.name')} line={t('variants.townFootDefence.line')} rule="T4.9">
        <Segments
          label={t('variants.townFootDefence.name')}
          choices={[0, 1, 2].map((points) => ({ value: points, words: points ? `+${points}` : '0' }))}
          value={value.townFootDefence}
          onChange={(townFootDefence) => set({ townFootDefence })}
        />
      </Row>
      {(['townBlocksSight', 'tankFearImmunity'] as const).map((key) => (
        <Row
          key={key}
          name={t(`variants.${key}.name`)}
          line={t(`variants.${key}.line`)}
          rule={t(`variants.${key}.rule`)}
        >
          <Segments
            label={t(`variants.${key}.name`)}
            choices={yesNo}
            value={value[key]}
            onChange={(on) => set({ [key]: on })}
          />
        </Row>
      ))}
      <Row name={wireName} line={t(`variants.wireMobile.${value.wireMobile}`)} rule="T10.5">
        <Segments
          label={wireName}
          choices={wire}
          value={value.wireMobile}
          onChange={(wireMobile) => set({ wireMobile })}
        />
      </Row>
    </div>
  )
}
