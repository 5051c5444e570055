import type { OrderKind } from '../../engine/tactical/orders'
import type { Draft, SheetRow } from '../../store/api'
import { useSeat, useSeatStore } from '../context'
import { Rule } from '../parts/Rule'
import { useReasons } from '../seat/useReasons'
import { targetWords } from '../sheet/words'
import { useWords } from '../useWords'

type Props = Readonly<{ row: SheetRow; draft: Draft | null; asked: string | null }>

/** What the order at hand does, or why the one that is pointed at is closed. */
export const OrderLine = ({ row, draft, asked }: Props) => {
  const { t, lang } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  const clear = useSeat((state) => state.clear)
  const reasons = useReasons()
  const entry = asked
    ? seat
        .getState()
        .palette(row.unit)
        .find(({ kind }) => kind === asked)
    : null
  if (entry && !entry.verdict.legal) {
    const order = t(`kinds.${entry.kind}.name`)
    return (
      <p className="order-line" role="status">
        {t('palette.greyed', { order, reason: reasons.fault(entry.verdict) })}{' '}
        <Rule id={entry.verdict.rule} />
      </p>
    )
  }
  const kind: OrderKind | null = (asked as OrderKind | null) ?? draft?.kind ?? row.order?.kind ?? null
  if (!kind)
    return <p className="order-line">{row.barred.legal ? t('palette.choose') : reasons.fault(row.barred)}</p>
  const given = row.order?.kind === kind ? row.order : null
  const { fire } = row.preview ?? {}
  return (
    <p className="order-line">
      <b>{t(`kinds.${kind}.name`)}</b>
      {given && targetWords(view, given, t, lang) && ` · ${targetWords(view, given, t, lang)}`}
      {given &&
        fire &&
        fire.laying !== 'strike' &&
        ` · ${t(fire.laying === 'indirect' ? 'card.indirect' : 'card.direct')}`}
      <span className={given ? 'hide-small' : ''}>. {t(`kinds.${kind}.line`)}</span>{' '}
      <Rule id={t(`kinds.${kind}.rule`)} />
      {given && (
        <button
          type="button"
          className="clear-order"
          onClick={() => clear(row.unit)}
          data-testid="clear-order"
        >
          {t('keys.clear')} <kbd>{t('keys.delete')}</kbd>
        </button>
      )}
      {given &&
        row.warnings.map((said) => (
          <span key={said.key} className="order-warning">
            {' '}
            {said.key === 'lastAmmo' ? reasons.said(said) : t('sheet.warnings', { what: reasons.said(said) })}{' '}
            {said.rule && <Rule id={said.rule} />}
          </span>
        ))}
    </p>
  )
}
