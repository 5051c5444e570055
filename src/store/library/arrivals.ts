/** A file of several games: each is looked into by itself, and what is right is put on the disk. */
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Entry } from '../../scenario/games'
import type { Said } from '../api'
import { type App, libraryOf, notify, openKeys, show } from '../app/context'
import { type Reader, said } from '../app/deps'
import { examined, ofItsOwn, sayFinding } from '../app/examine'
import { kin, playedText } from './exports'

/** `there`: the same game is on the disk already. */
type Taken = 'added' | 'there' | Readonly<{ refused: Said }>

/** Its place in the file, and its title if it has one. */
const named = (entry: Entry, at: number): string => {
  const title = entry.ok ? entry.game.title : null
  return title === null ? `№\u00a0${at + 1}` : `№\u00a0${at + 1}, ${title}`
}

/** R48, R49 A game never takes the place of another: it is the same one, or it gets an id of its own. */
const take = async (app: App, reader: Reader, entry: Entry): Promise<Taken> => {
  if (!entry.ok) return { refused: sayFinding(entry.findings) }
  const { title, save } = entry.game
  const looked = examined(reader, save)
  if (!looked.ok) return { refused: looked.why }
  const { game } = looked
  const keys = openKeys(game)
  const text = playedText({ game, keys })
  if ((await kin(app, game.id)).some((known) => playedText(known) === text)) return 'there'
  await app.archive.stow(ofItsOwn(game, app.deps.random()), keys, title)
  return 'added'
}

/** Lets the page breathe between two games. */
const pause = () => new Promise<void>((done) => setTimeout(done, 0))

type Count = { added: number; there: number; refused: Said[] }

const takeAll = async (
  app: App,
  reader: Reader,
  entries: readonly Entry[],
  count: Count,
): Promise<boolean> => {
  for (const [at, entry] of entries.entries()) {
    await pause()
    const taken = await take(app, reader, entry).catch((error) => {
      app.deps.fault(error)
      return null
    })
    if (taken === null) return false
    if (typeof taken === 'string') count[taken]++
    else {
      const { refused } = taken
      count.refused.push({ ...refused, detail: { ...refused.detail, file: named(entry, at) } })
    }
  }
  return true
}

/** Takes in a file of games. What was taken, what was there and what is wrong, the players are told. */
export const takeIn = async (app: App, reader: Reader, file: string, text: string): Promise<Verdict> => {
  const read = reader.readGames(text)
  if (!read.ok) {
    const { key, rule, detail } = sayFinding(read.findings)
    notify(app, key, { ...detail, file }, rule)
    return illegal(key, rule ?? '', { ...detail, file })
  }
  const count: Count = { added: 0, there: 0, refused: [] }
  const whole = await takeAll(app, reader, read.games, count)
  const { added, there, refused } = count
  await libraryOf(app)
  const left = read.games.length - added - there - refused.length
  const told = whole
    ? said('gamesTaken', { file, added, there })
    : said('gamesNotKept', { file, added, left })
  show(app, { notice: refused.length > 0 ? { ...told, parts: refused } : told })
  if (!whole) return illegal('gamesNotKept', '', { file })
  return added + there > 0 || refused.length === 0 ? legal : illegal('noGameSound', '', { file })
}
