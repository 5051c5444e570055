/** Screen 1: continue, choose a battle, learn, open a file; language, desk and sound. */
import { Suspense, useRef, useState } from 'react'
import { day } from '../../i18n/format'
import type { ScenarioCard } from '../../store/api'
import type { LibraryStore } from '../../store/library/api'
import { useApp } from '../context'
import { useChooseFile } from '../files'
import { Library } from '../later'
import { Logo } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { useOpenRule } from '../rulebook/openRule'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'
import { Card, isTutorial } from './Card'
import { Contours } from './Contours'
import { Earlier } from './Earlier'
import { Settings } from './Settings'

type Sort = 'byDate' | 'byLength' | 'bySize'

const size = (card: ScenarioCard): number => card.units.ussr + card.units.axis

const ORDER: Readonly<Record<Sort, (a: ScenarioCard, b: ScenarioCard) => number>> = {
  byDate: (a, b) => (isTutorial(a) ? -1 : isTutorial(b) ? 1 : a.date.localeCompare(b.date)),
  byLength: (a, b) => a.minutes - b.minutes || a.turns - b.turns,
  bySize: (a, b) => size(a) - size(b),
}

const Continue = () => {
  const { t, lang } = useWords()
  const saved = useApp((state) => state.saved)
  const continueGame = useApp((state) => state.continueGame)
  const side = useApp((state) => {
    const card = state.scenarios.find(({ name }) => name.en === state.saved?.scenario.en)
    return state.saved?.next ? card?.sideNames[state.saved.next][state.lang] : undefined
  })
  if (!saved) return null
  return (
    <button type="button" className="continue" onClick={() => void continueGame()} data-testid="continue">
      <span>
        <strong>{t('start.continue')}</strong>
        <small>
          {t('start.continueTurn', {
            name: saved.title ?? saved.scenario[lang],
            turn: saved.turn,
            turns: saved.turns,
          })}
        </small>
        <small>{saved.next ? t('start.continueSeat', { side: side ?? '' }) : t('start.continueFilm')}</small>
      </span>
      <span className="go">
        <Icon name="play" />
      </span>
    </button>
  )
}

type SideProps = Readonly<{ toCards: () => void; learn: (() => void) | null; toGames: () => void }>

const Side = ({ toCards, learn, toGames }: SideProps) => {
  const { t } = useWords()
  const choose = useChooseFile()
  const openRule = useOpenRule()
  return (
    <aside className="start-side">
      <Contours />
      <Logo width={46} />
      <h1>{t('app.title')}</h1>
      <p className="tagline">{t('app.tagline')}</p>
      <Continue />
      <Earlier />
      <nav className="start-nav">
        <button type="button" className="on" onClick={toCards} data-testid="nav-scenarios">
          <Icon name="flag" />
          <span>{t('start.scenarios')}</span>
          <kbd>1</kbd>
        </button>
        {learn && (
          <button type="button" onClick={learn} data-testid="nav-learn">
            <Icon name="cap" />
            <span>{t('start.learn')}</span>
            <kbd>2</kbd>
          </button>
        )}
        <button type="button" onClick={choose} data-testid="nav-open">
          <Icon name="open" />
          <span>{t('start.open')}</span>
          <kbd>Ctrl O</kbd>
        </button>
        <button type="button" onClick={() => openRule?.('T1')} data-testid="nav-rulebook">
          <Icon name="book" />
          <span>{t('app.rulebook')}</span>
          <kbd>3</kbd>
        </button>
        <button type="button" onClick={toGames} data-testid="nav-library">
          <Icon name="log" />
          <span>{t('start.games')}</span>
          <kbd>4</kbd>
        </button>
      </nav>
      <Settings />
    </aside>
  )
}

export const Start = () => {
  const { t, lang } = useWords()
  const scenarios = useApp((state) => state.scenarios)
  const last = useApp((state) => state.saved?.scenario.en)
  const pick = useApp((state) => state.pickScenario)
  const choose = useChooseFile()
  const openRule = useOpenRule()
  const [sort, setSort] = useState<Sort>('byDate')
  const [library, setLibrary] = useState<LibraryStore | null>(null)
  const openLibrary = useApp((state) => state.openLibrary)
  const toGames = () => void openLibrary().then(setLibrary)
  const cards = useRef<HTMLDivElement>(null)
  const tutorial = scenarios.find(isTutorial)
  const learn = tutorial ? () => pick(tutorial.id) : null
  const toCards = () => cards.current?.querySelector('button')?.focus()
  useKeys([
    ['Digit1', toCards],
    ['Digit2', () => learn?.()],
    ['Digit3', () => openRule?.('T1')],
    ['Digit4', toGames],
    [
      '$mod+KeyO',
      (event) => {
        event.preventDefault()
        choose()
      },
    ],
  ])
  const sorted = [...scenarios].sort(ORDER[sort])
  const dates = scenarios.map(({ date }) => date).sort()
  const range = { first: day(dates[0] ?? '', lang), last: day(dates.at(-1) ?? '', lang) }
  return (
    <div className="start" data-testid="start">
      <Side toCards={toCards} learn={learn} toGames={toGames} />
      <main className="start-main">
        <header>
          <h2>{t('start.scenarios')}</h2>
          <p>
            {t('start.battles', { count: scenarios.length })}
            {dates.length > 1 && <span className="wide-only">, {t('start.from', range)}</span>}
          </p>
          <fieldset className="sorts" aria-label={t('start.sort')}>
            {(Object.keys(ORDER) as Sort[]).map((by) => (
              <button key={by} type="button" aria-pressed={by === sort} onClick={() => setSort(by)}>
                {t(`start.${by}`)}
              </button>
            ))}
          </fieldset>
        </header>
        <div className="cards scroll" ref={cards}>
          {sorted.map((card) => (
            <Card key={card.id} card={card} last={card.name.en === last} onPick={() => pick(card.id)} />
          ))}
        </div>
      </main>
      <Suspense>{library && <Library store={library} onClose={() => setLibrary(null)} />}</Suspense>
    </div>
  )
}
