/** The resolution film: what both sealed sheets came to, shot by shot, public to both. */
import { useState } from 'react'
import type { Board } from '../../store/scene'
import { Bar } from '../bar/Bar'
import { Keys } from '../bar/Keys'
import { BoardHost } from '../board/BoardHost'
import { useApp, useFilm } from '../context'
import { Icon } from '../parts/Icon'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'
import { Banner } from './Banner'
import { Controls } from './Controls'
import { FilmLog } from './FilmLog'
import { Tray } from './Tray'
import { useFilmKeys } from './useFilmKeys'
import { usePlayer } from './usePlayer'

const SealedBadge = () => {
  const { t } = useWords()
  const commitment = useApp((state) => state.match?.commitment ?? '')
  return (
    <div className="seat-badge">
      <Icon name="lock" />
      <div>
        {t('bar.bothSealed')}
        <small>{t('bar.commitment', { hash: `${commitment.slice(0, 4)}·${commitment.slice(4, 8)}` })}</small>
      </div>
    </div>
  )
}

export const Film = () => {
  const { t } = useWords()
  const [board, setBoard] = useState<Board | null>(null)
  const [keys, setKeys] = useState(false)
  const scene = useFilm((state) => state.scene)
  const phase = useFilm((state) => state.lines[Math.max(0, state.at - 1)]?.phase ?? 'fire')
  const player = usePlayer(board, true)
  useFilmKeys(player, board)
  useKeys([
    ['Shift+Slash', () => setKeys(true)],
    ['Shift+Digit7', (event) => event.key === '?' && setKeys(true)],
  ])
  return (
    <div className="game film" data-testid="film">
      <Bar phase={phase} badges={<SealedBadge />} />
      <main className="map">
        <BoardHost scene={scene} handlers={{}} onBoard={setBoard} />
        <Banner staged={player.staged} />
        {player.staged === null && <Tray />}
      </main>
      <Controls player={player} end={t('film.toReport')} />
      <FilmLog />
      {keys && <Keys onClose={() => setKeys(false)} />}
    </div>
  )
}
