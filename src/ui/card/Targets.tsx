import type { Draft } from '../../store/api'
import { useSeat, useSeatStore } from '../context'
import { FacePicker } from '../parts/FacePicker'
import { codeIn, FACES, hexOver } from '../seat/facts'
import { useWords } from '../useWords'

/** What the order in the making may be pointed at: the way without a pointer. */
export const Targets = ({ draft }: Readonly<{ draft: Draft }>) => {
  const { t, lang } = useWords()
  const seat = useSeatStore()
  const view = useSeat((state) => state.view)
  const point = useSeat((state) => state.point)
  const hoverHex = useSeat((state) => state.hoverHex)
  const { kind, unit } = draft
  const from = view.units[unit]?.hex
  if (kind === 'deploy' || kind === 'sector' || kind === 'digIn') {
    return (
      <div className="options">
        <span className="cap">{t('sheet.waitingFace')}</span>
        <FacePicker
          value={null}
          label={t('sheet.waitingFace')}
          onPick={(face) => {
            const over = from ? hexOver(view, from, face) : null
            const order = kind === 'digIn' ? ({ kind, face } as const) : ({ kind, facing: face } as const)
            if (over) point(over)
            else seat.getState().give(unit, order)
          }}
          faces={FACES}
        />
      </div>
    )
  }
  const moves = kind === 'manoeuvre' || kind === 'march' || kind === 'assault' || kind === 'fireOnMove'
  const hexes = kind === 'smoke' || (kind.startsWith('air') && kind !== 'airEscort' && kind !== 'airStrike')
  const choices = moves || hexes ? [] : seat.getState().choices()
  if (choices.length === 0) return null
  return (
    <div className="options">
      <span className="cap">{t('palette.targets')}</span>
      <fieldset className="chips" aria-label={t('palette.targets')}>
        {choices.map((choice) => {
          const target = view.units[choice]
          const hex = target?.hex ?? choice
          return (
            <button
              key={choice}
              type="button"
              className="chip"
              onMouseEnter={() => hoverHex(hex)}
              onClick={() => point(hex, target ? choice : null)}
              data-testid={`target-${choice}`}
            >
              {target ? <b className={`${target.side}-name`}>{codeIn(view, choice, lang)}</b> : null} {hex}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
