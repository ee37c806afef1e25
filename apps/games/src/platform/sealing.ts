import { createCipheriv, createDecipheriv } from 'node:crypto'
import { assert } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'

/** Keeps secrets in the database so that its copy alone tells none of them. */
export interface Sealing {
  seal(text: string): Buffer
  /** Throws where it was sealed under another key or changed since. */
  open(sealed: Buffer): string
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

export function createSealing(key: Uint8Array, secureRandom: SecureRandom): Sealing {
  assert(key.length === KEY_BYTES, 'a key of another length')
  return {
    seal(text) {
      const iv = secureRandom.bytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const body = sealed.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
