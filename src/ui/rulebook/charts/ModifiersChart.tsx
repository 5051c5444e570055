import { Rule } from '../../parts/Rule'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'
import { modifierLines } from './modifierLines'

export const ModifiersChart = ({ labels }: ChartProps) => {
  const { t, lang } = useWords()
  const words = labels.charts.modifiers
  const lines = modifierLines(words, lang, (terrain) => t(`terrain.${terrain}`))
  return (
    <Chart
      caption={words.caption}
      head={[words.what, words.dice, words.accuracy, words.defence, ' ']}
      rows={lines.map(({ what, dice, accuracy, defence, rule }) => ({
        key: what,
        cells: [what, dice, accuracy, defence, <Rule key="rule" id={rule} />],
      }))}
    />
  )
}
