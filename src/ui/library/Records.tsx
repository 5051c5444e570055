/** The last records of a game; one that is not the newest is opened as a copy, after a question. */
import { useState } from 'react'
import type { SavedGame } from '../../store/api'
import type { GameRecord, LibraryStore } from '../../store/library/api'
import { useApp } from '../context'
import { Dialog } from '../parts/Dialog'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'
import { whenExactly } from '../when'
import { copyName, gameName } from './names'

type Props = Readonly<{ game: SavedGame; records: readonly GameRecord[]; store: LibraryStore }>

type AskProps = Readonly<{
  game: SavedGame
  record: string
  copy: string
  onYes: () => void
  onNo: () => void
}>

const AskOlder = ({ game, record, copy, onYes, onNo }: AskProps) => {
  const { t, lang } = useWords()
  return (
    <Dialog title={t('library.older.title')} onNo={onNo} testId="older-dialog">
      <p>{t('library.older.text', { name: gameName(game, lang), record, copy })}</p>
      <div className="dialog-foot">
        <button type="button" className="btn" data-first onClick={onNo}>
          {t('library.cancel')}
        </button>
        <button type="button" className="btn primary" onClick={onYes} data-testid="older-yes">
          {t('library.older.yes')}
        </button>
      </div>
    </Dialog>
  )
}

export const Records = ({ game, records, store }: Props) => {
  const { t, lang } = useWords()
  const continueGame = useApp((state) => state.continueGame)
  const [asked, setAsked] = useState<GameRecord | null>(null)
  const words = ({ head }: GameRecord): string =>
    t('library.record', { turn: head.turn, when: whenExactly(head.savedAt, lang, new Date()) })
  const nameFor = ({ head }: GameRecord): string => {
    const taken = (store.getState().games ?? []).map((each) => gameName(each, lang))
    return copyName(gameName(game, lang), t('library.older.word', { turn: head.turn }), taken)
  }
  const openCopy = async (record: GameRecord): Promise<void> => {
    setAsked(null)
    const id = await store.getState().copy(game.id, nameFor(record), record.seq)
    if (id !== null) await continueGame(id)
  }
  return (
    <>
      <ul className="records" aria-label={t('library.records')} data-testid="records">
        {records.map((record, age) => (
          <li key={record.seq}>
            <button
              type="button"
              onClick={() => (age === 0 ? void continueGame(game.id) : setAsked(record))}
              data-testid={`record-${age}`}
            >
              <Icon name="clock" />
              {words(record)}
              {age === 0 && <small>{t('library.newest')}</small>}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <AskOlder
          game={game}
          record={words(asked)}
          copy={nameFor(asked)}
          onYes={() => void openCopy(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  )
}
