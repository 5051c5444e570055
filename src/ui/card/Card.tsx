/** The unit card beside the sheet: the unit, its orders, the sums behind them, the section of the ground. */
import { useState } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import { useSeat } from '../context'
import { useWords } from '../useWords'
import { CrossSection } from './CrossSection'
import { Facts } from './Facts'
import { OrderLine } from './OrderLine'
import { OrderOptions } from './OrderOptions'
import { OrderPalette } from './OrderPalette'
import { Sums } from './Sums'
import { Targets } from './Targets'

const Orders = ({ unit }: Readonly<{ unit: UnitId }>) => {
  const [asked, setAsked] = useState<string | null>(null)
  const row = useSeat((state) => state.rows.find((each) => each.unit === unit))
  const draft = useSeat((state) => (state.draft?.unit === unit ? state.draft : null))
  if (!row) return null
  /** A shot is read before it is changed; a standing policy is written first. */
  const first =
    row.order?.kind === 'suppress' || row.order?.kind === 'fireOnMove' || row.order?.kind === 'airStrike'
  return (
    <div className="card-orders">
      <OrderPalette unit={unit} onAsk={setAsked} />
      <OrderLine row={row} draft={draft} asked={asked} />
      <div className="card-scroll scroll">
        {draft && <Targets draft={draft} />}
        {first && <Sums row={row} draft={draft} />}
        {row.order && !draft?.path.length && <OrderOptions row={row} order={row.order} />}
        {!first && <Sums row={row} draft={draft} />}
      </div>
    </div>
  )
}

export const Card = () => {
  const { t } = useWords()
  const selected = useSeat((state) => state.selected)
  const inspected = useSeat((state) => (state.inspected === state.selected ? null : state.inspected))
  const inspect = useSeat((state) => state.inspect)
  const side = useSeat((state) => state.side)
  const own = useSeat((state) => (state.inspected ? state.view.units[state.inspected]?.side === side : false))
  const writes = useSeat((state) => state.purpose === 'orders')
  const shown = inspected ?? selected
  return (
    <section className="sheet card-panel" aria-label={t('card.title')} data-testid="unit-card">
      {shown ? (
        <div
          className={writes && selected ? 'card-unit scroll' : 'card-unit alone scroll'}
          key={`unit ${shown}`}
        >
          <Facts
            unit={shown}
            note={inspected && !own ? t('card.enemy') : null}
            onClose={inspected ? () => inspect(null) : null}
          />
        </div>
      ) : (
        <p className="card-empty">{t('palette.noneYet')}</p>
      )}
      {writes && selected && <Orders unit={selected} key={`orders ${selected}`} />}
      <CrossSection />
    </section>
  )
}
