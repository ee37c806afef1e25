import { periodOf, type RuledMarket, type RuleKey } from '@xezer/sport/market-type'
import { type OutcomeResult, VOID } from '@xezer/sport/outcome-result'
import { getSpecifierNumber } from '@xezer/sport/specifier'
import type { PeriodPath, SportFacts } from '@xezer/sport/sport-facts'
import { settleCombination } from './combination-rule.ts'
import * as count from './count-rules.ts'
import * as halves from './half-rules.ts'
import * as joints from './joint-rules.ts'
import { viewPeriod, wasPlayed } from './period-view.ts'
import * as places from './place-rules.ts'
import * as results from './result-rules.ts'
import type { ReasonFacts, Rule } from './rule.ts'

const RULES: Readonly<Record<Exclude<RuleKey, 'combination'>, Rule>> = {
  result: results.result,
  double_chance: results.doubleChance,
  draw_no_bet: results.drawNoBet,
  european_handicap: results.europeanHandicap,
  asian_handicap: results.asianHandicap,
  half_full: results.halfFull,
  first_set_match: results.firstSetMatch,
  final_score: results.finalScore,
  margin: results.margin,
  total: count.total,
  both_to_score: count.bothToScore,
  correct_score: count.correctScore,
  odd_even: count.oddEven,
  next: count.next,
  last: count.last,
  first_time: count.firstTime,
  band: count.band,
  clean_sheet: count.cleanSheet,
  win_to_nil: count.winToNil,
  race_to: count.raceTo,
  happened: count.happened,
  highest_half: halves.highestHalf,
  highest_period: halves.highestPeriod,
  score_both_halves: halves.scoreBothHalves,
  both_halves_over: halves.bothHalvesOver,
  both_halves_under: halves.bothHalvesUnder,
  win_both_halves: halves.winBothHalves,
  win_either_half: halves.winEitherHalf,
  result_total: joints.resultTotal,
  result_both_score: joints.resultBothScore,
  total_both_score: joints.totalBothScore,
  double_chance_total: joints.doubleChanceTotal,
  double_chance_both_score: joints.doubleChanceBothScore,
  top_places: places.topPlaces,
  bottom_places: places.bottomPlaces,
}

/** Why nothing was decided: play ended before its time, or the period was never played. */
type VoidReason = Exclude<SportFacts['status'], 'playing' | 'finished'> | 'unplayed'

/** Why a market ended as it did; i18n puts it in a sentence. Stored with the settled leg. */
export interface SettlementReason {
  readonly rule: RuleKey | VoidReason
  readonly statistic: string
  /** The path of the period: `match`, `h1`, `set2.game5`. */
  readonly period: PeriodPath
  readonly facts: ReasonFacts
}

export interface MarketDecision {
  /** Every outcome, in the order of the catalogue or, of competitors, of their standing. */
  readonly outcomes: ReadonlyMap<string, OutcomeResult>
  /** Also of a competitor that is in no standing. */
  readonly resultOf: (outcome: string) => OutcomeResult
  readonly reason: SettlementReason
}

/**
 * Settles one market from what is recorded so far. `undecided` while more play could change any outcome; an early
 * decision is never different from the final one. When play ends before its time what is decided stands and the rest is
 * void, and so is a period that was not played.
 */
export function settleMarket(
  type: RuledMarket,
  specifier: string,
  facts: SportFacts,
): MarketDecision | 'undecided' {
  if (type.rule === 'combination') return settleCombination(type, specifier, facts, settleMarket)
  const period = periodOf(type, specifier)
  const view = viewPeriod(facts, type.statistic, period)
  const subject = { statistic: type.statistic, period }
  const standing = facts.standing ?? []
  // Competitors are in no catalogue.
  const keys =
    type.outcomeStyle === 'competitor' ? standing.map(({ competitor }) => competitor) : type.outcomes
  const voidFor = (rule: VoidReason): MarketDecision => ({
    outcomes: new Map(keys.map((outcome) => [outcome, VOID])),
    resultOf: () => VOID,
    reason: { rule, ...subject, facts: {} },
  })
  if (view.isOver && !wasPlayed(facts, period)) return voidFor('unplayed')
  const decision = RULES[type.rule]({
    type,
    view,
    standing,
    over: (other) => viewPeriod(facts, type.statistic, other),
    specified: (key) => getSpecifierNumber(specifier, key),
  })
  if (decision !== null) {
    const { resultOf } = decision
    const outcomes = new Map(keys.map((outcome) => [outcome, resultOf(outcome)]))
    return { outcomes, resultOf, reason: { rule: type.rule, ...subject, facts: decision.facts } }
  }
  return facts.status === 'playing' || facts.status === 'finished' ? 'undecided' : voidFor(facts.status)
}
