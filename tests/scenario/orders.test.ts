/** Files of orders for the referee. */
import { describe, expect, it } from 'vitest'
import { checkOrders, type OrdersFile, readOrders } from '../../src/scenario/sheets'
import { small, spoilt } from './small'

const file: OrdersFile = {
  format: 'stalingrad-height/orders',
  version: 1,
  scenario: 'small',
  placements: {
    ussr: { units: { K1: { hex: '0102', facing: 'SE' } }, trenches: [{ hex: '0102', face: 'SE' }] },
  },
  turns: [
    { ussr: { K1: { kind: 'assault', path: ['0202'], leave: { after: 2, to: '0103' } } }, axis: {} },
    {
      ussr: { K2: { kind: 'deploy', facing: 'NE' }, K4: { kind: 'attachObserver', host: 'K6' } },
      axis: {
        G1: {
          kind: 'defence',
          policy: { mode: 'fire', target: { unit: 'K1' }, within: 2, prefer: ['infantry'], ask: true },
        },
        G2: { kind: 'fireOnMove', aim: { hex: '0403' }, path: ['0604', 'off'], pace: 'G1' },
      },
      answers: { q1: 'K1' },
    },
  ],
}

const check = (path: string, value: unknown): readonly string[] => {
  const read = readOrders(JSON.stringify(spoilt(path, value, file)))
  const findings = read.ok ? checkOrders(read.orders, small) : read.findings
  return findings.map((finding) => `${finding.fault} ${finding.path}`)
}

describe('A file of orders', () => {
  it('is read as it was written and fits its battle', () => {
    const read = readOrders(JSON.stringify(file))
    expect(read).toEqual({ ok: true, orders: file })
    expect(checkOrders(file, small)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['version', 3, 'newerVersion version'],
    ['scenario', 'height-87', 'otherBattle scenario'],
    ['turns[0].ussr.K1.kind', 'advance', 'notOneOf turns[0].ussr.K1.kind'],
    ['turns[0].ussr.K1.path', '0202', 'wrongType turns[0].ussr.K1.path'],
    ['turns[0].ussr.K1.leave.after', 3, 'notOneOf turns[0].ussr.K1.leave.after'],
    ['turns[0].ussr.K1.leave.to', '0909', 'hexOffMap turns[0].ussr.K1.leave.to'],
    ['turns[0].ussr.K1.speed', 9, 'unknownKey turns[0].ussr.K1.speed'],
    ['turns[0].romania', {}, 'unknownKey turns[0].romania'],
    ['turns[1].axis', undefined, 'missingKey turns[1].axis'],
    ['turns[1].ussr.K4.host', 'G1', 'notYours turns[1].ussr.K4.host'],
    ['turns[1].axis.G1.policy.within', 0, 'tooSmall turns[1].axis.G1.policy.within'],
    ['turns[1].axis.G1.policy.target.unit', 'K99', 'unknownUnit turns[1].axis.G1.policy.target.unit'],
    ['turns[1].axis.G2.pace', 'K1', 'notYours turns[1].axis.G2.pace'],
    ['turns[1].axis.G2.aim.hex', '1010', 'hexOffMap turns[1].axis.G2.aim.hex'],
    ['placements.ussr.units.K1.hex', 102, 'wrongType placements.ussr.units.K1.hex'],
    ['placements.ussr.trenches[0].face', 'W', 'notOneOf placements.ussr.trenches[0].face'],
  ])('%s = %j: %s', (path, value, fault) => {
    expect(check(path, value)).toEqual([fault])
  })
})
