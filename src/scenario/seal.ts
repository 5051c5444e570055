/**
 * Sealed sheets in a file that others may open (R68). A sheet is enciphered and authenticated under a key of
 * the player's PIN; without a PIN the key is known to whoever reads the whole file, and the seal keeps out
 * only an eye that wanders over it.
 *
 * Encipherment: HMAC-SHA-256 in counter mode under a nonce that is the HMAC of the text itself (so no two
 * texts share a stream); that HMAC is checked when the seal is broken.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Placement, Sheet } from '../engine/tactical/orders'
import { canonical } from '../kernel/digest'

const TAG_BYTES = 32

const mac = (key: string, purpose: string, bytes: Uint8Array): Uint8Array =>
  hmac
    .create(sha256, utf8ToBytes(`${key}/${purpose}`))
    .update(bytes)
    .digest()

const enciphered = (key: string, nonce: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const out = new Uint8Array(bytes.length)
  for (let start = 0; start < bytes.length; start += TAG_BYTES) {
    const block = mac(key, `stream/${start}`, nonce)
    for (let i = start; i < Math.min(start + TAG_BYTES, bytes.length); i++)
      out[i] = (bytes[i] as number) ^ (block[i - start] as number)
  }
  return out
}

/** Seals a text: hex digits, 64 more than twice its UTF-8 bytes. The same text and key give the same seal. */
export const sealText = (text: string, key: string): string => {
  const bytes = utf8ToBytes(text)
  const nonce = mac(key, 'seal', bytes)
  return bytesToHex(nonce) + bytesToHex(enciphered(key, nonce, bytes))
}

/** Breaks a seal; null with a wrong key or a text that was changed. */
export const openSealed = (sealed: string, key: string): string | null => {
  if (!/^(?:[0-9a-f]{2}){32,}$/.test(sealed)) return null
  const nonce = hexToBytes(sealed.slice(0, TAG_BYTES * 2))
  const bytes = enciphered(key, nonce, hexToBytes(sealed.slice(TAG_BYTES * 2)))
  const same = bytesToHex(mac(key, 'seal', bytes)) === bytesToHex(nonce)
  return same ? new TextDecoder().decode(bytes) : null
}

export const sealSheet = (orders: Sheet, key: string): string => sealText(canonical(orders), key)

export const sealPlacement = (places: Placement, key: string): string => sealText(canonical(places), key)
