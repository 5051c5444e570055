/** A saved game of the small battle: one turn played, one sheet sealed. */
import { makeBattle } from '../../src/engine/tactical/battle'
import { defaultPlacement, startState } from '../../src/engine/tactical/setup'
import { RULES_VERSION } from '../../src/engine/tactical/tables/version'
import { sha256Hex } from '../../src/kernel/digest'
import type { SavedTurn, SaveFile } from '../../src/scenario/save'
import { sealSheet } from '../../src/scenario/seal'
import { small } from './small'

const battle = makeBattle(small)
const start = startState(battle, 'secret')
/** A digest of the right shape. */
export const none = sha256Hex('')

export const turn: SavedTurn = {
  sheets: {
    ussr: { K1: { kind: 'march', path: ['0102', '0103'] }, K6: { kind: 'ambush', policy: { mode: 'hold' } } },
    axis: { G1: { kind: 'suppress', aim: { hex: '0301' }, laying: 'direct' } },
  },
  answers: { 'T2.5:K6:840': 'hold' },
  events: [
    {
      kind: 'moved',
      rule: 'T5.1',
      tick: 1260,
      unit: 'K1',
      from: '0101',
      to: '0102',
      facing: 'S',
      cameBy: 'N',
      by: 'march',
    },
  ],
  digests: { fire: none, movement: none, special: none },
}

export const save: SaveFile = {
  format: 'stalingrad-height/save',
  version: 1,
  rules: RULES_VERSION,
  scenario: small,
  variants: battle.rules,
  names: { ussr: 'Аня', axis: 'Ben' },
  pins: { ussr: null, axis: sha256Hex('1234') },
  commitment: sha256Hex('secret'),
  seed: 'secret',
  reloads: 2,
  deployments: { ussr: defaultPlacement(start, 'ussr'), axis: defaultPlacement(start, 'axis') },
  turns: [turn],
  pending: {
    placements: { ussr: null, axis: null },
    sheets: { ussr: sealSheet(turn.sheets.ussr, 'key'), axis: null },
    answers: {},
  },
}
