/** The name of a game as a field: Enter saves it, Esc leaves it as it was. */
import { useState } from 'react'
import type { SavedGame } from '../../store/api'
import { useWords } from '../useWords'
import { gameName } from './names'

type Props = Readonly<{ game: SavedGame; onName: (name: string) => void; onNo: () => void }>

export const Rename = ({ game, onName, onNo }: Props) => {
  const { t, lang } = useWords()
  const [name, setName] = useState(game.title ?? '')
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault()
        onName(name)
      }}
    >
      <input
        className="text-field"
        aria-label={t('library.name', { name: gameName(game, lang) })}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={name}
        placeholder={game.scenario[lang]}
        // biome-ignore lint/a11y/noAutofocus: the field comes when it is asked for, in place of the name
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Esc would close the whole library.
          event.preventDefault()
          onNo()
        }}
        data-testid="rename"
      />
      <button type="submit" className="btn primary" data-testid="rename-save">
        {t('library.keepName')}
      </button>
      <button type="button" className="btn" onClick={onNo}>
        {t('library.cancel')}
      </button>
    </form>
  )
}
