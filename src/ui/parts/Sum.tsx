import { useTranslation } from 'react-i18next'
import type { Lang } from '../../i18n'
import { signed } from '../../i18n/format'
import { sayTerm } from '../../i18n/reasons'
import type { Term } from '../../kernel/modifier'
import { placed } from './placed'
import { Rule } from './Rule'

type TermRowsProps = Readonly<{ terms: readonly Term[]; lang: Lang; first?: boolean }>

/** The terms of a sum as a player writes them: the first as a number, the others with their sign. */
export const TermRows = ({ terms, lang, first = true }: TermRowsProps) => {
  const { t } = useTranslation()
  return (
    <>
      {placed(terms).map(({ value: term, place, key }) => (
        <tr key={key}>
          <td>{sayTerm(t, term)}</td>
          <td>{first && place === 0 ? term.value : signed(term.value, lang)}</td>
          <td>
            <Rule id={term.rule} />
          </td>
        </tr>
      ))}
    </>
  )
}

/** The line under a sum. */
export const TotalRow = ({ words, value }: Readonly<{ words: string; value: string | number }>) => (
  <tr className="total">
    <td>{words}</td>
    <td>{value}</td>
    <td />
  </tr>
)
