import type { RuledMarket } from '@xezer/sport/market-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { Side } from '@xezer/sport/side'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { isInBand } from '../settlement/count-rules.ts'
import { viewPeriod } from '../settlement/period-view.ts'
import { countFor } from '../settlement/rule.ts'
import { settleMarket } from '../settlement/settle-market.ts'
import type { SeenMatch } from './seen-match.ts'
import type { LegTerms } from './stand-leg.ts'

type Kind = OutcomeResult['kind']

/** What a leg comes to after so much more for each side, by the rules of settlement. */
export interface Futures {
  /** Although play goes on; null while more of it could change that. */
  decided(home: number, away: number): Kind | null
  /** Decided, or because play ends there; null where no match can end so. */
  after(home: number, away: number): Kind | null
}

export function createFutures(terms: LegTerms, seen: SeenMatch): Futures {
  const market: RuledMarket = { ...terms, key: terms.rule, outcomeStyle: 'word' }
  // What play ends in was played, though nothing was counted in it.
  const closedAt = { playing: seen.closed, finished: [...seen.closed, seen.now, 'match'] }
  const past = terms.rule === 'next' ? seen.counted.flatMap(oneByOne) : seen.counted
  const settle = (status: 'playing' | 'finished', home: number, away: number): Kind | null => {
    const counted = [...past, ...comeTrue(terms, seen, 'home', home), ...comeTrue(terms, seen, 'away', away)]
    const facts = { status, advances: null, closed: closedAt[status], counted }
    if (!isEnd(terms, facts)) return null
    const decision = settleMarket(market, terms.specifier, facts)
    return decision === 'undecided' ? null : decision.resultOf(terms.outcome).kind
  }
  const canEnd = (home: number, away: number): boolean => {
    const { ending } = seen
    if (ending === null || ending.statistic !== terms.statistic) return true
    const wins = [home + winsOf(seen, terms.statistic, 'home'), away + winsOf(seen, terms.statistic, 'away')]
    return Math.max(...wins) === ending.toWin && Math.min(...wins) < ending.toWin
  }
  const decided = (home: number, away: number) => settle('playing', home, away)
  return {
    decided,
    after: (home, away) => (canEnd(home, away) ? settle('finished', home, away) : decided(home, away)),
  }
}

/** Bands need not begin at nothing: no match of five sets ends before the third. */
function isEnd({ rule, statistic, period, team, outcomes }: LegTerms, facts: SportFacts): boolean {
  if (rule !== 'band') return true
  const count = countFor(viewPeriod(facts, statistic, period), team)
  return outcomes.some((outcome) => isInBand(outcome, count))
}

/** Each by itself: some rules ask for the n-th. */
function comeTrue(
  { statistic }: LegTerms,
  { now, inParts }: SeenMatch,
  side: Side,
  count: number,
): Counted[] {
  if (count === 0) return []
  const path = inParts.has(statistic) ? now : 'match'
  const all: Counted = { statistic, side, path, weight: count, minute: null }
  return statistic === 'points' ? [all] : oneByOne(all)
}

function oneByOne(counted: Counted): Counted[] {
  return Array.from({ length: counted.weight }, () => ({ ...counted, weight: 1 }))
}

function winsOf({ counted }: SeenMatch, statistic: string, side: Side): number {
  return counted.reduce(
    (sum, one) => (one.statistic === statistic && one.side === side ? sum + one.weight : sum),
    0,
  )
}
