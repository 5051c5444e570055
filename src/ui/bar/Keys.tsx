import { Dialog } from '../parts/Dialog'
import { useWords } from '../useWords'

/** The list of keys, by `?`. */
export const Keys = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { t } = useWords()
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      t('keys.sheet'),
      [
        [t('keys.arrows'), t('keys.move')],
        [t('keys.enter'), t('keys.begin')],
        ['1 … 9, 0', t('keys.digits')],
        ['0704', t('keys.hexNumber')],
        [t('keys.delete'), t('keys.clear')],
        ['N', t('keys.next')],
        ['C', t('keys.copy')],
        ['Ctrl Z, Ctrl Y', t('keys.undo')],
        ['/', t('keys.command')],
        ['1 … 6', t('keys.face')],
        ['F9', t('keys.seal')],
      ],
    ],
    [
      t('phases.deployment'),
      [
        ['↑ ↓', t('keys.choose')],
        ['0704', t('keys.place')],
        ['1 … 6', t('keys.turn')],
        ['A', t('keys.ambush')],
        ['Tab', t('keys.trench')],
      ],
    ],
    [
      t('keys.map'),
      [
        ['L', t('tools.los')],
        ['V', t('tools.fov')],
        ['S', t('tools.sectors')],
        ['T', t('tools.threat')],
        ['R', t('tools.range')],
        ['O', t('tools.objectives')],
        ['+ − F', `${t('tools.zoomIn')}, ${t('tools.zoomOut')}, ${t('tools.fit')}`],
        [t('keys.wheel'), t('keys.zoom')],
        [t('keys.rightClick'), t('keys.details')],
        ['J', t('keys.logDrawer')],
      ],
    ],
    [
      t('keys.film'),
      [
        [t('keys.space'), t('keys.playPause')],
        ['→ ←', t('keys.stepBack')],
        ['N', t('keys.skipPhase')],
        [t('keys.end'), t('keys.skipAll')],
      ],
    ],
    [
      t('keys.anywhere'),
      [
        [t('keys.esc'), t('keys.escape')],
        ['?', t('keys.title')],
      ],
    ],
  ]
  return (
    <Dialog title={t('keys.title')} onNo={onClose} wide testId="keys">
      <div className="keys">
        {groups.map(([name, rows]) => (
          <section key={name}>
            <h3 className="cap">{name}</h3>
            <dl>
              {rows.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="keys-note">{t('tools.held')}</p>
      <div className="dialog-foot">
        <button type="button" className="btn" data-first onClick={onClose}>
          {t('app.close')}
        </button>
      </div>
    </Dialog>
  )
}
