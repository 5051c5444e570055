import { memo, type ReactNode } from 'react'
import type { Unit } from '../../engine/tactical/model'
import type { Order } from '../../engine/tactical/orders'
import { unitCode } from '../../i18n/format'
import { totalOf } from '../../i18n/sums'
import { unitWords } from '../../i18n/unitNames'
import type { SheetRow } from '../../store/api'
import { useApp, useSeat } from '../context'
import { Icon } from '../parts/Icon'
import { OrderIcon } from '../parts/OrderIcon'
import { AmmoBar, Pips } from '../parts/Pips'
import { Rule } from '../parts/Rule'
import { codeIn, stateMarks, steadinessNow, typeIn } from '../seat/facts'
import { useReasons } from '../seat/useReasons'
import { useNarrow } from '../useNarrow'
import { useWords } from '../useWords'
import { COLUMNS, type Column } from './columns'
import { expectedWords, phaseLetter, targetWords } from './words'

type CellProps = Readonly<{ column: Column; active: Column | null; span?: number; children: ReactNode }>

/** A cell of the grid; one cell of the sheet takes the focus (roving tabindex). */
const Cell = ({ column, active, span = 1, children }: CellProps) => (
  <td
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a grid take the focus
    role="gridcell"
    className={`c-${column}${COLUMNS[column].small ? '' : ' hide-small'}`}
    tabIndex={active === column ? 0 : -1}
    data-column={column}
    colSpan={span}
  >
    {children}
  </td>
)

const States = ({ unit }: Readonly<{ unit: Unit }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const marks = stateMarks(view, unit, t, lang)
  const mark = marks[0]
  if (!mark) return null
  const all = marks.map(({ long }) => long).join(', ')
  const icons = marks.slice(1, 3).flatMap(({ icon }) => icon ?? [])
  return (
    <span className={`state ${mark.tone}`} title={all}>
      {mark.icon && <Icon name={mark.icon} />}
      <span className="hide-small">{mark.words}</span>
      {!mark.icon && <span className="only-small">{mark.short}</span>}
      {icons.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
      <span className="unseen">{all}</span>
    </span>
  )
}

/** Where the order leads to; a path that is not told in full stands in the title, and is heard. */
const Target = ({ order, narrow }: Readonly<{ order: Order; narrow: boolean }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const words = targetWords(view, order, t, lang, narrow ? 'end' : 'ends')
  const whole = targetWords(view, order, t, lang, 'whole')
  if (words === whole) return words
  return (
    <span title={whole}>
      <span aria-hidden="true">{words}</span>
      <span className="unseen">{whole}</span>
    </span>
  )
}

/** What a unit does to which nothing is ordered. */
const RULE_OF_NONE = { none: 'T2.4', noneAtNight: 'T16.2', noneInAir: 'T15.1' } as const

type OrderCellsProps = Readonly<{ row: SheetRow; active: Column | null }>

const OrderCells = ({ row, active }: OrderCellsProps) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const atNight = useApp((state) => state.match?.calendar?.night === true)
  const { order, barred, preview, warnings } = row
  const narrow = useNarrow()
  const rest = narrow ? 4 : 5
  const reasons = useReasons()
  if (!barred.legal) {
    return (
      <Cell column="order" active={active} span={rest}>
        <span className="barred">
          {reasons.fault(barred)} <Rule id={barred.rule} quiet />
        </span>
      </Cell>
    )
  }
  const unit = view.units[row.unit]
  if (!order && unit && row.rides) {
    const [key, rule] =
      unit.place === 'carried'
        ? (['sheet.ridesOn', 'T11.7'] as const)
        : (['sheet.goesWith', 'T13.4'] as const)
    return (
      <Cell column="order" active={active} span={rest}>
        <span className="barred">
          {t(key, { unit: codeIn(view, unit.carrier ?? unit.host ?? '', lang) })} <Rule id={rule} quiet />
        </span>
      </Cell>
    )
  }
  if (!order) {
    const none = atNight ? 'noneAtNight' : unit && typeIn(view, unit).kind === 'air' ? 'noneInAir' : 'none'
    return (
      <Cell column="order" active={active} span={rest}>
        <span className="none">
          {t(`sheet.${none}`)} <Rule id={RULE_OF_NONE[none]} quiet />
        </span>
      </Cell>
    )
  }
  const refused = preview && !preview.verdict.legal ? reasons.fault(preview.verdict) : null
  // T14.1 An order that spends the last ammo is carried out all the same.
  const fails = warnings.filter(({ key }) => key !== 'lastAmmo')
  const why = [...(refused ? [refused] : []), ...fails.map((said) => reasons.said(said))].join('; ')
  const noted = warnings.filter((said) => !fails.includes(said)).map((said) => reasons.said(said))
  const alarm = [...(why ? [t('sheet.warnings', { what: why })] : []), ...noted].join('; ')
  return (
    <>
      <Cell column="order" active={active}>
        <span className="written">
          <OrderIcon kind={order.kind} />
          {t(`kinds.${order.kind}.short`)}
        </span>
      </Cell>
      <Cell column="target" active={active}>
        <span className="written">
          {alarm && (
            <span className="alarm" title={alarm}>
              <Icon name="warn" />
              <span className="unseen">{alarm}</span>
            </span>
          )}
          <Target order={order} narrow={narrow} />
        </span>
      </Cell>
      <Cell column="phase" active={active}>
        {phaseLetter(order, t)}
      </Cell>
      <Cell column="defence" active={active}>
        <b>{preview?.defence.length ? totalOf(preview.defence) : '–'}</b>
      </Cell>
      <Cell column="expected" active={active}>
        {expectedWords(order, preview, t, lang)}
      </Cell>
    </>
  )
}

type Props = Readonly<{ row: SheetRow; selected: boolean; active: Column | null; fresh: boolean }>

/** One unit on the order sheet. */
export const Row = memo(({ row, selected, active, fresh }: Props) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const unit = view.units[row.unit]
  if (!unit) return null
  const type = typeIn(view, unit)
  const { short, name } = unitWords(unit.type, lang)
  const strength = t('sheet.strengthOf', { strength: unit.strength, full: type.strength.full })
  const waits = row.order === null && !row.rides
  const kind = !row.barred.legal ? 'barred-row' : waits ? 'empty-row' : ''
  return (
    <tr
      className={`${kind}${fresh ? ' drafting' : ''}`}
      aria-selected={selected}
      data-unit={unit.id}
      data-testid={`row-${unit.side}-${unit.row}`}
    >
      <Cell column="row" active={active}>
        <b>{unitCode(unit.side, unit.row, lang)}</b>
      </Cell>
      <Cell column="unit" active={active}>
        <span title={name}>{short}</span>
      </Cell>
      <Cell column="strength" active={active}>
        <Pips strength={unit.strength} full={type.strength.full} words={strength} />
      </Cell>
      <Cell column="ammo" active={active}>
        <AmmoBar ammo={unit.ammo} full={type.ammo} />
      </Cell>
      <Cell column="steadiness" active={active}>
        {type.fearless ? '–' : steadinessNow(type, unit)}
      </Cell>
      <Cell column="state" active={active}>
        <States unit={unit} />
      </Cell>
      <OrderCells row={row} active={active} />
    </tr>
  )
})
