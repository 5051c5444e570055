/** Chapters and their rules, or what a search found. */
import { useDeferredValue, useMemo, useState } from 'react'
import { findPages, type Rules } from '../../i18n/rulebook'
import { CHAPTERS, chapterIds, chapterOf, type RuleId, ruleIds } from '../../i18n/rulebook/ids'

type Turn = Readonly<{ id: RuleId; onTurn: (id: RuleId) => void }>

type EntryProps = Turn & Readonly<{ rules: Rules; to: RuleId }>

const Entry = ({ rules, to, id, onTurn }: EntryProps) => (
  <button
    type="button"
    aria-current={to === id ? 'page' : undefined}
    className={to.split('.').length > 2 ? 'under' : undefined}
    onClick={() => onTurn(to)}
    data-testid={`rule-${to}`}
  >
    <b>{to}</b> <span>{rules.pages[to][0]}</span>
  </button>
)

const Chapters = ({ rules, id, onTurn }: Turn & Readonly<{ rules: Rules }>) => (
  <ol>
    {chapterIds.map((chapter) => (
      <li key={chapter}>
        <Entry rules={rules} to={chapter} id={id} onTurn={onTurn} />
        {chapterOf(id) === chapter && (
          <ol>
            {CHAPTERS[chapter].map((rule) => (
              <li key={rule}>
                <Entry rules={rules} to={rule} id={id} onTurn={onTurn} />
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ol>
)

type Props = Turn & Readonly<{ rules: Rules; all: readonly Rules[] }>

export const Contents = ({ rules, all, id, onTurn }: Props) => {
  const { labels } = rules
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(() => findPages(asked, all, ruleIds), [asked, all])
  const searching = asked.trim() !== ''
  return (
    <nav className="rule-contents" aria-label={labels.contents}>
      <input
        className="text-field"
        // Not of the type “search”: there the browser keeps Esc to itself.
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the first thing to do in a book that was opened to look something up
        autoFocus
        value={query}
        aria-label={labels.search}
        placeholder={labels.search}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && first) onTurn(first)
          if (event.key !== 'Escape' || query.trim() === '') return
          event.preventDefault()
          setQuery('')
        }}
        data-testid="rule-search"
      />
      <p role="status">
        {searching &&
          (found.length > 0 ? labels.found.replace('{{count}}', String(found.length)) : labels.nothing)}
      </p>
      <div className="scroll" data-testid="rule-contents">
        {searching ? (
          <ol>
            {found.map((rule) => (
              <li key={rule}>
                <Entry rules={rules} to={rule} id={id} onTurn={onTurn} />
              </li>
            ))}
          </ol>
        ) : (
          <Chapters rules={rules} id={id} onTurn={onTurn} />
        )}
      </div>
    </nav>
  )
}
