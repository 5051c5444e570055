/** Screen 2: who commands, what holds in this battle, and why the dice are honest. */
import { useState } from 'react'
import type { Side, Variants } from '../../engine/tactical/model'
import { day } from '../../i18n/format'
import type { ScenarioCard } from '../../store/api'
import { useApp } from '../context'
import { SideMark } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { SIDES_IN_ORDER } from '../sides'
import { Facts, inSentence, Thumbnail } from '../start/Card'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'
import { STANDARD } from './standard'
import { VariantsForm } from './Variants'

type BySide = Readonly<Record<Side, string>>

type CommanderProps = Readonly<{
  side: Side
  sideName: string
  name: string
  pin: string
  onName: (name: string) => void
  onPin: (pin: string) => void
}>

const Commander = ({ side, sideName, name, pin, onName, onPin }: CommanderProps) => {
  const { t } = useWords()
  return (
    <fieldset className="commander" data-side={side}>
      <legend>
        <SideMark side={side} /> {sideName}
      </legend>
      <label>
        <span>{t('newGame.name')}</span>
        <input
          className="text-field"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={name}
          placeholder={sideName}
          onChange={(event) => onName(event.target.value)}
          data-testid={`name-${side}`}
        />
      </label>
      <label>
        <span>{t('newGame.pin')}</span>
        <input
          className="text-field masked"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={12}
          value={pin}
          placeholder={t('newGame.pinNone')}
          onChange={(event) => onPin(event.target.value)}
          data-testid={`pin-${side}`}
        />
      </label>
    </fieldset>
  )
}

const Battle = ({ card }: Readonly<{ card: ScenarioCard }>) => {
  const { t, lang } = useWords()
  return (
    <section className="battle sheet">
      <Thumbnail card={card} />
      <div className="battle-text">
        <h1>{card.name[lang]}</h1>
        <small>
          {day(card.date, lang)} · {SIDES_IN_ORDER.map((side) => card.sideNames[side][lang]).join(' – ')}
        </small>
        <p>{card.brief[lang]}</p>
        {card.teaches && <p>{t('start.teaches', { what: inSentence(card.teaches[lang]) })}</p>}
      </div>
      <Facts card={card} />
    </section>
  )
}

export const NewGame = () => {
  const { t, lang } = useWords()
  const card = useApp((state) => state.scenarios.find(({ id }) => id === state.picked))
  const startGame = useApp((state) => state.startGame)
  const toStart = useApp((state) => state.toStart)
  const [names, setNames] = useState<BySide>({ ussr: '', axis: '' })
  const [pins, setPins] = useState<BySide>({ ussr: '', axis: '' })
  const [variants, setVariants] = useState<Variants>(STANDARD)
  useKeys([['Escape', toStart]])
  if (!card) return null
  const begin = () => startGame({ scenario: card.id, names, pins, variants })
  return (
    <main className="new-game" data-testid="new-game">
      <Battle card={card} />
      <form
        className="new-game-form sheet"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <div className="new-game-fields scroll">
          <h2>{t('newGame.commanders')}</h2>
          <div className="commanders">
            {SIDES_IN_ORDER.map((side) => (
              <Commander
                key={side}
                side={side}
                sideName={card.sideNames[side][lang]}
                name={names[side]}
                pin={pins[side]}
                onName={(name) => setNames({ ...names, [side]: name })}
                onPin={(pin) => setPins({ ...pins, [side]: pin })}
              />
            ))}
          </div>
          <p className="hint">
            {t('newGame.nameHint')} {t('newGame.pinHint')}
          </p>
          <h2>{t('newGame.variants')}</h2>
          <VariantsForm value={variants} onChange={setVariants} />
          <h2>{t('newGame.commitmentTitle')}</h2>
          <p className="hint">
            {t('newGame.commitment')} {t('newGame.keyed')}
          </p>
        </div>
        <footer>
          <button type="button" className="btn" onClick={toStart} data-testid="new-game-back">
            <Icon name="home" /> {t('newGame.back')}
          </button>
          <span className="grow" />
          <button type="submit" className="btn primary" data-testid="new-game-begin">
            <Icon name="flag" /> {t('newGame.begin')}
          </button>
        </footer>
      </form>
    </main>
  )
}
