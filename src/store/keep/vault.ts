/**
 * What is written to the disk of the browser is packed and enciphered (AES-GCM) under a key of the game that
 * lies in another store (R68): no order stands in the raw bytes. The limit: who owns the device and its
 * developer tools can take the key as well; only a PIN stands in the way of that (`pins.ts`).
 */
const NONCE_BYTES = 12
const KEY_BYTES = 32

type Bytes = Uint8Array<ArrayBuffer>

const through = async (bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const keyOf = (key: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** A new key of a game. */
export const newVaultKey = (): Bytes => crypto.getRandomValues(new Uint8Array(KEY_BYTES))

/** Packs and enciphers a text: nonce, then cipher with its tag. */
export const lockText = async (text: string, key: Bytes): Promise<Bytes> => {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('gzip'))
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key), packed)
  const locked = new Uint8Array(NONCE_BYTES + cipher.byteLength)
  locked.set(iv)
  locked.set(new Uint8Array(cipher), NONCE_BYTES)
  return locked
}

/**
 * The text that was locked.
 * @throws where a byte was changed or the key is another
 */
export const unlockText = async (locked: Bytes, key: Bytes): Promise<string> => {
  const iv = locked.slice(0, NONCE_BYTES)
  const cipher = locked.slice(NONCE_BYTES)
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(key), cipher)
  return new TextDecoder().decode(await through(new Uint8Array(packed), new DecompressionStream('gzip')))
}
