/** Lines are offered while the share of either side is at least this. */
const LINE_CHANCE_MIN = 0.07
/** The search for the balanced line ends here; no count of a match is larger. */
const LINE_LIMIT = 40

/**
 * Up to `most` neighbouring multiples of `step` around the line at which `chance` crosses one half, in
 * ascending order. `chance` rises with the line. `offset` shifts the multiples (0.5 for half lines of step 1).
 */
export function linesAround(
  chance: (line: number) => number,
  step: number,
  most: number,
  offset = 0,
): readonly number[] {
  let low = Math.ceil(-LINE_LIMIT / step)
  let high = Math.floor(LINE_LIMIT / step)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (!(chance(middle * step + offset) >= 0.5)) low = middle + 1
    else high = middle
  }
  return neighbours(low, chance, step, most, offset)
}

function neighbours(
  centre: number,
  chance: (line: number) => number,
  step: number,
  most: number,
  offset: number,
): readonly number[] {
  const isOffered = (index: number): boolean => {
    const share = chance(index * step + offset)
    return share >= LINE_CHANCE_MIN && share <= 1 - LINE_CHANCE_MIN
  }
  const indexes: number[] = []
  for (let distance = 0; indexes.length < most && distance <= most; distance++) {
    const candidates = distance === 0 ? [centre] : [centre - distance, centre + distance]
    for (const index of candidates) if (indexes.length < most && isOffered(index)) indexes.push(index)
  }
  return indexes.sort((left, right) => left - right).map((index) => index * step + offset)
}
