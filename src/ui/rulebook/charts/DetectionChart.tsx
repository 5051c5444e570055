import { DETECTION, type Watcher } from '../../../store/charts'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

export const DetectionChart = ({ labels }: ChartProps) => {
  const words = labels.charts.detection
  return (
    <Chart
      caption={words.caption}
      head={[words.watcher, words.foot, words.artillery, words.vehicles]}
      rows={(Object.keys(DETECTION) as Watcher[]).map((watcher) => {
        const { foot, artillery, vehicle } = DETECTION[watcher]
        return { key: watcher, cells: [words[watcher], foot, artillery, vehicle] }
      })}
    />
  )
}
