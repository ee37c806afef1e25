import { poissonCount, sumOf } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import {
  nextChances,
  offerCountMarkets,
  offerRaces,
  remainingOf,
  type SideCounts,
} from '@xezer/pricing/offers/count-markets'
import { type Chance, type OfferSink, offerSeveral } from '@xezer/pricing/offers/offer-sink'
import { offerRange } from '@xezer/pricing/offers/total-markets'
import type { Sides } from '@xezer/sport/side'
import type { Half } from './half-profile.ts'
import { remainingCounts } from './intensities.ts'
import { type MatchModel, type MatchState, matchCounts } from './match-model.ts'

const MATCH_RACES = [3, 5, 7, 9]
const HALF_RACES = [2, 3, 5]

/** Corner markets of the match and of the halves that are still open. */
export function offerCornerMarkets(
  sink: OfferSink,
  model: MatchModel,
  state: MatchState,
  halves: readonly Half[],
  margins: Margins,
): void {
  const left = remainingCounts(model, state, 'corners')
  const already = matchCounts(state.corners)
  const margin = margins.statistic
  const match = countsOf({ home: left.h1.home + left.h2.home, away: left.h1.away + left.h2.away }, already)
  offerPeriod(sink, '', match, MATCH_RACES, margins)
  offerMatchOnly(sink, match, state, margin)
  for (const half of halves) {
    offerPeriod(sink, `${half}_`, countsOf(left[half], state.corners[half]), HALF_RACES, margins)
  }
}

function countsOf(remaining: Sides<number>, already: Sides<number>): SideCounts {
  return {
    home: poissonCount(remaining.home, already.home),
    away: poissonCount(remaining.away, already.away),
  }
}

function offerPeriod(
  sink: OfferSink,
  prefix: string,
  counts: SideCounts,
  races: readonly number[],
  margins: Margins,
): void {
  offerCountMarkets(sink, `${prefix}corners_`, counts, margins.statistic)
  if (counts.home.lowest + counts.away.lowest === 0) {
    offerSeveral(
      sink,
      { type: `${prefix}corners_first` },
      nextChances(remainingOf(counts)),
      margins.statistic,
    )
  }
  offerRaces(sink, `${prefix}corners_race_to`, counts, races, margins.fewWay)
}

function offerMatchOnly(sink: OfferSink, counts: SideCounts, state: MatchState, margin: number): void {
  const next = nextChances(remainingOf(counts))
  const taken = counts.home.lowest + counts.away.lowest
  if (state.period !== 'prematch') {
    offerSeveral(sink, { type: 'corners_next', specifier: `cornernr=${taken + 1}` }, next, margin)
  }
  const none = next[1]?.[1] ?? 0
  const last = next.map(([key, chance]): Chance => {
    if (key === 'none') return [key, state.lastCorner === null ? none : 0]
    const holds = (key === '1' && state.lastCorner === 'home') || (key === '2' && state.lastCorner === 'away')
    return [key, holds ? chance + none : chance]
  })
  offerSeveral(sink, { type: 'corners_last' }, last, margin)
  offerRange(sink, 'corners_range', sumOf(counts.home, counts.away), [0, 9, 12], margin)
}
