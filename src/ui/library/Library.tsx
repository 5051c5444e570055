/** The library: all games that this browser keeps, over the start page. Esc closes it. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { num } from '../../i18n/format'
import type { LibraryStore } from '../../store/library/api'
import { download, useChooseFile } from '../files'
import { useModal } from '../parts/Dialog'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'
import { Entry } from './Entry'
import { Removed } from './Removed'
import '../../i18n/library/words'
import './library.css'

/** Another tab may have saved meanwhile. */
const useFresh = (refresh: () => Promise<void>): void => {
  useEffect(() => {
    const look = (): void => void refresh()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [refresh])
}

type GamesProps = Readonly<{ store: LibraryStore; say: (words: string) => void }>

const Games = ({ store, say }: GamesProps) => {
  const { t } = useWords()
  const games = useStore(store, (state) => state.games)
  if (games === null) return <p className="library-none">{t('library.none')}</p>
  if (games.length === 0) return <p className="library-none">{t('library.empty')}</p>
  return (
    <ul className="library-list scroll" aria-label={t('library.list')}>
      {games.map((game, at) => (
        <Entry key={game.id} game={game} first={at === 0} store={store} say={say} />
      ))}
    </ul>
  )
}

/** R51: whether the games stay by themselves, and how much room they take. */
const SpaceLine = ({ store }: Readonly<{ store: LibraryStore }>) => {
  const { t, lang } = useWords()
  const { kept, used } = useStore(store, (state) => state.space)
  const none = useStore(store, (state) => (state.games ?? []).length === 0)
  if (none) return null
  const size = (bytes: number): string =>
    bytes < 100_000
      ? t('library.sizes.kB', { n: num(bytes / 1000, lang) })
      : t('library.sizes.MB', { n: num(bytes / 1_000_000, lang, 1) })
  return (
    <p data-testid="library-space">
      {t(kept ? 'library.kept' : 'library.notKept')}
      {used !== null && ` ${t('library.used', { size: size(used) })}`}
    </p>
  )
}

const ExportAll = ({ store, say }: GamesProps) => {
  const { t } = useWords()
  const none = useStore(store, (state) => (state.games ?? []).length === 0)
  const toFile = async (): Promise<void> => {
    const made = await store.getState().exportAll()
    if (!made) return
    download(made.name, made.text)
    const told = t('library.exported', { count: made.games, file: made.name })
    say(made.left.length === 0 ? told : `${told} ${t('library.left', { names: made.left.join(', ') })}`)
  }
  return (
    <button
      type="button"
      className="btn"
      disabled={none}
      onClick={() => void toFile()}
      data-testid="library-export"
    >
      <Icon name="save" />
      {t('library.exportAll')}
    </button>
  )
}

type Props = Readonly<{ store: LibraryStore; onClose: () => void }>

export const Library = ({ store, onClose }: Props) => {
  const { t } = useWords()
  const choose = useChooseFile()
  const box = useModal()
  const [said, setSaid] = useState('')
  // A game that was had back has the focus; without one it is where the reader begins.
  const settle = (id: string | null): void => {
    const wanted = id === null ? '[data-first]' : `[data-testid="open-${id}"]`
    box.current?.querySelector<HTMLElement>(wanted)?.focus()
  }
  useFresh(useStore(store, (state) => state.refresh))
  return (
    <dialog
      ref={box}
      className="library book sheet"
      aria-label={t('library.title')}
      data-testid="library"
      onCancel={(event) => {
        // The question over it closes by itself.
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <header>
        <Icon name="log" />
        <h2>{t('library.title')}</h2>
        <span className="grow" />
        <button type="button" className="btn" onClick={choose} data-testid="library-file">
          <Icon name="open" />
          {t('start.open')}
        </button>
        <button type="button" className="btn" onClick={onClose} data-testid="library-close">
          {t('app.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <Removed store={store} onDone={settle} />
      <Games store={store} say={setSaid} />
      <footer>
        <div className="grow">
          <SpaceLine store={store} />
          <p role="status" data-testid="library-said">
            {said}
          </p>
        </div>
        <ExportAll store={store} say={setSaid} />
      </footer>
    </dialog>
  )
}
