/** Lines are offered while the share of either side is at least this. */
const LINE_CHANCE_MIN = 0.07
/** A line that is on the screen stays while its share is at least this: at one limit for both it would flicker. */
const LINE_CHANCE_KEPT = 0.05
/** A line on the screen may be farther from the balance than a new one by this share of all lines. */
const KEPT_SHARE = 1 / 3
/** The search for the balanced line ends here; no count of a match is larger. */
const LINE_LIMIT = 40

export type LineGrid = {
  readonly step: number
  /** Shifts the multiples of the step: 0.5 for half lines of step 1. */
  readonly offset?: number
  /** How many lines are offered at most. */
  readonly most: number
  /** Whether a line is on the screen now. */
  readonly isShown: (line: number) => boolean
}

/**
 * Up to `most` neighbouring multiples of the step around the line at which `chance` crosses one half, in
 * ascending order; those that are shown keep their place until they are clearly outside. `chance` rises with
 * the line.
 */
export function linesAround(chance: (line: number) => number, grid: LineGrid): readonly number[] {
  const { step, most, isShown, offset = 0 } = grid
  const centre = findCentre((index) => chance(index * step + offset), step)
  const found: { line: number; rank: number; isKept: boolean }[] = []
  const keptSteps = Math.round(most * KEPT_SHARE)
  const reach = most + keptSteps
  for (let index = centre - reach; index <= centre + reach; index++) {
    const line = index * step + offset
    const isKept = isShown(line)
    const least = isKept ? LINE_CHANCE_KEPT : LINE_CHANCE_MIN
    const share = chance(line)
    if (share < least || share > 1 - least) continue
    found.push({ line, isKept, rank: Math.abs(index - centre) - (isKept ? keptSteps : 0) })
  }
  return found
    .sort((left, right) => left.rank - right.rank || Number(right.isKept) - Number(left.isKept))
    .slice(0, most)
    .map(({ line }) => line)
    .sort((left, right) => left - right)
}

function findCentre(chanceAt: (index: number) => number, step: number): number {
  let low = Math.ceil(-LINE_LIMIT / step)
  let high = Math.floor(LINE_LIMIT / step)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (!(chanceAt(middle) >= 0.5)) low = middle + 1
    else high = middle
  }
  return low
}
