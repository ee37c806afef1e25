import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Where the sandbox gateway and its shops sign what they say to each other. */
export const SIGNATURE_HEADER = 'x-signature'

/** The sandbox has one shop. */
export const SANDBOX_SHOP = 'xezer'

/** SHA-256 of a text's UTF-8, in lower hex. */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex')
}

/** HMAC-SHA256 over what follows one another, in lower hex. */
export function hmacHex(key: string, parts: readonly (string | Uint8Array)[]): string {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest('hex')
}

/** Compares in a time that does not tell how much was right. */
export function isSameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
