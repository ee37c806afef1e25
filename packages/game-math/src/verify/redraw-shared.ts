import { pointOf, saltOf, sharedBits } from '../crash/crash.ts'
import { hmacSha256, sha256Hex } from '../draws/sha256.ts'
import type { Hundredths } from '../hundredths.ts'

/** A round of crash that all its players share, drawn again from its link of the chain. */
export interface SharedDraw {
  /** Whether the link is the one before what was published last. */
  readonly isLink: boolean
  /** SHA-256 of the client seeds of the first bets. */
  readonly salt: string
  readonly bits: number
  readonly point: Hundredths
}

/** `seeds`: those of the first three bets, in their order; `published`: the link that was shown before, or the end of the chain. */
export function redrawShared(link: string, published: string, seeds: readonly string[]): SharedDraw {
  const salt = saltOf(sha256Hex, seeds)
  const bits = sharedBits(hmacSha256, link, salt)
  return { isLink: sha256Hex(link) === published, salt, bits, point: pointOf(bits) }
}
