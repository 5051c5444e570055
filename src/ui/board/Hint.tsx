/** What the table waits for: an order in the making, and the last refusal. For those who hear it as well. */
import type { OrderKind } from '../../engine/tactical/orders'
import { useSeat } from '../context'
import { OrderIcon } from '../parts/OrderIcon'
import { Rule } from '../parts/Rule'
import { codeIn, groundWords } from '../seat/facts'
import { useTyped } from '../seat/typed'
import { useReasons } from '../seat/useReasons'
import { isWorks } from '../seat/works'
import { useWords } from '../useWords'

const NEEDS_HEX: ReadonlySet<OrderKind> = new Set(['smoke', 'airPatrol', 'airCarpet', 'airDrop', 'airRecon'])
/** Orders that wait for another unit. */
const HOSTED: readonly OrderKind[] = [
  'regroup',
  'attachObserver',
  'airEscort',
  'load',
  'takeOn',
  'setDown',
  'resupply',
]

const Drafting = () => {
  const { t, lang } = useWords()
  const draft = useSeat((state) => state.draft)
  const view = useSeat((state) => state.view)
  const finish = useSeat((state) => state.finish)
  const cancel = useSeat((state) => state.cancel)
  const ride = useSeat((state) => state.ride)
  const { digits } = useTyped()
  if (!draft) return digits ? <p className="hint-line">{t('sheet.typed', { digits })}</p> : null
  const { kind, path } = draft
  const rides = view.units[draft.unit]?.mount ?? null
  const mount = rides && (draft.mount ?? rides)
  const moves = kind === 'manoeuvre' || kind === 'march' || kind === 'assault' || kind === 'fireOnMove'
  const faces = kind === 'deploy' || kind === 'sector' || kind === 'digIn'
  const works = isWorks(kind)
  const hosts = HOSTED.includes(kind)
  const stands = kind === 'defence' || kind === 'ambush'
  const wants = faces
    ? t('sheet.waitingFace')
    : hosts
      ? t('sheet.waitingHost')
      : works
        ? t('sheet.waitingWork')
        : moves && (kind !== 'fireOnMove' || path.length === 0)
          ? t('sheet.waitingPath')
          : NEEDS_HEX.has(kind)
            ? t('sheet.waitingHex')
            : t('sheet.waiting')
  const ready = stands || (path.length > 0 && kind !== 'fireOnMove')
  return (
    <div className="hint-line" data-testid="draft-hint">
      <OrderIcon kind={kind} />
      <b>
        {codeIn(view, draft.unit, lang)} · {t(`kinds.${kind}.short`)}
      </b>
      <span>
        {digits
          ? t('sheet.typed', { digits })
          : path.length
            ? t('palette.pathSoFar', { path: path.join(' → ') })
            : wants}
      </span>
      {moves && mount && (
        <button
          type="button"
          className="btn"
          onClick={() => ride(mount === 'on' ? 'off' : 'on')}
          data-testid="draft-ride"
        >
          {t(mount === 'on' ? 'policy.mountOff' : 'policy.mountOn')}
        </button>
      )}
      {ready && (
        <button type="button" className="btn" onClick={finish} data-testid="draft-finish">
          {t('sheet.accept')} <kbd>↵</kbd>
        </button>
      )}
      <button type="button" className="btn" onClick={cancel} data-testid="draft-cancel">
        {t('palette.cancelDraft')} <kbd>Esc</kbd>
      </button>
    </div>
  )
}

/** The hex under the cursor, for those who hear the map. */
const Cursor = () => {
  const { t } = useWords()
  const cursor = useSeat((state) => state.cursor)
  const view = useSeat((state) => state.view)
  return (
    <p className="unseen" aria-live="polite">
      {cursor && t('map.cursor', { hex: cursor, terrain: groundWords(view, cursor, t) })}
    </p>
  )
}

export const Hint = () => {
  const reasons = useReasons()
  const said = useSeat((state) => state.said)
  return (
    <div className="map-hint">
      <Cursor />
      <div role="status" aria-live="polite">
        <Drafting />
      </div>
      <div role="alert" data-testid="said">
        {said && (
          <p className="hint-line refused">
            <span className="reason">{reasons.said(said)}</span> {said.rule && <Rule id={said.rule} />}
          </p>
        )}
      </div>
    </div>
  )
}
