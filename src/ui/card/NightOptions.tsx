/** T16.2: the works of a unit in the night between two days, and the ambush after them. */

import type { ReactNode } from 'react'
import type { MineKind, Unit } from '../../engine/tactical/model'
import type { NightWork, Order } from '../../engine/tactical/orders'
import type { Face, Hex } from '../../kernel/hex'
import { useSeatStore } from '../context'
import { FACES } from '../seat/facts'
import { useWords } from '../useWords'
import { Check, Option } from './fields'
import type { Give } from './give'

type NightOrder = Extract<Order, { kind: 'night' }>
type Props = Readonly<{ unit: Unit; order: NightOrder; give: Give }>
type Faced = Extract<NightWork, { face: Face }>['work']

/** Works that take the place of one another: engineers set an obstacle or lay a field. */
const BARRIERS: readonly NightWork['work'][] = ['obstacle', 'mines']

type ChipProps = Readonly<{
  work: NightWork
  name: string
  testId: string
  order: NightOrder
  give: Give
  children: ReactNode
}>

/** One place of one work, with it or without it. */
const Chip = ({ work, name, testId, order, give, children }: ChipProps) => {
  const isThis = (each: NightWork): boolean =>
    Object.entries(work).every(([key, value]) => Reflect.get(each, key) === value)
  const on = order.works.some(isThis)
  const others = order.works.filter(
    (each) => !isThis(each) && !(BARRIERS.includes(work.work) && BARRIERS.includes(each.work)),
  )
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={on}
      aria-label={name}
      onClick={() => give({ ...order, works: on ? others : [...others, work] })}
      data-testid={testId}
    >
      {children}
    </button>
  )
}

type RowProps = Readonly<{ order: NightOrder; give: Give }>

/** Six faces, each with the work or without it. */
const Faces = ({ kind, ...rest }: RowProps & Readonly<{ kind: Faced }>) => {
  const { t } = useWords()
  return (
    <Option name={t(`night.works.${kind}`)}>
      <fieldset className="chips" aria-label={t(`night.works.${kind}`)}>
        {FACES.map((face) => (
          <Chip
            key={face}
            work={{ work: kind, face }}
            name={t(`faces.${face}`)}
            testId={`night-${kind}-${face}`}
            {...rest}
          >
            {t(`faceCodes.${face}`)}
          </Chip>
        ))}
      </fieldset>
    </Option>
  )
}

/** The hexes that a field of one kind may be laid in. */
const Fields = ({
  mines,
  hexes,
  ...rest
}: RowProps & Readonly<{ mines: MineKind; hexes: readonly Hex[] }>) => {
  const { t } = useWords()
  if (hexes.length === 0) return null
  return (
    <Option name={t(`night.works.${mines}`)}>
      <fieldset className="chips" aria-label={t(`night.works.${mines}`)}>
        {hexes.map((hex) => (
          <Chip
            key={hex}
            work={{ work: 'mines', mines, hex }}
            name={hex}
            testId={`night-${mines}-${hex}`}
            {...rest}
          >
            {hex}
          </Chip>
        ))}
      </fieldset>
    </Option>
  )
}

export const NightOptions = ({ unit, order, give }: Props) => {
  const { t } = useWords()
  const seat = useSeatStore()
  const works = seat.getState().nightWorks(unit.id)
  const dug = order.works.filter(({ work }) => !BARRIERS.includes(work)).length
  const rest = { order, give }
  return (
    <>
      {works && works.most > 0 && (
        <>
          <Option name={t('night.title')}>{t('night.left', { done: dug, most: works.most })}</Option>
          <Faces kind="trench" {...rest} />
          <Faces kind="wire" {...rest} />
        </>
      )}
      {works && works.barriers > 0 && (
        <>
          <Faces kind="obstacle" {...rest} />
          <Fields mines="antiTank" hexes={works.fields.antiTank} {...rest} />
          <Fields mines="antiPersonnel" hexes={works.fields.antiPersonnel} {...rest} />
        </>
      )}
      <Check
        words={t('night.hide')}
        rule="T16.2"
        checked={order.ambush}
        onChange={(ambush) => give({ ...order, ambush })}
      />
    </>
  )
}
