import { signed } from '../../../i18n/format'
import { closeCombat } from '../../../store/charts'
import { Rule } from '../../parts/Rule'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

export const CloseCombatChart = ({ labels }: ChartProps) => {
  const { lang } = useWords()
  const words = labels.charts.closeCombat
  const { ROUNDS, FIRST_ROUND, RALLY_AFTER, TOWN_ACCURACY, MOUNTED_ACCURACY, TRENCH_STOPS, WIRE_CROSSED } =
    closeCombat
  const rows: readonly (readonly [string, string | number, string])[] = [
    [words.rounds, ROUNDS.length, 'T6.1'],
    [words.first, FIRST_ROUND, 'T6.2'],
    [words.rally, RALLY_AFTER.join(', '), 'T6.8'],
    [words.town, signed(TOWN_ACCURACY, lang), 'T6.4'],
    [words.mounted, signed(MOUNTED_ACCURACY, lang), 'T6.9'],
    [words.trench, TRENCH_STOPS, 'T6.3'],
    [words.wire, WIRE_CROSSED, 'T10.5'],
  ]
  return (
    <Chart
      caption={words.caption}
      head={[words.what, words.value, '']}
      rows={rows.map(([what, value, rule]) => ({
        key: rule,
        cells: [what, value, <Rule key={rule} id={rule} />],
      }))}
    />
  )
}
