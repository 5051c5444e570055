import { useFilm } from '../context'
import { useWords } from '../useWords'

/** The phase and the place in it; says the phase anew when it changes. */
export const Banner = ({ staged }: Readonly<{ staged: number | null }>) => {
  const { t } = useWords()
  const lines = useFilm((state) => state.lines)
  const at = useFilm((state) => state.at)
  const line = lines[staged ?? at - 1] ?? lines[0]
  if (!line) return null
  const { phase } = line
  const shots = lines.filter(({ event, phase: each }) => event.kind === 'fired' && each === 'fire')
  const shot = shots.findIndex(({ n }) => n === line.n) + 1
  const { tick } = line.event
  const place =
    phase === 'fire' && shot > 0
      ? t('film.shot', { at: shot, of: shots.length })
      : tick !== undefined
        ? t('film.tick', { tick })
        : ''
  return (
    <div className="banner" key={phase} data-testid="film-banner">
      <p>
        {t(`phases.${phase}`)}
        {place && <small>{place}</small>}
      </p>
    </div>
  )
}
