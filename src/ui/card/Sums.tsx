import { num, percent } from '../../i18n/format'
import { totalOf } from '../../i18n/sums'
import type { Term } from '../../kernel/modifier'
import type { Draft, FirePreview, LoadPreview, PathPreview, SheetRow } from '../../store/api'
import { useSeat } from '../context'
import { placed } from '../parts/placed'
import { Rule } from '../parts/Rule'
import { TermRows, TotalRow } from '../parts/Sum'
import { codeIn } from '../seat/facts'
import { useWords } from '../useWords'

/** T7: losses as bars; nothing is coloured that is not also written. */
const LossBars = ({ losses }: Readonly<{ losses: readonly number[] }>) => {
  const { t, lang } = useWords()
  const most = Math.max(...losses, 0.01)
  return (
    <ol className="loss-bars">
      {placed(losses).map(({ value: chance, place: points, key }) => (
        <li key={key}>
          <b>{percent(chance)}</b>
          <i
            className={points ? 'loss' : ''}
            style={{ height: `${Math.max(2, Math.round((chance / most) * 34))}px` }}
          />
          <small>{points ? num(-points, lang) : t('card.noLoss')}</small>
        </li>
      ))}
    </ol>
  )
}

const FireSums = ({ fire }: Readonly<{ fire: FirePreview }>) => {
  const { t, lang } = useWords()
  const { sum, accuracy, dice, defence } = fire
  const changed = sum.accuracy.length > 1
  return (
    <>
      <table className="sum" data-testid="fire-sum">
        <tbody>
          <TermRows terms={sum.dice} lang={lang} />
          <TotalRow words={t('card.diceTotal', { accuracy })} value={dice} />
          {changed && <TermRows terms={sum.accuracy} lang={lang} />}
          <TermRows terms={sum.defence} lang={lang} />
          <TotalRow words={t('card.defencePart')} value={defence} />
        </tbody>
      </table>
      <LossBars losses={fire.losses} />
      <p className="expected-line">
        {t('card.expected')} <b>{num(fire.expectedLosses, lang, 1)}</b> · {t('card.atLeastOne')}{' '}
        <b>{percent(1 - (fire.losses[0] ?? 1))}</b> · {t('card.suppressed')} <b>{percent(fire.suppressed)}</b>
      </p>
      {fire.load && <LoadSums load={fire.load} />}
    </>
  )
}

/** T11.3, T11.7: the second throw, with its own sum. */
const LoadSums = ({ load }: Readonly<{ load: LoadPreview }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const unit = codeIn(view, load.unit, lang)
  return (
    <table className="sum load-sum" data-testid="load-sum">
      <caption className="cap">
        {t(load.rule === 'T11.3' ? 'card.loadFire' : 'card.loadFireLost', { unit })} <Rule id={load.rule} />
      </caption>
      <tbody>
        <TermRows terms={load.sum.dice} lang={lang} />
        <TotalRow words={t('card.diceTotal', { accuracy: load.accuracy })} value={load.dice} />
        <TermRows terms={load.sum.defence} lang={lang} />
        <TotalRow words={t('card.defencePart')} value={load.defence} />
        <tr>
          <td>
            {t('card.loadChance')} <b>{percent(load.chance)}</b>
          </td>
          <td className="wide">
            {t('card.expected')} <b>{num(load.expectedLosses, lang, 1)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const PathTable = ({ path }: Readonly<{ path: PathPreview }>) => {
  const { t } = useWords()
  return (
    <table className="sum arrivals">
      <caption className="cap">{t('card.arrivals')}</caption>
      <tbody>
        {placed(path.arrivals).map(({ value: { hex, tick }, key }) => (
          <tr key={key}>
            <td>{hex === 'off' ? t('sheet.exits') : hex}</td>
            <td className="wide">{tick === null ? t('sheet.later') : t('card.tick', { tick })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const OwnDefence = ({ terms }: Readonly<{ terms: readonly Term[] }>) => {
  const { t, lang } = useWords()
  return (
    <table className="sum own-defence">
      <tbody>
        <TermRows terms={terms} lang={lang} />
        <TotalRow words={t('card.ownDefence')} value={totalOf(terms)} />
      </tbody>
    </table>
  )
}

/** The sums behind an order, as a player would write them on paper. */
export const Sums = ({ row, draft }: Readonly<{ row: SheetRow; draft: Draft | null }>) => {
  const preview = draft && draft.path.length > 0 ? draft.preview : row.preview
  if (!preview) return null
  return (
    <>
      {preview.fire && <FireSums fire={preview.fire} />}
      {preview.path && <PathTable path={preview.path} />}
      {preview.defence.length > 0 && <OwnDefence terms={preview.defence} />}
    </>
  )
}
