import type { RuledMarket } from '@xezer/sport/market-type'
import { LOST, type OutcomeResult, VOID, WON } from '@xezer/sport/outcome-result'
import type { Side } from '@xezer/sport/side'
import type { NumberKey } from '@xezer/sport/specifier'
import type { PeriodPath, Placed } from '@xezer/sport/sport-facts'
import type { PeriodView } from './period-view.ts'

/** Everything that a rule may look at. */
export interface RuleContext {
  readonly type: RuledMarket
  /** Over the market's own period. */
  readonly view: PeriodView
  /** The same over another period. */
  readonly over: (period: PeriodPath) => PeriodView
  /** Of an event of many competitors, where they ended; empty for a match. */
  readonly standing: readonly Placed[]
  /** A number of the specifier; asserts that it is there. */
  readonly specified: (key: NumberKey) => number
}

/** The numbers and short words that a sentence about the decision needs. */
export type ReasonFacts = Readonly<Record<string, number | string>>

export interface Decision {
  readonly resultOf: (outcome: string) => OutcomeResult
  readonly facts: ReasonFacts
}

/** Null while more play could still change it. */
export type Rule = (context: RuleContext) => Decision | null

export function winners(keys: readonly string[], facts: ReasonFacts): Decision {
  return { resultOf: (outcome) => (keys.includes(outcome) ? WON : LOST), facts }
}

export function yesNo(isYes: boolean, facts: ReasonFacts): Decision {
  return winners([isYes ? 'yes' : 'no'], facts)
}

export function allVoid(facts: ReasonFacts): Decision {
  return { resultOf: () => VOID, facts }
}

/** `1`, `x` or `2` by who has more. */
export function resultKey(home: number, away: number): '1' | 'x' | '2' {
  if (home === away) return 'x'
  return home > away ? '1' : '2'
}

export function sideKey(side: Side): '1' | '2' {
  return side === 'home' ? '1' : '2'
}

/** What counts for a market: one team's, or both together. */
export function countFor(view: PeriodView, team: Side | null): number {
  return team === null ? view.home + view.away : view[team]
}

/** The team of a market as its sentence says it. */
export function teamWord(team: Side | null): Side | 'both' {
  return team ?? 'both'
}
