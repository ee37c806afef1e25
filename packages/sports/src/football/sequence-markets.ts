import { meanOverPairs, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import { chanceToReachFirst } from '@xezer/pricing/distribution/race'
import type { Margins } from '@xezer/pricing/margins'
import { offerRace } from '@xezer/pricing/offers/offer-race'
import { type Chance, type OfferSink, offerSeveral } from '@xezer/pricing/offers/offer-sink'
import type { Sides } from '@xezer/sport/side'

/** Races are offered to these counts while nobody has reached them. */
const RACES = [2, 3, 4]

/**
 * Who scores next. Given how many goals each side still scores, every order of them is equally likely
 * (both sides share one time profile), so the next is a home goal with home / (home + away).
 */
export function nextGoalChances(scores: PairDistribution): readonly Chance[] {
  const already = { home: scores.rowLowest, away: scores.columnLowest }
  const home = meanOverPairs(scores, (rows, columns) =>
    shareOfFirst(rows - already.home, columns - already.away),
  )
  const away = meanOverPairs(scores, (rows, columns) =>
    shareOfFirst(columns - already.away, rows - already.home),
  )
  return [
    ['1', home],
    ['none', scores.mass[0] ?? 0],
    ['2', away],
  ]
}

function shareOfFirst(own: number, other: number): number {
  return own === 0 ? 0 : own / (own + other)
}

/** `next_goal` by the number of the goal within the period, and `first_goal` while there is none. */
export function offerNextGoal(
  sink: OfferSink,
  prefix: string,
  scores: PairDistribution,
  isInPlay: boolean,
  margins: Margins,
): void {
  const chances = nextGoalChances(scores)
  const scored = scores.rowLowest + scores.columnLowest
  if (isInPlay) {
    const specifier = `goalnr=${scored + 1}`
    offerSeveral(sink, { type: `${prefix}next_goal`, specifier }, chances, margins.fewWay)
  }
  if (scored === 0) offerSeveral(sink, { type: `${prefix}first_goal` }, chances, margins.fewWay)
}

/** The last goal of the match; `lastSide` holds when no more is scored. */
export function offerLastGoal(
  sink: OfferSink,
  scores: PairDistribution,
  lastSide: 'home' | 'away' | null,
  margins: Margins,
): void {
  const chances = nextGoalChances(scores)
  const none = chances[1]?.[1] ?? 0
  const adjusted = chances.map(([key, chance]): Chance => {
    if (key === 'none') return [key, lastSide === null ? none : 0]
    const holds = (key === '1' && lastSide === 'home') || (key === '2' && lastSide === 'away')
    return [key, holds ? chance + none : chance]
  })
  offerSeveral(sink, { type: 'last_goal' }, adjusted, margins.fewWay)
}

/** First side to n goals. */
export function offerGoalRaces(sink: OfferSink, scores: PairDistribution, margins: Margins): void {
  const already: Sides<number> = { home: scores.rowLowest, away: scores.columnLowest }
  for (const count of RACES) {
    const need = { home: count - already.home, away: count - already.away }
    if (need.home <= 0 || need.away <= 0) continue
    const home = meanOverPairs(scores, (rows, columns) =>
      chanceToReachFirst(rows - already.home, columns - already.away, need.home, need.away),
    )
    const away = meanOverPairs(scores, (rows, columns) =>
      chanceToReachFirst(columns - already.away, rows - already.home, need.away, need.home),
    )
    offerRace(sink, 'race_to', count, { home, away }, margins.fewWay)
  }
}
