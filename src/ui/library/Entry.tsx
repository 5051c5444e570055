/** One saved game: what both players may know of it, and what can be done with it. */
import type { SavedGame, ScenarioCard } from '../../store/api'
import { useApp } from '../context'
import { Icon } from '../parts/Icon'
import { Thumbnail } from '../start/Card'
import { useWords } from '../useWords'
import { when } from '../when'

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

type Props = Readonly<{ game: SavedGame; first: boolean }>

export const Entry = ({ game, first }: Props) => {
  const { t, lang } = useWords()
  const card = useApp((state) => state.scenarios.find(({ name }) => name.en === game.scenario.en))
  const continueGame = useApp((state) => state.continueGame)
  const standing = useStanding(game, card)
  const battle = game.scenario[lang]
  const { id, title, turn, turns, savedAt } = game
  return (
    <li data-testid={`game-${id}`}>
      <Picture card={card} />
      <div className="entry-text">
        <h3>{title ?? battle}</h3>
        <p>
          {title !== undefined && <span>{battle}</span>}
          <span>{t('bar.clock', { turn, turns })}</span>
          <span>{t('library.savedAt', { when: when(savedAt, lang) })}</span>
        </p>
        <p className="entry-standing">{standing}</p>
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
      </button>
    </li>
  )
}
