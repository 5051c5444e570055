import type { OrderKind } from '../../../engine/tactical/orders'
import { num, signed } from '../../../i18n/format'
import type { Lang } from '../../../store/api'
import { modifiers, orderAmmo, orderKinds, TASK_TURNS } from '../../../store/charts'
import { Rule } from '../../parts/Rule'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

const { ORDER_DICE } = modifiers

const times = ({ times: up, over }: Readonly<{ times: number; over: number }>, lang: Lang): string =>
  `×${num(up / over, lang, 1)}`

const diceOf = (kind: OrderKind, lang: Lang): string => {
  if (kind === 'suppress') return times(ORDER_DICE.suppressive, lang)
  if (kind !== 'fireOnMove') return ''
  return `${times(ORDER_DICE.footOnMove, lang)} / ${signed(ORDER_DICE.vehicleOnMove.add, lang)}`
}

export const OrdersChart = ({ labels }: ChartProps) => {
  const { t, lang } = useWords()
  const words = labels.charts.orders
  return (
    <Chart
      caption={words.caption}
      head={[words.order, words.dice, words.ammo, words.turns, words.line]}
      rows={orderKinds.map((kind) => ({
        key: kind,
        cells: [
          <span key="name">
            {t(`kinds.${kind}.name`)} <Rule id={t(`kinds.${kind}.rule`)} />
          </span>,
          diceOf(kind, lang),
          orderAmmo(kind) ?? '',
          TASK_TURNS[kind] ?? 1,
          t(`kinds.${kind}.line`),
        ],
      }))}
    />
  )
}
