/** The order sheet as on paper: a grid of rows, worked by keyboard, pointer or words. */
import { useEffect, useRef } from 'react'
import { useApp, useSeat, useSeatStore } from '../context'
import { openAtRow } from '../seat/rows'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'
import { COLUMN_ORDER, COLUMNS, type Column } from './columns'
import { Foot } from './Foot'
import { Row } from './Row'
import { Standing } from './Standing'
import { useSheetKeys } from './useSheetKeys'

const Head = () => {
  const { t } = useWords()
  const match = useApp((state) => state.match)
  const side = useSeat((state) => state.side)
  const rows = useSeat((state) => state.rows)
  const suppressed = useSeat(
    (state) => state.rows.filter(({ unit }) => (state.view.units[unit]?.suppressedIn ?? 0) > 0).length,
  )
  const next = useSeat((state) => state.nextWithoutOrder)
  // Observers and loads go with another and need no order.
  const open = rows.filter(({ order, barred, rides }) => barred.legal && (order || !rides))
  const given = open.filter(({ order }) => order !== null).length
  const words = useTurnWords(match)
  if (!match) return null
  return (
    <header>
      <h2>{words.sheet}</h2>
      <span className="fld hide-small">
        {t('sheet.side')} <b>{t(`sides.${side}`)}</b>
      </span>
      <span className="fld hide-small">
        {t('sheet.time')} <b>{match.clock}</b>
      </span>
      <span className="grow" />
      <button
        type="button"
        className="fld"
        title={`${t('sheet.next')} (N)`}
        disabled={given === open.length}
        onClick={next}
        data-testid="orders-given"
      >
        {t('sheet.ordered')} <b>{t('sheet.orderedOf', { given, of: open.length })}</b>
      </button>
      {suppressed > 0 && (
        <span className="fld">
          {t('sheet.suppressed')} <b>{suppressed}</b>
        </span>
      )}
    </header>
  )
}

const HeadRow = () => {
  const { t } = useWords()
  const full: Partial<Record<Column, string>> = {
    strength: t('sheet.full.strength'),
    steadiness: t('sheet.full.steadiness'),
    phase: t('sheet.full.phase'),
    defence: t('sheet.full.defence'),
  }
  return (
    <tr>
      {COLUMN_ORDER.map((column) => (
        <th
          key={column}
          scope="col"
          className={`c-${column}${COLUMNS[column].small ? '' : ' hide-small'}`}
          title={full[column]}
        >
          {t(`sheet.columns.${column}`)}
        </th>
      ))}
    </tr>
  )
}

export const Sheet = ({ onSeal }: Readonly<{ onSeal: () => void }>) => {
  const { t } = useWords()
  const seat = useSeatStore()
  const rows = useSeat((state) => state.rows)
  const selected = useSeat((state) => state.selected)
  const draftOf = useSeat((state) => state.draft?.unit ?? null)
  const select = useSeat((state) => state.select)
  const table = useRef<HTMLTableElement>(null)
  const { focus, onFocus, onKeyDown } = useSheetKeys(table)
  useEffect(() => {
    const { rows: all } = seat.getState()
    const waits = all.find(({ order, barred, rides }) => barred.legal && !order && !rides)
    openAtRow((waits ?? all[0])?.unit)
  }, [seat])
  useEffect(() => {
    const row = selected ? table.current?.querySelector(`[data-unit="${CSS.escape(selected)}"]`) : null
    row?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const first = rows[0]?.unit
  const place = (target: EventTarget): Readonly<{ unit: string; column: Column }> | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    const unit = cell?.closest<HTMLElement>('[data-unit]')?.dataset.unit
    return cell && unit ? { unit, column: cell.dataset.column as Column } : null
  }
  return (
    <section className="sheet form" aria-label={t('sheet.label')}>
      <Head />
      <Standing />
      <div className="form-rows scroll">
        <table
          ref={table}
          className="order-table"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
          role="grid"
          aria-label={t('sheet.label')}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            const at = place(event.target)
            if (at) onFocus(at.unit, at.column)
          }}
          onClick={(event) => {
            const at = place(event.target)
            if (at) select(at.unit)
          }}
          data-testid="order-sheet"
        >
          <thead>
            <HeadRow />
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.unit}
                row={row}
                selected={row.unit === selected}
                fresh={row.unit === draftOf}
                active={row.unit === (focus.unit ?? selected ?? first) ? focus.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Foot onSeal={onSeal} />
    </section>
  )
}
