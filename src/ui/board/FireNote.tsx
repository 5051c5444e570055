/** The fire preview at its target: the sum in one line, and what it may come to. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../engine/tactical/orders'
import { num, percent } from '../../i18n/format'
import { sayTerm } from '../../i18n/reasons'
import type { Hex } from '../../kernel/hex'
import type { Term } from '../../kernel/modifier'
import type { FirePreview, SheetRow } from '../../store/api'
import type { Board } from '../../store/scene'
import { useSeat } from '../context'
import { Icon } from '../parts/Icon'
import { placed } from '../parts/placed'
import { codeIn } from '../seat/facts'
import { useWords } from '../useWords'
import { besideHex, type Spot, useSpot } from './usePlace'

/** At whom or what an order fires. */
export const aimOf = (order: Order) => {
  if ('aim' in order) return order.aim
  return 'policy' in order && order.policy.mode === 'fire' ? (order.policy.target ?? null) : null
}

const atLeastOne = (fire: FirePreview): number => 1 - (fire.losses[0] ?? 1)

/** 6 × 1,5 ↑ 9 − hill → 8: the terms as they are written in one line. */
const Line = ({ terms }: Readonly<{ terms: readonly Term[] }>) => {
  const { t, lang } = useWords()
  return placed(terms)
    .filter(({ place, value: term }) => place === 0 || term.value !== 0)
    .map(({ value: term, place: i, key }) => (
      <span key={key}>
        {i > 0 && ` ${term.value < 0 ? '−' : '+'} `}
        {i > 0 && <i>{sayTerm(t, term).toLowerCase()} </i>}
        <b>{num(i > 0 ? Math.abs(term.value) : term.value, lang)}</b>
      </span>
    ))
}

type NoteProps = Readonly<{
  row: SheetRow
  fire: FirePreview
  hex: Hex
  board: Board
  map: RefObject<HTMLElement | null>
}>

const Note = ({ row, fire, hex, board, map }: NoteProps) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const target = useSpot(board, hex, map)
  const firer = useSpot(board, view.units[row.unit]?.hex ?? null, map)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Readonly<{
    left: number
    top: number
    width: number
    height: number
  }> | null>(null)
  useLayoutEffect(() => {
    const note = box.current
    const area = map.current
    if (!note || !area || !target) return
    const size = { width: note.offsetWidth, height: note.offsetHeight }
    const room = { width: area.clientWidth, height: area.clientHeight }
    setPlace({ ...besideHex(target, size, room, firer ? [target, firer] : [target]), ...size })
  }, [target, firer, map])
  const order = row.order
  const aim = order ? aimOf(order) : null
  if (!order || !target) return null
  const at = aim && 'unit' in aim ? codeIn(view, aim.unit, lang) : hex
  return (
    <>
      {place && <Leader note={place} target={target} />}
      <div
        className="pop fire-note"
        ref={box}
        style={place ?? { visibility: 'hidden' }}
        data-testid="fire-note"
      >
        <h3>
          <Icon name={order.kind === 'suppress' ? 'suppress' : 'target'} /> {codeIn(view, row.unit, lang)} →{' '}
          {at}
          <span className="grow" />
          <b>{fire.dice}</b>
          {lang === 'ru' ? 'к6' : 'd6'} <i>≤</i> <b>{fire.accuracy}</b>
        </h3>
        <p>
          <Line terms={fire.sum.dice} /> → <b>{fire.dice}</b> · {t('card.defence').toLowerCase()}{' '}
          <b>{fire.defence}</b>
          <br />
          ≥1 {t('film.lossesWord', { count: 1 })} <b>{percent(atLeastOne(fire))}</b> · {t('card.suppressed')}{' '}
          <b>{percent(fire.suppressed)}</b>
          {fire.load && (
            <>
              <br />
              {t('card.loadNote', { unit: codeIn(view, fire.load.unit, lang) })}{' '}
              <b>{percent(fire.load.chance)}</b>: <b>{fire.load.dice}</b>
              {lang === 'ru' ? 'к6' : 'd6'} ≤ <b>{fire.load.accuracy}</b>, {t('card.defence').toLowerCase()}{' '}
              <b>{fire.load.defence}</b>
            </>
          )}
        </p>
      </div>
    </>
  )
}

type LeaderProps = Readonly<{
  note: Readonly<{ left: number; top: number; width: number; height: number }>
  target: Spot
}>

/** A line from the note to its target, cased in paper. */
const Leader = ({ note, target }: LeaderProps) => {
  const x = Math.max(note.left + 14, Math.min(target.x, note.left + note.width - 14))
  const y = target.y > note.top + note.height ? note.top + note.height : note.top
  const dx = target.x - x
  const dy = target.y - y
  const far = Math.hypot(dx, dy) || 1
  const cut = Math.max(0, 1 - (target.r * 0.75) / far)
  const path = `M${x} ${y}L${x + dx * cut} ${y + dy * cut}`
  return (
    <svg className="fire-leader" aria-hidden="true">
      <path d={path} stroke="#fff8e2" strokeWidth="4" />
      <path d={path} stroke="#15110a" strokeWidth="1.6" />
    </svg>
  )
}

/** Shown for the selected unit while its order fires at something. */
export const FireNote = ({ board, map }: Readonly<{ board: Board; map: RefObject<HTMLElement | null> }>) => {
  const row = useSeat((state) => state.rows.find((each) => each.unit === state.selected))
  const units = useSeat((state) => state.view.units)
  const drafting = useSeat(
    (state) => state.draft !== null && state.draft.unit === state.selected && state.draft.path.length > 0,
  )
  const fire = row?.preview?.fire
  const aim = row?.order ? aimOf(row.order) : null
  if (!row || !fire || !aim || drafting) return null
  const hex = 'hex' in aim ? aim.hex : units[aim.unit]?.hex
  return hex ? (
    <Note key={`${row.unit}${hex}`} row={row} fire={fire} hex={hex} board={board} map={map} />
  ) : null
}
