/** What happened last turn, as far as this side may know. */
import { useState } from 'react'
import type { LogLine } from '../../store/api'
import { useApp, useSeat } from '../context'
import { SILENT } from '../film/sections'
import { Icon } from '../parts/Icon'
import { useKeys } from '../useKeys'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'
import { LineText } from './Line'

/** Lines that only keep the books are not news. */
const BOOKS: ReadonlySet<string> = new Set([...SILENT, 'controlled'])

const Filters = ({ mine, onMine }: Readonly<{ mine: boolean; onMine: (mine: boolean) => void }>) => {
  const { t } = useWords()
  return (
    <span className="filters">
      <button type="button" className="cap" aria-pressed={!mine} onClick={() => onMine(false)}>
        {t('log.all')}
      </button>
      <button type="button" className="cap" aria-pressed={mine} onClick={() => onMine(true)}>
        {t('log.mine')}
      </button>
    </span>
  )
}

const Lines = ({ lines }: Readonly<{ lines: readonly LogLine[] }>) => {
  const { t } = useWords()
  return (
    <ol className="log-lines scroll">
      {lines.map((line) => (
        <li key={line.n}>
          <time>{line.event.tick ?? t(`phases.${line.phase}`)}</time>
          <span>
            <LineText line={line} />
          </span>
        </li>
      ))}
    </ol>
  )
}

export const LogDrawer = () => {
  const { t } = useWords()
  const all = useSeat((state) => state.lastTurn)
  const turn = useSeat((state) => state.view.turn)
  const selected = useSeat((state) => state.selected)
  const [open, setOpen] = useState(false)
  const [mine, setMine] = useState(false)
  useKeys([['KeyJ', () => setOpen((now) => !now)]])
  const { before } = useTurnWords(useApp((state) => state.match))
  const title = turn > 1 ? t('log.title', { when: before }) : t('log.titleFirst')
  const news = all.filter(({ event }) => !BOOKS.has(event.kind))
  const lines = mine && selected ? news.filter(({ cast }) => selected in cast) : news
  const last = lines.at(-1)
  return (
    <section className={open ? 'log open' : 'log'} aria-label={title} data-testid="log">
      <header>
        <Icon name="log" />
        <span className="cap">{title}</span>
        {last && (
          <span className="last-line">
            <LineText line={last} />
          </span>
        )}
        <span className="grow" />
        <Filters mine={mine} onMine={setMine} />
        <button
          type="button"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={t(open ? 'log.close' : 'log.open')}
          data-testid="log-toggle"
        >
          <kbd>J</kbd>
        </button>
      </header>
      {news.length === 0 ? <p className="empty">{t('log.empty')}</p> : <Lines lines={lines} />}
    </section>
  )
}
