import { useTranslation } from 'react-i18next'
import { useOpenRule } from '../rulebook/openRule'

/** Keys that press a button belong to it alone: neither sheet nor film may read them. */
const isPress = (key: string): boolean => key === 'Enter' || key === ' '

type Props = Readonly<{
  id: string
  /** In a table with keys of its own: reached by pointer, or from the line that is open. */
  quiet?: boolean
  /** Inside another button: its words alone. */
  inert?: boolean
}>

/** The id of a rule, small and dotted, at the end of the sentence that it explains: it opens the page. */
export const Rule = ({ id, quiet = false, inert = false }: Props) => {
  const { t } = useTranslation()
  const open = useOpenRule()
  const title = t('app.rule', { rule: id })
  if (inert || !open)
    return (
      <abbr className="rid" title={title}>
        {id}
      </abbr>
    )
  return (
    <button
      type="button"
      className="rid"
      title={title}
      tabIndex={quiet ? -1 : undefined}
      onClick={(event) => {
        event.stopPropagation()
        open(id)
      }}
      onMouseDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => isPress(event.key) && event.stopPropagation()}
    >
      {id}
    </button>
  )
}

export const Rules = ({ ids, quiet = false }: Readonly<{ ids: readonly string[]; quiet?: boolean }>) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        {' '}
        <Rule id={id} quiet={quiet} />
      </span>
    ))}
  </>
)
