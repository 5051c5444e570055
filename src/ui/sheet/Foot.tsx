import { useState } from 'react'
import { useSeat, useSeatStore } from '../context'
import { Icon } from '../parts/Icon'
import { unitAtHand } from '../seat/rows'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'

/** An order in words: “K1 fire G7”. */
const Command = () => {
  const { t } = useWords()
  const command = useSeat((state) => state.command)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  useKeys([
    [
      'Slash',
      (event) => {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('.command input')?.focus()
      },
    ],
  ])
  return (
    <form
      className="command"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        const { legal } = command(text)
        setRefused(!legal)
        if (legal) setText('')
      }}
    >
      <Icon name="chev" />
      <input
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('sheet.command')}
        aria-label={t('sheet.commandLabel')}
        aria-invalid={refused}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
        data-testid="command"
      />
      <span className="hide-small">↵ {t('sheet.accept')}</span>
    </form>
  )
}

/** Under the sheet: words, the same as before, defence for the rest, the seal. */
export const Foot = ({ onSeal }: Readonly<{ onSeal: () => void }>) => {
  const { t } = useWords()
  const turn = useSeat((state) => state.view.turn)
  const selected = useSeat((state) => state.selected)
  const seat = useSeatStore()
  const copy = (): void => {
    const unit = unitAtHand(seat)
    if (turn > 1 && unit) seat.getState().copyLast(unit)
  }
  useKeys([['KeyC', copy]])
  const defenceForRest = useSeat((state) => state.defenceForRest)
  const clearSheet = useSeat((state) => state.clearSheet)
  const written = useSeat((state) => Object.keys(state.sheet).length > 0)
  return (
    <footer>
      <Command />
      {turn > 1 && (
        <button
          type="button"
          className="btn"
          disabled={selected === null}
          onClick={copy}
          aria-label={t('sheet.copyLast', { turn: turn - 1 })}
          title={`${t('sheet.copyLast', { turn: turn - 1 })} (C)`}
          data-testid="copy-last"
        >
          <Icon name="copy" />
          <span className="hide-small">{t('sheet.copyLast', { turn: turn - 1 })}</span>
        </button>
      )}
      <button
        type="button"
        className="btn bare"
        disabled={!written}
        onClick={clearSheet}
        aria-label={t('sheet.clearSheet')}
        title={t('sheet.clearSheet')}
        data-testid="clear-sheet"
      >
        <Icon name="clear" />
      </button>
      <button
        type="button"
        className="btn"
        onClick={defenceForRest}
        title={t('sheet.defenceRest')}
        data-testid="defence-rest"
      >
        <Icon name="defence" />
        <span className="hide-small">{t('sheet.defenceRest')}</span>
        <span className="only-small">{t('sheet.defenceRestShort')}</span>
      </button>
      <button type="button" className="btn primary" onClick={onSeal} data-testid="seal">
        <Icon name="seal" />
        {t('sheet.seal')} <kbd>F9</kbd>
      </button>
    </footer>
  )
}
