/** Plays the film: the animation of a step, then the step, then time to read it. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LogLine } from '../../store/api'
import { stepCue } from '../../store/film/cues'
import type { Board } from '../../store/scene'
import { useFilm, useFilmStore } from '../context'
import { useSounds } from '../sound'
import { SILENT } from './sections'

export type Player = Readonly<
  Record<'toggle' | 'step' | 'back' | 'skipPhase' | 'skipAll', () => void> & {
    seek: (line: number) => void
    /** The line whose animation is running; null: none. */
    staged: number | null
  }
>

/** Time to read a line at 1×, in ms: a roll asks for more than a step on the road. */
const READ = { roll: 1250, test: 800, move: 260, phase: 700, other: 420 } as const

const readingOf = (line: LogLine | undefined): keyof typeof READ => {
  switch (line?.event.kind) {
    case 'fired':
    case 'struck':
      return 'roll'
    case 'tested':
    case 'tankFear':
    case 'observerTested':
      return 'test'
    case 'moved':
      return 'move'
    case 'phaseBegan':
      return 'phase'
    default:
      return 'other'
  }
}

/** A line that is only for the books takes no time. */
const isBook = (line: LogLine | undefined): boolean =>
  line !== undefined && line.event.kind !== 'phaseBegan' && SILENT.has(line.event.kind)

const reduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** @param auto begins by itself, as the film of a turn does that was just resolved */
export const usePlayer = (board: Board | null, auto: boolean): Player => {
  const film = useFilmStore()
  const playing = useFilm((state) => state.playing)
  const sounds = useSounds()
  const [staged, setStaged] = useState<number | null>(null)
  const stage = useRef({ board, sounds, run: 0 })
  stage.current.board = board
  stage.current.sounds = sounds

  const player = useMemo(() => {
    /** A new run ends the one before: a step pressed twice does not wait. */
    const start = (): (() => boolean) => {
      stage.current.run += 1
      setStaged(null)
      const own = stage.current.run
      return () => own === stage.current.run
    }
    const showStep = async (live: () => boolean): Promise<void> => {
      const { lines, at, speed } = film.getState()
      const cue = stepCue({ lines, at })
      stage.current.sounds(lines[at])
      if (cue && stage.current.board) {
        setStaged(at)
        await stage.current.board.play(cue, reduced() ? 0 : speed)
      }
      if (!live()) return
      setStaged(null)
      film.getState().step()
    }
    const wait = (ms: number): Promise<void> => new Promise((done) => window.setTimeout(done, ms))
    const run = async (): Promise<void> => {
      const live = start()
      while (live() && film.getState().playing && !film.getState().done) {
        await showStep(live)
        const { lines, at, speed } = film.getState()
        const last = lines[at - 1]
        if (live() && !isBook(last)) await wait(READ[readingOf(last)] / speed)
      }
    }
    const stop = (): void => {
      start()
      film.getState().pause()
    }
    return {
      run,
      stop,
      toggle: () => (film.getState().playing ? stop() : film.getState().play()),
      step: () => {
        film.getState().pause()
        if (!film.getState().done) void showStep(start())
      },
      back: () => {
        stop()
        film.getState().back()
      },
      skipPhase: () => {
        start()
        film.getState().skipPhase()
        if (film.getState().playing) void run()
      },
      skipAll: () => {
        stop()
        film.getState().skipAll()
      },
      seek: (line: number) => {
        stop()
        film.getState().seek(line)
      },
    }
  }, [film])

  useEffect(() => {
    if (playing && board) void player.run()
  }, [playing, board, player])
  useEffect(() => {
    if (auto && film.getState().at === 0 && !reduced()) film.getState().play()
    return player.stop
  }, [film, player, auto])
  return { ...player, staged }
}
