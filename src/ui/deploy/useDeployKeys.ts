/** The set-up by keyboard alone: rows, a hex by its number, six faces, the ambush. */
import type { KeyboardEvent } from 'react'
import { useSeatStore } from '../context'
import { FACES } from '../seat/facts'
import { focusRow, unitAtHand } from '../seat/rows'
import { useTyped } from '../seat/typed'
import { useKeys } from '../useKeys'

/** Rows that a key goes on by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -999,
  End: 999,
}

/** @param rows ids of the units in the order of the rows */
export const useDeployKeys = (rows: readonly string[]) => {
  const seat = useSeatStore()
  const { digits, type } = useTyped()

  useKeys([
    [
      'KeyA',
      () => {
        const { view, setConcealed } = seat.getState()
        const unit = view.units[unitAtHand(seat) ?? '']
        if (unit?.place === 'map') setConcealed(unit.id, !unit.concealed)
      },
    ],
  ])

  const turn = (unit: string, digit: string): void => {
    const face = FACES[Number(digit) - 1]
    type('')
    if (face) seat.getState().turnUnit(unit, face)
  }

  /** A digit that no column begins with is a face; one that may be either waits for the next, or for Enter. */
  const digit = (unit: string, key: string): void => {
    const { place, view } = seat.getState()
    const { grid } = view.battle
    const number = digits + key
    if (digits === '' && Number(key) > Math.floor(grid.cols / 10)) turn(unit, key)
    else if (number.length < (grid.hexes[0]?.length ?? 4)) type(number)
    else {
      type('')
      place(unit, number)
    }
  }

  const go = (unit: string, steps: number): void => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(unit) + steps))]
    type('')
    seat.getState().select(next ?? null)
    focusRow(next)
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unit]') : null
    const unit = row?.dataset.unit
    if (unit === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const steps = STEPS[event.key]
    if (steps !== undefined) go(unit, steps)
    else if (/^\d$/.test(event.key)) digit(unit, event.key)
    else if (event.key === 'Backspace') type(digits.slice(0, -1))
    else if (event.key === 'Enter' && digits !== '') turn(unit, digits)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
