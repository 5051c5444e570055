/** The rulebook (screen 10): contents and search on the left, the page on the right. Esc closes it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LANGS } from '../../i18n'
import { openRules, type Rules } from '../../i18n/rulebook'
import { pageOf, type RuleId } from '../../i18n/rulebook/ids'
import type { Lang } from '../../store/api'
import { useModal } from '../parts/Dialog'
import { Icon } from '../parts/Icon'
import { useWords } from '../useWords'
import { Contents } from './Contents'
import { Page } from './Page'
import './rulebook.css'

/** The book of the language at hand, and the others once they have come: search looks into all. */
const useBooks = (lang: Lang): Readonly<{ rules: Rules | null; all: readonly Rules[] }> => {
  const [books, setBooks] = useState<Readonly<Partial<Record<Lang, Rules>>>>({})
  useEffect(() => {
    for (const each of [lang, ...LANGS.filter((other) => other !== lang)])
      void openRules(each).then((rules) => setBooks((now) => ({ ...now, [each]: rules })))
  }, [lang])
  return { rules: books[lang] ?? null, all: LANGS.flatMap((each) => books[each] ?? []) }
}

type Props = Readonly<{
  /** As the game names it; the page over it is shown where it has none of its own. */
  page: string
  onTurn: (id: string) => void
  onClose: () => void
  /** Fills the window: at the start and at the curtain. */
  whole: boolean
}>

export const Rulebook = ({ page, onTurn, onClose, whole }: Props) => {
  const { t, lang } = useWords()
  const { rules, all } = useBooks(lang)
  const box = useModal()
  const paper = useRef<HTMLElement>(null)
  const id: RuleId = pageOf(page) ?? 'T1'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top
  useLayoutEffect(() => {
    // Newer browsers answer with a promise: an effect must not return it.
    paper.current?.scrollTo(0, 0)
  }, [id])
  const turn = useCallback(
    (to: RuleId) => {
      onTurn(to)
      paper.current?.focus()
    },
    [onTurn],
  )
  return (
    <dialog
      ref={box}
      className={whole ? 'rulebook book sheet whole' : 'rulebook book sheet'}
      aria-label={t('app.rulebook')}
      data-testid="rulebook"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        event.stopPropagation()
        if (event.target === box.current) onClose()
      }}
    >
      <header>
        <Icon name="book" />
        <h2>{t('app.rulebook')}</h2>
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose} data-testid="rulebook-close">
          {t('app.close')} <kbd>Esc</kbd>
        </button>
      </header>
      {rules && <Contents rules={rules} all={all} id={id} onTurn={turn} />}
      <article ref={paper} className="rule-page scroll" tabIndex={-1} data-testid="rule-page">
        {rules && <Page rules={rules} id={id} onTurn={turn} />}
      </article>
    </dialog>
  )
}
