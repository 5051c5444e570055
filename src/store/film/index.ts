/**
 * The film of a resolved turn, for both players at once, or in a replay for other eyes. The umpire's states stay in
 * a closure; what the store holds is made from what these eyes may know. The UI plays `stepCue`, then calls `step`: no timers here.
 */
import { createStore } from 'zustand/vanilla'
import type { FilmActions, FilmState, FilmStore, Lang, LogLine } from '../api'
import { stepEnd, stepStart } from './cues'
import { framesOf, linesOf, type Played } from './lines'
import { luckOf } from './luck'
import { filmPicture } from './picture'
import { type Eyes, ownersFor, tableFor } from './table'

export type FilmInput = Readonly<{
  played: Played
  eyes: Eyes
  lang: Lang
  speed: FilmState['speed']
  /** Line to go on from. */
  at: number
  onSpeed: (speed: FilmState['speed']) => void
  /** The film came into another phase, or to its end. */
  onPhase: (at: number) => void
  onFinish: () => void
}>

export type OpenFilm = Readonly<{ store: FilmStore; relabel: (lang: Lang) => void; close: () => void }>

type Moment = Pick<FilmState, 'at' | 'scene' | 'luck' | 'done'>

type Reel = Readonly<{
  input: FilmInput
  lines: readonly LogLine[]
  moment: (at: number) => Moment
  store: () => FilmStore
  /** True until the film is closed or finished. */
  runs: () => boolean
  stop: () => void
}>

const startsPhase = (line: LogLine | undefined): boolean => line?.event.kind === 'phaseBegan'

/** The film after a number of lines, made when it is asked for. */
const momentsOf = (input: FilmInput, lang: () => Lang) => {
  const placed = linesOf(input.played, input.eyes, input.lang)
  const lines = placed.map(({ line }) => line)
  const frame = framesOf(input.played)
  const picture = filmPicture(lines, ownersFor(input.eyes))
  const clamp = (at: number): number => Math.max(0, Math.min(lines.length, Math.trunc(at) || 0))
  const moment = (to: number): Moment => {
    const at = clamp(to)
    const table = tableFor(frame(placed[at - 1]?.place ?? 0), input.eyes)
    return {
      at,
      scene: picture(table, at, lang()),
      luck: luckOf(lines.slice(0, at)),
      done: at >= lines.length,
    }
  }
  return { lines, moment }
}

const go = (
  { input, lines, moment, store, runs }: Reel,
  to: number,
  change: Partial<FilmState> = {},
): void => {
  if (!runs()) return
  const { at: from, playing } = store().getState()
  const next = moment(to)
  store().setState({ ...next, playing: playing && !next.done, ...change })
  const passed = lines.slice(Math.min(from, next.at) + 1, Math.max(from, next.at) + 1)
  if (passed.some(startsPhase) || (next.done && from !== next.at)) input.onPhase(next.at)
}

const phaseEnd = (lines: readonly LogLine[], at: number): number => {
  const next = lines.findIndex((line, index) => index > at && startsPhase(line))
  return next < 0 ? lines.length : next
}

const actionsOf = (reel: Reel): FilmActions => {
  const { input, lines } = reel
  const at = (): number => reel.store().getState().at
  const set = (change: Partial<FilmState>): void => reel.store().setState(change)
  return {
    play: () => {
      if (reel.runs() && at() < lines.length) set({ playing: true })
    },
    pause: () => set({ playing: false }),
    step: () => go(reel, stepEnd(lines, at())),
    back: () => go(reel, stepStart(lines, at()), { playing: false }),
    seek: (line) => go(reel, line),
    setSpeed: (speed) => {
      set({ speed })
      input.onSpeed(speed)
    },
    skipPhase: () => go(reel, phaseEnd(lines, at())),
    skipAll: () => go(reel, lines.length),
    openLine: (open) => set({ open }),
    finish: () => {
      if (!reel.runs()) return
      reel.stop()
      input.onFinish()
    },
  }
}

export const openFilm = (input: FilmInput): OpenFilm => {
  let { lang } = input
  let running = true
  const stop = (): void => {
    running = false
  }
  const { lines, moment } = momentsOf(input, () => lang)
  const reel: Reel = { input, lines, moment, store: () => store, runs: () => running, stop }
  const store: FilmStore = createStore(() => ({
    turn: input.played.start.turn,
    lines,
    playing: false,
    speed: input.speed,
    open: null,
    ...moment(input.at),
    ...actionsOf(reel),
  }))
  return {
    store,
    relabel: (next) => {
      lang = next
      if (running) store.setState(moment(store.getState().at))
    },
    close: stop,
  }
}
