import { useApp } from '../context'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'
import { when } from '../when'

/** As many as stand under the newest one without crowding it; the library has them all. */
const MOST = 2

/** The other saved games: battle, turn, and when they were saved. */
export const Earlier = () => {
  const { t, lang } = useWords()
  const earlier = useApp((state) => state.earlier)
  const continueGame = useApp((state) => state.continueGame)
  if (earlier.length === 0) return null
  return (
    <section className="earlier scroll" aria-label={t('start.earlier')} data-testid="earlier">
      <h2 className="cap">{t('start.earlier')}</h2>
      {earlier.slice(0, MOST).map(({ id, scenario, title, turn, turns, savedAt }) => (
        <button
          key={id}
          type="button"
          title={t('start.continueTurn', { name: title ?? scenario[lang], turn, turns })}
          onClick={() => void continueGame(id)}
        >
          <span>
            <b>{title ?? scenario[lang]}</b>
            <small>
              {t('bar.clock', { turn, turns })} · {when(savedAt, lang)}
            </small>
          </span>
          <Icon name="play" />
        </button>
      ))}
    </section>
  )
}
