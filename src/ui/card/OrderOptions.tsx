/** What an order leaves open: fire policy, laying, facing, trench, pace, leaving close combat. */
import { lazy, Suspense } from 'react'
import type { Unit } from '../../engine/tactical/model'
import type { MoveOrder, Order } from '../../engine/tactical/orders'
import type { SheetRow } from '../../store/api'
import { useSeat } from '../context'
import { FacePicker } from '../parts/FacePicker'
import { enemiesAt, FACES, typeIn } from '../seat/facts'
import { useWords } from '../useWords'
import { CombatOptions } from './CombatOptions'
import { Check, Option, Segmented } from './fields'
import { type Give, without } from './give'
import { StandingMount, WayMount } from './MountOption'
import { NightOptions } from './NightOptions'
import { PaceOption } from './PaceOption'
import { PolicyEditor } from './PolicyEditor'
import { WorksOption } from './WorksOption'

const MissionOptions = lazy(() => import('./MissionOptions'))

type Props = Readonly<{ row: SheetRow; order: Order }>

type Facing = Extract<Order, { kind: 'defence' | 'ambush' | 'suppress' | 'smoke' | 'unload' }> | MoveOrder

const faces = (order: Order): order is Facing =>
  order.kind === 'defence' ||
  order.kind === 'ambush' ||
  order.kind === 'suppress' ||
  order.kind === 'smoke' ||
  'path' in order

const Laying = ({ order, give }: Readonly<{ order: Extract<Order, { laying?: unknown }>; give: Give }>) => {
  const { t } = useWords()
  return (
    <Option name={t('policy.laying')}>
      <Segmented
        label={t('policy.laying')}
        value={order.laying ?? 'auto'}
        choices={[
          ['auto', t('policy.layingAuto')],
          ['direct', t('card.direct')],
          ['indirect', t('card.indirect')],
        ]}
        onPick={(laying) => give(laying === 'auto' ? without(order, 'laying') : { ...order, laying })}
      />
    </Option>
  )
}

const FacingOption = ({ order, unit, give }: Readonly<{ order: Facing; unit: Unit; give: Give }>) => {
  const { t } = useWords()
  const own = order.facing ?? ('path' in order ? null : unit.facing)
  return (
    <Option name={t('policy.facing')}>
      <FacePicker
        value={own}
        label={t('policy.facing')}
        faces={FACES}
        row
        onPick={(facing) => give(facing === order.facing ? without(order, 'facing') : { ...order, facing })}
      />
    </Option>
  )
}

export const OrderOptions = ({ row, order }: Props) => {
  const { t } = useWords()
  const view = useSeat((state) => state.view)
  const giveTo = useSeat((state) => state.give)
  const unit = view.units[row.unit]
  if (!unit) return null
  const type = typeIn(view, unit)
  const give: Give = (next) => {
    giveTo(row.unit, next)
  }
  const lays = new Set(type.weapons.map(({ laying }) => laying))
  const fixed = type.sectorDegrees !== null && !type.turnsFreely && !('path' in order)
  const trench = view.works.trenches.some(({ hex }) => hex === unit.hex)
  const fires = order.kind === 'defence' || order.kind === 'ambush' || order.kind === 'suppress'
  const stands = fires || order.kind === 'smoke'
  return (
    <div className="options" data-testid="order-options">
      {order.kind === 'night' && <NightOptions unit={unit} order={order} give={give} />}
      {(order.kind === 'airPatrol' || order.kind === 'airRecon') && (
        <Suspense>
          <MissionOptions order={order} give={give} />
        </Suspense>
      )}
      {'policy' in order && <PolicyEditor row={row} order={order} give={give} />}
      {fires && lays.has('direct') && lays.has('indirect') && <Laying order={order} give={give} />}
      {stands && trench && (
        <Check
          words={t('policy.leaveTrench')}
          rule="T10.4"
          checked={order.leaveTrench ?? false}
          onChange={(on) => give(on ? { ...order, leaveTrench: true } : without(order, 'leaveTrench'))}
        />
      )}
      {order.kind === 'layMines' && <WorksOption order={order} give={give} />}
      {'path' in order && <PaceOption unit={unit} order={order} give={give} />}
      {'path' in order && unit.mount !== null && <WayMount unit={unit} order={order} give={give} />}
      {fires && unit.mount !== null && <StandingMount unit={unit} order={order} give={give} />}
      {enemiesAt(view, unit).length > 0 && <CombatOptions unit={unit} order={order} give={give} />}
      {order.kind === 'unload' && type.deploys && <FacingOption order={order} unit={unit} give={give} />}
      {faces(order) && !fixed && <FacingOption order={order} unit={unit} give={give} />}
    </div>
  )
}
