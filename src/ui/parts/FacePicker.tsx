import type { Face } from '../../kernel/hex'
import { useWords } from '../useWords'

/** Middle of each face on a hex of radius 30. */
const AT: Readonly<Record<Face, readonly [number, number]>> = {
  N: [40, 14],
  NE: [62, 27],
  SE: [62, 53],
  S: [40, 66],
  SW: [18, 53],
  NW: [18, 27],
}

const TURN: Readonly<Record<Face, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }

type Props = Readonly<{
  value: Face | null
  label: string
  onPick: (face: Face) => void
  faces: readonly Face[]
  /** Six buttons in a row instead of a hex. */
  row?: boolean
}>

/** Six faces round a hex, by click or by the keys 1–6 clockwise from north. */
export const FacePicker = ({ value, label, onPick, faces, row = false }: Props) => {
  const { t } = useWords()
  return (
    <div
      className={row ? 'segments' : 'face-picker'}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const face = faces[Number(event.key) - 1]
        if (!face) return
        event.preventDefault()
        event.stopPropagation()
        onPick(face)
      }}
    >
      {!row && (
        <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
          <polygon points="57,10.5 74,40 57,69.5 23,69.5 6,40 23,10.5" />
          {value && <path d="M40 50V30M32 37L40 28L48 37" transform={`rotate(${TURN[value]} 40 40)`} />}
        </svg>
      )}
      {faces.map((face) => (
        // biome-ignore lint/a11y/useSemanticElements: six places round a hex, not a list of inputs
        <button
          key={face}
          type="button"
          role="radio"
          aria-checked={face === value}
          aria-label={t(`faces.${face}`)}
          title={t(`faces.${face}`)}
          style={row ? {} : { left: `${(AT[face][0] / 80) * 100}%`, top: `${(AT[face][1] / 80) * 100}%` }}
          onClick={() => onPick(face)}
          data-testid={`face-${face}`}
        >
          {t(`faceCodes.${face}`)}
        </button>
      ))}
    </div>
  )
}
