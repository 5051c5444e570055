/** The language at hand, and what is to be said in it. */

export type Lang = 'ru' | 'en'

/** A sentence to be said by i18n: key and its values. */
export type Said = Readonly<{
  key: string
  detail: Readonly<Record<string, string | number>>
  rule?: string
  /** What it says of parts of it: games of a file, each as the detail `file`. */
  parts?: readonly Said[]
}>
