/** A stranger's game: read, folded, decided again, its seals tried. Nothing of it is kept before all is right. */
import type { ReadSave } from '../../scenario/readSave'
import type { SaveFile } from '../../scenario/save'
import type { Said } from '../api'
import type { Game } from '../game/game'
import { type Reader, said } from './deps'

/** `odd`: not wrong, but to be told; `why`: the first thing that is wrong. */
export type Examined =
  | Readonly<{ ok: true; game: Game; odd: Said | null }>
  | Readonly<{ ok: false; why: Said }>

type Findings = Extract<ReadSave, { ok: false }>['findings']

/** The first finding, to be said. */
export const sayFinding = ([first]: Findings): Said => {
  const { fault = 'notJson', rule, path = '', hex = '', detail = {} } = first ?? {}
  return said(fault, { hex, ...detail, path }, rule)
}

/** The game of a file; null: its events lead to no table. */
const gameIn = ({ gameOf, isSound, nowOfFile }: Reader, save: SaveFile): Game | null => {
  try {
    const game = gameOf(save, nowOfFile(save))
    return isSound(game) ? game : null
  } catch {
    return null
  }
}

const wrongWith = ({ differenceIn, brokenSeal }: Reader, save: SaveFile, game: Game | null): Said | null => {
  if (!game) return said('eventsDoNotFit', { path: 'turns' })
  const differs = differenceIn(save)
  if (differs) return said('turnDiffers', { ...differs, event: differs.event ?? '', path: 'turns' })
  const side = brokenSeal(game)
  return side && said('sealBroken', { side, path: 'pending' })
}

/** The text of a saved game, looked into. Its id is that of the first game, to be made its own by the caller. */
export const examined = (reader: Reader, text: string): Examined => {
  const read = reader.readSave(text)
  if (!read.ok) return { ok: false, why: sayFinding(read.findings) }
  const game = gameIn(reader, read.save)
  const why = wrongWith(reader, read.save, game)
  if (why || !game) return { ok: false, why: why ?? said('eventsDoNotFit') }
  const odd = read.warnings.find(({ fault }) => fault === 'otherRules')
  return { ok: true, game, odd: odd ? said(odd.fault, odd.detail) : null }
}

/** A game of its own: a stored one with later turns is not written over. */
export const ofItsOwn = (game: Game, random: string): Game => ({
  ...game,
  id: `${game.id}-${random.slice(0, 8)}`,
})
