/** Battles on the start screen, from the printed booklet: what both players may read before the game. */
import { makeBattle } from '../engine/tactical/battle'
import type { Side } from '../engine/tactical/model'
import type { Scenario } from '../engine/tactical/scenario'
import { startState } from '../engine/tactical/setup'
import type { Lang, ScenarioCard } from './api'
import { counterMaker } from './scenes/counters'
import { mapPicture } from './scenes/mapPicture'

/** Playing time by rule of thumb: half a minute a turn, and seven seconds for each unit on either sheet. */
const minutesOf = ({ turns, units }: Scenario): number => Math.round(turns * (0.5 + units.length * 0.12))

const unitsOf = ({ units }: Scenario, side: Side): number => units.filter((unit) => unit.side === side).length

/** A battle's card; units that start in ambush are not on its little map. */
export const cardMaker = (scenario: Scenario): ((lang: Lang) => ScenarioCard) => {
  const battle = makeBattle(scenario)
  const start = startState(battle, '')
  const shown = Object.fromEntries(Object.entries(start.units).filter(([, unit]) => !unit.concealed))
  const field = { ...start, units: shown }
  return (lang) => ({
    id: scenario.id,
    name: scenario.name,
    date: scenario.date,
    brief: scenario.brief,
    teaches: scenario.teaches ?? null,
    turns: scenario.turns,
    minutes: minutesOf(scenario),
    units: { ussr: unitsOf(scenario, 'ussr'), axis: unitsOf(scenario, 'axis') },
    sideNames: scenario.sideNames,
    map: mapPicture(battle, lang),
    counters: counterMaker()(field, {
      lang,
      owners: [],
      selected: null,
      targets: new Set(),
      orders: null,
      aboard: false,
      ghosts: [],
    }),
  })
}
