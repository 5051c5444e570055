/** Deployment: own units as a list, each with its place, facing and ambush; trenches to dig. */
import { useEffect, useRef } from 'react'
import type { SideView, Unit } from '../../engine/tactical/model'
import type { Say } from '../../i18n'
import { unitCode } from '../../i18n/format'
import { unitWords } from '../../i18n/unitNames'
import type { Lang, SeatState } from '../../store/api'
import { useSeat, useSeatStore } from '../context'
import { Icon } from '../parts/Icon'
import { Pips } from '../parts/Pips'
import { codeIn, typeIn } from '../seat/facts'
import { openAtRow } from '../seat/rows'
import { useWords } from '../useWords'
import { DeployTools } from './DeployTools'
import { useDeployKeys } from './useDeployKeys'

/** Where a unit is that does not stand on the map; null: nowhere yet. */
const awayWords = (view: SideView, unit: Unit, t: Say, lang: Lang): string | null => {
  if (unit.place === 'attached') return t('states.attached', { host: codeIn(view, unit.host ?? '', lang) })
  if (unit.place === 'carried') return t('states.aboard', { unit: codeIn(view, unit.carrier ?? '', lang) })
  if (unit.place === 'reserve') return t('states.reserve')
  return unit.place === 'offMap' ? t('states.offMap') : null
}

type RowProps = Readonly<{ unit: Unit; selected: boolean; active: boolean; onSelect: () => void }>

/** One button of the list takes the focus (roving tabindex); the keys of the list go on from there. */

const UnitRow = ({ unit, selected, active, onSelect }: RowProps) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const { full } = typeIn(view, unit).strength
  const { short } = unitWords(unit.type, lang)
  const fixed = view.battle.scenario.units.some(({ id, fixed: stays }) => id === unit.id && stays)
  const where = unit.place === 'map' && unit.hex ? unit.hex : null
  const away = awayWords(view, unit, t, lang)
  return (
    <tr
      aria-selected={selected}
      data-unit={unit.id}
      className={where || away ? '' : 'empty-row'}
      onClick={onSelect}
    >
      <td className="c-row">
        <button
          type="button"
          tabIndex={active ? 0 : -1}
          onClick={onSelect}
          data-testid={`deploy-${unit.side}-${unit.row}`}
        >
          <b>{unitCode(unit.side, unit.row, lang)}</b>
        </button>
      </td>
      <td className="c-unit">{short}</td>
      <td className="c-strength">
        <Pips
          strength={unit.strength}
          full={full}
          words={t('sheet.strengthOf', { strength: unit.strength, full })}
        />
      </td>
      <td>
        <span className="written">{where ?? ''}</span>
        {!where && <span className={away ? '' : 'none'}>{away ?? t('deploy.notPlaced')}</span>}
      </td>
      <td>
        {where ? t(`faceCodes.${unit.facing}`) : ''} {fixed && <small>{t('deploy.fixed')}</small>}
      </td>
      <td>
        {unit.concealed && (
          <span className="state ok">
            <Icon name="ambush" /> {t('deploy.inAmbush')}
          </span>
        )}
      </td>
    </tr>
  )
}

const ownUnits = ({ view, side }: Pick<SeatState, 'view' | 'side'>): readonly Unit[] =>
  Object.values(view.units)
    .filter((unit) => unit.side === side)
    .sort((a, b) => a.row - b.row)

export const DeployDock = ({ onSeal }: Readonly<{ onSeal: () => void }>) => {
  const { t } = useWords()
  const side = useSeat((state) => state.side)
  const view = useSeat((state) => state.view)
  const selected = useSeat((state) => state.selected)
  const select = useSeat((state) => state.select)
  const left = useSeat((state) => state.trenchesLeft)
  const table = useRef<HTMLTableElement>(null)
  const seat = useSeatStore()
  useEffect(() => openAtRow(ownUnits(seat.getState())[0]?.id), [seat])
  useEffect(() => {
    const row = selected ? table.current?.querySelector(`[data-unit="${CSS.escape(selected)}"]`) : null
    row?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const own = ownUnits({ view, side })
  const onKeyDown = useDeployKeys(own.map(({ id }) => id))
  const first = selected ?? own[0]?.id
  const mine = own.filter(({ place }) => place !== 'reserve' && place !== 'offMap')
  const placed = mine.filter(
    ({ place }) => place === 'map' || place === 'attached' || place === 'carried',
  ).length
  const unit = selected ? view.units[selected] : undefined
  return (
    <section className="sheet form" aria-label={t('deploy.label')}>
      <header>
        <h2>{t('deploy.title')}</h2>
        <span className="fld hide-small">
          {t('sheet.side')} <b>{t(`sides.${side}`)}</b>
        </span>
        <span className="grow" />
        <span className="fld">
          {t('deploy.placed')} <b>{t('sheet.orderedOf', { given: placed, of: mine.length })}</b>
        </span>
        {(left > 0 || view.battle.scenario.zones[side].trenches > 0) && (
          <span className="fld">
            {t('deploy.trenches')} <b data-testid="trenches-left">{left}</b>
          </span>
        )}
      </header>
      <div className="form-rows scroll">
        <table
          className="order-table"
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
          role="grid"
          aria-label={t('deploy.label')}
          onKeyDown={onKeyDown}
          data-testid="deploy-list"
        >
          <thead>
            <tr>
              <th className="c-row">{t('sheet.columns.row')}</th>
              <th className="c-unit">{t('sheet.columns.unit')}</th>
              <th className="c-strength">{t('sheet.columns.strength')}</th>
              <th>{t('deploy.hex')}</th>
              <th>{t('deploy.facing')}</th>
              <th>{t('deploy.ambush')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((each) => (
              <UnitRow
                key={each.id}
                unit={each}
                selected={each.id === selected}
                active={each.id === first}
                onSelect={() => select(each.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {unit?.side === side ? <DeployTools unit={unit} /> : <p className="deploy-tools">{t('deploy.hint')}</p>}
      <footer>
        <span className="grow" />
        <button type="button" className="btn primary" onClick={onSeal} data-testid="seal">
          <Icon name="seal" />
          {t('deploy.seal')} <kbd>F9</kbd>
        </button>
      </footer>
    </section>
  )
}
