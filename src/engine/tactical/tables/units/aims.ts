/** How well weapons aim: accuracy (a die hits on it or less) by range in hexes (T4.2, T4.3). */
import type { Weapon } from '../../model'

type Aim = Pick<Weapon, 'range' | 'accuracy'>

/** Accuracy by range as the chart prints it: `2≤1 1≤2` hits on 2 or less at 1 hex, on 1 at 2 hexes. */
export const at = {
  '1≤0': { range: { min: 0, max: 0 }, accuracy: [{ upTo: 0, value: 1 }] },
  '2≤0': { range: { min: 0, max: 0 }, accuracy: [{ upTo: 0, value: 2 }] },
  '3≤0': { range: { min: 0, max: 0 }, accuracy: [{ upTo: 0, value: 3 }] },
  '1≤1': { range: { min: 1, max: 1 }, accuracy: [{ upTo: 1, value: 1 }] },
  '2≤1': { range: { min: 1, max: 1 }, accuracy: [{ upTo: 1, value: 2 }] },
  '1≤2': { range: { min: 1, max: 2 }, accuracy: [{ upTo: 2, value: 1 }] },
  '2≤1 1≤2': {
    range: { min: 1, max: 2 },
    accuracy: [
      { upTo: 1, value: 2 },
      { upTo: 2, value: 1 },
    ],
  },
  '1≤3': { range: { min: 1, max: 3 }, accuracy: [{ upTo: 3, value: 1 }] },
  '2≤1 1≤3': {
    range: { min: 1, max: 3 },
    accuracy: [
      { upTo: 1, value: 2 },
      { upTo: 3, value: 1 },
    ],
  },
  '2≤2 1≤3': {
    range: { min: 1, max: 3 },
    accuracy: [
      { upTo: 2, value: 2 },
      { upTo: 3, value: 1 },
    ],
  },
  '3≤1 2≤2 1≤3': {
    range: { min: 1, max: 3 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 2, value: 2 },
      { upTo: 3, value: 1 },
    ],
  },
  '3≤1 2≤3': {
    range: { min: 1, max: 3 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 3, value: 2 },
    ],
  },
  '1≤4': { range: { min: 1, max: 4 }, accuracy: [{ upTo: 4, value: 1 }] },
  '2≤2 1≤4': {
    range: { min: 1, max: 4 },
    accuracy: [
      { upTo: 2, value: 2 },
      { upTo: 4, value: 1 },
    ],
  },
  '3≤1 2≤2 1≤4': {
    range: { min: 1, max: 4 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 2, value: 2 },
      { upTo: 4, value: 1 },
    ],
  },
  '3≤1 2≤3 1≤4': {
    range: { min: 1, max: 4 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 3, value: 2 },
      { upTo: 4, value: 1 },
    ],
  },
  '3≤1 2≤4': {
    range: { min: 1, max: 4 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 4, value: 2 },
    ],
  },
  '2≤2 1≤5': {
    range: { min: 1, max: 5 },
    accuracy: [
      { upTo: 2, value: 2 },
      { upTo: 5, value: 1 },
    ],
  },
  '2≤3 1≤5': {
    range: { min: 1, max: 5 },
    accuracy: [
      { upTo: 3, value: 2 },
      { upTo: 5, value: 1 },
    ],
  },
  '2≤1 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 1, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '2≤2 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 2, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '2≤3 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 3, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '2≤6': { range: { min: 1, max: 6 }, accuracy: [{ upTo: 6, value: 2 }] },
  '3≤1 2≤4 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 1, value: 3 },
      { upTo: 4, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '3≤2 2≤4 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 2, value: 3 },
      { upTo: 4, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '3≤2 2≤5 1≤6': {
    range: { min: 1, max: 6 },
    accuracy: [
      { upTo: 2, value: 3 },
      { upTo: 5, value: 2 },
      { upTo: 6, value: 1 },
    ],
  },
  '2≤8': { range: { min: 1, max: 8 }, accuracy: [{ upTo: 8, value: 2 }] },
  '2≤10': { range: { min: 1, max: 10 }, accuracy: [{ upTo: 10, value: 2 }] },
  '1≤12': { range: { min: 1, max: 12 }, accuracy: [{ upTo: 12, value: 1 }] },
  '2≤19': { range: { min: 1, max: 19 }, accuracy: [{ upTo: 19, value: 2 }] },
  '2≤20': { range: { min: 1, max: 20 }, accuracy: [{ upTo: 20, value: 2 }] },
  '1≤22': { range: { min: 1, max: 22 }, accuracy: [{ upTo: 22, value: 1 }] },
  '1≤28': { range: { min: 1, max: 28 }, accuracy: [{ upTo: 28, value: 1 }] },
  '1≤35': { range: { min: 1, max: 35 }, accuracy: [{ upTo: 35, value: 1 }] },
  '1≤39': { range: { min: 1, max: 39 }, accuracy: [{ upTo: 39, value: 1 }] },
  '1≤44': { range: { min: 1, max: 44 }, accuracy: [{ upTo: 44, value: 1 }] },
} as const satisfies Readonly<Record<string, Aim>>

/** T15.5: small arms at aircraft that raid the unit itself. */
export const overhead = { laying: 'selfDefence', ...at['1≤0'] } as const satisfies Partial<Weapon>
