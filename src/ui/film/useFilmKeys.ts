/** The keys of a film, of a turn just resolved or of a replay: pace, places in it, and the map. */
import type { Board } from '../../store/scene'
import { useKeys } from '../useKeys'
import type { Player } from './usePlayer'

const ZOOM = 1.25

export const useFilmKeys = (player: Player, board: Board | null): void =>
  useKeys([
    [
      'Space',
      (event) => {
        event.preventDefault()
        player.toggle()
      },
    ],
    ['ArrowRight', player.step],
    ['ArrowLeft', player.back],
    ['KeyN', player.skipPhase],
    ['End', player.skipAll],
    ['KeyF', () => board?.fit()],
    ['Equal', () => board?.zoomBy(ZOOM)],
    ['Minus', () => board?.zoomBy(1 / ZOOM)],
  ])
