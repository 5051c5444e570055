/** The unit card beside the sheet: the unit, its orders, the section of the ground. */
import type { ReactNode } from 'react'
import { useSeat } from '../context'
import { useWords } from '../useWords'
import { CrossSection } from './CrossSection'
import { Facts } from './Facts'

/** `children`: the orders of the selected unit, while they are written. */
export const Card = ({ children }: Readonly<{ children?: ReactNode }>) => {
  const { t } = useWords()
  const selected = useSeat((state) => state.selected)
  const inspected = useSeat((state) => (state.inspected === state.selected ? null : state.inspected))
  const inspect = useSeat((state) => state.inspect)
  const side = useSeat((state) => state.side)
  const own = useSeat((state) => (state.inspected ? state.view.units[state.inspected]?.side === side : false))
  const shown = inspected ?? selected
  return (
    <section className="sheet card-panel" aria-label={t('card.title')} data-testid="unit-card">
      {shown ? (
        <div className={children ? 'card-unit scroll' : 'card-unit alone scroll'} key={`unit ${shown}`}>
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
