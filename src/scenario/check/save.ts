/** Does a saved game of the right shape hang together? */
import { makeBattle } from '../../engine/tactical/battle'
import type { Event } from '../../engine/tactical/events'
import { SIDES } from '../../engine/tactical/model'
import { checkPlacement, startState } from '../../engine/tactical/setup'
import { EARLIER_RULES, RULES_VERSION } from '../../engine/tactical/tables/version'
import { sha256Hex } from '../../kernel/digest'
import { cellOf } from '../../kernel/hex'
import { at, error, type Finding, isError, warning } from '../faults'
import type { SavedTurn, SaveFile } from '../save'
import { checkScenario } from './scenario'
import { namesOf, sheetFindings } from './sheets'

/** Findings on a whole save; those of its battle have paths that begin with `scenario`. */
export const saveFindings = (save: SaveFile): readonly Finding[] => {
  const battle = checkScenario(save.scenario).map((finding) => ({
    ...finding,
    path: at('scenario', finding.path),
  }))
  if (battle.some(isError)) return battle
  return [
    ...battle,
    ...headFindings(save),
    ...deploymentFindings(save),
    ...save.turns.flatMap((turn, i) => turnFindings(save, turn, at('turns', i))),
  ]
}

const headFindings = (save: SaveFile): readonly Finding[] => {
  const findings: Finding[] = []
  if (sha256Hex(save.seed) !== save.commitment) findings.push(error('commitmentDiffers', 'commitment'))
  const versions = { detail: { rules: save.rules, ours: RULES_VERSION } }
  if (EARLIER_RULES.includes(save.rules)) findings.push(warning('otherRules', 'rules', versions))
  else if (save.rules !== RULES_VERSION) findings.push(error('unknownRules', 'rules', versions))
  if (save.turns.length > save.scenario.turns)
    findings.push(
      error('moreTurnsThanBattle', 'turns', {
        detail: { turns: save.turns.length, most: save.scenario.turns },
      }),
    )
  return findings
}

/** T2.6: both sides have set up before the first turn, as the battle lets them. */
const deploymentFindings = (save: SaveFile): readonly Finding[] => {
  const start = startState(makeBattle(save.scenario, save.variants), save.seed)
  return SIDES.flatMap((side) => {
    const path = at('deployments', side)
    const placement = save.deployments[side]
    if (!placement) return save.turns.length > 0 ? [error('deploymentMissing', path)] : []
    const verdict = checkPlacement(start, side, placement)
    if (verdict.legal) return []
    const { fault: reason, rule, detail } = verdict
    return [error('placementRefused', path, { rule, detail: { ...detail, reason } })]
  })
}

const turnFindings = (save: SaveFile, turn: SavedTurn, path: string): readonly Finding[] => [
  ...SIDES.flatMap((side) =>
    sheetFindings(save.scenario, side, turn.sheets[side], at(at(path, 'sheets'), side)),
  ),
  ...turn.events.flatMap((event, i) => eventFindings(save, event, at(at(path, 'events'), i))),
]

/** The keys under which events name units and hexes; `by` names a unit in `revealed` only. */
const UNIT_KEYS = ['unit', 'target', 'host', 'carrier', 'units', 'donors'] as const
const HEX_KEYS = ['hex', 'from', 'to', 'ahead', 'hexes'] as const

const named = (event: Event, key: string): readonly string[] => {
  const value: unknown = (event as Readonly<Record<string, unknown>>)[key]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

const eventFindings = (save: SaveFile, event: Event, path: string): readonly Finding[] => {
  const { grid, sides } = namesOf(save.scenario)
  const findings: Finding[] = []
  for (const key of event.kind === 'revealed' ? [...UNIT_KEYS, 'by'] : UNIT_KEYS)
    for (const unit of named(event, key))
      if (!sides.has(unit)) findings.push(error('unknownUnit', at(path, key), { detail: { unit } }))
  for (const key of HEX_KEYS)
    for (const hex of named(event, key))
      if (cellOf(grid, hex) < 0) findings.push(error('hexOffMap', at(path, key), { detail: { hex } }))
  return findings
}
