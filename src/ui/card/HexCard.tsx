/** The card of a hex: its ground, its works and who is there, as far as the seated player knows. */
import { signed, unitCode } from '../../i18n/format'
import { sayTerm } from '../../i18n/reasons'
import type { Face, Hex } from '../../kernel/hex'
import type { Term } from '../../kernel/modifier'
import { type HexFacts, hexFacts } from '../../store/hexFacts'
import { useSeat } from '../context'
import { Icon } from '../parts/Icon'
import { placed } from '../parts/placed'
import { Rule } from '../parts/Rule'
import { codeIn, groundWords } from '../seat/facts'
import { useWords } from '../useWords'
import { Fact } from './fields'

type Props = Readonly<{ facts: HexFacts }>

/** T4.9: what the hex takes from fire at foot, and what it gives to its defence. */
const Cover = ({ facts: { cover } }: Props) => {
  const { t, lang } = useWords()
  const of = (name: 'direct' | 'indirect' | 'defence') =>
    cover[name].map((term: Term) => ({ term, what: t(`hexCard.cover.${name}`) }))
  const rows = [...of('direct'), ...of('indirect'), ...of('defence')]
  return (
    <table className="sum hex-cover">
      <caption className="cap">
        {t('hexCard.cover.title')} <Rule id="T4.9" />
      </caption>
      <tbody>
        {placed(rows).map(({ value: { term, what }, key }) => (
          <tr key={key}>
            <td>
              {sayTerm(t, term)} <small>{what}</small>
            </td>
            <td>{signed(term.value, lang)}</td>
            <td>
              <Rule id={term.rule} />
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={3}>{t('hexCard.cover.none')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** T9.8, T10, T13.7: what was built and what lies there. */
const Works = ({ facts }: Props) => {
  const { t } = useWords()
  const side = useSeat((state) => state.side)
  const faces = (list: readonly Face[]): string => list.map((face) => t(`faceCodes.${face}`)).join(', ')
  const { bridge, trenches, wire, obstacles, mines, smoke, road, rail } = facts
  const ways = [...(road ? [t('hexCard.road')] : []), ...(rail ? [t('hexCard.rail')] : [])]
  const stands = bridge?.strength ? t('hexCard.strength', { strength: bridge.strength }) : t('hexCard.down')
  return (
    <>
      {ways.length > 0 && <Fact name={t('hexCard.ways')} value={ways.join(', ')} />}
      {bridge && <Fact name={t(bridge.pontoon ? 'hexCard.pontoon' : 'hexCard.bridge')} value={stands} />}
      {trenches.length > 0 && <Fact name={t('hexCard.trenches')} value={faces(trenches)} />}
      {wire.length > 0 && <Fact name={t('deploy.works.wire')} value={faces(wire)} />}
      {obstacles.length > 0 && <Fact name={t('deploy.works.obstacles')} value={faces(obstacles)} />}
      {mines.map(({ kind, owner }) => (
        <Fact
          key={kind + owner}
          name={t('policy.mines')}
          value={t(`policy.${kind}`)}
          note={t(owner === side ? 'hexCard.own' : 'hexCard.enemy')}
        />
      ))}
      {smoke !== null && <Fact name={t('kinds.smoke.short')} value={t('hexCard.until', { turn: smoke })} />}
    </>
  )
}

/** T16.5, T8.5: who holds it, who is there, who was last seen there. */
const Who = ({ facts: { holder, objective, units, lastSeen } }: Props) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const codes = units.map((id) => (
    <b key={id} className={`${view.units[id]?.side}-name`}>
      {codeIn(view, id, lang)}{' '}
    </b>
  ))
  return (
    <>
      {objective && <Fact name={t('hexCard.objective')} value={objective[lang]} />}
      {(holder || objective) && (
        <Fact name={t('hexCard.holder')} value={holder ? t(`sides.${holder}`) : t('hexCard.nobody')} />
      )}
      {codes.length > 0 && <Fact name={t('hexCard.units')} value={codes} />}
      {lastSeen.map(({ unit, side, row, turn }) => (
        <Fact
          key={unit}
          name={t('hexCard.lastSeen')}
          value={unitCode(side, row, lang)}
          note={t('bar.when', { turn })}
        />
      ))}
    </>
  )
}

export const HexCard = ({ hex }: Readonly<{ hex: Hex }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const look = useSeat((state) => state.look)
  const facts = hexFacts(view, hex)
  const ground = [groundWords(view, hex, t), ...facts.names.map((name) => name[lang])]
  return (
    <div data-testid="hex-card">
      <div className="unit-head">
        <div>
          <h3>{t('hexCard.title', { hex })}</h3>
          <p>{ground.join(' · ')}</p>
        </div>
        <button type="button" className="close" onClick={() => look(null)} aria-label={t('hexCard.close')}>
          <Icon name="clear" />
        </button>
      </div>
      <dl className="kv">
        <Who facts={facts} />
        <Works facts={facts} />
      </dl>
      <Cover facts={facts} />
    </div>
  )
}
