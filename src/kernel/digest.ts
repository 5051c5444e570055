/** Digests of values: the same value gives the same text and the same hash on every machine. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sortedKeys } from './keys'

/** SHA-256 of texts that begin alike, as 32 bytes: of the UTF-8 bytes of `head` and then those of the text given. */
export const sha256After = (head: string): ((text: string) => Uint8Array) => {
  const hashed = sha256.create().update(utf8ToBytes(head))
  return (text) => hashed.clone().update(utf8ToBytes(text)).digest()
}

/** SHA-256 of the text's UTF-8 bytes, as 64 lower-case hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Deeper than any state; a cycle is deeper than this. */
const DEEPEST = 200

// What JSON may write otherwise than as it stands: all but this is a quote, a backslash, a control character or
// half of a surrogate pair.
const SPECIAL = /[^ !#-[\]-\ud7ff\ue000-\uffff]/

const quoted = (text: string): string => (SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`)

/** A plain record: of Object or of no prototype at all, in whatever realm it was made. */
const isRecord = (value: object): value is Readonly<Record<string, unknown>> => {
  const parent: unknown = Object.getPrototypeOf(value)
  return parent === null || parent === Object.prototype || Object.getPrototypeOf(parent) === null
}

/** Keys and places from the top down to the value being written, for the message of a refusal. */
type Trail = (string | number)[]

const refuse = (what: string, trail: Trail): never => {
  const path = trail.slice(0, 12).join('.') + (trail.length > 12 ? '…' : '')
  throw new TypeError(`${what} at ${path === '' ? 'the top' : path} has no canonical JSON`)
}

/** Only strings and whole numbers: JSON writes such a list as we do, and much faster. */
const isPlainList = (list: readonly unknown[]): boolean => {
  // By index, not every(): that passes over holes, which JSON would turn into null.
  for (let i = 0; i < list.length; i++) {
    const value = list[i]
    if (typeof value !== 'string' && !Number.isInteger(value)) return false
  }
  return true
}

const listText = (list: readonly unknown[], trail: Trail): string => {
  if (isPlainList(list)) return JSON.stringify(list)
  let text = '['
  for (let i = 0; i < list.length; i++) {
    trail.push(i)
    text += i > 0 ? `,${write(list[i], trail)}` : write(list[i], trail)
    trail.pop()
  }
  return `${text}]`
}

const recordText = (record: Readonly<Record<string, unknown>>, trail: Trail): string => {
  let text = ''
  for (const key of sortedKeys(record)) {
    const value = record[key]
    if (value === undefined) continue
    trail.push(key)
    text += `${text === '' ? '{' : ','}${quoted(key)}:${write(value, trail)}`
    trail.pop()
  }
  return text === '' ? '{}' : `${text}}`
}

const write = (value: unknown, trail: Trail): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : refuse(`${value}`, trail)
  if (typeof value === 'boolean' || value === null) return String(value)
  if (typeof value !== 'object') return refuse(`a value of type ${typeof value}`, trail)
  if (trail.length > DEEPEST) return refuse(`a cycle, or more than ${DEEPEST} levels,`, trail)
  if (Array.isArray(value)) return listText(value, trail)
  return isRecord(value) ? recordText(value, trail) : refuse('an object that is not a plain record', trail)
}

/**
 * Canonical JSON: keys sorted by code unit, no blanks, properties that are undefined left out, so that a value
 * and its copy read back from a file have one text.
 * @throws TypeError with the path, for what JSON would lose: numbers that are not finite, undefined in a list,
 *   functions, symbols, bigints, class instances, cycles
 */
export const canonical = (value: unknown): string => write(value, [])

/** SHA-256 of the canonical JSON of a value, as 64 lower-case hex digits. */
export const digest = (value: unknown): string => sha256Hex(canonical(value))
