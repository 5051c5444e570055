import type { Unit } from '../../engine/tactical/model'
import type { MountState, MoveOrder, Order } from '../../engine/tactical/orders'
import { places } from '../parts/placed'
import { Rule } from '../parts/Rule'
import { useWords } from '../useWords'
import { Option, Segmented } from './fields'
import { type Give, without } from './give'

type Standing = Extract<Order, { kind: 'defence' | 'ambush' | 'suppress' }>

const other = (state: MountState): MountState => (state === 'on' ? 'off' : 'on')

/** T5.12: mounted or on foot where the unit stands. */
export const StandingMount = ({
  unit,
  order,
  give,
}: Readonly<{ unit: Unit; order: Standing; give: Give }>) => {
  const { t } = useWords()
  return (
    <Option name={t('policy.mountStand')}>
      <Segmented
        label={t('policy.mountStand')}
        value={order.mount ?? unit.mount ?? 'off'}
        choices={[
          ['on', t('policy.mountOn')],
          ['off', t('policy.mountOff')],
        ]}
        onPick={(mount) => give(mount === unit.mount ? without(order, 'mount') : { ...order, mount })}
      />{' '}
      <Rule id="T5.12" />
    </Option>
  )
}

/** T5.12: for the whole way, or step by step, with the state at its end. */
export const WayMount = ({ unit, order, give }: Readonly<{ unit: Unit; order: MoveOrder; give: Give }>) => {
  const { t } = useWords()
  const whole = order.mount ?? unit.mount ?? 'off'
  const { path } = order
  const states: readonly MountState[] = Array.from(
    { length: path.length + 1 },
    (_, step) => order.mounts?.[step] ?? order.mounts?.at(-1) ?? whole,
  )
  const bare = without(without(order, 'mount'), 'mounts')
  const toggle = (step: number): void =>
    give({ ...bare, mounts: states.map((state, at) => (at === step ? other(state) : state)) })
  const word = (state: MountState): string => t(state === 'on' ? 'policy.mountOn' : 'policy.mountOff')
  return (
    <Option name={t('policy.mount')}>
      <Segmented
        label={t('policy.mount')}
        value={order.mounts ? 'steps' : whole}
        choices={[
          ['on', t('policy.mountOn')],
          ['off', t('policy.mountOff')],
          ['steps', t('policy.mountSteps')],
        ]}
        onPick={(pick) => give(pick === 'steps' ? { ...bare, mounts: states } : { ...bare, mount: pick })}
      />{' '}
      <Rule id="T5.12" />
      {order.mounts && (
        <fieldset className="chips" aria-label={t('policy.mountSteps')} data-testid="mount-steps">
          {places(states.length).map(({ place, key }) => {
            const state = states[place] ?? whole
            const step = path[place]
            const name =
              step === undefined ? t('policy.mountEnd') : `→ ${step === 'off' ? t('sheet.exits') : step}`
            return (
              <button
                key={key}
                type="button"
                className="chip"
                aria-pressed={state === 'on'}
                onClick={() => toggle(place)}
              >
                {name}: {word(state)}
              </button>
            )
          })}
        </fieldset>
      )}
    </Option>
  )
}
