/** Mean and mean square of a number that chance decides. */
export interface Moments {
  readonly mean: number
  readonly square: number
}

export const NOTHING: Moments = { mean: 0, square: 0 }

/** Of the sum of two that know nothing of each other. */
export function addMoments(left: Moments, right: Moments): Moments {
  return {
    mean: left.mean + right.mean,
    square: left.square + 2 * left.mean * right.mean + right.square,
  }
}

export function timesMoments(count: number, one: Moments): Moments {
  return { mean: count * one.mean, square: count * one.square + count * (count - 1) * one.mean ** 2 }
}

export const deviationOf = ({ mean, square }: Moments) => Math.sqrt(square - mean * mean)

/** What a free spin brings when it gives more spins, and when it does not; shares add up to one. */
export interface SpinMoments {
  readonly again: Moments & { readonly share: number }
  readonly plain: Moments & { readonly share: number }
}

export interface FreeSpins extends Moments {
  /** How many are played on the average. */
  readonly spins: number
}

/**
 * Free spins of which some give more, up to `most` in all. The moments of `again` and `plain` are those of a spin of that kind
 * times its share.
 */
export function freeSpinsMoments(
  { again, plain }: SpinMoments,
  { first, more, most }: { first: number; more: number; most: number },
): FreeSpins {
  // By how many are left of how many that were given.
  const known = new Map<number, FreeSpins>()
  const of = (left: number, given: number): FreeSpins => {
    if (left === 0) return { ...NOTHING, spins: 0 }
    const key = left * 1000 + given
    const found = known.get(key)
    if (found) return found
    const extended = Math.min(given + more, most)
    const afterPlain = of(left - 1, given)
    const afterAgain = of(left - 1 + extended - given, extended)
    const part = (spin: SpinMoments['again'], rest: FreeSpins) => ({
      mean: spin.mean + spin.share * rest.mean,
      square: spin.square + 2 * spin.mean * rest.mean + spin.share * rest.square,
    })
    const [one, other] = [part(plain, afterPlain), part(again, afterAgain)]
    const result = {
      mean: one.mean + other.mean,
      square: one.square + other.square,
      spins: 1 + plain.share * afterPlain.spins + again.share * afterAgain.spins,
    }
    known.set(key, result)
    return result
  }
  return of(first, first)
}
