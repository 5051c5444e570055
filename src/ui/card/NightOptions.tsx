/** T16.2: the works of a unit in the night between two days, and the ambush after them. */

import type { Unit } from '../../engine/tactical/model'
import type { NightWork, Order } from '../../engine/tactical/orders'
import type { Face } from '../../kernel/hex'
import { useSeatStore } from '../context'
import { FACES } from '../seat/facts'
import { useWords } from '../useWords'
import { Check, Option } from './fields'
import type { Give } from './give'

type NightOrder = Extract<Order, { kind: 'night' }>
type Props = Readonly<{ unit: Unit; order: NightOrder; give: Give }>
type Kind = NightWork['work']

/** Six faces, each with the work or without it. */
const Works = ({ kind, order, give }: Readonly<{ kind: Kind; order: NightOrder; give: Give }>) => {
  const { t } = useWords()
  const has = (face: Face): boolean => order.works.some((each) => each.work === kind && each.face === face)
  const toggle = (face: Face): void => {
    const others = order.works.filter((each) => each.work !== kind || each.face !== face)
    give({ ...order, works: has(face) ? others : [...others, { work: kind, face }] })
  }
  return (
    <Option name={t(`night.works.${kind}`)}>
      <fieldset className="chips" aria-label={t(`night.works.${kind}`)}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className="chip"
            aria-pressed={has(face)}
            aria-label={t(`faces.${face}`)}
            onClick={() => toggle(face)}
            data-testid={`night-${kind}-${face}`}
          >
            {t(`faceCodes.${face}`)}
          </button>
        ))}
      </fieldset>
    </Option>
  )
}

export const NightOptions = ({ unit, order, give }: Props) => {
  const { t } = useWords()
  const seat = useSeatStore()
  const { most, obstacles } = seat.getState().nightWorks(unit.id)
  const done = order.works.filter(({ work }) => work !== 'obstacle').length
  return (
    <>
      {most > 0 && (
        <>
          <Option name={t('night.title')}>{t('night.left', { done, most })}</Option>
          <Works kind="trench" order={order} give={give} />
          <Works kind="wire" order={order} give={give} />
        </>
      )}
      {obstacles > 0 && <Works kind="obstacle" order={order} give={give} />}
      <Check
        words={t('night.hide')}
        rule="T16.2"
        checked={order.ambush}
        onChange={(ambush) => give({ ...order, ambush })}
      />
    </>
  )
}
