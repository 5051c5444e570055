import type { Unit } from '../../engine/tactical/model'
import type { MoveOrder } from '../../engine/tactical/orders'
import { useSeat } from '../context'
import { codeIn } from '../seat/facts'
import { useWords } from '../useWords'
import { Option } from './fields'
import { type Give, without } from './give'

/** T12.4: keep the pace of another unit of the hex. */
export const PaceOption = ({ unit, order, give }: Readonly<{ unit: Unit; order: MoveOrder; give: Give }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const beside = Object.values(view.units).filter(
    ({ id, side, hex, place }) => id !== unit.id && side === unit.side && hex === unit.hex && place === 'map',
  )
  if (beside.length === 0) return null
  return (
    <Option name={t('policy.pace')}>
      <fieldset className="chips" aria-label={t('policy.pace')}>
        {beside.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={order.pace === id}
            onClick={() => give(order.pace === id ? without(order, 'pace') : { ...order, pace: id })}
          >
            {codeIn(view, id, lang)}
          </button>
        ))}
      </fieldset>
    </Option>
  )
}
