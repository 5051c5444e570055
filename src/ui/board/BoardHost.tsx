import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Board, BoardHandlers, Scene } from '../../store/scene'
import { NotLoaded, useApp, useViews } from '../context'
import { useWords } from '../useWords'

type Props = Readonly<{
  scene: Scene
  handlers: Partial<BoardHandlers>
  onBoard: (board: Board | null) => void
  /** The map is unfolded, or it cannot be. */
  onSettled?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  /** The film shows its scenes itself, between its cues. */
  manual?: boolean
}>

const nothing = (): void => undefined

/** A picture that the browser took away comes back by itself, or not at all: `webglcontextlost` does not bubble. */
const useLost = (host: RefObject<HTMLElement | null>): boolean => {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const element = host.current
    const gone = () => setLost(true)
    const back = () => setLost(false)
    element?.addEventListener('webglcontextlost', gone, true)
    element?.addEventListener('webglcontextrestored', back, true)
    return () => {
      element?.removeEventListener('webglcontextlost', gone, true)
      element?.removeEventListener('webglcontextrestored', back, true)
    }
  }, [host])
  return lost
}

/** R54: what happened, what was kept, what to do. */
const NoMap = ({ words }: Readonly<{ words: string }>) => (
  <p className="map-loading no-map" role="alert" data-testid="no-map">
    {words}
  </p>
)

/** Holds the drawn map. It goes with its screen: nothing of it stays at a hand-over. */
export const BoardHost = ({ scene, handlers, onBoard, onSettled, onKeyDown, manual = false }: Props) => {
  const { t } = useWords()
  const { mountBoard } = useViews()
  const dark = useApp((state) => state.dark)
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef({ handlers, onBoard, onSettled, dark })
  latest.current = { handlers, onBoard, onSettled, dark }
  const [board, setBoard] = useState<Board | null>(null)
  const [failed, setFailed] = useState<'cannot' | 'notLoaded' | null>(null)
  const lost = useLost(host)
  useEffect(() => {
    let gone = false
    let made: Board | null = null
    const now = (): Partial<BoardHandlers> => latest.current.handlers
    const all: BoardHandlers = {
      click: (at) => now().click?.(at),
      context: (at) => now().context?.(at),
      hover: (at) => now().hover?.(at),
      dragPath: (from, hex) => now().dragPath?.(from, hex),
      dragEnd: (from) => now().dragEnd?.(from),
    }
    const mount = async (element: HTMLElement): Promise<void> => {
      const ready = await mountBoard(element, all, { dark: latest.current.dark })
      if (gone) return ready.destroy()
      made = ready
      setBoard(ready)
      latest.current.onBoard(ready)
    }
    if (host.current)
      mount(host.current)
        .catch((error) => setFailed(error instanceof NotLoaded ? 'notLoaded' : 'cannot'))
        .finally(() => latest.current.onSettled?.())
    return () => {
      gone = true
      latest.current.onBoard(null)
      made?.destroy()
    }
  }, [mountBoard])
  useEffect(() => {
    if (!manual) board?.show(scene)
  }, [board, scene, manual])
  useEffect(() => board?.theme(dark), [board, dark])
  return (
    <>
      {!board && !failed && <p className="map-loading">{t('app.loading')}</p>}
      {failed && <NoMap words={t(failed === 'cannot' ? 'map.cannot' : 'said.partNotLoaded')} />}
      {lost && <NoMap words={t('map.lost')} />}
      <div
        className="board"
        ref={host}
        // A map is worked with keys of its own: the arrows move its cursor.
        role="application"
        aria-label={t('map.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus
        tabIndex={0}
        onKeyDown={onKeyDown ?? nothing}
        data-testid="board"
      />
    </>
  )
}
