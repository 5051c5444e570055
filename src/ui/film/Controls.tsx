import { type CSSProperties, useEffect, useRef } from 'react'
import type { Phase } from '../../engine/tactical/model'
import type { LogLine } from '../../store/api'
import { useFilm } from '../context'
import { Icon } from '../parts/Icon'
import type { IconName } from '../parts/icons'
import { useWords } from '../useWords'
import type { Player } from './usePlayer'

const SPEEDS = [1, 2, 4] as const

type Mark = Readonly<{ at: number; phase: Phase }>

/** Where phases begin, as places on the line. */
const marksOf = (lines: readonly LogLine[]): readonly Mark[] =>
  lines.flatMap(({ phase }, i) => (i === 0 || lines[i - 1]?.phase !== phase ? [{ at: i, phase }] : []))

const Scrub = ({ player }: Readonly<{ player: Player }>) => {
  const { t } = useWords()
  const lines = useFilm((state) => state.lines)
  const at = useFilm((state) => state.at)
  const most = Math.max(1, lines.length)
  const share = (place: number): CSSProperties => ({ left: `${(place / most) * 100}%` })
  return (
    <div className="scrub">
      <div className="scrub-line" />
      <div className="scrub-done" style={{ width: `${(at / most) * 100}%` }} />
      {marksOf(lines).map((mark, i, all) => (
        <span key={mark.at} className="scrub-mark" style={share(mark.at)}>
          {/* A name that has no room before the next mark is left out. */}
          {((all[i + 1]?.at ?? most) - mark.at) / most > 0.09 && t(`phases.${mark.phase}`)}
        </span>
      ))}
      <input
        type="range"
        autoComplete="off"
        min={0}
        max={most}
        value={at}
        aria-label={t('film.scrub')}
        aria-valuetext={t('film.of', { at, of: lines.length })}
        onChange={(event) => player.seek(Number(event.target.value))}
        data-testid="film-scrub"
      />
    </div>
  )
}

type ButtonProps = Readonly<{
  icon: IconName
  words: string
  onClick: () => void
  testId: string
  main?: boolean
}>

const Button = ({ icon, words, onClick, testId, main = false }: ButtonProps) => (
  <button
    type="button"
    className={main ? 'main' : ''}
    aria-label={words}
    title={words}
    onClick={onClick}
    data-testid={testId}
  >
    <Icon name={icon} />
  </button>
)

const Finish = ({ words }: Readonly<{ words: string }>) => {
  const finish = useFilm((state) => state.finish)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" className="main wide" ref={button} onClick={finish} data-testid="film-finish">
      <Icon name="check" /> {words} <kbd>↵</kbd>
    </button>
  )
}

/** @param end what the button says that ends the film */
export const Controls = ({ player, end }: Readonly<{ player: Player; end: string }>) => {
  const { t } = useWords()
  const playing = useFilm((state) => state.playing)
  const done = useFilm((state) => state.done)
  const speed = useFilm((state) => state.speed)
  const setSpeed = useFilm((state) => state.setSpeed)
  return (
    <footer className="film-controls">
      <Button icon="prev" words={t('film.back')} onClick={player.back} testId="film-back" />
      <Button
        icon={playing ? 'pause' : 'play'}
        words={t(playing ? 'film.pause' : 'film.play')}
        onClick={player.toggle}
        testId="film-play"
        main
      />
      <Button icon="step" words={t('film.step')} onClick={player.step} testId="film-step" />
      <fieldset className="speeds" aria-label={t('film.speed')}>
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === speed}
            onClick={() => setSpeed(each)}
            data-testid={`film-speed-${each}`}
          >
            {each}×
          </button>
        ))}
      </fieldset>
      <Scrub player={player} />
      {done ? (
        <Finish words={end} />
      ) : (
        <>
          <button type="button" onClick={player.skipPhase} data-testid="film-skip-phase">
            <Icon name="skip" /> <span className="hide-small">{t('film.skipPhase')}</span> <kbd>N</kbd>
          </button>
          <button type="button" onClick={player.skipAll} data-testid="film-skip-all">
            {t('film.skipAll')} <kbd>End</kbd>
          </button>
        </>
      )}
    </footer>
  )
}
