/** The tutorial's ground with columns, riders and cavalry on it. */
import { readFileSync } from 'node:fs'
import type { Scenario, ScenarioUnit } from '../../src/engine/tactical/scenario'
import type { AppStore } from '../../src/store/api'
import { openApp, started, turnOf } from './support'

const TUTORIAL = 'tutorial-balka'

/** K4 tanks with K5 riding; K6 lorries with ammo; K7 cavalry. G5 lorries beside G1; G6 lorries with G7 aboard. */
const MORE: readonly ScenarioUnit[] = [
  { id: 'K4', type: 'su-t34-company', side: 'ussr', hex: '0804', facing: 'NW' },
  { id: 'K5', type: 'su-smg-company', side: 'ussr', carriedBy: 'K4' },
  { id: 'K6', type: 'gen-truck-column', side: 'ussr', hex: '0804', cargo: 5 },
  { id: 'K7', type: 'su-cavalry-squadron', side: 'ussr', hex: '0705', mount: 'on' },
  { id: 'G5', type: 'gen-truck-column', side: 'axis', hex: '0204' },
  { id: 'G6', type: 'gen-truck-column', side: 'axis', hex: '0504', fixed: true },
  { id: 'G7', type: 'de-infantry-company', side: 'axis', carriedBy: 'G6' },
]

const battle = (): string => {
  const url = new URL(`../../public/scenarios/${TUTORIAL}.json`, import.meta.url)
  const scenario = JSON.parse(readFileSync(url, 'utf8')) as Scenario
  return JSON.stringify({ ...scenario, units: [...scenario.units, ...MORE] })
}

/** A table at this battle: both sides stand, the first sheets are due. */
export const transportTable = async (): Promise<AppStore> => {
  const app = await openApp(undefined, {
    battles: async () => [TUTORIAL],
    loadScenario: async () => battle(),
  })
  await started(app, { scenario: TUTORIAL, names: { ussr: 'Anna', axis: 'Boris' } })
  await turnOf(app)
  await turnOf(app)
  return app
}
