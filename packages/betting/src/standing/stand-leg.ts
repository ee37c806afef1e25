import type { RuledMarket } from '@xezer/sport/market-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { Side } from '@xezer/sport/side'
import { getSpecifierNumber } from '@xezer/sport/specifier'
import { holdsPath } from '@xezer/sport/sport-facts'
import { createFutures, type Futures } from './futures.ts'
import type { SeenMatch } from './seen-match.ts'

/** The selection of a leg, as far as its rule of settlement reads it; its period has no braces. */
export interface LegTerms
  extends Pick<RuledMarket, 'rule' | 'statistic' | 'period' | 'outcomes' | 'numbered' | 'team'> {
  readonly specifier: string
  readonly outcome: string
}

/** So many more of what is counted; of either side where it makes no difference whose. */
export interface More {
  readonly count: number
  readonly side: Side | null
}

/** How a leg stands while its match is played. */
export type LegStanding =
  /** Its part of play has not begun. */
  | { readonly kind: 'waits' }
  /** It may still come back, if the match is not played to its end. */
  | { readonly kind: 'cannot_win' }
  /** Whatever is played on. */
  | { readonly kind: 'decided'; readonly result: OutcomeResult['kind'] }
  /** It wins if nothing more comes; `room` says how much more may come, where a number says it. */
  | { readonly kind: 'holds'; readonly room: More | null }
  /** It does not win without these, and wins after them. */
  | { readonly kind: 'needs'; readonly more: readonly More[] }
  /** It comes to this if nothing more comes, and no plain number says what it needs. */
  | { readonly kind: 'stands'; readonly result: OutcomeResult['kind'] }

/** What no board tells: in which minute something came, how a league ends, and several things at once. */
const UNTOLD_RULES: ReadonlySet<string> = new Set([
  'first_time',
  'top_places',
  'bottom_places',
  'combination',
])
/** They compare parts of play: what is missing is missing in one of them, and only in the last one that is certain. */
const PART_RULES: ReadonlySet<string> = new Set([
  'half_full',
  'first_set_match',
  'highest_half',
  'highest_period',
  'score_both_halves',
  'both_halves_over',
  'both_halves_under',
  'win_both_halves',
  'win_either_half',
])
/** Where it makes no difference which side comes next, when the market is about both. */
const SUM_RULES: ReadonlySet<string> = new Set(['total', 'band', 'odd_even'])
/** What can be beyond winning before its rule settles it. */
const EXACT_RULES: ReadonlySet<string> = new Set([
  'correct_score',
  'final_score',
  'band',
  'result_total',
  'result_both_score',
  'total_both_score',
  'double_chance_total',
  'double_chance_both_score',
])
/** Of all that is counted only points come by the hundred. */
const POINTS_MAX = 250
const EVENTS_MAX = 60
/** How far both sides are looked ahead together; what cannot win any more wins in none of it. */
const TOGETHER_MAX = 12

/**
 * What a leg needs. Everything follows from the rules of settlement themselves, asked what they would say after so much
 * more of what is counted; where no plain number says it, or the board does not, it is null.
 */
export function standLeg(terms: LegTerms, seen: SeenMatch): LegStanding | null {
  if (UNTOLD_RULES.has(terms.rule)) return null
  if (!holdsPath(terms.period, seen.now)) return isToCome(terms, seen) ? { kind: 'waits' } : null
  if (!isSeen(terms, seen)) return null
  const futures = createFutures(terms, seen)
  const decided = futures.decided(0, 0)
  if (decided !== null) return { kind: 'decided', result: decided }
  const now = futures.after(0, 0)
  if (now === 'won') return { kind: 'holds', room: findRoom(terms, seen, futures) }
  const more = findNeeds(terms, seen, futures)
  if (more === 'never') return { kind: 'cannot_win' }
  if (more !== null) return { kind: 'needs', more }
  return now === null || now === 'lost' ? null : { kind: 'stands', result: now }
}

function isToCome({ period }: LegTerms, { later, closed }: SeenMatch): boolean {
  return later.some((path) => holdsPath(period, path)) && !closed.includes(period)
}

function isSeen(terms: LegTerms, seen: SeenMatch): boolean {
  const { rule, statistic, period } = terms
  const isOfParts = seen.inParts.has(statistic)
  if (!isOfParts && !(period === 'match' && seen.inMatch.has(statistic))) return false
  if (!PART_RULES.has(rule)) return isTurnTold(terms, seen)
  return isOfParts && seen.ending === null && !seen.later.some((path) => holdsPath(period, path))
}

/** A board says how many, not in which order: whose was the n-th, the last, the first of so many. */
function isTurnTold(
  { rule, statistic, period, specifier, numbered }: LegTerms,
  { counted }: SeenMatch,
): boolean {
  if (rule !== 'next' && rule !== 'last' && rule !== 'race_to') return true
  const own = counted.filter((one) => one.statistic === statistic && holdsPath(period, one.path))
  const weighOf = (side: Side) => own.reduce((sum, one) => (one.side === side ? sum + one.weight : sum), 0)
  const [home, away] = [weighOf('home'), weighOf('away')]
  if (rule === 'next')
    return home + away === (numbered === null ? 1 : getSpecifierNumber(specifier, numbered)) - 1
  if (rule === 'last') return home === 0 || away === 0
  return Math.min(home, away) < getSpecifierNumber(specifier, 'n')
}

/** Of parts that win a match it makes a difference: the side that has enough of them ends it. */
const isSum = ({ rule, team, statistic }: LegTerms, { ending }: SeenMatch): boolean =>
  SUM_RULES.has(rule) && team === null && statistic !== ending?.statistic
const reachOf = ({ statistic }: LegTerms): number => (statistic === 'points' ? POINTS_MAX : EVENTS_MAX)

/** How many more of one side alone; null where so many make no difference. */
function findFirst(
  terms: LegTerms,
  isFound: (home: number, away: number) => boolean,
  side: Side,
): number | null {
  for (let n = 1; n <= reachOf(terms); n++) {
    if (side === 'home' ? isFound(n, 0) : isFound(0, n)) return n
  }
  return null
}

function findRoom(terms: LegTerms, seen: SeenMatch, futures: Futures): More | null {
  const isBroken = (home: number, away: number) => futures.after(home, away) !== 'won'
  const [home, away] = [findFirst(terms, isBroken, 'home'), findFirst(terms, isBroken, 'away')]
  if (home !== null && away !== null) {
    const isEither = isSum(terms, seen) || (home === 1 && away === 1)
    return isEither ? { count: home - 1, side: null } : null
  }
  if (home === null && away === null) return null
  return home === null ? { count: (away ?? 1) - 1, side: 'away' } : { count: home - 1, side: 'home' }
}

function findNeeds(terms: LegTerms, seen: SeenMatch, futures: Futures): readonly More[] | 'never' | null {
  const isWon = (home: number, away: number) => futures.after(home, away) === 'won'
  if (terms.statistic === 'points' || isSum(terms, seen)) return findNeedsOfOne(terms, seen, isWon)
  for (let total = 1; total <= TOGETHER_MAX; total++) {
    const found = splitsOf(total).filter(([home, away]) => isWon(home, away))
    if (found.length === total + 1) return [{ count: total, side: null }]
    const [only] = found
    if (found.length === 1 && only !== undefined) return listMore(only)
    if (found.length > 0) return null
  }
  return findNeedsOfOne(terms, seen, isWon) ?? (EXACT_RULES.has(terms.rule) ? 'never' : null)
}

function findNeedsOfOne(
  terms: LegTerms,
  seen: SeenMatch,
  isWon: (home: number, away: number) => boolean,
): readonly More[] | null {
  const [home, away] = [findFirst(terms, isWon, 'home'), findFirst(terms, isWon, 'away')]
  if (home !== null && home === away)
    return isSum(terms, seen) || home === 1 ? [{ count: home, side: null }] : null
  if (home === null && away === null) return null
  const isHome = away === null || (home !== null && home < away)
  return isHome ? [{ count: home ?? 0, side: 'home' }] : [{ count: away ?? 0, side: 'away' }]
}

function splitsOf(total: number): readonly (readonly [home: number, away: number])[] {
  return Array.from({ length: total + 1 }, (_none, away) => [total - away, away] as const)
}

function listMore([home, away]: readonly [number, number]): readonly More[] {
  const both = [
    { count: home, side: 'home' },
    { count: away, side: 'away' },
  ] as const
  return both.filter(({ count }) => count > 0)
}
