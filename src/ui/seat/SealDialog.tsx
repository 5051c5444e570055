/** Before the seal: units without orders, orders that will likely fail. Enter by accident seals nothing. */
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { UnitId } from '../../engine/tactical/model'
import type { Said } from '../../store/api'
import { useSeat, useSeatStore } from '../context'
import { Dialog } from '../parts/Dialog'
import { Icon } from '../parts/Icon'
import { placed } from '../parts/placed'
import { Rule } from '../parts/Rule'
import { useWords } from '../useWords'
import { codeIn } from './facts'
import { focusRow } from './rows'
import { useReasons } from './useReasons'

type ItemProps = Readonly<{ unit: UnitId; said?: Said; onGo: () => void }>

const Item = ({ unit, said, onGo }: ItemProps) => {
  const reasons = useReasons()
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const side = view.units[unit]?.side ?? 'ussr'
  return (
    <li>
      <button
        type="button"
        className="plain"
        onClick={onGo}
        aria-label={t('sealing.goTo', { unit: codeIn(view, unit, lang) })}
      >
        <b className={`${side}-name`}>{codeIn(view, unit, lang)}</b>
      </button>
      {said && (
        <>
          {' '}
          {reasons.said(said)} {said.rule && <Rule id={said.rule} />}
        </>
      )}
    </li>
  )
}

/** F9 once more seals, but only after it was let go: a held key does not run through. */
const useAgain = (seal: () => void): void => {
  const act = useRef(seal)
  act.current = seal
  // In the frame that shows the dialog: a press that follows at once must not be lost.
  useLayoutEffect(() => {
    // The dialog may come when the key that called it is up again: a press that is no repeat is a new one.
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'F9') return
      event.preventDefault()
      if (!event.repeat) act.current()
    }
    window.addEventListener('keydown', down, true)
    return () => window.removeEventListener('keydown', down, true)
  }, [])
}

/** T2.6: what the side might still dig, string or lay. */
const Unused = () => {
  const { t } = useWords()
  const trenches = useSeat((state) => state.trenchesLeft)
  const works = useSeat((state) => state.worksLeft)
  const kinds = ['wire', 'obstacles', 'antiTank', 'antiPersonnel'] as const
  const left = [
    ...(trenches > 0 ? [`${t('deploy.trenches')} ${trenches}`] : []),
    ...kinds.flatMap((kind) => {
      const count = works[kind] ?? 0
      return count > 0 ? [`${t('deploy.works.left', { what: t(`deploy.works.${kind}`) })} ${count}`] : []
    }),
  ]
  if (left.length === 0) return null
  return (
    <section className="seal-list">
      <h3 className="cap">{t('sealing.unused')}</h3>
      <p data-testid="seal-unused">
        {left.join(', ')} <Rule id="T2.6" />
      </p>
    </section>
  )
}

export const SealDialog = ({ onNo }: Readonly<{ onNo: () => void }>) => {
  const { t } = useWords()
  const seat = useSeatStore()
  const { purpose, view } = seat.getState()
  const seal = (): void => {
    onNo()
    seat.getState().seal()
  }
  useAgain(seal)
  const { without, likelyToFail } = seat.getState().sealing()
  const go = (unit: UnitId) => () => {
    seat.getState().select(unit)
    flushSync(onNo)
    focusRow(unit)
  }
  const deploys = purpose === 'deploy'
  const title = deploys ? t('sealing.deployTitle') : t('sealing.title', { turn: view.turn })
  return (
    <Dialog title={title} onNo={onNo} testId="seal-dialog">
      {without.length === 0 && <p>{t(deploys ? 'sealing.goodDeploy' : 'sealing.good')}</p>}
      {deploys && <Unused />}
      {without.length > 0 && (
        <section className="seal-list">
          <h3 className="cap">{t(deploys ? 'sealing.unplaced' : 'sealing.without')}</h3>
          {!deploys && (
            <p>
              {t('sealing.withoutLine')} <Rule id="T2.4" />
            </p>
          )}
          <ul className="in-row" data-testid="seal-without">
            {without.map((unit) => (
              <Item key={unit} unit={unit} onGo={go(unit)} />
            ))}
          </ul>
        </section>
      )}
      {likelyToFail.length > 0 && (
        <section className="seal-list">
          <h3 className="cap">{t('sealing.fail')}</h3>
          <ul data-testid="seal-fail">
            {placed(likelyToFail).map(({ value: { unit, said }, key }) => (
              <Item key={key} unit={unit} said={said} onGo={go(unit)} />
            ))}
          </ul>
        </section>
      )}
      <p>{t('sealing.final')}</p>
      <div className="dialog-foot">
        <button type="button" className="btn" data-first onClick={onNo} data-testid="seal-no">
          {t('sealing.back')} <kbd>Esc</kbd>
        </button>
        <button type="button" className="btn primary" onClick={seal} data-testid="seal-confirm">
          <Icon name="seal" />
          {t('sealing.confirm')} <kbd>F9</kbd>
        </button>
      </div>
    </Dialog>
  )
}
