import type { Side } from '@xezer/sport/side'
import type { SpecifierKey } from './specifier.ts'

export type MarketPeriod = 'match' | 'h1' | 'h2'

/** The filter tabs of the event page besides "all": main, handicaps, totals, other (product §2, screens). */
export type MarketGroupKey = 'm' | 'h' | 't' | 'o'

/**
 * How the event page draws it (product §3, entities, Market): `grid` has a row per line, `score` is the correct-score
 * grid.
 */
export type MarketLayout = 'common' | 'grid' | 'score' | 'specials'

/** What is counted. Cards weigh: yellow 1, dismissal 2 (the second yellow itself is not counted again). */
export type Statistic =
  | 'goals'
  | 'corners'
  | 'cards'
  | 'red_cards'
  | 'penalties'
  | 'own_goals'
  | 'added_time_goals'

/** The settlement rule that a type follows; a closed list, one function and one sentence each. */
export const RULE_KEYS = [
  'result',
  'double_chance',
  'draw_no_bet',
  'european_handicap',
  'asian_handicap',
  'total',
  'both_to_score',
  'correct_score',
  'half_full',
  'odd_even',
  'next',
  'last',
  'first_time',
  'band',
  'margin',
  'clean_sheet',
  'win_to_nil',
  'result_total',
  'result_both_score',
  'total_both_score',
  'double_chance_total',
  'double_chance_both_score',
  'highest_half',
  'score_both_halves',
  'both_halves_over',
  'both_halves_under',
  'win_both_halves',
  'win_either_half',
  'race_to',
  'happened',
] as const
export type RuleKey = (typeof RULE_KEYS)[number]

/** Which lines exist: 1, 2 …; 0.5, 1.5 … (nothing comes back); 0.5, 1, 1.5 …; 0.25, 0.5, 0.75 … */
export type LineRule = 'whole' | 'half_only' | 'half' | 'quarter'

export interface MarketType {
  /** `[h1_|h2_][corners_|cards_]<name>[_home|_away]`; stored with bets, so it never changes. */
  readonly key: string
  readonly rule: RuleKey
  readonly statistic: Statistic
  readonly period: MarketPeriod
  readonly group: MarketGroupKey
  readonly layout: MarketLayout
  /** The whole list of outcome keys, in the order of display. */
  readonly outcomes: readonly string[]
  /** The specifier's keys, sorted; empty when an event has this market once. */
  readonly specifierKeys: readonly SpecifierKey[]
  /** Which values its specifier takes; null without one. */
  readonly lines: LineRule | null
  /** The team that the market is about; null for both. */
  readonly team: Side | null
  /** Columns of the layout. */
  readonly columns: number
  /** Position on the event page, unique and ascending. */
  readonly order: number
  readonly offered: { readonly prematch: boolean; readonly live: boolean }
}

/** A type as its table says it, before its period, statistic and team are worked into the key. */
export interface MarketTemplate {
  readonly name: string
  readonly rule: RuleKey
  readonly group: MarketGroupKey
  readonly layout: MarketLayout
  readonly outcomes: readonly string[]
  readonly columns: number
  readonly specifierKeys?: readonly SpecifierKey[]
  readonly lines?: LineRule
  readonly statistic?: Statistic
  /** Makes two types, `<name>_home` and `<name>_away`, instead of one. */
  readonly perTeam?: true
  readonly offered?: { readonly prematch: boolean; readonly live: boolean }
}
