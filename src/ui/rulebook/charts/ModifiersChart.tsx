import { num, signed } from '../../../i18n/format'
import type { Labels } from '../../../i18n/rulebook/en/labels'
import type { Lang } from '../../../store/api'
import { modifiers, terrainFacts } from '../../../store/charts'
import { Rule } from '../../parts/Rule'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

type Line = Readonly<{ what: string; dice?: string; accuracy?: string; defence?: string; rule: string }>

const m = modifiers

/** What order and state of the units do. */
const ofUnits = (words: Labels['charts']['modifiers'], lang: Lang): readonly Line[] => {
  const { suppressive, footOnMove, vehicleOnMove } = m.ORDER_DICE
  const times = ({ times: up, over }: Readonly<{ times: number; over: number }>) =>
    `×${num(up / over, lang, 1)}`
  return [
    { what: words.orderDefence, defence: signed(m.ORDER_DEFENCE, lang), rule: 'T3.1' },
    { what: words.ambush, accuracy: signed(m.AMBUSH_ACCURACY, lang), rule: 'T3.2' },
    { what: words.suppress, dice: times(suppressive), rule: suppressive.rule },
    { what: words.footOnMove, dice: times(footOnMove), rule: footOnMove.rule },
    { what: words.vehicleOnMove, dice: signed(vehicleOnMove.add, lang), rule: vehicleOnMove.rule },
    { what: words.closed, dice: signed(-m.CLOSED_PENALTY, lang), rule: 'T13.2' },
    { what: words.trench, defence: signed(m.TRENCH_DEFENCE, lang), rule: 'T10.4' },
    { what: words.dugIn, defence: signed(m.DUG_IN_DEFENCE, lang), rule: 'T4.9' },
    { what: words.tankSupport, defence: signed(m.TANK_SUPPORT, lang), rule: 'T12.4' },
    { what: words.carried, defence: String(m.CARRIED_DEFENCE), rule: 'T11.3' },
    { what: words.bridge, defence: '0', rule: 'T4.10' },
    { what: words.march, defence: '0', rule: 'T3.6' },
    { what: words.hill, dice: signed(m.HILL_DIE_PER_LEVEL, lang), rule: 'T9.6' },
  ]
}

/** What the ground of the target does. */
const useGround = (words: Labels['charts']['modifiers']): readonly Line[] => {
  const { t, lang } = useWords()
  return terrainFacts().flatMap(({ terrain, direct, indirect, defence, rule }) => {
    const name = t(`terrain.${terrain}`)
    const fill = (pattern: string): string => pattern.replace('{{terrain}}', name)
    const { foot, crew, vehicle } = defence
    const gains = [foot, crew, vehicle]
    return [
      ...(direct === 0 ? [] : [{ what: fill(words.direct), dice: signed(direct, lang), rule }]),
      ...(indirect === 0 ? [] : [{ what: fill(words.indirect), dice: signed(indirect, lang), rule }]),
      ...(gains.every((gain) => gain === 0)
        ? []
        : [
            {
              what: fill(words.inTerrain),
              defence: gains.map((gain) => signed(gain, lang)).join(' / '),
              rule,
            },
          ]),
    ]
  })
}

export const ModifiersChart = ({ labels }: ChartProps) => {
  const { lang } = useWords()
  const words = labels.charts.modifiers
  const lines = [...ofUnits(words, lang), ...useGround(words)]
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
