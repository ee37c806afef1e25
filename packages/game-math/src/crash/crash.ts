import { assert } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import type { Hmac } from '../draws/words.ts'
import { type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

const BITS = 2n ** 52n
/** 0.99 of all that is staked comes back, at whatever point a player leaves. */
const RETURNED = 99n
export const POINT_MIN: Hundredths = 100
export const POINT_MAX: Hundredths = 1_000_000
export const CASH_OUT_MIN: Hundredths = 101
/** The curve grows by this much a millisecond, in the exponent. */
const GROWTH_PER_MS = 0.00006

/** The point at which a round ends, of 52 uniform bits. */
export function pointOf(bits: number): Hundredths {
  const point = Number((RETURNED * BITS) / (BITS - BigInt(bits)))
  return Math.min(Math.max(point, POINT_MIN), POINT_MAX)
}

/** Limbo: a chosen factor wins where the point reaches it. */
export function playLimbo(
  draws: Draws,
  chosen: Hundredths,
): { readonly point: Hundredths; readonly factor: Hundredths } {
  assertChoice(chosen)
  const point = pointOf(draws.bits52())
  return { point, factor: point >= chosen ? chosen : 0 }
}

/** How many of the 2^52 bits reach a point, exactly. */
export function bitsReaching(point: Hundredths): bigint {
  assertChoice(point)
  // floor(99 B / (B - h)) >= p is B - h <= 99 B / p.
  return (RETURNED * BITS) / BigInt(point)
}

export function limboFigures(chosen: Hundredths): ExactFigures {
  const share = Number(bitsReaching(chosen)) / Number(BITS)
  return figuresOf([
    { share, factor: chosen / 100 },
    { share: 1 - share, factor: 0 },
  ])
}

/** What the curve shows so long after its start. */
export const curveAt = (elapsedMs: number): Hundredths =>
  Math.min(Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs)), POINT_MAX)

/** The first millisecond at which the curve shows a point. */
export function reachedAtMs(point: Hundredths): number {
  let ms = Math.max(0, Math.floor(Math.log(point / 100) / GROWTH_PER_MS) - 1)
  while (curveAt(ms) < point) ms += 1
  return ms
}

/** SHA-256 of ASCII text, as hex. */
export type Sha256 = (text: string) => string

/** What the first bets of a round bring into its draw: their client seeds, three at most, in their order. */
export const saltOf = (sha256: Sha256, seeds: readonly string[]): string => sha256(seeds.join(','))

/** The first 52 bits of HMAC-SHA256 of the salt under the link, both as hex text. */
export function sharedBits(hmac: Hmac, link: string, salt: string): number {
  const bytes = hmac(link, salt)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12)
}

/**
 * A shared round: `link` is the next of the chain, `seeds` those of its first three bets in their order. The house could sit
 * among the three; a public beacon in place of the salt would end that.
 */
export const sharedPoint = (hmac: Hmac, sha256: Sha256, link: string, seeds: readonly string[]): Hundredths =>
  pointOf(sharedBits(hmac, link, saltOf(sha256, seeds)))

function assertChoice(chosen: Hundredths): void {
  assert(
    Number.isInteger(chosen) && chosen >= CASH_OUT_MIN && chosen <= POINT_MAX,
    'a point that the curve does not reach',
  )
}
