/** The same seed scatters leaves, stars and stones in the same places (Lehmer's generator). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** One of a list that is walked round and round. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const place = ((Math.trunc(index) % list.length) + list.length) % list.length
  return list[place] as Item
}
