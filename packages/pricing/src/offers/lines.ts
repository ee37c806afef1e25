/** Lines are offered while the share of either side is at least this. */
const LINE_CHANCE_MIN = 0.07
/** A line that is on the screen stays while its share is at least this, and as long as two-way markets are sold at all. */
const LINE_CHANCE_KEPT = 0.02
/** A line on the screen may lie outside of the window of new ones by this share of their number, on either side. */
const KEPT_SHARE = 1 / 2
/** The search for the balanced line ends here; no count of a match is larger. */
const LINE_LIMIT = 40

export interface LineGrid {
  readonly step: number
  /** Shifts the multiples of the step: 0.5 for half lines of step 1. */
  readonly offset?: number
  /** How many lines are opened around the balance. */
  readonly most: number
  /** Whether a line is on the screen now. */
  readonly isShown: (line: number) => boolean
}

/**
 * The `most` multiples of the step around the line at which `chance` crosses one half, in ascending order, and
 * those farther away that are shown already: they close only outside of a wider window, so that a line does not
 * come and go with each corner. `chance` rises with the line.
 */
export function linesAround(chance: (line: number) => number, grid: LineGrid): readonly number[] {
  const { step, most, isShown, offset = 0 } = grid
  const centre = findCentre((index) => chance(index * step + offset), step)
  const first = centre - Math.floor(most / 2)
  const last = first + most - 1
  const kept = Math.round(most * KEPT_SHARE)
  const lines: number[] = []
  for (let index = first - kept; index <= last + kept; index++) {
    const line = index * step + offset
    const isKept = isShown(line)
    if (!isKept && (index < first || index > last)) continue
    const least = isKept ? LINE_CHANCE_KEPT : LINE_CHANCE_MIN
    const share = chance(line)
    if (share >= least && share <= 1 - least) lines.push(line)
  }
  return lines
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
