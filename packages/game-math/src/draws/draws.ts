import { assert } from '@xezer/std/assert'
import type { Words } from './words.ts'

/** What an outcome is drawn of. The same words give the same draws everywhere. */
export interface Draws {
  /** Uniform in 0 ... bound - 1, without the bias of a remainder. */
  readonly below: (bound: number) => number
  /** Uniform in 0 ... 2^52 - 1. */
  readonly bits52: () => number
  /** `count` different ones of 0 ... size - 1, in the order in which they are drawn. */
  readonly shuffle: (size: number, count: number) => readonly number[]
}

const WORD = 2 ** 32
const BITS_OF_SECOND = 12
const BOUND_MAX = WORD

export function createDraws(words: Words): Draws {
  function below(bound: number): number {
    assert(Number.isInteger(bound) && bound >= 1 && bound <= BOUND_MAX, 'a draw below no whole number')
    // The words of the last, unfinished run are skipped: with them the first remainders would come too often.
    const limit = WORD - (WORD % bound)
    let word = words()
    while (word >= limit) word = words()
    return word % bound
  }
  return {
    below,
    bits52: () => words() * 2 ** (32 - BITS_OF_SECOND) + Math.floor(words() / 2 ** BITS_OF_SECOND),
    shuffle: (size, count) => {
      assert(count <= size, 'more drawn than there are')
      // Of a shoe of 416 cards six are drawn: only the places that were swapped are written down.
      const swapped = new Map<number, number>()
      const at = (place: number) => swapped.get(place) ?? place
      return Array.from({ length: count }, (_, place) => {
        const other = place + below(size - place)
        const drawn = at(other)
        swapped.set(other, at(place))
        return drawn
      })
    },
  }
}

/** The place of the first interval, in listed order, that a draw below the sum of `weights` falls into. */
export function drawWeighted(draws: Draws, weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let left = draws.below(sum)
  for (let place = 0; place < weights.length; place++) {
    left -= weights[place] ?? 0
    if (left < 0) return place
  }
  return -1
}
