/** One saved game: what both players may know of it, and what can be done with it. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { SavedGame, ScenarioCard } from '../../store/api'
import type { LibraryStore } from '../../store/library/api'
import { useApp } from '../context'
import { download } from '../files'
import { Icon } from '../parts/Icon'
import { Thumbnail } from '../start/Card'
import { useWords } from '../useWords'
import { when } from '../when'
import { copyName, gameName } from './names'
import { Records } from './Records'
import { Rename } from './Rename'

/** R69: the map as it is printed; where units stand is nobody's business here. */
const NO_COUNTERS: ScenarioCard['counters'] = []

const Picture = ({ card }: Readonly<{ card: ScenarioCard | undefined }>) =>
  card ? (
    <Thumbnail card={{ map: card.map, counters: NO_COUNTERS }} />
  ) : (
    <div className="thumb" aria-hidden="true" />
  )

/** Whose seat is next; or that there is something to watch, or nothing any more. */
const useStanding = ({ next, over }: SavedGame, card: ScenarioCard | undefined): string => {
  const { t, lang } = useWords()
  if (over) return t('library.finished')
  if (next === null) return t('library.film')
  return t('library.next', { side: card?.sideNames[next][lang] ?? t(`sides.${next}`) })
}

const Facts = ({ game, card }: Readonly<{ game: SavedGame; card: ScenarioCard | undefined }>) => {
  const { t, lang } = useWords()
  const { title, scenario, turn, turns, savedAt } = game
  const standing = useStanding(game, card)
  return (
    <>
      <p>
        {title !== undefined && <span>{scenario[lang]}</span>}
        <span>{t('bar.clock', { turn, turns })}</span>
        <span>{t('library.savedAt', { when: when(savedAt, lang) })}</span>
      </p>
      <p className="entry-standing">{standing}</p>
    </>
  )
}

type Tool = Readonly<{ words: string; act: () => void; testId: string; open?: boolean }>

/** What can be done with a game besides opening it; the same words in each row, so each names its game. */
const Tools = ({ tools, name }: Readonly<{ tools: readonly Tool[]; name: string }>) => (
  <div className="entry-tools">
    {tools.map(({ words, act, testId, open }) => (
      <button key={testId} type="button" aria-expanded={open} onClick={act} data-testid={testId}>
        {words}
        <span className="unseen">: {name}</span>
      </button>
    ))}
  </div>
)

type Props = Readonly<{
  game: SavedGame
  first: boolean
  store: LibraryStore
  say: (words: string) => void
}>

export const Entry = ({ game, first, store, say }: Props) => {
  const { t, lang } = useWords()
  const { id } = game
  const card = useApp((state) => state.scenarios.find(({ name }) => name.en === game.scenario.en))
  const continueGame = useApp((state) => state.continueGame)
  const opened = useStore(store, (state) => (state.opened?.id === id ? state.opened.records : null))
  const [renaming, setRenaming] = useState(false)
  const renamed = useRef(false)
  const row = useRef<HTMLLIElement>(null)
  const { rename, copy, remove, look, exportGame } = store.getState()
  const name = gameName(game, lang)
  useEffect(() => {
    // The field is gone: back to the button that called it.
    if (renamed.current && !renaming)
      row.current?.querySelector<HTMLElement>(`[data-testid="rename-${id}"]`)?.focus()
    renamed.current = renaming
  }, [renaming, id])
  const makeCopy = async (): Promise<void> => {
    const taken = (store.getState().games ?? []).map((each) => gameName(each, lang))
    const title = copyName(name, t('library.copyWord'), taken)
    if (await copy(id, title)) say(t('library.copied', { name: title }))
  }
  const toFile = async (): Promise<void> => {
    const made = await exportGame(id)
    if (!made) return
    download(made.name, made.text)
    say(t('library.exported', { count: 1, file: made.name }))
  }
  return (
    <li ref={row} data-testid={`game-${id}`}>
      <Picture card={card} />
      <div className="entry-text">
        {renaming ? (
          <Rename
            game={game}
            onName={(typed) => void rename(id, typed).then(() => setRenaming(false))}
            onNo={() => setRenaming(false)}
          />
        ) : (
          <h3>{name}</h3>
        )}
        <Facts game={game} card={card} />
        <Tools
          name={name}
          tools={[
            { words: t('library.rename'), act: () => setRenaming(true), testId: `rename-${id}` },
            { words: t('library.copy'), act: () => void makeCopy(), testId: `copy-${id}` },
            { words: t('library.export'), act: () => void toFile(), testId: `export-${id}` },
            {
              words: t('library.records'),
              act: () => void look(opened ? null : id),
              testId: `records-${id}`,
              open: opened !== null,
            },
            { words: t('library.remove'), act: () => void remove(id), testId: `remove-${id}` },
          ]}
        />
        {opened && <Records game={game} records={opened} store={store} />}
      </div>
      <button
        type="button"
        className="btn primary"
        data-first={first || undefined}
        onClick={() => void continueGame(id)}
        data-testid={`open-${id}`}
      >
        <Icon name="play" />
        {t('library.open')}
        <span className="unseen">: {name}</span>
      </button>
    </li>
  )
}
