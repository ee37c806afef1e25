import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { SecureRandom } from '@xezer/std/secure-random'

/**
 * What a sealed text belongs to. It is bound to it: read for another player, as another kind or under another id it does not open,
 * so a row that was copied to somebody else's tells nothing.
 */
export interface SealedItem {
  readonly playerId: number
  /** What it is, as the table that keeps it calls it: `totp`, `payout_account`. */
  readonly kind: string
  /** Which one; known before the row is written. */
  readonly id: string
}

/** What was changed, cut, or sealed for something else or under another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

export interface Sealing {
  /** Ready to be stored as `bytea`; the same text is sealed differently each time. */
  seal(plain: Uint8Array, item: SealedItem): Buffer
  /** Throws `SealBroken`. */
  open(sealed: Uint8Array, item: SealedItem): Buffer
  /**
   * Tells equal texts of one purpose without telling them: 32 bytes, the same at each call. Who has the database alone cannot
   * try all card numbers against it.
   */
  fingerprint(purpose: string, text: string): Buffer
}

export const DATA_KEY_BYTES = 32
const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const WRAPPED_BYTES = NONCE_BYTES + DATA_KEY_BYTES + TAG_BYTES

/**
 * Envelopes: each item has a random key of its own, which is wrapped by one made of the data key, so that a new data key means
 * new wrappings and no new texts. Stored is format, wrapped key, text; both parts AES-256-GCM as nonce, cipher text, tag.
 */
export function createSealing(dataKey: Uint8Array, secureRandom: SecureRandom): Sealing {
  if (dataKey.length !== DATA_KEY_BYTES) throw new Error(`a data key has ${DATA_KEY_BYTES} bytes`)
  const wrappingKey = deriveKey(dataKey, 'xezer sealing 1')
  const fingerprintKey = deriveKey(dataKey, 'xezer fingerprint 1')
  const encrypt = (key: Uint8Array, plain: Uint8Array, bound: Buffer): Buffer => {
    const nonce = secureRandom.bytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound)
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  return {
    seal(plain, item) {
      const bound = boundTo(item)
      const key = secureRandom.bytes(DATA_KEY_BYTES)
      return Buffer.concat([Buffer.of(FORMAT), encrypt(wrappingKey, key, bound), encrypt(key, plain, bound)])
    },
    open(sealed, item) {
      if (sealed[0] !== FORMAT) throw new SealBroken('an unknown format of seal')
      const bound = boundTo(item)
      const key = decrypt(wrappingKey, sealed.subarray(1, 1 + WRAPPED_BYTES), bound)
      return decrypt(key, sealed.subarray(1 + WRAPPED_BYTES), bound)
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([purpose, text]))
        .digest(),
  }
}

function decrypt(key: Uint8Array, sealed: Uint8Array, bound: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealBroken('a seal is cut')
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(sealed.length - TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(bound).setAuthTag(tag)
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES))
  try {
    return Buffer.concat([plain, decipher.final()])
  } catch {
    throw new SealBroken('a seal does not open')
  }
}

/** As JSON, so that no two items are written alike. */
function boundTo({ playerId, kind, id }: SealedItem): Buffer {
  return Buffer.from(JSON.stringify([playerId, kind, id]))
}

function deriveKey(dataKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), purpose, DATA_KEY_BYTES))
}
