import type { Lang } from '../../store/api'
import { useApp } from '../context'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'

/** As many as stand under the newest one without crowding it. */
const MOST = 5

/** Day and time of this place, as its language writes them. */
const when = (iso: string, lang: Lang): string =>
  new Date(iso).toLocaleString(lang === 'ru' ? 'ru' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** The other saved games: battle, turn, and when they were saved. */
export const Earlier = () => {
  const { t, lang } = useWords()
  const earlier = useApp((state) => state.earlier)
  const continueGame = useApp((state) => state.continueGame)
  if (earlier.length === 0) return null
  return (
    <section className="earlier scroll" aria-label={t('start.earlier')} data-testid="earlier">
      <h2 className="cap">{t('start.earlier')}</h2>
      {earlier.slice(0, MOST).map(({ id, scenario, turn, turns, savedAt }) => (
        <button
          key={id}
          type="button"
          title={t('start.continueTurn', { name: scenario[lang], turn, turns })}
          onClick={() => void continueGame(id)}
        >
          <span>
            <b>{scenario[lang]}</b>
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
