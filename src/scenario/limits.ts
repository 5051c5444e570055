/** What a file may hold at most. Whatever is larger is refused before anything is built from it (R34–R37). */
export const LIMITS = {
  /** Characters of a file's text, and values in it: a list of ten numbers has eleven. */
  scenario: { text: 4 << 20, values: 600_000 },
  orders: { text: 8 << 20, values: 1_000_000 },
  save: { text: 32 << 20, values: 4_000_000 },
  /** Several saved games in one file: its text, and how many. */
  games: { text: 96 << 20, most: 200 },
  /** Lists and records within each other. */
  depth: 64,
  /** Hexes along a side of the map: 316 × 316 are 99,856. */
  mapSide: 316,
  turns: 500,
  minutesPerTurn: 60,
  units: 2000,
  /** Characters. */
  title: 80,
  label: 60,
  sentence: 400,
  brief: 4000,
  source: 300,
  name: 40,
  /** Entries of other lists of a scenario. */
  list: 2000,
  /** Findings told at once. */
  findings: 50,
} as const
