import type { Part } from '../../i18n/describe'

/** A sentence with its units in the colours of their sides. */
export const Sentence = ({ parts }: Readonly<{ parts: readonly Part[] }>) => (
  <>
    {parts.map((part, i) => {
      if (part.kind === 'text') return part.text
      // A sentence never changes its parts in place, so the position is the key.
      if (part.kind === 'strong') return <b key={i}>{part.text}</b>
      return (
        <span key={i} className={`${part.side}-name`}>
          {part.text}
        </span>
      )
    })}
  </>
)

/** A sentence of i18n with `<k>` for keys. */
export const WithKeys = ({ text }: Readonly<{ text: string }>) => (
  <>{text.split(/<k>|<\/k>/).map((piece, i) => (i % 2 ? <kbd key={i}>{piece}</kbd> : piece))}</>
)
