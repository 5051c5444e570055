/** Screen 8: a recorded game, turn by turn, with the eyes of both, of one side, or of the umpire. */
import { useState } from 'react'
import type { Board } from '../../store/scene'
import { Bar } from '../bar/Bar'
import { BoardHost } from '../board/BoardHost'
import { FilmProvider, useFilm, useReplay } from '../context'
import { Banner } from '../film/Banner'
import { Controls } from '../film/Controls'
import { FilmLog } from '../film/FilmLog'
import { Tray } from '../film/Tray'
import { useFilmKeys } from '../film/useFilmKeys'
import { usePlayer } from '../film/usePlayer'
import { Icon } from '../parts/Icon'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'
import { Course } from './Course'

const Badge = () => {
  const { t } = useWords()
  const over = useReplay((state) => state.over)
  return (
    <div className="seat-badge">
      <Icon name="eye" />
      <div>
        {t('replay.title')}
        <small>{t(over ? 'replay.whole' : 'replay.soFar')}</small>
      </div>
    </div>
  )
}

const Reel = () => {
  const { t } = useWords()
  const [board, setBoard] = useState<Board | null>(null)
  const scene = useFilm((state) => state.scene)
  const phase = useFilm((state) => state.lines[Math.max(0, state.at - 1)]?.phase ?? 'fire')
  const { turn, turns, goTo, close } = useReplay((state) => state)
  const player = usePlayer(board, false)
  useFilmKeys(player, board)
  useKeys([
    ['PageDown', () => goTo(turn + 1)],
    ['PageUp', () => goTo(turn - 1)],
    ['Home', () => player.seek(0)],
    ['Escape', close],
  ])
  return (
    <div className="game film replay" data-testid="replay" data-turn={turn}>
      <Bar phase={phase} badges={<Badge />} />
      <main className="map">
        <BoardHost scene={scene} handlers={{}} onBoard={setBoard} />
        <Banner staged={player.staged} />
        {player.staged === null && <Tray />}
      </main>
      <Course />
      <Controls player={player} end={t(turn < turns ? 'replay.nextTurn' : 'replay.close')} />
      <FilmLog />
    </div>
  )
}

export const Replay = () => {
  const film = useReplay((state) => state.film)
  return (
    <FilmProvider store={film}>
      <Reel />
    </FilmProvider>
  )
}
