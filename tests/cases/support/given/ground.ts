/** Given: the ground and the works on it. */
import { face, keyOf, number, type Phrase, side } from '../words'
import type { Act } from './draft'

export const GROUND: readonly Phrase<Act>[] = [
  [
    /^(anti-tank|anti-personnel) mines of (\w+) at (\d{4})$/,
    ([, kind, who, hex], line) =>
      (draft) => {
        const mines = {
          hex: hex as string,
          kind: keyOf(kind as string) as 'antiTank',
          owner: side(line, who),
        }
        draft.scenario = { ...draft.scenario, mines: [...(draft.scenario.mines ?? []), mines] }
      },
  ],
  [
    /^open ground (\d+) by (\d+)$/,
    ([, cols, rows], line) =>
      (draft) => {
        draft.rows = Array.from({ length: number(line, rows) }, () => '.'.repeat(number(line, cols)))
      },
  ],
  [
    /^road ([\d ]+)$/,
    ([, hexes]) =>
      (draft) => {
        draft.map = { ...draft.map, roads: [...(draft.map.roads ?? []), (hexes as string).split(' ')] }
      },
  ],
  [
    /^bridge at ([\d ]+)$/,
    ([, hexes]) =>
      (draft) => {
        const bridge = { hexes: (hexes as string).split(' '), strength: 2, demolitionTurns: 1 }
        draft.map = { ...draft.map, bridges: [...(draft.map.bridges ?? []), bridge] }
      },
  ],
  [
    /^exit of (\w+) at ([\d ]+)$/,
    ([, who, hexes], line) =>
      (draft) => {
        const exit = { side: side(line, who), hexes: (hexes as string).split(' ') }
        draft.map = { ...draft.map, exits: [...(draft.map.exits ?? []), exit] }
      },
  ],
  [
    /^trench at (\d+) towards ([A-Z ]+)$/,
    ([, hex, faces], line) =>
      (draft) => {
        const more = (faces as string)
          .split(' ')
          .map((each) => ({ hex: hex as string, face: face(line, each) }))
        draft.scenario = { ...draft.scenario, trenches: [...(draft.scenario.trenches ?? []), ...more] }
      },
  ],
  [
    /^wire at (\d+) towards (\w+)$/,
    ([, hex, f], line) =>
      (draft) => {
        draft.wire.push({ hex: hex as string, face: face(line, f) })
      },
  ],
  [
    /^obstacle at (\d+) towards (\w+)$/,
    ([, hex, f], line) =>
      (draft) => {
        draft.obstacles.push({ hex: hex as string, face: face(line, f) })
      },
  ],
  [
    /^smoke at (\d+) until turn (\d+)$/,
    ([, hex, n], line) =>
      (draft) => {
        draft.works = {
          ...draft.works,
          smoke: [...(draft.works.smoke ?? []), { hex: hex as string, until: number(line, n) }],
        }
      },
  ],
]
