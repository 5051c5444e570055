/** Given: a battle of several days (T16). */
import type { Hours, Side } from '../../../../src/engine/tactical/model'
import { CaseError } from '../text'
import { keyOf, number, type Phrase, side } from '../words'
import type { Act } from './draft'

export const NIGHT: readonly Phrase<Act>[] = [
  [
    /^a battle of (\d+) days, (ussr|axis|both) with the initiative$/,
    ([, n, who], line) =>
      (draft) => {
        const days = number(line, n)
        const attackers = Array.from({ length: days }, () => who as Side | 'both')
        draft.operation = {
          days,
          attackers,
          firstDay: 'light',
          rear: { ussr: [], axis: [] },
          ...draft.operation,
        }
        draft.scenario = { ...draft.scenario, turns: days * 17 - 1 }
      },
  ],
  [
    /^day 1 is (light|dark first|dark last)$/,
    ([, hours], line) =>
      (draft) => {
        if (!draft.operation) throw new CaseError(line, 'first say that it is a battle of several days')
        draft.operation = { ...draft.operation, firstDay: keyOf(hours as string) as Hours }
      },
  ],
  [
    /^the rear of (\w+) is ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        if (!draft.operation) throw new CaseError(line, 'first say that it is a battle of several days')
        const rear = { ...draft.operation.rear, [side(line, who)]: (hexes as string).split(' ') }
        draft.operation = { ...draft.operation, rear }
      },
  ],
  [
    /^(\d+) of (\w+) fell at (\d{4})$/,
    ([, n, unit, hex], line) =>
      (draft) => {
        draft.fallen.push({ unit: unit as string, hex: hex as string, points: number(line, n) })
      },
  ],
]
