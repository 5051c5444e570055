/** Tables of the tests' own battles: the tutorial's ground and forces, and what else is to be played. */
import { readFileSync } from 'node:fs'
import type { Scenario, ScenarioUnit } from '../../src/engine/tactical/scenario'
import type { AppStore } from '../../src/store/api'
import { openApp, started, turnOf } from './support'

const TUTORIAL = 'tutorial-balka'

/** K4 tanks with K5 riding; K6 lorries with ammo; K7 cavalry. G5 lorries beside G1; G6 lorries with G7 aboard. */
const COLUMNS: readonly ScenarioUnit[] = [
  { id: 'K4', type: 'su-t34-company', side: 'ussr', hex: '0804', facing: 'NW' },
  { id: 'K5', type: 'su-smg-company', side: 'ussr', carriedBy: 'K4' },
  { id: 'K6', type: 'gen-truck-column', side: 'ussr', hex: '0804', cargo: 5 },
  { id: 'K7', type: 'su-cavalry-squadron', side: 'ussr', hex: '0705', mount: 'on' },
  { id: 'G5', type: 'gen-truck-column', side: 'axis', hex: '0204' },
  { id: 'G6', type: 'gen-truck-column', side: 'axis', hex: '0504', fixed: true },
  { id: 'G7', type: 'de-infantry-company', side: 'axis', carriedBy: 'G6' },
]

/** K4 fighters, K5 flak beside the company that is raided; G5 dive bombers, G6 their fighters. */
const AIR: readonly ScenarioUnit[] = [
  { id: 'K4', type: 'su-fighter-yak1', side: 'ussr', squadron: { turn: 1, edge: 'east' } },
  { id: 'K5', type: 'su-aa-37-battery', side: 'ussr', hex: '0804', facing: 'NW', deployed: true },
  { id: 'G5', type: 'de-dive-ju87', side: 'axis', squadron: { turn: 1, edge: 'west' } },
  { id: 'G6', type: 'de-fighter-bf109', side: 'axis', squadron: { turn: 1, edge: 'west' } },
]

/** A table at the tutorial with more units: both sides stand, the first sheets are due. */
const tableWith = async (more: readonly ScenarioUnit[]): Promise<AppStore> => {
  const url = new URL(`../../public/scenarios/${TUTORIAL}.json`, import.meta.url)
  const scenario = JSON.parse(readFileSync(url, 'utf8')) as Scenario
  const app = await openApp(undefined, {
    battles: async () => [TUTORIAL],
    loadScenario: async () => JSON.stringify({ ...scenario, units: [...scenario.units, ...more] }),
  })
  await started(app, { scenario: TUTORIAL, names: { ussr: 'Anna', axis: 'Boris' } })
  await turnOf(app)
  await turnOf(app)
  return app
}

export const transportTable = (): Promise<AppStore> => tableWith(COLUMNS)
export const airTable = (): Promise<AppStore> => tableWith(AIR)
