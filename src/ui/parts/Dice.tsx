import { useTranslation } from 'react-i18next'
import type { Reading } from '../../i18n/sums'
import { placed } from './placed'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Small dice in a line of the log; those that hit are filled. `accuracy` null: nothing is read. */
export const MiniDice = ({
  rolls,
  accuracy,
}: Readonly<{ rolls: readonly number[]; accuracy: number | null }>) => (
  <span className="mini-dice" role="img" aria-label={rolls.join(' ')}>
    {placed(rolls).map(({ value, key }) => (
      <svg
        key={key}
        viewBox="0 0 18 18"
        aria-hidden="true"
        className={accuracy !== null && value <= accuracy ? 'hit' : ''}
      >
        <rect x=".7" y=".7" width="16.6" height="16.6" rx="3" />
        {PIPS[value]?.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={9 + x * 4.3} cy={9 + y * 4.3} r="1.55" />
        ))}
      </svg>
    ))}
  </span>
)

type DieProps = Readonly<{ value: number; reading: Reading | null; size: number }>

/** One die on the tray with the word of what became of it. */
export const Die = ({ value, reading, size }: DieProps) => {
  const { t } = useTranslation()
  const word = reading === null ? '' : t(`film.${reading}`)
  return (
    <span
      className={`die ${reading ?? 'plain'}`}
      style={{ width: size }}
      aria-label={`${value} ${word}`}
      role="img"
    >
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <rect x="6" y="7" width="43" height="43" rx="8" className="shade" />
        <rect x="4" y="4" width="44" height="44" rx="8" className="face" />
        {PIPS[value]?.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={26 + x * 11.5} cy={26 + y * 11.5} r="4.3" />
        ))}
        {reading === 'loss' && <rect x="1.5" y="1.5" width="49" height="49" rx="10" className="ring" />}
        {reading === 'stopped' && (
          <>
            <path d="M8 45L45 8" className="cut-edge" />
            <path d="M8 45L45 8" className="cut" />
          </>
        )}
      </svg>
      {word && <small>{word}</small>}
    </span>
  )
}
