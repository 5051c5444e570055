/** The letters of a scenario's map (T9). Relief is not a letter: it has rows of digits. */
import type { Terrain } from '../model'

export const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  b: 'bushes',
  l: 'openWoods',
  f: 'forest',
  m: 'swamp',
  r: 'river',
  t: 'town',
}
