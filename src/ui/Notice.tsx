import { useEffect, useState } from 'react'
import { knows } from '../i18n'
import { openFileFaults } from '../i18n/fileFaults/open'
import { type SayNotice, sayNotice } from '../i18n/reasons'
import type { Said } from '../store/api'
import { useApp } from './context'
import { Dialog } from './parts/Dialog'
import { Rule } from './parts/Rule'
import { useWords } from './useWords'

/** What is wrong with a file: nothing is said until its sentences have come. */
const FileFault = ({ notice }: Readonly<{ notice: Said }>) => {
  const { t } = useWords()
  const [sayFault, setSayFault] = useState<SayNotice | null>(null)
  useEffect(() => {
    void openFileFaults().then((say) => setSayFault(() => say))
  }, [])
  return sayFault?.(t, notice)
}

/** Games of a file that were not taken in, each by its name and with its reason. */
const Parts = ({ parts }: Readonly<{ parts: readonly Said[] }>) => {
  const { t } = useWords()
  return (
    <>
      <p>{t('notice.parts')}</p>
      <ul className="notice-parts scroll">
        {parts.map((part) => (
          <li key={part.detail.file}>
            <b>{part.detail.file}</b> <FileFault notice={part} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A message of the table that waits to be read: what happened, what was kept, what to do. */
export const Notice = () => {
  const { t } = useWords()
  const notice = useApp((state) => state.notice)
  const dismiss = useApp((state) => state.dismissNotice)
  const continueGame = useApp((state) => state.continueGame)
  if (!notice) return null
  const { file, game } = notice.detail
  // R47: the other tab may be closed by now.
  const again = (id: string): void => {
    dismiss()
    void continueGame(id)
  }
  const refused = file !== undefined && !knows(`said.${notice.key}`)
  return (
    <Dialog title={t(refused ? 'notice.refused' : 'notice.title')} onNo={dismiss} testId="notice">
      {refused && <p className="file-name">{file}</p>}
      <p aria-live="polite">
        {refused ? <FileFault notice={notice} /> : sayNotice(t, notice)}{' '}
        {notice.rule && <Rule id={notice.rule} />}
      </p>
      {notice.parts && <Parts parts={notice.parts} />}
      {refused && <p>{t('notice.kept')}</p>}
      <div className="dialog-foot">
        {typeof game === 'string' && (
          <button
            type="button"
            className="btn primary"
            onClick={() => again(game)}
            data-testid="notice-again"
          >
            {t('notice.again')}
          </button>
        )}
        <button type="button" className="btn" data-first onClick={dismiss} data-testid="notice-ok">
          {t('app.understood')}
        </button>
      </div>
    </Dialog>
  )
}
