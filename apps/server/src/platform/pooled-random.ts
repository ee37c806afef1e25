import { randomFillSync } from 'node:crypto'
import type { SecureRandom } from '@xezer/std/secure-random'

const POOL_BYTES = 4096

/**
 * The system's randomness, taken from it in larger pieces: asking costs some microseconds whatever the count, and each request
 * needs an id. What is given is a copy and is wiped here, so that nothing is given twice and no memory holds what was.
 */
export function createPooledRandom(): SecureRandom {
  const pool = new Uint8Array(POOL_BYTES)
  let next = POOL_BYTES
  return {
    bytes(count) {
      if (count > POOL_BYTES) return randomFillSync(new Uint8Array(count))
      if (next + count > POOL_BYTES) {
        randomFillSync(pool)
        next = 0
      }
      const given = pool.slice(next, next + count)
      pool.fill(0, next, next + count)
      next += count
      return given
    },
  }
}
