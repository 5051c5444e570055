/** T3.23: the standing fire policy of Defence and Ambush. */
import { useState } from 'react'
import type { TargetClass } from '../../engine/tactical/model'
import type { FirePolicy, Order } from '../../engine/tactical/orders'
import type { SheetRow } from '../../store/api'
import { useSeat, useSeatStore } from '../context'
import { codeIn, typeIn } from '../seat/facts'
import { useWords } from '../useWords'
import { Check, Option, Preference, Segmented } from './fields'
import type { Give } from './give'

type Policed = Extract<Order, { policy: FirePolicy }>
type Props = Readonly<{ row: SheetRow; order: Policed; give: Give }>
type PartProps = Readonly<{ policy: FirePolicy; set: (policy: FirePolicy) => void }>

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle', 'armour']

const drop = (policy: FirePolicy, part: keyof FirePolicy): FirePolicy =>
  Object.fromEntries(Object.entries(policy).filter(([key]) => key !== part)) as FirePolicy

const Within = ({ policy, set, most }: PartProps & Readonly<{ most: number }>) => {
  const { t } = useWords()
  const { within } = policy
  const step = (by: number): void => {
    const next = (within ?? most) + by
    set(next >= most ? drop(policy, 'within') : { ...policy, within: Math.max(1, next) })
  }
  return (
    <Option name={t('policy.within')}>
      <div className="stepper">
        <button type="button" aria-label="−" onClick={() => step(-1)} disabled={(within ?? most) <= 1}>
          −
        </button>
        <output data-testid="policy-within">
          {within === undefined ? t('policy.full') : t('card.hexes', { count: within })}
        </output>
        <button type="button" aria-label="+" onClick={() => step(1)} disabled={within === undefined}>
          +
        </button>
      </div>
    </Option>
  )
}

const TargetOption = ({ policy, set, row }: PartProps & Readonly<{ row: SheetRow }>) => {
  const { t, lang } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  const { target } = policy
  const named = target && 'unit' in target ? target.unit : null
  const foes = Object.values(view.units).filter((unit) => unit.side !== view.side && unit.place === 'map')
  const legal = foes.filter(({ id }) => {
    const order = { kind: 'defence', policy: { mode: 'fire', target: { unit: id } } } as const
    return seat.getState().previewOf(row.unit, order).verdict.legal
  })
  return (
    <Option name={t('policy.target')}>
      {legal.length === 0 && !target ? (
        <span>{t('policy.noTarget')}</span>
      ) : (
        <fieldset className="chips" aria-label={t('policy.target')}>
          {target && 'hex' in target && <span className="chip on">{target.hex}</span>}
          {legal.map(({ id, hex, side }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === named}
              onClick={() => set({ ...policy, mode: 'fire', target: { unit: id } })}
              data-testid={`policy-target-${id}`}
            >
              <b className={`${side}-name`}>{codeIn(view, id, lang)}</b> {hex}
            </button>
          ))}
        </fieldset>
      )}
    </Option>
  )
}

const Flags = ({ policy, set, antiAir }: PartProps & Readonly<{ antiAir: boolean }>) => {
  const { t } = useWords()
  const flag = (part: 'holdForAssault' | 'ask', on: boolean): FirePolicy =>
    on ? { ...policy, [part]: true } : drop(policy, part)
  return (
    <>
      <Check
        words={t('policy.stationary')}
        checked={policy.stationary ?? true}
        onChange={(on) => set(on ? drop(policy, 'stationary') : { ...policy, stationary: false })}
      />
      {antiAir && (
        <Check
          words={t('policy.aircraft')}
          rule="T15.5"
          checked={policy.aircraft ?? true}
          onChange={(on) => set(on ? drop(policy, 'aircraft') : { ...policy, aircraft: false })}
          testId="policy-aircraft"
        />
      )}
      <Check
        words={t('policy.holdForAssault')}
        checked={policy.holdForAssault ?? false}
        onChange={(on) => set(flag('holdForAssault', on))}
      />
      <Check
        words={t('policy.ask')}
        rule="T2.5"
        checked={policy.ask ?? false}
        onChange={(on) => set(flag('ask', on))}
        testId="policy-ask"
      />
    </>
  )
}

export const PolicyEditor = ({ row, order, give }: Props) => {
  const { t } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  /** The unit for which a target is being looked for. */
  const [aiming, setAiming] = useState<string | null>(null)
  const unit = view.units[row.unit]
  if (!unit) return null
  const { policy } = order
  const set = (next: FirePolicy): void => {
    setAiming(null)
    give({ ...order, policy: next })
  }
  // Fire at a target needs one first: it is chosen here, or pointed at on the map.
  const pick = (mode: FirePolicy['mode']): void => {
    if (mode !== 'fire') set({ ...drop(policy, 'target'), mode })
    else if (policy.target) set({ ...policy, mode })
    else {
      setAiming(row.unit)
      seat.getState().begin(row.unit, order.kind)
    }
  }
  const mode = aiming === row.unit ? 'fire' : policy.mode
  const { weapons } = typeIn(view, unit)
  const ranges = weapons.filter(
    ({ laying }) => laying === 'direct' || laying === 'indirect' || laying === 'antiAir',
  )
  const most = Math.max(1, ...ranges.map(({ range }) => range.max))
  const words = { hold: t('policy.holdLine'), react: t('policy.reactLine'), fire: t('policy.fireLine') }
  return (
    <>
      <Option name={t('policy.mode')}>
        <Segmented
          label={t('policy.title')}
          value={mode}
          choices={[
            ['hold', t('policy.hold')],
            ['react', t('policy.react')],
            ['fire', t('policy.fire')],
          ]}
          onPick={pick}
        />
        <small>{words[mode]}</small>
      </Option>
      {mode === 'fire' && <TargetOption policy={policy} set={set} row={row} />}
      {policy.mode !== 'hold' && (
        <>
          <Within policy={policy} set={set} most={most} />
          <Option name={t('policy.prefer')}>
            <Preference
              label={t('policy.prefer')}
              all={CLASSES.map((value) => ({ value, words: t(`classes.${value}`) }))}
              chosen={policy.prefer ?? []}
              onChange={(prefer) => set(prefer.length ? { ...policy, prefer } : drop(policy, 'prefer'))}
            />
          </Option>
          <Flags policy={policy} set={set} antiAir={weapons.some(({ dice }) => (dice.air ?? 0) > 0)} />
        </>
      )}
    </>
  )
}
