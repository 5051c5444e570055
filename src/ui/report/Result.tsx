/** The end: who won and why, each cause with its points; the seed, for whoever likes to check the dice. */

import type { Cause } from '../../engine/tactical/model'
import { sayWhy } from '../../i18n/reasons'
import { Bar } from '../bar/Bar'
import { useApp } from '../context'
import { useExport } from '../files'
import { fullName, useSideNames } from '../names'
import { Emblem, SideMark } from '../parts/emblems'
import { Icon } from '../parts/Icon'
import { placed } from '../parts/placed'
import { SaveLine } from '../parts/SaveLine'
import { useWords } from '../useWords'
import { ReportBody } from './Report'

const CauseRow = ({ cause }: Readonly<{ cause: Cause }>) => {
  const { t } = useWords()
  const names = useSideNames()
  return (
    <tr>
      {cause.side && (
        <td>
          <SideMark side={cause.side} /> {names[cause.side]}
        </td>
      )}
      <td colSpan={cause.side ? 1 : 2}>{sayWhy(t, 'causes', cause.why, cause.detail)}</td>
      <td>{cause.points !== 0 && <b>{t('result.points', { count: cause.points })}</b>}</td>
    </tr>
  )
}

const Honesty = () => {
  const { t } = useWords()
  const match = useApp((state) => state.match)
  if (!match?.seed) return null
  return (
    <section className="honesty">
      <h3 className="cap">{t('result.seed')}</h3>
      <code data-testid="seed">{match.seed}</code>
      <h3 className="cap">{t('result.commitment')}</h3>
      <code data-testid="commitment">{match.commitment}</code>
      <p>{t('result.seedLine')}</p>
    </section>
  )
}

const Actions = () => {
  const { t } = useWords()
  const scenario = useApp((state) => state.match?.scenario)
  const pick = useApp((state) => state.pickScenario)
  const toStart = useApp((state) => state.toStart)
  const replay = useApp((state) => state.openReplay)
  const save = useExport()
  return (
    <footer>
      <SaveLine />
      <span className="grow" />
      <button type="button" className="btn" onClick={() => void replay()} data-testid="result-replay">
        <Icon name="play" /> {t('replay.title')}
      </button>
      <button type="button" className="btn" onClick={save} data-testid="result-export">
        <Icon name="save" /> {t('result.export')}
      </button>
      <button type="button" className="btn" onClick={toStart} data-testid="result-start">
        <Icon name="home" /> {t('result.toStart')}
      </button>
      {scenario && (
        <button
          type="button"
          className="btn primary"
          onClick={() => pick(scenario)}
          data-testid="result-again"
        >
          <Icon name="redo" /> {t('result.again')}
        </button>
      )}
    </footer>
  )
}

export const ResultScreen = () => {
  const { t, lang } = useWords()
  const match = useApp((state) => state.match)
  const result = useApp((state) => state.result)
  const report = useApp((state) => state.report)
  const turns = match?.turns ?? 0
  if (!result) return null
  const { winner, level, turn, causes, text } = result
  return (
    <div className="game report" data-testid="result" data-side={winner ?? undefined}>
      <Bar phase="over" badges={null} />
      <main className="report-desk scroll">
        <article className="sheet paper">
          <div className="result-head">
            {winner && <Emblem side={winner} size={64} />}
            <div>
              <p className="cap">{t('result.title')}</p>
              <h1 data-testid="result-winner">
                {winner && match ? fullName(match, winner, lang) : t('result.draw')}
              </h1>
              <p>
                {t(`result.levels.${level}`)}, {t('result.inTurn', { turn, turns })}
              </p>
            </div>
          </div>
          <p className="ending" data-testid="result-text">
            {text[lang]}
          </p>
          {causes.length > 0 && (
            <section>
              <h3 className="cap">{t('result.causes')}</h3>
              <table className="causes">
                <tbody>
                  {placed(causes).map(({ value: cause, key }) => (
                    <CauseRow key={key} cause={cause} />
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <Honesty />
          {report && (
            <details>
              <summary>{t('result.lastReport')}</summary>
              <ReportBody report={report} />
            </details>
          )}
          <Actions />
        </article>
      </main>
    </div>
  )
}
