/** The course of the game: one slider over its turns and what happened in them, whose eyes, and the proof. */
import type { Check } from '../../store/api'
import { useFilm, useReplay } from '../context'
import { useSideNames } from '../names'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'

/** A hundredth of a turn. */
const STEP = 0.01

const Slider = () => {
  const { t } = useWords()
  const turn = useReplay((state) => state.turn)
  const turns = useReplay((state) => state.turns)
  const goTo = useReplay((state) => state.goTo)
  const at = useFilm((state) => state.at)
  const lines = useFilm((state) => state.lines.length)
  const slide = (value: number): void => {
    const next = Math.min(turns, Math.floor(value) + 1)
    goTo(next, value - (next - 1))
  }
  return (
    <input
      type="range"
      autoComplete="off"
      min={0}
      max={turns}
      step={STEP}
      value={turn - 1 + at / Math.max(1, lines)}
      aria-label={t('replay.course')}
      aria-valuetext={`${t('bar.clock', { turn, turns })}, ${t('film.of', { at, of: lines })}`}
      onChange={(event) => slide(Number(event.target.value))}
      data-testid="replay-course"
    />
  )
}

const Turn = () => {
  const { t } = useWords()
  const turn = useReplay((state) => state.turn)
  const turns = useReplay((state) => state.turns)
  const goTo = useReplay((state) => state.goTo)
  return (
    <>
      <button
        type="button"
        disabled={turn === 1}
        aria-label={t('replay.turnBefore')}
        title={t('replay.turnBefore')}
        onClick={() => goTo(turn - 1)}
        data-testid="replay-before"
      >
        <Icon name="prev" />
      </button>
      <b data-testid="replay-turn">{t('bar.clock', { turn, turns })}</b>
      <button
        type="button"
        disabled={turn === turns}
        aria-label={t('replay.turnAfter')}
        title={t('replay.turnAfter')}
        onClick={() => goTo(turn + 1)}
        data-testid="replay-after"
      >
        <Icon name="step" />
      </button>
    </>
  )
}

const Eyes = () => {
  const { t } = useWords()
  const names = useSideNames()
  const choices = useReplay((state) => state.choices)
  const eyes = useReplay((state) => state.eyes)
  const see = useReplay((state) => state.see)
  if (choices.length === 1) return null
  return (
    <fieldset className="speeds" aria-label={t('replay.eyes')}>
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === eyes}
          onClick={() => see(each)}
          data-testid={`replay-eyes-${each}`}
        >
          {each === 'both' || each === 'open' ? t(`replay.${each}`) : names[each]}
        </button>
      ))}
    </fieldset>
  )
}

const useCheckWords = (): ((check: Check) => string) => {
  const { t } = useWords()
  return (check) => {
    switch (check.kind) {
      case 'running':
        return t('replay.running')
      case 'verified':
        return check.dice === null
          ? t('replay.verifiedSoFar', { count: check.turns })
          : t('replay.verified', { dice: check.dice, count: check.turns })
      case 'differs':
        return t('replay.differs', { turn: check.turn, phase: t(`phases.${check.phase}`) })
      case 'otherSeed':
        return t('replay.otherSeed')
      case 'otherRules':
        return t('replay.otherRules', { rules: check.rules })
      default:
        return check satisfies never
    }
  }
}

const Proof = () => {
  const { t } = useWords()
  const check = useReplay((state) => state.check)
  const verify = useReplay((state) => state.verify)
  const say = useCheckWords()
  const well = check?.kind === 'verified' || check?.kind === 'running'
  return (
    <>
      {check?.kind !== 'verified' && (
        <button
          type="button"
          disabled={check?.kind === 'running'}
          title={t('replay.verifyLine')}
          onClick={() => void verify()}
          data-testid="replay-verify"
        >
          <Icon name="check" /> {t('replay.verify')}
        </button>
      )}
      <span className={well ? 'proof' : 'proof bad'} role="status" data-testid="replay-check">
        {check && say(check)}
      </span>
    </>
  )
}

export const Course = () => {
  const { t } = useWords()
  const close = useReplay((state) => state.close)
  return (
    <section className="course" aria-label={t('replay.course')}>
      <Turn />
      <Slider />
      <Eyes />
      <Proof />
      <button type="button" onClick={close} data-testid="replay-close">
        <Icon name="clear" /> {t('replay.close')}
      </button>
    </section>
  )
}
