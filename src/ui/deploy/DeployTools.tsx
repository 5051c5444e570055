import type { Unit } from '../../engine/tactical/model'
import { unitCode } from '../../i18n/format'
import { useSeat } from '../context'
import { FacePicker } from '../parts/FacePicker'
import { Icon } from '../parts/Icon'
import { FACES } from '../seat/facts'
import { useWords } from '../useWords'
import { WorksTools } from './WorksTools'

/** Facing, ambush and trenches of the unit that is being set up. */
export const DeployTools = ({ unit }: Readonly<{ unit: Unit }>) => {
  const { t, lang } = useWords()
  const turnUnit = useSeat((state) => state.turnUnit)
  const setConcealed = useSeat((state) => state.setConcealed)
  const trench = useSeat((state) => state.trench)
  const left = useSeat((state) => state.trenchesLeft)
  const trenches = useSeat((state) => state.view.works.trenches)
  const { hex } = unit
  const dug = trenches.filter((each) => each.hex === hex).map(({ face }) => face)
  if (unit.place !== 'map' || hex === null) return <p className="deploy-tools">{t('deploy.hint')}</p>
  return (
    <div className="deploy-tools">
      <div>
        <h3 className="cap">
          {unitCode(unit.side, unit.row, lang)} · {t('deploy.facing')}
        </h3>
        <FacePicker
          value={unit.facing}
          label={t('deploy.facing')}
          faces={FACES}
          onPick={(face) => turnUnit(unit.id, face)}
        />
      </div>
      <div>
        <h3 className="cap">{t('deploy.ambush')}</h3>
        <button
          type="button"
          className="btn"
          aria-pressed={unit.concealed}
          onClick={() => setConcealed(unit.id, !unit.concealed)}
          data-testid="deploy-ambush"
        >
          <Icon name="ambush" />
          {t(unit.concealed ? 'deploy.inAmbush' : 'deploy.open')}
        </button>
      </div>
      {(left > 0 || dug.length > 0) && (
        <div>
          <h3 className="cap">{t('deploy.trench')}</h3>
          <div className="chips" data-testid="deploy-trench">
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                className="chip"
                aria-pressed={dug.includes(face)}
                aria-label={`${t('deploy.trench')}: ${t(`faces.${face}`)}`}
                onClick={() => trench(hex, face)}
              >
                {t(`faceCodes.${face}`)}
              </button>
            ))}
          </div>
          <p>
            {t('deploy.trenchLine')} {hex}
          </p>
        </div>
      )}
      <WorksTools hex={hex} />
    </div>
  )
}
