import { assert } from '@xezer/std/assert'

/** Chances closer than this are of one proposition; sums of the same products differ by 1e-15. */
const SAME_CHANCE = 1e-9

/** An outcome's place in a list is carried in the last digits of its sorting key, below this many of them. */
const PLACES = 4096
/** The chance in the key: finer than `SAME_CHANCE`, and with the place still an exact integer. */
const KEY_CHANCE = 1e12

/**
 * Price chances (1 / odds before the ladder) in the order of the chances: none is above that of a likelier outcome,
 * and outcomes of one chance share one. Whatever stands higher comes down to the lowest price chance among those
 * that are at least as likely, so a price only ever rises.
 *
 * If one proposition implies another it is at most as likely. So with all outcomes of the same facts in one call, a
 * combination is never shorter than one of its parts, and lines follow what the player gets, in every market at once.
 */
export function orderPriceChances(chances: readonly number[], priceChances: readonly number[]): Float64Array {
  assert(chances.length <= PLACES, 'more outcomes than a sorting key can tell apart')
  const keys = sortingKeys(chances)
  const ordered = new Float64Array(keys.length)
  let lowest = Number.POSITIVE_INFINITY
  let from = keys.length - 1
  while (from >= 0) {
    const likeliest = chances[placeOf(keys, from)] ?? 0
    let to = from
    for (; to >= 0; to--) {
      const place = placeOf(keys, to)
      if (likeliest - (chances[place] ?? 0) > SAME_CHANCE) break
      lowest = Math.min(lowest, priceChances[place] ?? 1)
    }
    for (; from > to; from--) ordered[placeOf(keys, from)] = lowest
  }
  return ordered
}

/** Numbers that sort as the chances do: many times faster than sorting with a comparison. */
function sortingKeys(chances: readonly number[]): Float64Array {
  const keys = new Float64Array(chances.length)
  for (let place = 0; place < keys.length; place++) {
    // What should be nothing may be -1e-17, and a key below zero would lose its place.
    keys[place] = Math.round(Math.max(0, chances[place] ?? 0) * KEY_CHANCE) * PLACES + place
  }
  return keys.sort()
}

function placeOf(keys: Float64Array, rank: number): number {
  const key = keys[rank] ?? 0
  // The remainder operator is ten times slower at numbers of this size.
  return key - Math.floor(key / PLACES) * PLACES
}
