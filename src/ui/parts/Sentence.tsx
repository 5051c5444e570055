import type { Part } from '../../i18n/narrate'
import { placed } from './placed'

/** A sentence with its units in the colours of their sides. */
export const Sentence = ({ parts }: Readonly<{ parts: readonly Part[] }>) => (
  <>
    {placed(parts).map(({ value: part, key }) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'strong') return <b key={key}>{part.text}</b>
      return (
        <span key={key} className={`${part.side}-name`}>
          {part.text}
        </span>
      )
    })}
  </>
)

/** A sentence of i18n with `<k>` for keys. */
export const WithKeys = ({ text }: Readonly<{ text: string }>) => (
  <>
    {placed(text.split(/<k>|<\/k>/)).map(({ value: piece, place, key }) =>
      place % 2 ? <kbd key={key}>{piece}</kbd> : piece,
    )}
  </>
)
