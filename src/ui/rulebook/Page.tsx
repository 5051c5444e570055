/** One page: the rule in paragraphs that say whose word they are, its charts, its examples, the way on. */
import { Fragment } from 'react'
import { type Mark, markOf, type Rules } from '../../i18n/rulebook'
import { CHAPTERS, type ChapterId, pageOf, type RuleId, ruleIds } from '../../i18n/rulebook/ids'
import { examplesOf } from '../../i18n/rulebook/vectors'
import { ChartOf } from './charts/ChartOf'

type Turn = (id: RuleId) => void

/** Text in which every rule id is a link. */
const Linked = ({ text, own, onTurn }: Readonly<{ text: string; own: RuleId; onTurn: Turn }>) => (
  <>
    {text.split(/(\bT\d+(?:\.\d+)?(?:\.[a-z])?\b)/).map((part, i) => {
      const to = i % 2 === 1 ? pageOf(part) : null
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed sentence stay where they are
        <Fragment key={i}>
          {to && to !== own ? (
            <button type="button" className="rid" onClick={() => onTurn(to)}>
              {part}
            </button>
          ) : (
            part
          )}
        </Fragment>
      )
    })}
  </>
)

const MarkTag = ({ mark, rules }: Readonly<{ mark: Mark; rules: Rules }>) => (
  <span className="mark" title={rules.labels[`${mark}Long`]}>
    {rules.labels[mark]}
  </span>
)

const Links = ({
  title,
  ids,
  rules,
  onTurn,
}: Readonly<{ title: string; ids: readonly RuleId[]; rules: Rules; onTurn: Turn }>) =>
  ids.length === 0 ? null : (
    <section>
      <h4 className="cap">{title}</h4>
      <ul className="rule-links">
        {ids.map((to) => (
          <li key={to}>
            <button type="button" className="plain" onClick={() => onTurn(to)}>
              {to} {rules.pages[to][0]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

const Examples = ({ rules, id, onTurn }: Readonly<{ rules: Rules; id: RuleId; onTurn: Turn }>) => {
  const numbers = examplesOf(id)
  if (numbers.length === 0) return null
  return (
    <section data-testid="rule-examples">
      <h4 className="cap">{rules.labels.examples}</h4>
      {numbers.map((number) => (
        <p key={number} className="example">
          <b>{rules.labels.example.replace('{{number}}', String(number))}</b>{' '}
          <Linked text={rules.examples[number]} own={id} onTurn={onTurn} />
        </p>
      ))}
    </section>
  )
}

const Ways = ({ rules, id, onTurn }: Readonly<{ rules: Rules; id: RuleId; onTurn: Turn }>) => {
  const at = ruleIds.indexOf(id)
  const ways = [
    [ruleIds[at - 1], rules.labels.before],
    [ruleIds[at + 1], rules.labels.next],
  ] as const
  return (
    <footer>
      {ways.map(([to, words]) =>
        to ? (
          <button key={to} type="button" className="btn" onClick={() => onTurn(to)}>
            {words.replace('{{name}}', `${to} ${rules.pages[to][0]}`)}
          </button>
        ) : (
          <span key={words} />
        ),
      )}
    </footer>
  )
}

/** House decisions that belong to a rule, or the rules of a chapter. */
const childrenOf = (id: RuleId): readonly RuleId[] =>
  id in CHAPTERS ? CHAPTERS[id as ChapterId] : ruleIds.filter((each) => each.startsWith(`${id}.`))

export const Page = ({ rules, id, onTurn }: Readonly<{ rules: Rules; id: RuleId; onTurn: Turn }>) => {
  const [name, ...paragraphs] = rules.pages[id]
  const { labels } = rules
  // The first words of a chapter are the book's own; they only say what it is about.
  const isRule = !(id in CHAPTERS)
  return (
    <>
      <h3>
        <span>{id}</span> {name}
      </h3>
      {paragraphs.map((paragraph) => {
        const { mark, text } = markOf(paragraph)
        return (
          <p key={paragraph} className={`paragraph of-${mark}`}>
            {isRule || mark !== 'source' ? <MarkTag mark={mark} rules={rules} /> : null}{' '}
            <Linked text={text} own={id} onTurn={onTurn} />
          </p>
        )
      })}
      <ChartOf id={id} labels={labels} />
      <Examples rules={rules} id={id} onTurn={onTurn} />
      <Links
        title={id in CHAPTERS ? labels.inChapter : labels.decisions}
        ids={childrenOf(id)}
        rules={rules}
        onTurn={onTurn}
      />
      <Ways rules={rules} id={id} onTurn={onTurn} />
    </>
  )
}
