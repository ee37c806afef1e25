import { must } from '@xezer/std/assert'
import type { LocalizedName } from '@xezer/std/locale'
import type { MarketGroup } from './market-group.ts'
import type { MarketLayout } from './market-layout.ts'
import type { Side } from './side.ts'
import { type NumberKey, parseSpecifier, readSpecifier, type SpecifierKey } from './specifier.ts'
import type { PeriodPath } from './sport-facts.ts'

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
  'final_score',
  'half_full',
  'first_set_match',
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
  'highest_period',
  'score_both_halves',
  'both_halves_over',
  'both_halves_under',
  'win_both_halves',
  'win_either_half',
  'race_to',
  'happened',
  'top_places',
  'bottom_places',
  'combination',
] as const
export type RuleKey = (typeof RULE_KEYS)[number]

/**
 * Which values a key takes in one market type: 0.25, 0.5, 0.75 …; 0.5, 1, 1.5 …; 0.5, 1.5 … (nothing comes back); any
 * whole number; 1, 2, 3 …; any text.
 */
export type LineRule = 'quarter' | 'half' | 'half_only' | 'whole' | 'count' | 'text'

/**
 * How the keys of its outcomes are read: words of their own (`over`, `1x`); the sides of a handicap;
 * numbers, ranges and scores that read the same everywhere; words joined by `_` or by
 * `/`; a side and by how much (`1_by_2`); minutes from and to; competitors of the event, by their ids.
 */
export type OutcomeStyle =
  | 'word'
  | 'handicap'
  | 'count'
  | 'joint'
  | 'double'
  | 'margin'
  | 'minutes'
  | 'competitor'

/** How a line stands in a cell: with the sign that the cell's side has, as a score given ahead (`0:1`), or plain. */
export type LineStyle = 'handicap' | 'score' | 'plain'

export interface SpecifierRule {
  readonly key: SpecifierKey
  readonly lines: LineRule
}

/** A row of the catalogue of a sport. */
export interface MarketType {
  /** Stored with bets, so it never changes; unique within its sport. */
  readonly key: string
  readonly rule: RuleKey
  /** Its name without part of play and team: a key below `market.type` of the messages. */
  readonly name: string
  /** What is counted: a key of the sport's table of statistics. */
  readonly statistic: string
  /** The path of the period that it is about (`match`, `h1`), with specifier values in braces: `set{setnr}`. */
  readonly period: string
  readonly group: MarketGroup
  readonly layout: MarketLayout
  /**
   * The whole list of outcome keys, in the order of display; empty where they are competitors, whose list comes with the
   * event.
   */
  readonly outcomes: readonly string[]
  readonly outcomeStyle: OutcomeStyle
  /** What its specifier says, sorted by key; empty when an event has this market once. */
  readonly specifiers: readonly SpecifierRule[]
  /** Which of its keys is the line of its cells, and how it is shown; null for a market without one. */
  readonly line: { readonly key: NumberKey; readonly style: LineStyle } | null
  /** Which of its keys says the n-th that it is about (`goalnr`), in its rule and its name; null for none. */
  readonly numbered: NumberKey | null
  /** The team that the market is about; null for both. */
  readonly team: Side | null
  /** Columns of the layout. */
  readonly columns: number
  /** Position on the event page, unique and ascending. */
  readonly order: number
  readonly offered: { readonly prematch: boolean; readonly live: boolean }
  /** The words of a provider, where the house has none of its own; it settles such a market alone. */
  readonly told?: ToldWords
  /** Of a combination: the types of the same sport that its legs are of. */
  readonly legType?: (key: string) => MarketType | null
}

/** What a provider calls a market and its outcomes: templates, as `described-market.ts` reads them. */
export interface ToldWords {
  readonly stopGroups: readonly string[]
  readonly name: LocalizedName
  readonly outcomes: ReadonlyMap<string, LocalizedName>
}

const COMPETITOR_ID = /^[1-9]\d{0,14}$/

/** Whether an outcome may stand in a market of the type; of competitors the event knows which. */
export function isOutcomeOf(type: MarketType, outcome: string): boolean {
  if (type.told !== undefined) return type.told.outcomes.has(outcome)
  return type.outcomeStyle === 'competitor' ? COMPETITOR_ID.test(outcome) : type.outcomes.includes(outcome)
}

/** What of a type its rule of settlement reads. */
export type RuledMarket = Pick<
  MarketType,
  'key' | 'rule' | 'statistic' | 'period' | 'outcomes' | 'outcomeStyle' | 'numbered' | 'team' | 'legType'
>

/** The period that a market is about: `set{setnr}.game{gamenr}` of `gamenr=5|setnr=1` is `set1.game5`. */
export function periodOf(type: Pick<MarketType, 'key' | 'period'>, specifier: string): PeriodPath {
  if (!type.period.includes('{')) return type.period
  const values: Readonly<Record<string, number | string | undefined>> = readSpecifier(specifier)
  return type.period.replace(/\{(\w+)\}/g, (_brace, key: string) =>
    String(must(values[key], `${type.key} ${specifier} has no ${key}`)),
  )
}

/** Whether a specifier has exactly the keys of its type and values that exist. */
export function isSpecifierOf(type: MarketType, specifier: string): boolean {
  const parsed = parseSpecifier(specifier)
  if (!parsed.ok || Object.keys(parsed.value).length !== type.specifiers.length) return false
  return type.specifiers.every(({ key, lines }) => isLine(parsed.value[key], lines))
}

function isLine(value: number | string | undefined, lines: LineRule): boolean {
  if (typeof value !== 'number') return value !== undefined && lines === 'text'
  switch (lines) {
    case 'text':
      return false
    case 'count':
      return Number.isInteger(value) && value > 0
    case 'whole':
      return Number.isInteger(value)
    case 'half_only':
      return Number.isInteger(value - 0.5)
    case 'half':
      return Number.isInteger(value * 2)
    case 'quarter':
      return Number.isInteger(value * 4)
  }
}
