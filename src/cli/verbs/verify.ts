import { makeBattle } from '../../engine/tactical/battle'
import { beginBattle, checkPlacement, deploy, startState } from '../../engine/tactical/setup'
import { firstDifference } from '../../engine/tactical/verify'
import { readSave } from '../../scenario'
import { print, Refusal, readArgs, readText, refuse } from '../files'
import type { Verb } from '../referee'

/** `verify SAVE.json`: decides every turn again from orders and seed; the first difference, or `verified`. */
export const verify: Verb = (args) => {
  const { given } = readArgs(args, ['SAVE.json'])
  const path = given[0] as string
  const read = readSave(readText(path))
  if (!read.ok) throw refuse(path, read.findings)
  const { save } = read
  let state = startState(makeBattle(save.scenario, save.variants), save.seed)
  for (const side of [
    save.scenario.defender,
    ...save.scenario.sides.filter((each) => each !== save.scenario.defender),
  ]) {
    const placement = save.deployments[side]
    if (!placement) continue
    const verdict = checkPlacement(state, side, placement)
    if (!verdict.legal) throw new Refusal(`${path}: deployments.${side}: ${verdict.fault} (${verdict.rule})`)
    state = deploy(state, side, placement)
  }
  const difference = firstDifference(beginBattle(state), save.turns)
  if (!difference) {
    print(`verified ${save.turns.length} turns`)
    return 0
  }
  const at = difference.event === null ? 'the state' : `event ${difference.event + 1}`
  print(
    `differs from the record at turn ${difference.turn}, phase ${difference.phase}, ${at} (${difference.why})`,
  )
  return 1
}
