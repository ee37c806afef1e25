import {
  integerDistribution,
  meanOfPower,
  partOfDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral } from '@xezer/pricing/offers/offer-sink'
import { GOAL_PROFILE, type Half, halfLengthSeconds, shareBetween } from './half-profile.ts'
import type { JointScore } from './joint-score.ts'
import type { MatchState } from './match-model.ts'

/** Bands end before these seconds of their half; the last band of a half holds its added time too. */
export const GOAL_TIME_BANDS: readonly { key: string; half: Half; endSeconds: number }[] = [
  { key: '1-15', half: 'h1', endSeconds: 900 },
  { key: '16-30', half: 'h1', endSeconds: 1800 },
  { key: '31-45', half: 'h1', endSeconds: Number.POSITIVE_INFINITY },
  { key: '46-60', half: 'h2', endSeconds: 900 },
  { key: '61-75', half: 'h2', endSeconds: 1800 },
  { key: '76-90', half: 'h2', endSeconds: Number.POSITIVE_INFINITY },
]

/**
 * Time of the first goal. Given their number, the goals of a half fall independently by the time profile,
 * so none falls before an instant with (1 - share before it) to the power of their number.
 */
export function offerFirstGoalTime(
  sink: OfferSink,
  joint: JointScore,
  state: MatchState,
  margins: Margins,
): void {
  const halves = joint.totalHalves
  if (halves.rowLowest + halves.columnLowest > 0) return
  const first = integerDistribution(0, rowSums(joint))
  // Second-half goals together with "no goal in the first half".
  const second = partOfDistribution(0, halves.mass.slice(0, halves.columns))
  const chances: Chance[] = []
  let goalless = 1
  for (const { key, half, endSeconds } of GOAL_TIME_BANDS) {
    const stillGoalless = meanOfPower(
      half === 'h1' ? first : second,
      1 - shareBefore(half, endSeconds, state),
    )
    chances.push([key, Math.max(0, goalless - stillGoalless)])
    goalless = stillGoalless
  }
  chances.push(['none', goalless])
  offerSeveral(sink, { type: 'first_goal_time' }, chances, margins.manyWay)
}

function rowSums({ totalHalves }: JointScore): Float64Array {
  const sums = new Float64Array(totalHalves.rows)
  for (let row = 0; row < totalHalves.rows; row++) {
    for (let column = 0; column < totalHalves.columns; column++) {
      sums[row] = (sums[row] ?? 0) + (totalHalves.mass[row * totalHalves.columns + column] ?? 0)
    }
  }
  return sums
}

/** Share of a half's remaining goals that fall before this second of it. */
export function shareBefore(half: Half, endSeconds: number, state: MatchState): number {
  const isNow = state.period === half
  const elapsed = isNow ? state.elapsedSeconds : 0
  const length = halfLengthSeconds(half, isNow ? state.addedSeconds : null)
  if (endSeconds >= length) return 1
  const left = shareBetween(GOAL_PROFILE, half, elapsed, length)
  return left === 0 ? 1 : shareBetween(GOAL_PROFILE, half, elapsed, endSeconds) / left
}
