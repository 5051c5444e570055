/** The orders of a unit beside its card, and the sums behind them. */
import { useState } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import { useSeat } from '../context'
import { OrderLine } from './OrderLine'
import { OrderOptions } from './OrderOptions'
import { OrderPalette } from './OrderPalette'
import { Sums } from './Sums'
import { Targets } from './Targets'

export const Orders = ({ unit }: Readonly<{ unit: UnitId }>) => {
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
