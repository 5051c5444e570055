/** The line of a deletion that can be undone: until it is closed, or another game is deleted. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { LibraryStore } from '../../store/library/api'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'
import { gameName } from './names'

type Props = Readonly<{ store: LibraryStore; onDone: (id: string | null) => void }>

export const Removed = ({ store, onDone }: Props) => {
  const { t, lang } = useWords()
  const game = useStore(store, (state) => state.removed)
  const undo = useRef<HTMLButtonElement>(null)
  const id = game?.id
  useEffect(() => {
    // The button that was pressed is gone with its game.
    if (id !== undefined) undo.current?.focus()
  }, [id])
  return (
    <div className="removed" role="status" hidden={!game}>
      {game && (
        <>
          <span>{t('library.removed', { name: gameName(game, lang) })}</span>
          <button
            ref={undo}
            type="button"
            className="btn"
            onClick={() =>
              void store
                .getState()
                .restore()
                .then(() => onDone(game.id))
            }
            data-testid="library-undo"
          >
            <Icon name="undo" />
            {t('library.restore')}
          </button>
          <button
            type="button"
            className="btn bare"
            title={t('library.forget')}
            onClick={() =>
              void store
                .getState()
                .forget()
                .then(() => onDone(null))
            }
            data-testid="library-forget"
          >
            <Icon name="clear" />
            <span className="unseen">{t('library.forget')}</span>
          </button>
        </>
      )}
    </div>
  )
}
