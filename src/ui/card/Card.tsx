/** The card beside the sheet: the unit or the hex, the unit's orders, the section of the ground. */
import type { ReactNode } from 'react'
import { useSeat } from '../context'
import { useWords } from '../useWords'
import { CrossSection } from './CrossSection'
import { Facts } from './Facts'

type Props = Readonly<{ ground: ReactNode; children?: ReactNode }>

/** `ground`: the hex that is looked at; `children`: the orders of the selected unit, while they are written. */
export const Card = ({ ground, children }: Props) => {
  const { t } = useWords()
  const selected = useSeat((state) => state.selected)
  const inspected = useSeat((state) => (state.inspected === state.selected ? null : state.inspected))
  const inspect = useSeat((state) => state.inspect)
  const side = useSeat((state) => state.side)
  const own = useSeat((state) => (state.inspected ? state.view.units[state.inspected]?.side === side : false))
  const shown = inspected ?? selected
  const place = children ? 'card-unit scroll' : 'card-unit alone scroll'
  return (
    <section className="sheet card-panel" aria-label={t('card.title')} data-testid="unit-card">
      {ground ? (
        <div className={place} key="hex">
          {ground}
        </div>
      ) : shown ? (
        <div className={place} key={`unit ${shown}`}>
          <Facts
            unit={shown}
            note={inspected && !own ? t('card.enemy') : null}
            onClose={inspected ? () => inspect(null) : null}
          />
        </div>
      ) : (
        <p className="card-empty">{t('palette.noneYet')}</p>
      )}
      {children}
      <CrossSection />
    </section>
  )
}
