/** Screen 3: one envelope, one name, one action. Nothing of the game is mounted here (R60–R74). */
import { useEffect, useRef, useState } from 'react'
import { day } from '../../i18n/format'
import type { Curtain as CurtainFacts, MatchHead } from '../../store/api'
import { useApp } from '../context'
import { fullName } from '../names'
import { SaveLine } from '../parts/SaveLine'
import { WithKeys } from '../parts/Sentence'
import { useOpenRule } from '../rulebook/openRule'
import { SIDES_IN_ORDER } from '../sides'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'
import { Envelope } from './Envelope'
import { useHold } from './useHold'

const Pin = ({ onOpen }: Readonly<{ onOpen: (pin: string) => Promise<boolean> }>) => {
  const { t } = useWords()
  const [pin, setPin] = useState('')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The only thing to do on this screen.
  useEffect(() => field.current?.focus(), [])
  const submit = async (): Promise<void> => {
    if (await onOpen(pin)) return
    setPin('')
    setWrong(true)
  }
  return (
    <form
      className="pin"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label>
        <span>
          <WithKeys text={t('curtain.pin')} />
        </span>
        <input
          className="text-field masked"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          name="seal"
          ref={field}
          value={pin}
          aria-label={t('curtain.pinLabel')}
          aria-invalid={wrong}
          onChange={(event) => setPin(event.target.value)}
          data-testid="curtain-pin"
        />
      </label>
      <button type="submit" className="btn" data-testid="curtain-pin-open">
        {t('curtain.pinOpen')}
      </button>
      <p role="alert">{wrong && t('curtain.pinWrong')}</p>
    </form>
  )
}

const Head = ({ match }: Readonly<{ match: MatchHead }>) => {
  const { t, lang } = useWords()
  const unseal = useApp((state) => state.unseal)
  /** Both have sealed: the turn is decided. */
  const both = match.sealed.ussr && match.sealed.axis
  const { clock } = useTurnWords(match)
  return (
    <header className="curtain-head">
      <b>{match.name[lang]}</b>
      {match.phase !== 'deployment' && <span>{t('curtain.turn', { turn: clock, clock: match.clock })}</span>}
      <span className="grow" />
      {SIDES_IN_ORDER.filter((side) => match.sealed[side]).map((side) => (
        <span key={side}>
          {t('curtain.sealed', { side: match.sideNames[side][lang] })}{' '}
          {!both && (
            <button
              type="button"
              className="plain"
              onClick={() => unseal(side)}
              data-testid={`unseal-${side}`}
            >
              {t('curtain.unseal')}
            </button>
          )}
        </span>
      ))}
    </header>
  )
}

const title = (curtain: CurtainFacts): 'sheet' | 'deploy' | 'answer' =>
  curtain.purpose === 'orders' ? 'sheet' : curtain.purpose

const Sealed = ({ match, curtain }: Readonly<{ match: MatchHead; curtain: CurtainFacts }>) => {
  const { t, lang } = useWords()
  const open = useApp((state) => state.openEnvelope)
  const { holding, press, release } = useHold(() => void open(''), !curtain.pin)
  const side = match.sideNames[curtain.to][lang]
  const name = fullName(match, curtain.to, lang)
  const { sheet, when: turn } = useTurnWords(match)
  const when = `${day(match.date, lang)}, ${match.clock}`
  return (
    <main className="curtain-middle">
      <div className="envelope-box">
        <Envelope
          side={curtain.to}
          holding={holding}
          stamp={t('curtain.secret')}
          lines={[title(curtain) === 'sheet' ? sheet : t(`curtain.${title(curtain)}`, { turn }), when]}
        />
        <div className="envelope-name">
          <p>{t('curtain.hand')}</p>
          <h1 className={name.length > 16 ? 'long' : ''} data-testid="curtain-name">
            {name}
          </h1>
          {name !== side && <p>{side}</p>}
        </div>
        {!curtain.pin && (
          <button
            type="button"
            className="seal-hold"
            aria-label={t('curtain.holdLabel', { side: name })}
            onPointerDown={press}
            onPointerUp={release}
            onPointerLeave={release}
            onPointerCancel={release}
            onContextMenu={(event) => event.preventDefault()}
            data-testid="curtain-seal"
          />
        )}
      </div>
      {curtain.pin ? (
        <>
          {match.sealed[curtain.to] && curtain.purpose !== 'answer' && (
            <p className="curtain-hint" data-testid="curtain-locked">
              {t('curtain.locked')}
            </p>
          )}
          <Pin onOpen={open} />
        </>
      ) : (
        <p className="curtain-hint">
          <WithKeys text={t('curtain.hold')} />
          <small>{t('curtain.why')}</small>
        </p>
      )}
    </main>
  )
}

export const Curtain = () => {
  const { t } = useWords()
  const match = useApp((state) => state.match)
  const curtain = useApp((state) => state.curtain)
  const toStart = useApp((state) => state.toStart)
  const openRule = useOpenRule()
  if (!match || !curtain) return null
  const early = match.phase === 'deployment' || match.turn <= 1
  return (
    <div className="curtain" data-testid="curtain">
      <Head match={match} />
      <Sealed
        match={match}
        curtain={curtain}
        key={`${curtain.to}${curtain.purpose}${match.turn}${match.sealed[curtain.to]}`}
      />
      <footer className="curtain-foot">
        <SaveLine />
        {match.reloads > 0 && <span>{t('app.reloads', { count: match.reloads })}</span>}
        {early && match.commitment && (
          <span className="commitment">
            {t('curtain.commitment')}: <code>{match.commitment}</code>
          </span>
        )}
        <span className="grow" />
        <button type="button" onClick={() => openRule?.('T1')} data-testid="curtain-rulebook">
          {t('app.rulebook')}
        </button>
        <button type="button" onClick={toStart} data-testid="curtain-menu">
          {t('curtain.toMenu')}
        </button>
      </footer>
    </div>
  )
}
