import type { ReactNode } from 'react'
import { Rule } from '../parts/Rule'

type FactProps = Readonly<{ name: string; value: ReactNode; note?: string | undefined }>

/** A line of a card's list: what is told, and the word for it. */
export const Fact = ({ name, value, note }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} {note && <small>{note}</small>}
    </dd>
  </div>
)

/** A named line of the order's options. */
export const Option = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <div className="option">
    <span className="option-name">{name}</span>
    <div className="option-value">{children}</div>
  </div>
)

type SegmentedProps<T extends string> = Readonly<{
  label: string
  value: T
  choices: readonly (readonly [value: T, words: string])[]
  onPick: (value: T) => void
}>

/** A few choices, one of which holds. */
export const Segmented = <T extends string>({ label, value, choices, onPick }: SegmentedProps<T>) => (
  <fieldset className="segments" aria-label={label}>
    {choices.map(([each, words]) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === value}
        onClick={() => onPick(each)}
        data-testid={`option-${each}`}
      >
        {words}
      </button>
    ))}
  </fieldset>
)

type CheckProps = Readonly<{
  words: string
  rule?: string
  checked: boolean
  onChange: (on: boolean) => void
  testId?: string
}>

export const Check = ({ words, rule, checked, onChange, testId }: CheckProps) => (
  <div className="check-row">
    <label className="check">
      <input
        type="checkbox"
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        data-testid={testId}
      />
      <span>{words}</span>
    </label>
    {rule && <Rule id={rule} />}
  </div>
)

type Pick<T extends string> = Readonly<{ value: T; words: ReactNode }>

type PreferenceProps<T extends string> = Readonly<{
  label: string
  all: readonly Pick<T>[]
  chosen: readonly T[]
  onChange: (chosen: readonly T[]) => void
}>

/** A list by preference: a click puts an entry at the end of the list, another takes it out. */
export const Preference = <T extends string>({ label, all, chosen, onChange }: PreferenceProps<T>) => (
  <fieldset className="chips" aria-label={label}>
    {all.map(({ value, words }) => {
      const at = chosen.indexOf(value)
      return (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={at >= 0}
          onClick={() => onChange(at >= 0 ? chosen.filter((each) => each !== value) : [...chosen, value])}
        >
          {at >= 0 && <b>{at + 1} </b>}
          {words}
        </button>
      )
    })}
  </fieldset>
)
