/** What the battle lays down for this turn: short sight, a ruse, a fire for nothing. Nothing: no line. */
import type { ReactNode } from 'react'
import type { SideView } from '../../engine/tactical/model'
import { sightRange } from '../../engine/tactical/rules/sight'
import { holdsIn } from '../../engine/tactical/rules/specials'
import { useSeat } from '../context'
import { Rule } from '../parts/Rule'
import { codeIn } from '../seat/facts'
import { useWords } from '../useWords'

type Line = Readonly<{ key: string; rule: string; words: string }>

/** T14.1.a: own units that have a fire for nothing in this turn. */
const freeIn = (view: SideView) =>
  (view.battle.scenario.special ?? []).flatMap((special) =>
    special.kind === 'freeAmmo' &&
    view.units[special.unit]?.side === view.side &&
    special.turns[0] <= view.turn &&
    view.turn <= special.turns[1]
      ? [special]
      : [],
  )

const useLines = (): readonly Line[] => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const sight = sightRange(view)
  const short = (view.battle.scenario.sightLimit ?? []).length > 0 && sight < 6
  return [
    ...(short ? [{ key: 'sight', rule: 'T8.2', words: t('sheet.standing.sight', { count: sight }) }] : []),
    ...holdsIn(view).map(({ index, hold }) => ({
      key: `hold ${index}`,
      rule: 'T3.23.a',
      words: t(hold.side === view.side ? 'sheet.standing.held' : 'sheet.standing.holds', {
        turn: hold.untilTurn,
      }),
    })),
    ...freeIn(view).map(({ unit, order }) => ({
      key: `free ${unit} ${order}`,
      rule: 'T14.1.a',
      words: t('sheet.standing.free', {
        unit: codeIn(view, unit, lang),
        order: t(`kinds.${order}.name`),
      }),
    })),
  ]
}

export const Standing = (): ReactNode => {
  const lines = useLines()
  if (lines.length === 0) return null
  return (
    <ul className="standing" data-testid="sheet-standing">
      {lines.map(({ key, rule, words }) => (
        <li key={key}>
          {words} <Rule id={rule} />
        </li>
      ))}
    </ul>
  )
}
