/** Lines are offered while the share of either side is at least this. */
const LINE_CHANCE_MIN = 0.07
/** A line that is on the screen stays while its share is at least this, and as long as two-way markets are sold at all. */
const LINE_CHANCE_KEPT = 0.02
/** A line on the screen may lie outside of the window of new ones by this share of their number, on either side. */
const KEPT_SHARE = 1 / 2
/** The search for the balanced line ends at this many steps from zero; no count of a match is larger. */
const STEPS_MAX = 2 ** 14

/** Shares of lines that no count lies between differ by what sums leave of nothing. */
const SAME_SHARE = 1e-12

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
  const centre = findCentre((index) => chance(index * step + offset))
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

/**
 * Of neighbours that say the same, because no count between them can come, one: what is on the screen, or else the nearest to
 * zero. What cannot come never can again, so that lines only become one.
 */
export function distinctLines(
  lines: readonly number[],
  chance: (line: number) => number,
  isShown: (line: number) => boolean,
): readonly number[] {
  const isBetter = (line: number, than: number): boolean =>
    isShown(line) === isShown(than) ? Math.abs(line) < Math.abs(than) : isShown(line)
  const distinct: number[] = []
  for (const line of lines) {
    const last = distinct.at(-1)
    if (last === undefined || Math.abs(chance(line) - chance(last)) > SAME_SHARE) distinct.push(line)
    else if (isBetter(line, last)) distinct[distinct.length - 1] = line
  }
  return distinct
}

/** The first step at which the share is one half or more; the ring around zero widens until it holds that step. */
function findCentre(chanceAt: (index: number) => number): number {
  const isReached = (index: number): boolean => chanceAt(index) >= 0.5
  let high = 8
  while (high < STEPS_MAX && (!isReached(high) || isReached(-high))) high *= 2
  let low = -high
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
