/** What the battle lays down for this turn, above the rows of the sheet. Nothing: no line. */
import type { ReactNode } from 'react'
import { type Standing as Line, standingIn } from '../../store/seat/standing'
import { useSeat } from '../context'
import { Rule } from '../parts/Rule'
import { codeIn } from '../seat/facts'
import { useWords } from '../useWords'

const Words = ({ line }: Readonly<{ line: Line }>): ReactNode => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  switch (line.kind) {
    case 'sight':
      return t('sheet.standing.sight', { count: line.hexes })
    case 'dark':
      return t('sheet.standing.dark')
    case 'held':
    case 'holds':
      return t(`sheet.standing.${line.kind}`, { turn: line.turn })
    case 'free':
      return t('sheet.standing.free', {
        unit: codeIn(view, line.unit, lang),
        order: t(`kinds.${line.order}.name`),
      })
    default:
      return line satisfies never
  }
}

export const Standing = (): ReactNode => {
  const lines = standingIn(useSeat((state) => state.view))
  if (lines.length === 0) return null
  return (
    <ul className="standing" data-testid="sheet-standing">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.kind === 'free' ? `${line.unit} ${line.order}` : line.rule}`}>
          <Words line={line} /> <Rule id={line.rule} />
        </li>
      ))}
    </ul>
  )
}
