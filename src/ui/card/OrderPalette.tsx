import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import type { OrderKind } from '../../engine/tactical/orders'
import { useSeat, useSeatStore } from '../context'
import { OrderIcon } from '../parts/OrderIcon'
import { codeIn } from '../seat/facts'
import { shownOrders } from '../seat/palette'
import { paletteShown } from '../seat/toPalette'
import { useWords } from '../useWords'

type Props = Readonly<{
  unit: UnitId
  /** The order that is pointed at or focused: its line is shown below, and why it is closed. */
  onAsk: (kind: OrderKind | null) => void
}>

/** The orders of a unit as buttons with their keys; closed ones are hatched and say why. */
export const OrderPalette = ({ unit, onAsk }: Props) => {
  const { t, lang } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  const given = useSeat((state) => state.draft?.kind ?? state.sheet[unit]?.kind)
  const begin = useSeat((state) => state.begin)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => paletteShown(unit), [unit])
  const entries = shownOrders(seat.getState().palette(unit))
  const entry = entries.some(({ kind }) => kind === given)
    ? given
    : entries.find(({ verdict }) => verdict.legal)?.kind
  const move = (step: number): void => {
    const items = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    items[(at + step + items.length) % items.length]?.focus()
  }
  const toSheet = (): void =>
    document.querySelector<HTMLElement>('.order-table [aria-selected=true] [tabindex="0"]')?.focus()
  const onKeyDown = (event: KeyboardEvent): void => {
    const typed = entries.find(({ key }) => key !== '' && key === event.key)
    if (event.key === 'ArrowRight') move(1)
    else if (event.key === 'ArrowLeft') move(-1)
    else if (event.key === 'Escape') toSheet()
    else if (typed) {
      if (begin(unit, typed.kind).legal) toSheet()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="order-palette"
      ref={bar}
      style={{ '--orders': Math.min(12, entries.length) } as CSSProperties}
      role="toolbar"
      aria-label={t('palette.title', { unit: codeIn(view, unit, lang) })}
      onKeyDown={onKeyDown}
      onMouseLeave={() => onAsk(null)}
      onBlur={() => onAsk(null)}
    >
      {entries.map(({ kind, key, verdict }) => (
        <button
          key={kind}
          type="button"
          tabIndex={kind === entry ? 0 : -1}
          className={kind === given ? 'on' : ''}
          aria-pressed={kind === given}
          aria-disabled={!verdict.legal}
          aria-label={t(`kinds.${kind}.name`)}
          title={t(`kinds.${kind}.name`)}
          onMouseEnter={() => onAsk(kind)}
          onFocus={() => onAsk(kind)}
          onClick={() => {
            onAsk(kind)
            if (verdict.legal && begin(unit, kind).legal) toSheet()
          }}
          data-testid={`order-${kind}`}
        >
          <s aria-hidden="true">{key}</s>
          <OrderIcon kind={kind} />
        </button>
      ))}
    </div>
  )
}
