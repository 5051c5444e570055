import { signed } from '../../../i18n/format'
import { terrainFacts } from '../../../store/charts'
import { Rule } from '../../parts/Rule'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

export const TerrainChart = ({ labels }: ChartProps) => {
  const { t, lang } = useWords()
  const { terrain: words, kinds } = labels.charts
  const yes = (is: boolean): string => (is ? labels.yes : labels.no)
  const head = [
    words.terrain,
    words.sight,
    words.ambush,
    words.direct,
    words.indirect,
    words.defence,
    words.foot,
    words.vehicles,
    words.indirectFrom,
  ]
  return (
    <Chart
      caption={words.caption}
      head={head}
      rows={terrainFacts().map((each) => ({
        key: each.terrain,
        cells: [
          <span key="name">
            {t(`terrain.${each.terrain}`)} <Rule id={each.rule} />
          </span>,
          words[each.sight],
          each.ambush.map((kind) => kinds[kind]).join(', ') || labels.none,
          signed(each.direct, lang),
          signed(each.indirect, lang),
          [each.defence.foot, each.defence.crew, each.defence.vehicle]
            .map((value) => signed(value, lang))
            .join(' / '),
          yes(each.foot),
          yes(each.vehicles),
          yes(each.indirectFrom),
        ],
      }))}
    />
  )
}
