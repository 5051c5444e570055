/** The turn report: losses, ground, objectives, ammo, points and luck. Public to both. */
import { useEffect, useRef } from 'react'
import type { Side } from '../../engine/tactical/model'
import { codeIn } from '../../i18n/format'
import { unitWords } from '../../i18n/unitNames'
import type { FilmState, TurnReport } from '../../store/api'
import { Bar } from '../bar/Bar'
import { useApp } from '../context'
import { LuckBars } from '../film/Luck'
import { useSideNames } from '../names'
import { SideMark } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { SIDES_IN_ORDER } from '../sides'
import { useTurnWords } from '../useTurnWords'
import { useWords } from '../useWords'

const Losses = ({ report, side }: Readonly<{ report: TurnReport; side: Side }>) => {
  const { t, lang } = useWords()
  const losses = report.losses[side]
  if (losses.length === 0) return <p>{t('report.noLosses')}</p>
  return (
    <ul className="report-losses">
      {losses.map(({ unit, code, type, points, destroyed }) => (
        <li key={unit}>
          <b className={`${side}-name`}>{codeIn(code, side, lang)}</b> {unitWords(type, lang).name}
          <span className="grow" />
          {destroyed ? <b>{t('report.destroyed')}</b> : t('report.points', { count: points })}
        </li>
      ))}
    </ul>
  )
}

/** T4.3: the plain word for hits rolled against hits expected. */
const luckWord = ({ hits, expected, dice }: FilmState['luck'][Side]): 'luckGood' | 'luckBad' | 'luckEven' => {
  const spread = Math.sqrt(Math.max(1, dice) * (2 / 9))
  if (hits - expected > spread) return 'luckGood'
  return expected - hits > spread ? 'luckBad' : 'luckEven'
}

const SideColumn = ({ report, side }: Readonly<{ report: TurnReport; side: Side }>) => {
  const { t } = useWords()
  const names = useSideNames()
  const ground = report.ground.filter((each) => each.side === side).map(({ hex }) => hex)
  return (
    <section className="report-side" data-side={side}>
      <h2>
        <SideMark side={side} /> {names[side]}
      </h2>
      <h3 className="cap">{t('report.losses')}</h3>
      <Losses report={report} side={side} />
      <h3 className="cap">{t('report.ground')}</h3>
      <p>{ground.length ? ground.join(', ') : t('report.noGround')}</p>
      <dl className="kv">
        <div>
          <dt>{t('report.ammo')}</dt>
          <dd>{report.ammo[side]}</dd>
        </div>
        <div>
          <dt>{t('report.points')}</dt>
          <dd>{report.points[side]}</dd>
        </div>
        <div>
          <dt>{t('report.luck')}</dt>
          <dd>{t(`report.${luckWord(report.luck[side])}`)}</dd>
        </div>
      </dl>
    </section>
  )
}

const Objectives = ({ report }: Readonly<{ report: TurnReport }>) => {
  const { t, lang } = useWords()
  const names = useSideNames()
  if (report.objectives.length === 0) return null
  return (
    <section>
      <h3 className="cap">{t('report.objectives')}</h3>
      <ul className="report-objectives">
        {report.objectives.map(({ hex, label, owner }) => (
          <li key={hex}>
            <Icon name="flag" /> {hex} {label[lang]}:{' '}
            <b className={owner ? `${owner}-name` : ''}>{owner ? names[owner] : t('report.nobody')}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The report itself; the result shows it once more. */
export const ReportBody = ({ report }: Readonly<{ report: TurnReport }>) => {
  const { t } = useWords()
  return (
    <>
      <div className="report-sides">
        {SIDES_IN_ORDER.map((side) => (
          <SideColumn key={side} report={report} side={side} />
        ))}
      </div>
      <Objectives report={report} />
      <section>
        <h3 className="cap">{t('film.luckLine')}</h3>
        <LuckBars luck={report.luck} />
      </section>
    </>
  )
}

export const Report = () => {
  const { t } = useWords()
  const report = useApp((state) => state.report)
  const over = useApp((state) => state.result !== null)
  const nextTurn = useApp((state) => state.nextTurn)
  const { when } = useTurnWords(useApp((state) => state.match))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (!report) return null
  return (
    <div className="game report" data-testid="report">
      <Bar phase="over" badges={null} />
      <main className="report-desk scroll">
        <article className="sheet paper">
          <h1>{t('report.title', { when })}</h1>
          <ReportBody report={report} />
          <footer>
            <button
              type="button"
              className="btn primary"
              ref={button}
              onClick={nextTurn}
              data-testid="report-next"
            >
              {t(over ? 'report.toResult' : 'report.next')} <kbd>↵</kbd>
            </button>
          </footer>
        </article>
      </main>
    </div>
  )
}
