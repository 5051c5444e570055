/** A side's PIN: it opens the envelope, and its key seals what the side has written. */
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { sha256Hex } from '../../kernel/digest'

/** Slow on purpose: a PIN has few digits. */
const ROUNDS = 50_000
const BYTES = 32

const byPlatform = async (
  pin: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', pin, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, BYTES * 8))
}

/** The key of a PIN in this game, 64 hex digits: the same with the platform's cipher and, slower, without. */
export const pinKey = async (pin: string, commitment: string): Promise<string> => {
  const secret = new TextEncoder().encode(pin.normalize('NFC'))
  const salt = new TextEncoder().encode(commitment)
  const platform = typeof crypto !== 'undefined' && crypto.subtle !== undefined
  const made = platform
    ? byPlatform(secret, salt)
    : pbkdf2Async(sha256, secret, salt, { c: ROUNDS, dkLen: BYTES })
  return bytesToHex(await made)
}

/** What a save keeps to know the right PIN by. */
export const pinDigest = (key: string): string => sha256Hex(`pin/${key}`)
