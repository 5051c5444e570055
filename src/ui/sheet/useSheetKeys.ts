/** The sheet by keyboard alone: move, choose, point by hex number, confirm, clear, cancel. */
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UnitId } from '../../engine/tactical/model'
import type { SeatStore } from '../../store/api'
import { useSeatStore } from '../context'
import { FACES } from '../seat/facts'
import { toPalette } from '../seat/toPalette'
import { useTyped } from '../seat/typed'
import { COLUMN_ORDER, type Column } from './columns'

type Focus = Readonly<{ unit: UnitId | null; column: Column }>

export type SheetKeys = Readonly<{
  focus: Focus
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (unit: UnitId, column: Column) => void
}>

const cellAt = (table: HTMLElement | null, unit: UnitId, column: Column): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(unit)}"] [data-column=${column}]`) ?? null

const isSeen = (cell: HTMLElement | null): cell is HTMLElement => cell !== null && cell.offsetParent !== null

/** True if digits are a hex number now: the order at hand waits for a place on the map. */
const wantsNumber = (seat: SeatStore, digit: string, typed: string): boolean => {
  const { draft } = seat.getState()
  if (!draft || draft.kind === 'deploy' || draft.kind === 'sector' || draft.kind === 'digIn') return false
  const stands = draft.kind === 'defence' || draft.kind === 'ambush'
  return !stands || digit === '0' || typed !== ''
}

export const useSheetKeys = (table: RefObject<HTMLElement | null>): SheetKeys => {
  const seat = useSeatStore()
  const { digits, type } = useTyped()
  const [focus, setFocus] = useState<Focus>({ unit: null, column: 'row' })

  const moveRow = (steps: number): void => {
    const { rows, select } = seat.getState()
    const at = rows.findIndex((row) => row.unit === focus.unit)
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + steps))]
    if (!next) return
    select(next.unit)
    const cell = cellAt(table.current, next.unit, focus.column)
    const seen = isSeen(cell) ? cell : cellAt(table.current, next.unit, 'order')
    seen?.focus()
  }

  const moveColumn = (step: number): void => {
    if (!focus.unit) return
    for (
      let at = COLUMN_ORDER.indexOf(focus.column) + step;
      at >= 0 && at < COLUMN_ORDER.length;
      at += step
    ) {
      const cell = cellAt(table.current, focus.unit, COLUMN_ORDER[at] ?? 'row')
      if (!isSeen(cell)) continue
      cell.focus()
      return
    }
  }

  const digit = (key: string, unit: UnitId): void => {
    const { point, palette, begin, view, draft, give } = seat.getState()
    const face = FACES[Number(key) - 1]
    if (face && draft && (draft.kind === 'deploy' || draft.kind === 'sector' || draft.kind === 'digIn')) {
      give(
        draft.unit,
        draft.kind === 'digIn' ? { kind: draft.kind, face } : { kind: draft.kind, facing: face },
      )
      return
    }
    if (wantsNumber(seat, key, digits)) {
      const number = digits + key
      const whole = number.length >= (view.battle.grid.hexes[0]?.length ?? 4)
      type(whole ? '' : number)
      if (whole) point(number)
      return
    }
    const entry = palette(unit).find((each) => each.key === key)
    if (entry) begin(unit, entry.kind)
  }

  const enter = (unit: UnitId): void => {
    const { draft, finish, selected, select } = seat.getState()
    if (draft) finish()
    else {
      // Its orders lie beside the sheet once it is selected.
      if (selected !== unit) flushSync(() => select(unit))
      toPalette(unit)
    }
  }

  const leave = (): void => {
    if (digits) type('')
    else seat.getState().cancel()
  }

  const act = new Map<string, (unit: UnitId) => void>([
    ['ArrowDown', () => moveRow(1)],
    ['ArrowUp', () => moveRow(-1)],
    ['PageDown', () => moveRow(8)],
    ['PageUp', () => moveRow(-8)],
    ['Home', () => moveRow(-999)],
    ['End', () => moveRow(999)],
    ['ArrowRight', () => moveColumn(1)],
    ['ArrowLeft', () => moveColumn(-1)],
    ['Enter', enter],
    ['Escape', leave],
    ['Delete', (unit) => seat.getState().clear(unit)],
    ['Backspace', (unit) => (digits ? type(digits.slice(0, -1)) : seat.getState().clear(unit))],
  ])

  return {
    focus,
    onFocus: (unit, column) => {
      if (unit !== focus.unit || column !== focus.column) setFocus({ unit, column })
    },
    onKeyDown: (event) => {
      const { unit } = focus
      if (!unit || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key)) digit(event.key, unit)
      else if (act.has(event.key)) act.get(event.key)?.(unit)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
