import type { AppState } from '../api'

/** Nothing of a game is on a screen. */
export const CLEARED = {
  curtain: null,
  seat: null,
  film: null,
  replay: null,
  report: null,
  result: null,
} as const satisfies Partial<AppState>
