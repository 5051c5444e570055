import { useEffect, useRef } from 'react'
import { day, duration } from '../../i18n/format'
import type { ScenarioCard } from '../../store/api'
import { useViews } from '../context'
import { SideMark } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'

type Picture = Pick<ScenarioCard, 'map' | 'counters'>

export const Thumbnail = ({ card }: Readonly<{ card: Picture }>) => {
  const host = useRef<HTMLDivElement>(null)
  const { thumbnail } = useViews()
  const { map, counters } = card
  useEffect(
    () => (host.current ? thumbnail(host.current, map, counters) : undefined),
    [thumbnail, map, counters],
  )
  return <div className="thumb" ref={host} aria-hidden="true" />
}

/** A text of a file within a sentence: its first word small, unless it is a name. */
export const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const isTutorial = (card: ScenarioCard): boolean => card.id.startsWith('tutorial')

/** Forces, turns and playing time of a battle in one line. */
export const Facts = ({ card }: Readonly<{ card: ScenarioCard }>) => {
  const { t, lang } = useWords()
  return (
    <div className="facts">
      {(['ussr', 'axis'] as const).map((side) => (
        <span key={side} title={t('start.unitsOf', { side: card.sideNames[side][lang] })}>
          <SideMark side={side} />
          <b>{card.units[side]}</b>
        </span>
      ))}
      <span className="grow" />
      <span>
        <b>{card.turns}</b> {t('start.turns', { count: card.turns })}
      </span>
      <span title={t('start.playingTime')}>
        <Icon name="clock" /> {duration(card.minutes, lang)}
      </span>
    </div>
  )
}

type Props = Readonly<{ card: ScenarioCard; last: boolean; onPick: () => void }>

/** A battle on the desk. */
export const Card = ({ card, last, onPick }: Props) => {
  const { t, lang } = useWords()
  const tag = last ? t('start.lastPlayed') : isTutorial(card) ? t('start.learn') : null
  return (
    <button
      type="button"
      className={last ? 'card sheet last' : 'card sheet'}
      onClick={onPick}
      data-testid={`scenario-${card.id}`}
    >
      <Thumbnail card={card} />
      {tag && <span className="tag">{tag}</span>}
      <span className="card-text">
        <strong>{card.name[lang]}</strong>
        <small>{day(card.date, lang)}</small>
        <span>
          {isTutorial(card) && card.teaches
            ? t('start.teaches', { what: inSentence(card.teaches[lang]) })
            : card.brief[lang]}
        </span>
      </span>
      <Facts card={card} />
    </button>
  )
}
