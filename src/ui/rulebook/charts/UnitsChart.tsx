import type { UnitType } from '../../../engine/tactical/model'
import { unitWords } from '../../../i18n/unitNames'
import { catalogue } from '../../../store/charts'
import { useWords } from '../../useWords'
import { Chart } from './Chart'
import type { ChartProps } from './ChartOf'

/** Dice of the weapon that fires at the class, with its range. */
const fireAt = ({ weapons }: UnitType): string =>
  weapons
    .filter(({ range }) => range.max > 0)
    .map(({ dice, range }) => {
      const counts = [dice.infantry, dice.vehicle, dice.armour].map((count) => count ?? 0)
      return `${counts.join(' / ')} (${range.min}–${range.max})`
    })
    .join(', ')

const speedOf = ({ speed }: UnitType): string =>
  speed ? `${speed.manoeuvre} / ${speed.march} / ${speed.road}` : '–'

export const UnitsChart = ({ labels }: ChartProps) => {
  const { lang } = useWords()
  const words = labels.charts.units
  const head = [
    words.unit,
    words.strength,
    words.defence,
    words.steadiness,
    words.ammo,
    words.speed,
    words.closeCombat,
    words.fire,
    words.points,
  ]
  return (
    <Chart
      caption={words.caption}
      head={head}
      rows={catalogue.map((type) => ({
        key: type.id,
        cells: [
          unitWords(type.id, lang).name,
          type.strength.full,
          `${type.defence.front} / ${type.defence.side}`,
          type.steadiness.join(', '),
          type.ammo,
          speedOf(type),
          type.closeCombat.accuracy || '–',
          fireAt(type) || '–',
          type.cost,
        ],
      }))}
    />
  )
}
