import type { Odds } from '@xezer/money/odds'
import type { CombinationFault } from '@xezer/sport/combination'
import type { SetChances } from './leg-states.ts'

/** The price of all legs together. */
export interface CombinationPrice {
  readonly kind: 'price'
  readonly odds: Odds
  /** Its share of what is decided, and the share that comes back, as of any offer. */
  readonly probability: number
  readonly returned: number
}

export type CombinationVerdict = CombinationPrice | CombinationFault

/** What sums leave of a chance of nothing. */
const NOTHING = 1e-12

/** What is wrong with the legs together; null when they make a combination. */
export function findFault({ won, kept }: SetChances, legs: number): CombinationFault | null {
  const all = 2 ** legs - 1
  const at = (chances: Float64Array, set: number): number => chances[set] ?? 0
  for (let one = 0; one < legs; one++) {
    for (let other = one + 1; other < legs; other++) {
      if (at(won, 2 ** one + 2 ** other) < NOTHING) return { kind: 'impossible', legs: [one, other] }
    }
  }
  if (at(won, all) < NOTHING)
    return { kind: 'impossible', legs: Array.from({ length: legs }, (_, leg) => leg) }
  const adds = (leg: number, to: number): boolean =>
    at(won, to) - at(won, to | (2 ** leg)) > NOTHING || at(kept, to) - at(kept, to | (2 ** leg)) > NOTHING
  for (let leg = 0; leg < legs; leg++) {
    if (adds(leg, all - 2 ** leg)) continue
    const by = Array.from({ length: legs }, (_, other) => other).find(
      (other) => other !== leg && !adds(leg, 2 ** other),
    )
    return { kind: 'redundant', leg, by: by ?? null }
  }
  return null
}
