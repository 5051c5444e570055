/** A table for tests: real rules and battles, a disk in memory, chance and clock that can be told. */
import { readFileSync } from 'node:fs'
import { VARIANTS } from '../../src/engine/tactical/tables/variants'
import { type AppDeps, createApp } from '../../src/store'
import type { AppStore, FilmStore, NewGame, SeatStore } from '../../src/store/api'
import type { Keeper, Kept } from '../../src/store/keep/persistence'
import type { Prefs } from '../../src/store/keep/prefs'
import * as library from '../../src/store/library'
import * as reader from '../../src/store/reader'
import * as umpire from '../../src/store/umpire'

const TUTORIAL = 'tutorial-balka'

/** A disk: games with their records, newest first. `breakAt`: saves from that one on are refused. */
export type Disk = { rows: Map<string, Kept[]>; saves: number; breakAt: number; blocked: boolean }

export const newDisk = (): Disk => ({
  rows: new Map(),
  saves: 0,
  breakAt: Number.POSITIVE_INFINITY,
  blocked: false,
})

const keeperOn = (disk: Disk): Keeper => {
  const ask = (): void => {
    if (disk.blocked) throw new DOMException('blocked', 'SecurityError')
  }
  let order: string[] = []
  return {
    list: async () => {
      ask()
      const ids = order.length > 0 ? order : [...disk.rows.keys()].reverse()
      return ids.map((id, at) => ({
        head: (disk.rows.get(id) as Kept[])[0]?.head as Kept['head'],
        seq: ids.length - at,
      }))
    },
    load: async (game) => {
      ask()
      return disk.rows.get(game) ?? []
    },
    save: async (kept) => {
      ask()
      disk.saves += 1
      if (disk.saves >= disk.breakAt) throw new DOMException('', 'QuotaExceededError')
      const id = kept.head.id
      disk.rows.set(id, [kept, ...(disk.rows.get(id) ?? [])].slice(0, 3))
      order = [id, ...order.filter((each) => each !== id)]
    },
    ask: () => Promise.reject(new Error('a disk in memory: the library wants a database')),
    onLost: () => {},
  }
}

const file = (name: string): string =>
  readFileSync(new URL(`../../public/scenarios/${name}`, import.meta.url), 'utf8')

export const depsOn = (disk: Disk, over: Partial<AppDeps> = {}): AppDeps => {
  let drawn = 0
  let prefs: Partial<Prefs> = {}
  return {
    lang: 'en',
    random: () => (++drawn).toString(16).padStart(64, 'a'),
    now: () => new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
    battles: async () => [TUTORIAL],
    loadScenario: async (id) => file(`${id}.json`),
    umpire: async () => umpire,
    reader: async () => reader,
    library: async () => library,
    keeper: keeperOn(disk),
    prefs: {
      read: () => prefs,
      write: (next) => {
        prefs = next
      },
    },
    claim: async () => () => {},
    stay: () => {},
    space: async () => ({ kept: false, used: 0 }),
    fault: (error) => console.error(error),
    ...over,
  }
}

const until = (store: AppStore, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) return resolve()
    const stop = store.subscribe(() => {
      if (!holds()) return
      stop()
      resolve()
    })
  })

export const openApp = async (disk: Disk = newDisk(), over: Partial<AppDeps> = {}): Promise<AppStore> => {
  const app = createApp(depsOn(disk, over))
  await until(app, () => app.getState().ready)
  return app
}

const choice = (over: Partial<NewGame> = {}): NewGame => ({
  scenario: TUTORIAL,
  names: { ussr: 'Anna', axis: 'Boris' },
  pins: { ussr: '', axis: '' },
  variants: VARIANTS,
  ...over,
})

export const started = async (app: AppStore, over: Partial<NewGame> = {}): Promise<void> => {
  app.getState().startGame(choice(over))
  await until(app, () => app.getState().screen === 'curtain')
}

export const seatIn = (app: AppStore): SeatStore => {
  const { seat } = app.getState()
  if (!seat) throw new Error(`nobody sits at the ${app.getState().screen}`)
  return seat
}

export const filmIn = (app: AppStore): FilmStore => {
  const { film } = app.getState()
  if (!film) throw new Error(`no film at the ${app.getState().screen}`)
  return film
}

/** The umpire is there and has done his part. */
export const umpired = (app: AppStore): Promise<void> => until(app, () => app.getState().screen !== 'umpire')

/** Opens the envelope that lies there, lets its owner write, and seals. */
export const turnOf = async (
  app: AppStore,
  write: (seat: SeatStore) => void = () => {},
  pin = '',
): Promise<void> => {
  if (!(await app.getState().openEnvelope(pin))) throw new Error('the envelope stayed shut')
  const seat = seatIn(app)
  write(seat)
  seat.getState().seal()
  await umpired(app)
}

/** Both have set up as the battle's file says. */
export const toOrders = async (app: AppStore): Promise<void> => {
  await started(app)
  await turnOf(app)
  await turnOf(app)
}

/** "saved", "failed" or "unavailable": no write is under way. */
export const settled = (app: AppStore): Promise<void> =>
  until(app, () => app.getState().saveStatus !== 'saving')

/** Everything that can be reached from a value, as text; functions keep their closures to themselves. */
export const reachable = (value: unknown): string => {
  const seen = new Set<unknown>()
  const texts: string[] = []
  const walk = (at: unknown): void => {
    if (typeof at === 'string' || typeof at === 'number') texts.push(String(at))
    if (at === null || (typeof at !== 'object' && typeof at !== 'function') || seen.has(at)) return
    seen.add(at)
    if (typeof at === 'object' && 'getState' in at && typeof at.getState === 'function') walk(at.getState())
    if (at instanceof Map || at instanceof Set) for (const entry of at) walk(entry)
    for (const key of Reflect.ownKeys(at)) {
      if (typeof key === 'string') texts.push(key)
      walk((at as Record<PropertyKey, unknown>)[key])
    }
  }
  walk(value)
  return texts.join('\n')
}
