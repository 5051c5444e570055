/** T5.13, T6.10: in contact a unit may leave after a round, and names whom it strikes first. */
import type { TargetClass, Unit } from '../../engine/tactical/model'
import type { Order } from '../../engine/tactical/orders'
import { useSeat } from '../context'
import { FACES, hexOver } from '../seat/facts'
import { useWords } from '../useWords'
import { Option, Preference, Segmented } from './fields'
import { type Give, without } from './give'

type Fighting = Extract<Order, { strike?: unknown }>

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle', 'armour']

const fights = (order: Order): order is Fighting =>
  order.kind === 'fightOn' || 'policy' in order || 'path' in order || order.kind === 'suppress'

export const CombatOptions = ({ unit, order, give }: Readonly<{ unit: Unit; order: Order; give: Give }>) => {
  const { t } = useWords()
  const view = useSeat((state) => state.view)
  if (!fights(order) || unit.hex === null) return null
  const around = FACES.flatMap((face) => hexOver(view, unit.hex ?? '', face) ?? [])
  const { leave } = order
  const leaveAfter = (after: 1 | 2): void =>
    give({ ...order, leave: { after, to: leave?.to ?? around[0] ?? '' } })
  return (
    <>
      <Option name={t('policy.strike')}>
        <Preference
          label={t('policy.strike')}
          all={CLASSES.map((value) => ({ value, words: t(`classes.${value}`) }))}
          chosen={order.strike ?? []}
          onChange={(strike) => give(strike.length ? { ...order, strike } : without(order, 'strike'))}
        />
      </Option>
      {!('path' in order) && (
        <Option name={t('policy.leave')}>
          <Segmented
            label={t('policy.leave')}
            value={leave ? `after${leave.after}` : 'never'}
            choices={[
              ['never', t('policy.leaveNever')],
              ['after1', t('policy.leaveAfter', { round: 1 })],
              ['after2', t('policy.leaveAfter', { round: 2 })],
            ]}
            onPick={(when) => {
              if (when === 'never') give(without(order, 'leave'))
              else leaveAfter(when === 'after1' ? 1 : 2)
            }}
          />
          {leave && (
            <select
              value={leave.to}
              aria-label={t('policy.leaveTo')}
              autoComplete="off"
              onChange={(event) => give({ ...order, leave: { ...leave, to: event.target.value } })}
            >
              {around.map((hex) => (
                <option key={hex}>{hex}</option>
              ))}
            </select>
          )}
        </Option>
      )}
    </>
  )
}
