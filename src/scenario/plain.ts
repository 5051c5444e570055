/**
 * Text of a stranger's file → a plain value. Size, depth and number of values are counted on the text, before
 * JSON.parse builds anything (R34–R37); then keys, numbers and characters are looked at one by one (R32, R33).
 */
import { at, error, type FaultKind, type Finding, type Refused } from './faults'
import { HIDDEN, isForbiddenText, shown } from './hidden'
import { LIMITS } from './limits'

export type Read = Readonly<{ ok: true; value: unknown }> | Refused

const refused = (fault: FaultKind, detail: Finding['detail'] = {}): Refused => ({
  ok: false,
  findings: [error(fault, '', { detail })],
})

/** Characters of a text, and values in it; `apart`: places of texts that another reader looks at. */
export type Extent = Readonly<{ text: number; values: number; apart?: RegExp }>

/**
 * Reads a text as JSON that holds nothing a file of this game may not hold.
 *
 * @param most what such a file may have at most
 */
export const readPlain = (text: string, most: Extent): Read => {
  if (text.length > most.text) return refused('fileTooLarge', { size: text.length, most: most.text })
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const kind = strangeKind(body)
  if (kind) return refused(kind)
  const { depth, values } = extentOf(body)
  if (depth > LIMITS.depth) return refused('tooDeep', { most: LIMITS.depth })
  if (values > most.values) return refused('tooManyValues', { most: most.values })
  const value = parsed(body)
  if (value === undefined) return refused(/[}\]]\s*$/.test(body.slice(-200)) ? 'notJson' : 'fileIsCut')
  const findings = forbiddenIn(value, isOpen(body), most.apart)
  return findings.length > 0 ? { ok: false, findings } : { ok: true, value }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** R24: what the file is, if it is none of ours; null for what may be JSON. */
const strangeKind = (text: string): FaultKind | null => {
  const head = text.slice(0, 512)
  const first = head.charCodeAt(0)
  if (text.trimStart() === '') return 'fileEmpty'
  if (head.slice(1, 4) === 'PNG' || head.startsWith('GIF8') || head.slice(0, 16).includes('JFIF'))
    return 'fileIsPicture'
  if (first === GZIP || head.startsWith('PK')) return 'fileIsCompressed'
  if (/^\s*</.test(head)) return 'fileIsPage'
  // UTF-16 read as UTF-8 has a zero in every other place; U+FFFD stands for bytes that are no text.
  if (head.includes('\0') || first === NO_TEXT) return 'fileIsBinary'
  return /^\s*[{[]/.test(head) ? null : 'notJson'
}

const GZIP = 0x1f
const NO_TEXT = 0xfffd
const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92

/** Depth and number of values, counted on the text in one pass; exact for JSON, harmless for other text. */
const extentOf = (text: string): Readonly<{ depth: number; values: number }> => {
  let open = 0
  let depth = 0
  let values = 1
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) i = endOfString(text, i)
    else if (code === COMMA) values++
    else if (code === 123 || code === 91) {
      open++
      values++
      if (open > depth) depth = open
    } else if (code === 125 || code === 93) open--
  }
  return { depth, values }
}

/** Index of the quote that ends the string that begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

const isEscaped = (text: string, quote: number): boolean => {
  let slashes = 0
  while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes++
  return slashes % 2 === 1
}

/** Names that every object has already (R32). */
const FORBIDDEN_KEYS = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** No escape and no hidden sign in the whole text: then none of its strings has one (a blank may be a control). */
const isOpen = (text: string): boolean => !text.includes('\\') && !HIDDEN.test(text.replace(/[\t\r]/g, ' '))

/** Everything in a parsed value that JSON allows and a file of this game may not hold. */
const forbiddenIn = (top: unknown, open: boolean, apart?: RegExp): readonly Finding[] => {
  const findings: Finding[] = []
  const trail: (string | number)[] = []
  const placeOf = (key: string | number | null): string => {
    const place = trail.reduce<string>(at, '')
    return key === null ? place : at(place, key)
  }
  const found = (fault: FaultKind, key: string | number | null, detail: Finding['detail'] = {}): void => {
    findings.push(error(fault, placeOf(key), { detail }))
  }
  const look = (value: unknown, key: string | number): void => {
    if (typeof value === 'string') {
      if (!open && !apart?.test(placeOf(key)) && isForbiddenText(value)) found('forbiddenCharacter', key)
    } else if (typeof value === 'number') {
      // R33 1e999 is read as infinite, −0 as a zero that is none, 2^53 + 1 as its neighbour.
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) found('badNumber', key)
    } else if (value !== null && typeof value === 'object') {
      trail.push(key)
      lookInside(value)
      trail.pop()
    }
  }
  const lookInside = (value: object): void => {
    if (findings.length >= LIMITS.findings) return
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) look(value[i], i)
      return
    }
    for (const key of Object.keys(value)) {
      const fault = faultOfKey(key, open)
      if (fault) found(fault, null, { key: shown(key) })
      else look((value as Record<string, unknown>)[key], key)
    }
  }
  if (typeof top === 'object' && top !== null) lookInside(top)
  return findings
}

const faultOfKey = (key: string, open: boolean): FaultKind | null => {
  if (FORBIDDEN_KEYS.has(key)) return 'forbiddenKey'
  return !open && isForbiddenText(key) ? 'forbiddenCharacter' : null
}
