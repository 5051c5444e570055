/** T15.2, T8.6: what a patrol intercepts and strikes, how wide a search goes. Loaded with the first mission. */
import type { TargetClass } from '../../engine/tactical/model'
import type { Order } from '../../engine/tactical/orders'
import { SEARCH } from '../../store/figures'
import { useWords } from '../useWords'
import { Check, Option, Preference, Segmented } from './fields'
import type { Give } from './give'

type Patrol = Extract<Order, { kind: 'airPatrol' }>
type Search = Extract<Order, { kind: 'airRecon' }>

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle']

const Ground = ({ order, give }: Readonly<{ order: Patrol; give: Give }>) => {
  const { t } = useWords()
  const { ground } = order
  const set = (next: Patrol['ground']): void => give({ ...order, ground: next })
  const { prefer: _, ...plain } = ground
  const { stationary: _still, ...moving } = ground
  const { ask: _ask, ...decided } = ground
  return (
    <>
      <Option name={t('policy.ground')}>
        <Segmented
          label={t('policy.ground')}
          value={ground.mode}
          choices={[
            ['react', t('policy.react')],
            ['hold', t('policy.hold')],
          ]}
          onPick={(mode) => set({ ...ground, mode })}
        />
      </Option>
      {ground.mode === 'react' && (
        <>
          <Option name={t('policy.prefer')}>
            <Preference
              label={t('policy.prefer')}
              all={CLASSES.map((value) => ({ value, words: t(`classes.${value}`) }))}
              chosen={ground.prefer ?? []}
              onChange={(prefer) => set(prefer.length ? { ...ground, prefer } : plain)}
            />
          </Option>
          <Check
            words={t('policy.stationary')}
            checked={ground.stationary ?? true}
            onChange={(on) => set(on ? moving : { ...ground, stationary: false })}
          />
          <Check
            words={t('policy.ask')}
            rule="T2.5"
            checked={ground.ask ?? false}
            onChange={(on) => set(on ? { ...ground, ask: true } : decided)}
          />
        </>
      )}
    </>
  )
}

const PatrolOptions = ({ order, give }: Readonly<{ order: Patrol; give: Give }>) => {
  const { t } = useWords()
  const kinds = ['any', 'bombers', 'fighters', 'none'] as const
  const choices = ['bombers', 'fighters', 'ask'] as const
  return (
    <>
      <Option name={t('policy.intercept')}>
        <Segmented
          label={t('policy.intercept')}
          value={order.intercept}
          choices={kinds.map((kind) => [kind, t(`policy.missions.${kind}`)])}
          onPick={(intercept) => give({ ...order, intercept })}
        />
      </Option>
      <Option name={t('policy.escorted')}>
        <Segmented
          label={t('policy.escorted')}
          value={order.escorted}
          choices={choices.map((kind) => [kind, t(`policy.attacks.${kind}`)])}
          onPick={(escorted) => give({ ...order, escorted })}
        />
      </Option>
      <Ground order={order} give={give} />
    </>
  )
}

const SearchOptions = ({ order, give }: Readonly<{ order: Search; give: Give }>) => {
  const { t } = useWords()
  const radii = [1, 2, 3] as const
  return (
    <Option name={t('policy.radius')}>
      <Segmented
        label={t('policy.radius')}
        value={`${order.radius}`}
        choices={radii.map((radius) => [`${radius}`, t('policy.finds', { radius, on: SEARCH[radius] })])}
        onPick={(radius) => give({ ...order, radius: Number(radius) as Search['radius'] })}
      />
    </Option>
  )
}

const MissionOptions = ({ order, give }: Readonly<{ order: Patrol | Search; give: Give }>) =>
  order.kind === 'airPatrol' ? (
    <PatrolOptions order={order} give={give} />
  ) : (
    <SearchOptions order={order} give={give} />
  )

export default MissionOptions
