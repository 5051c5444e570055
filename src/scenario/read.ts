/** Battles: text → a scenario that the rules may trust, or what is wrong with it and where. */
import type { Scenario } from '../engine/tactical/scenario'
import { canonical } from '../kernel/digest'
import { checkScenario } from './check/scenario'
import { openFile } from './envelope'
import { type Finding, isError, type Refused, refused } from './faults'
import { LIMITS } from './limits'
import { SCENARIO_STEPS } from './migrations'
import { scenario as scenarioSchema } from './schemas/scenario'
import { shape } from './shape'

export type ReadScenario = Readonly<{ ok: true; scenario: Scenario; warnings: readonly Finding[] }> | Refused

const FORMAT = {
  name: 'stalingrad-height/scenario',
  version: 1,
  most: LIMITS.scenario,
  steps: SCENARIO_STEPS,
}

/** Reads a battle from the text of its file. */
export const readScenario = (text: string): ReadScenario => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(scenarioSchema, opened.value)
  if (!shaped.ok) return shaped
  const findings = checkScenario(shaped.value)
  if (findings.some(isError)) return refused(findings)
  return { ok: true, scenario: shaped.value, warnings: findings }
}

/** The one text of a battle: canonical JSON. */
export const writeScenario = (scenario: Scenario): string => canonical(scenario)
