/** The palette of orders at the unit on the map; a greyed order says why, with its rule. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import type { PaletteEntry } from '../../store/api'
import type { Board } from '../../store/scene'
import { useSeat, useSeatStore } from '../context'
import { OrderIcon } from '../parts/OrderIcon'
import { Rule } from '../parts/Rule'
import { useOpenRule } from '../rulebook/openRule'
import { codeIn } from '../seat/facts'
import { shownOrders } from '../seat/palette'
import { useReasons } from '../seat/useReasons'
import { useWords } from '../useWords'
import { besideHex, useSpot } from './usePlace'

type ItemProps = Readonly<{ entry: PaletteEntry; onPick: () => void }>

const Item = ({ entry, onPick }: ItemProps) => {
  const { t } = useWords()
  const { kind, key, verdict } = entry
  const reasons = useReasons()
  const openRule = useOpenRule()
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={!verdict.legal}
      onClick={() => (verdict.legal ? onPick() : openRule?.(verdict.rule))}
      data-testid={`map-order-${kind}`}
    >
      <s>{key}</s>
      <OrderIcon kind={kind} />
      <span>{t(`kinds.${kind}.name`)}</span>
      {!verdict.legal && (
        <small>
          {reasons.fault(verdict)} <Rule id={verdict.rule} inert />
        </small>
      )}
    </button>
  )
}

type Props = Readonly<{ unit: UnitId; board: Board; map: RefObject<HTMLElement | null>; onClose: () => void }>

export const MapPalette = ({ unit, board, map, onClose }: Props) => {
  const { t, lang } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  const begin = useSeat((state) => state.begin)
  const spot = useSpot(board, view.units[unit]?.hex ?? null, map)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Readonly<{ left: number; top: number }> | null>(null)
  const entries = shownOrders(seat.getState().palette(unit))
  useLayoutEffect(() => {
    const note = box.current
    const area = map.current
    if (!note || !area || !spot) return
    const size = { width: note.offsetWidth, height: note.offsetHeight }
    setPlace(besideHex(spot, size, { width: area.clientWidth, height: area.clientHeight }, [spot]))
  }, [spot, map])
  const pick = (entry: PaletteEntry): void => {
    if (!entry.verdict.legal) return
    begin(unit, entry.kind)
    onClose()
  }
  const placed = place !== null
  useEffect(() => {
    // What is not seen yet cannot take the focus.
    const first = placed
      ? box.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')
      : null
    first?.focus({ preventScroll: true })
  }, [placed])
  return (
    <div
      className="pop map-palette"
      ref={box}
      role="menu"
      aria-label={t('palette.title', { unit: codeIn(view, unit, lang) })}
      style={place ?? { visibility: 'hidden' }}
      data-testid="map-palette"
      onKeyDown={(event) => {
        const entry = entries.find(({ key }) => key !== '' && key === event.key)
        const items = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
        const at = items.indexOf(document.activeElement as HTMLElement)
        if (event.key === 'Escape') onClose()
        else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
        else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus()
        else if (entry) pick(entry)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h3>{t('palette.title', { unit: codeIn(view, unit, lang) })}</h3>
      <div className="list scroll">
        {entries.map((entry) => (
          <Item key={entry.kind} entry={entry} onPick={() => pick(entry)} />
        ))}
      </div>
    </div>
  )
}
