import type { Side } from '../../engine/tactical/model'
import { num } from '../../i18n/format'
import type { FilmState } from '../../store/api'
import { useFilm } from '../context'
import { useSideNames } from '../names'
import { SIDES_IN_ORDER } from '../sides'
import { useWords } from '../useWords'

type BarsProps = Readonly<{ luck: FilmState['luck'] }>

/** Hits rolled as a bar, hits expected as a stroke across it. */
export const LuckBars = ({ luck }: BarsProps) => {
  const { t, lang } = useWords()
  const names = useSideNames()
  const most = Math.max(1, ...SIDES_IN_ORDER.flatMap((side) => [luck[side].hits, luck[side].expected])) * 1.2
  const share = (value: number): string => `${(value / most) * 100}%`
  const row = (side: Side) => {
    const { hits, dice, expected } = luck[side]
    return (
      <div key={side} className="luck" data-side={side}>
        <b>{names[side]}</b>
        <span className="luck-bar" aria-hidden="true">
          <i style={{ width: share(hits) }} />
          <u style={{ left: share(expected) }} />
        </span>
        <span>{t('film.luckOf', { hits, dice, expected: num(expected, lang, 1) })}</span>
      </div>
    )
  }
  return <div className="lucks">{SIDES_IN_ORDER.map(row)}</div>
}

export const Luck = () => {
  const { t } = useWords()
  const luck = useFilm((state) => state.luck)
  return (
    <div className="luck-box">
      <p>
        <span className="cap">{t('film.luck')}</span>
        <span className="grow" />
        {t('film.luckLine')}
      </p>
      <LuckBars luck={luck} />
    </div>
  )
}
