import { useApp } from '../context'
import { useWords } from '../useWords'

/** The state of the save, honestly: “saved” only after the record was read back. */
export const SaveLine = () => {
  const { t } = useWords()
  const status = useApp((state) => state.saveStatus)
  const time = useApp((state) => state.savedAt) ?? ''
  return (
    <span role="status" className={`save-line ${status}`} data-testid="save-status">
      {t(`save.${status}`, { time })}
    </span>
  )
}
