/** The bar of a game: battle, turns, clock, phases, who has the seat, and what is always at hand. */
import type { ReactNode } from 'react'
import type { Phase, Side } from '../../engine/tactical/model'
import { day } from '../../i18n/format'
import type { MatchHead } from '../../store/api'
import { useApp } from '../context'
import { fullName, useSideNames } from '../names'
import { Emblem, Logo } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { SIDES_IN_ORDER } from '../sides'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'
import { LangSwitch, MenuButton, SoundButton } from './tools'

const PHASES = ['orders', 'fire', 'movement', 'special'] as const

/** Numbers of the turns that the track shows: of an operation the day at hand, the night its last. */
const trackOf = ({ turns, turn, calendar }: MatchHead): readonly number[] => {
  const first = calendar ? turn - calendar.turn + 1 : 1
  const length = calendar ? Math.min(calendar.turns + 1, turns - first + 1) : turns
  return Array.from({ length }, (_, i) => first + i)
}

const Turns = ({ match }: Readonly<{ match: MatchHead }>) => {
  const { t, lang } = useWords()
  const { turn, calendar, reinforcements } = match
  return (
    <ol className="turns" aria-label={t('bar.turnTrack')}>
      {trackOf(match).map((each, i) => {
        const fresh = reinforcements.filter((arrival) => arrival.turn === each)
        const sides = fresh.map(({ side }) => match.sideNames[side][lang]).join(', ')
        const state = each < turn ? 'past' : each === turn ? 'now' : ''
        return (
          <li
            key={each}
            className={`${state}${fresh.length ? ' event' : ''}`}
            aria-current={each === turn ? 'step' : undefined}
            title={fresh.length ? t('bar.reinforcements', { turn: each, side: sides }) : undefined}
          >
            {calendar && i === calendar.turns ? '☾' : i + 1}
          </li>
        )
      })}
    </ol>
  )
}

const Phases = ({ now }: Readonly<{ now: Phase }>) => {
  const { t } = useWords()
  const shown: readonly Phase[] = now === 'deployment' ? ['deployment', ...PHASES] : PHASES
  return (
    <ol className="phases" aria-label={t('bar.phases')}>
      {shown.map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {t(`phases.${phase}`)}
        </li>
      ))}
    </ol>
  )
}

type BadgesProps = Readonly<{ match: MatchHead; own: Side; doing: string }>

/** Who has the seat, and whether the other sheet is sealed: nothing else about the other side is public. */
export const Badges = ({ match, own, doing }: BadgesProps) => {
  const { t, lang } = useWords()
  const names = useSideNames()
  return SIDES_IN_ORDER.map((side) =>
    side === own ? (
      <div key={side} className="seat-badge own" title={fullName(match, side, lang)} data-testid="seat-badge">
        <Emblem side={side} />
        <div>
          {names[side]}
          <small>{doing}</small>
        </div>
      </div>
    ) : (
      <div key={side} className="seat-badge hide-small">
        <Icon name={match.sealed[side] ? 'lock' : 'paper'} />
        <div>
          {names[side]}
          <small>{t(match.sealed[side] ? 'bar.sealed' : 'bar.unsealed')}</small>
        </div>
      </div>
    ),
  )
}

type Props = Readonly<{ phase: Phase; badges: ReactNode; tools?: ReactNode }>

export const Bar = ({ phase, badges, tools }: Props) => {
  const { lang } = useWords()
  const match = useApp((state) => state.match)
  const words = useTurnWords(match)
  if (!match) return null
  const sides = SIDES_IN_ORDER.map((side) => match.sideNames[side][lang]).join(' – ')
  return (
    <header className="top">
      <div className="brand">
        <Logo />
        <div>
          <h1>{match.name[lang]}</h1>
          <span>
            {day(match.date, lang)} · {sides}
          </span>
        </div>
      </div>
      <Turns match={match} />
      <div className="clock" data-testid="clock">
        {match.dark && <Icon name="night" />}
        {match.clock}
        <small>{words.clock}</small>
      </div>
      <Phases now={phase} />
      <div className="grow" />
      {badges}
      <div className="bar-tools">
        {tools}
        <LangSwitch />
        <SoundButton />
        <MenuButton />
      </div>
    </header>
  )
}
