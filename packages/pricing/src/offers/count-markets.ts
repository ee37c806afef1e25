import type { Sides } from '@xezer/sport/side'
import {
  chanceAtLeast,
  chanceOf,
  differenceOf,
  type IntegerDistribution,
  integerDistribution,
  meanOf,
  sumOf,
} from '../distribution/integer-distribution.ts'
import { offerRace } from './offer-race.ts'
import type { Chance, OfferSink } from './offer-sink.ts'
import { offerAsianHandicaps, offerResult } from './result-markets.ts'
import { offerHalfTotals } from './scoped-markets.ts'
import { offerOddEven } from './total-markets.ts'

const TOTAL_LINES_MAX = 6
const TEAM_TOTAL_LINES_MAX = 3

/** Final counts of both sides in one period, independent of each other. */
export type SideCounts = Sides<IntegerDistribution>

/** Result, totals, handicap and odd/even of corners or cards; `prefix` is such as `h1_corners_`. */
export function offerCountMarkets(sink: OfferSink, prefix: string, counts: SideCounts, margin: number): void {
  const difference = differenceOf(counts.home, counts.away)
  const total = sumOf(counts.home, counts.away)
  offerResult(sink, prefix, difference, margin)
  offerHalfTotals(sink, { type: `${prefix}total` }, total, margin, TOTAL_LINES_MAX)
  offerHalfTotals(sink, { type: `${prefix}total_home` }, counts.home, margin, TEAM_TOTAL_LINES_MAX)
  offerHalfTotals(sink, { type: `${prefix}total_away` }, counts.away, margin, TEAM_TOTAL_LINES_MAX)
  offerAsianHandicaps(sink, prefix, difference, margin)
  offerOddEven(sink, { type: `${prefix}odd_even` }, total, margin)
}

/** Home share of what is still to come, and its expected number of both sides. */
export interface Remaining {
  readonly homeShare: number
  readonly count: IntegerDistribution
}

/** What is still to come of two independent Poisson counts: who is next is independent of how many come. */
export function remainingOf(counts: SideCounts): Remaining {
  const home = meanOf(counts.home) - counts.home.lowest
  const away = meanOf(counts.away) - counts.away.lowest
  const total = sumOf(counts.home, counts.away)
  // When nothing is to come, nobody's share of it matters.
  const homeShare = home + away === 0 ? 0.5 : home / (home + away)
  return { homeShare, count: integerDistribution(0, total.mass) }
}

export function nextChances({ homeShare, count }: Remaining): readonly Chance[] {
  const none = chanceOf(count, 0)
  return [
    ['1', homeShare * (1 - none)],
    ['none', none],
    ['2', (1 - homeShare) * (1 - none)],
  ]
}

/** First side to each count that nobody has reached. */
export function offerRaces(
  sink: OfferSink,
  type: string,
  counts: SideCounts,
  races: readonly number[],
  margin: number,
): void {
  const remaining = remainingOf(counts)
  for (const race of races) {
    const need = { home: race - counts.home.lowest, away: race - counts.away.lowest }
    if (need.home <= 0 || need.away <= 0) continue
    const home = raceChance(remaining.count, remaining.homeShare, need.home, need.away)
    const away = raceChance(remaining.count, 1 - remaining.homeShare, need.away, need.home)
    offerRace(sink, type, race, { home, away }, margin)
  }
}

/** The own side's `need`-th comes with `before` of the other side before it, if that many come at all. */
function raceChance(count: IntegerDistribution, ownShare: number, need: number, otherNeed: number): number {
  let order = ownShare ** need
  let sum = 0
  for (let before = 0; before < otherNeed; before++) {
    sum += order * chanceAtLeast(count, need + before)
    order *= ((need + before) / (before + 1)) * (1 - ownShare)
  }
  return sum
}
