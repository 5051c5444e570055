/** The table: one screen at a time. At the curtain nothing of the game is mounted. */
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { I18nextProvider } from 'react-i18next'
import { words } from '../i18n'
import type { AppStore } from '../store/api'
import { AppProvider, FilmProvider, ReplayProvider, SeatProvider, useApp, type Views } from './context'
import { Curtain } from './curtain/Curtain'
import { Files } from './files'
import { Film, fetchAhead, NewGame, Replay, Report, ResultScreen } from './later'
import { Notice } from './Notice'
import { Rulebooks } from './rulebook/Rulebooks'
import { SeatScreen } from './SeatScreen'
import { Start } from './start/Start'
import { useLeaving } from './useLeaving'
import { useWords } from './useWords'
import './styles'

const keys = new WeakMap<object, string>()
let made = 0

/** A key for each store that ever was: a new seat is a new tree, whatever it holds. */
const keyOf = (store: object): string => {
  const known = keys.get(store)
  if (known !== undefined) return known
  made += 1
  keys.set(store, `seat-${made}`)
  return `seat-${made}`
}

/** Seen only where the umpire's part of the program is slow to come. */
const Waiting = () => {
  const { t } = useWords()
  return (
    <main className="waiting" data-testid="umpire">
      <p role="status">{t('app.umpire')}</p>
    </main>
  )
}

/** R54: a screen that could not be fetched or drawn says so; what was saved is kept. */
const Broken = () => {
  const { t } = useWords()
  return (
    <main className="waiting" data-testid="broken">
      <p role="alert">{t('said.partNotLoaded')}</p>
      <p>
        <button type="button" className="btn primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
      </p>
    </main>
  )
}

const Screen = () => {
  const screen = useApp((state) => state.screen)
  const seat = useApp((state) => state.seat)
  const film = useApp((state) => state.film)
  const replay = useApp((state) => state.replay)
  const picked = useApp((state) => state.picked)
  switch (screen) {
    case 'start':
      return <Start />
    case 'newGame':
      return <NewGame key={picked} />
    case 'curtain':
      return <Curtain />
    case 'deploy':
    case 'orders':
      return seat ? (
        <SeatProvider store={seat} key={keyOf(seat)}>
          <SeatScreen />
        </SeatProvider>
      ) : null
    case 'umpire':
      return <Waiting />
    case 'film':
      return film ? (
        <FilmProvider store={film} key={keyOf(film)}>
          <Film />
        </FilmProvider>
      ) : null
    case 'replay':
      return replay ? (
        <ReplayProvider store={replay} key={keyOf(replay)}>
          <Replay />
        </ReplayProvider>
      ) : null
    case 'report':
      return <Report />
    case 'result':
      return <ResultScreen />
    default:
      return screen satisfies never
  }
}

/** Language and desk live on the document; its title stays neutral (R60). */
const Desk = () => {
  const lang = useApp((state) => state.lang)
  const dark = useApp((state) => state.dark)
  const screen = useApp((state) => state.screen)
  useLeaving()
  useEffect(() => fetchAhead(screen), [screen])
  useLayoutEffect(() => {
    void words.changeLanguage(lang)
    document.documentElement.lang = lang
    document.title = words.t('app.title')
  }, [lang])
  useLayoutEffect(() => {
    document.body.dataset.desk = dark ? 'dark' : 'light'
  }, [dark])
  return (
    <Files>
      <Rulebooks>
        <ErrorBoundary FallbackComponent={Broken} resetKeys={[screen]}>
          <Suspense>
            <Screen />
          </Suspense>
        </ErrorBoundary>
        <Notice />
      </Rulebooks>
    </Files>
  )
}

export const App = ({ store, views }: Readonly<{ store: AppStore; views: Views }>) => (
  <I18nextProvider i18n={words}>
    <AppProvider store={store} views={views}>
      <Desk />
    </AppProvider>
  </I18nextProvider>
)
