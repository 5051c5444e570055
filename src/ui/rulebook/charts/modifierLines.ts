/** The lines of the chart of T4.9: all that the engine's sums add to strength, range and printed defence. */
import type { Category, Terrain, UnitType } from '../../../engine/tactical/model'
import { num, signed } from '../../../i18n/format'
import type { Labels } from '../../../i18n/rulebook/en/labels'
import type { Lang } from '../../../store/api'
import {
  air,
  BRIDGE_DEFENCE,
  catalogue,
  closeCombat,
  modifiers as m,
  NIGHT_ACCURACY,
  terrainFacts,
} from '../../../store/charts'

/** `of`: the terms of the engine that the line stands for, each as `why rule`. */
export type Line = Readonly<{
  what: string
  dice?: string
  accuracy?: string
  defence?: string
  rule: string
  of: readonly string[]
}>

type Words = Labels['charts']['modifiers']

/** What the catalogue says, each value once. */
const inCatalogue = (of: (type: UnitType) => number | undefined): readonly number[] => [
  ...new Set(catalogue.flatMap((type) => of(type) ?? [])),
]

const mounted = (category: Category): string =>
  inCatalogue((type) => (type.category === category ? type.mounted?.defence : undefined)).join(' / ')

/** What order and state of the units do. */
const ofUnits = (words: Words, lang: Lang): readonly Line[] => {
  const { suppressive, footOnMove, vehicleOnMove } = m.ORDER_DICE
  const plus = (value: number): string => signed(value, lang)
  const times = ({ times: up, over }: Readonly<{ times: number; over: number }>) =>
    `×${num(up / over, lang, 1)}`
  const observers = inCatalogue(({ observer }) => observer?.accuracy).map(plus)
  return [
    {
      what: words.orderDefence,
      defence: plus(m.ORDER_DEFENCE),
      rule: 'T3.1',
      of: ['defence T3.1', 'ambush T3.2'],
    },
    {
      what: words.ambush,
      accuracy: plus(m.AMBUSH_ACCURACY),
      rule: 'T3.2',
      of: ['ambush T3.2', 'ambush T5.7'],
    },
    { what: words.suppress, dice: times(suppressive), rule: suppressive.rule, of: ['suppressive T3.3'] },
    { what: words.footOnMove, dice: times(footOnMove), rule: footOnMove.rule, of: ['onMove T3.4'] },
    {
      what: words.vehicleOnMove,
      dice: plus(vehicleOnMove.add),
      rule: vehicleOnMove.rule,
      of: ['onMove T3.4'],
    },
    { what: words.closed, dice: plus(-m.CLOSED_PENALTY), rule: 'T13.2', of: ['closedPosition T13.2'] },
    { what: words.observer, accuracy: observers.join(' / '), rule: 'T13.4', of: ['observer T13.4'] },
    { what: words.night, accuracy: plus(NIGHT_ACCURACY), rule: 'T16.3', of: ['night T16.3'] },
    { what: words.townFight, accuracy: plus(closeCombat.TOWN_ACCURACY), rule: 'T6.4', of: ['town T6.4'] },
    {
      what: words.mountedAssault,
      accuracy: plus(closeCombat.MOUNTED_ACCURACY),
      rule: 'T6.9',
      of: ['mountedAssault T6.9'],
    },
    { what: words.trench, defence: plus(m.TRENCH_DEFENCE), rule: 'T10.4', of: ['trench T10.4'] },
    { what: words.trenchFight, defence: plus(closeCombat.TRENCH_STOPS), rule: 'T6.3', of: ['trench T6.3'] },
    { what: words.dugIn, defence: plus(m.DUG_IN_DEFENCE), rule: 'T4.9', of: ['dugIn T10.4'] },
    { what: words.tankSupport, defence: plus(m.TANK_SUPPORT), rule: 'T12.4', of: ['tankSupport T12.4'] },
    { what: words.cavalry, defence: mounted('cavalry'), rule: 'T4.10', of: ['mounted T4.10'] },
    { what: words.motorcycle, defence: mounted('motorcycle'), rule: 'T4.10', of: ['mounted T4.10'] },
    {
      what: words.carried,
      defence: String(m.CARRIED_DEFENCE),
      rule: 'T11.3',
      of: ['carried T11.3', 'carried T11.5'],
    },
    { what: words.bridge, defence: '0', rule: 'T4.10', of: ['bridge T9.8'] },
    { what: words.atBridge, defence: String(BRIDGE_DEFENCE), rule: 'T9.8', of: ['bridge T9.8'] },
    { what: words.march, defence: '0', rule: 'T3.6', of: ['march T3.6'] },
    { what: words.hill, dice: plus(m.HILL_DIE_PER_LEVEL), rule: 'T9.6', of: ['hill T9.6'] },
  ]
}

/** What the ground of the target does. */
const ofGround = (words: Words, lang: Lang, nameOf: (terrain: Terrain) => string): readonly Line[] =>
  terrainFacts().flatMap(({ terrain, direct, indirect, defence, rule }): readonly Line[] => {
    const fill = (pattern: string): string => pattern.replace('{{terrain}}', nameOf(terrain))
    const { foot, crew, vehicle } = defence
    const gains = [foot, crew, vehicle]
    const line = (holds: boolean, pattern: string, values: Partial<Line>): readonly Line[] =>
      holds ? [{ what: fill(pattern), ...values, rule, of: [`${terrain} ${rule}`] }] : []
    return [
      ...line(direct !== 0, words.direct, { dice: signed(direct, lang) }),
      ...line(indirect !== 0, words.indirect, { dice: signed(indirect, lang) }),
      ...line(air.CANOPY.includes(terrain), words.fromAbove, { accuracy: signed(air.WOODS_ACCURACY, lang) }),
      ...line(
        gains.some((gain) => gain !== 0),
        words.inTerrain,
        { defence: gains.map((gain) => signed(gain, lang)).join(' / ') },
      ),
    ]
  })

/**
 * All lines of the chart.
 *
 * @param nameOf a terrain in the language at hand
 */
export const modifierLines = (
  words: Words,
  lang: Lang,
  nameOf: (terrain: Terrain) => string,
): readonly Line[] => [...ofUnits(words, lang), ...ofGround(words, lang, nameOf)]
