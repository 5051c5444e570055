/** Which chart stands on which page. */
import type { ComponentType } from 'react'
import type { Labels } from '../../../i18n/rulebook/en/labels'
import type { RuleId } from '../../../i18n/rulebook/ids'
import { CloseCombatChart } from './CloseCombatChart'
import { DetectionChart } from './DetectionChart'
import { ModifiersChart } from './ModifiersChart'
import { OrdersChart } from './OrdersChart'
import { TerrainChart } from './TerrainChart'
import { UnitsChart } from './UnitsChart'

export type ChartProps = Readonly<{ labels: Labels }>

const CHARTS: Readonly<Partial<Record<RuleId, ComponentType<ChartProps>>>> = {
  'T1.2': UnitsChart,
  T3: OrdersChart,
  'T3.21': OrdersChart,
  'T4.9': ModifiersChart,
  T6: CloseCombatChart,
  'T8.4': DetectionChart,
  T9: TerrainChart,
  'T14.1': OrdersChart,
}

export const ChartOf = ({ id, labels }: ChartProps & Readonly<{ id: RuleId }>) => {
  const Chart = CHARTS[id]
  return Chart ? <Chart labels={labels} /> : null
}
