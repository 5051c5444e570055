import { useTranslation } from 'react-i18next'

/** The id of a rule, small and dotted, at the end of the sentence that it explains. */
export const Rule = ({ id }: Readonly<{ id: string }>) => {
  const { t } = useTranslation()
  return (
    <abbr className="rid" title={t('app.rule', { rule: id })}>
      {id}
    </abbr>
  )
}

export const Rules = ({ ids }: Readonly<{ ids: readonly string[] }>) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        {' '}
        <Rule id={id} />
      </span>
    ))}
  </>
)
