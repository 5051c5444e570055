/** The log beside the film: it scrolls along, each line opens its sum. */
import { useEffect, useMemo, useRef } from 'react'
import { narrate, plain } from '../../i18n/narrate'
import type { LogLine } from '../../store/api'
import { useApp, useFilm } from '../context'
import { useSideNames } from '../names'
import { Icon } from '../parts/Icon'
import type { IconName } from '../parts/icons'
import { Rule } from '../parts/Rule'
import { SIDES_IN_ORDER } from '../sides'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'
import { FilmLine } from './FilmLine'
import { Luck } from './Luck'
import { type Section, type SectionKind, SILENT, sectionsOf } from './sections'

const ICONS: Readonly<Record<SectionKind, IconName>> = {
  fire: 'target',
  steadiness: 'warn',
  movement: 'manoeuvre',
  closeCombat: 'contact',
  special: 'special',
  other: 'log',
}

const SectionHead = ({ section }: Readonly<{ section: Section }>) => {
  const { t } = useWords()
  const words: Readonly<Record<SectionKind, string>> = {
    fire: t('film.firePhase'),
    steadiness: t('film.steadiness'),
    movement: t('film.movementPhase'),
    closeCombat: t('film.closeCombat'),
    special: t('film.specialPhase'),
    other: t('phases.orders'),
  }
  return (
    <h3>
      <Icon name={ICONS[section.kind]} />
      {words[section.kind]}
      <span className="grow" />
      <Rule id={section.rule} />
    </h3>
  )
}

/** Lines that stand in the log; those that only keep the books do not. */
const told = (lines: readonly LogLine[]): number =>
  lines.filter(({ event }) => !SILENT.has(event.kind)).length

const Head = () => {
  const { t } = useWords()
  const names = useSideNames()
  const { when } = useTurnWords(useApp((state) => state.match))
  const at = useFilm((state) => state.at)
  const lines = useFilm((state) => state.lines)
  const lost = SIDES_IN_ORDER.map((side) => {
    const points = lines
      .slice(0, at)
      .reduce(
        (all, { event, cast }) =>
          event.kind === 'lost' && cast[event.unit]?.side === side ? all + event.points : all,
        0,
      )
    return `${names[side]} ${points}`
  })
  return (
    <header>
      <h2>{t('film.log', { when })}</h2>
      <span className="grow" />
      <span className="fld hide-small">
        {t('film.shots')} <b>{t('film.of', { at: told(lines.slice(0, at)), of: told(lines) })}</b>
      </span>
      <span className="fld">
        {t('film.losses')} <b>{lost.join(' · ')}</b>
      </span>
    </header>
  )
}

/** R78: stands over the first line, for both to see. */
const Reloads = () => {
  const { t } = useWords()
  const count = useApp((state) => state.match?.reloads ?? 0)
  if (count === 0) return null
  return (
    <p className="film-reloads" data-testid="film-reloads">
      <Icon name="open" /> {t('app.reloads', { count })}
    </p>
  )
}

/** Says the line at hand to those who hear the film. */
const Heard = () => {
  const { lang } = useWords()
  const names = useSideNames()
  const line = useFilm((state) => state.lines[state.at - 1])
  return (
    <p className="unseen" aria-live="polite" data-testid="film-heard">
      {line && plain(narrate(line, lang, names))}
    </p>
  )
}

export const FilmLog = () => {
  const { t } = useWords()
  const lines = useFilm((state) => state.lines)
  const at = useFilm((state) => state.at)
  const open = useFilm((state) => state.open)
  const openLine = useFilm((state) => state.openLine)
  const list = useRef<HTMLDivElement>(null)
  const sections = useMemo(() => sectionsOf(lines), [lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with the place and the open line
  useEffect(() => {
    const lines = list.current?.querySelectorAll('li')
    const shown = list.current?.querySelector('[aria-current]') ?? lines?.[lines.length - 1]
    shown?.scrollIntoView({ block: 'nearest' })
  }, [at, open])
  const { when } = useTurnWords(useApp((state) => state.match))
  const now = lines[at - 1]
  /** Shots still to come in the step at hand are announced, their results are not. */
  const shown = ({ n, event }: LogLine, section: Section): boolean =>
    n < at || (event.kind === 'fired' && section.lines.some((line) => line.n === now?.n))
  let number = 0
  return (
    <aside className="film-side">
      <section className="sheet form" aria-label={t('film.log', { when })}>
        <Head />
        <Reloads />
        <div className="film-lines scroll" ref={list} data-testid="film-log">
          {sections.length === 0 && <p className="film-quiet">{t('film.quiet')}</p>}
          {sections.map((section) => {
            const visible = section.lines.filter((line) => shown(line, section))
            if (visible.length === 0) return null
            return (
              <section key={section.lines[0]?.n}>
                <SectionHead section={section} />
                <ol>
                  {visible.map((line) => {
                    number += 1
                    const state = line.n === now?.n ? 'now' : line.n < at ? 'past' : 'next'
                    const isOpen = open === line.n || (open === null && state === 'now')
                    return (
                      <FilmLine
                        key={line.n}
                        line={line}
                        number={number}
                        state={state}
                        open={isOpen}
                        onOpen={openLine}
                      />
                    )
                  })}
                </ol>
              </section>
            )
          })}
        </div>
        <Luck />
        <Heard />
      </section>
    </aside>
  )
}
