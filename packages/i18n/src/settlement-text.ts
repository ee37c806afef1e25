import type { Locale } from '@xezer/std/locale'
import { periodName, type TeamNames } from './market-name.ts'
import { findServerText, serverTranslator } from './server-text.ts'

/** What `settleMarket` of betting says about a settled leg; stored with it, put in words when it is read. */
export interface SettlementReasonData {
  readonly rule: string
  readonly statistic: string
  readonly period: string
  readonly facts: Readonly<Record<string, string | number | null>>
}

/**
 * Why a leg ended as it did, in one sentence: rule and facts. Sides are called by their names: a player is no home team,
 * and on most grounds nobody is at home.
 */
export function settlementText(
  reason: SettlementReasonData,
  result: { readonly kind: string; readonly numerator?: number; readonly denominator?: number },
  teams: TeamNames,
  locale: Locale,
): string {
  const { statistic, period, facts } = reason
  const rule = toldRule(reason, result.kind)
  const outcome = findServerText(locale, `settlement.result.${result.kind}`, { ...result }) ?? ''
  const { home, away, minute = 0 } = facts
  // What was decided on the way was not decided by how the match ended.
  if (
    SCORE_RULES.has(rule) &&
    minute === 0 &&
    ENDING_STATISTICS.has(statistic) &&
    period === 'match' &&
    home != null &&
    away != null
  ) {
    const ending = outcome.charAt(0).toLocaleLowerCase(locale) + outcome.slice(1)
    const winner = home === away ? 'nobody' : Number(home) > Number(away) ? 'home' : 'away'
    const names = { homeName: teams.home, awayName: teams.away }
    const told = { ...names, home, away, winner, result: ending }
    return serverTranslator(locale)(
      statistic === 'sets' ? 'settlement.sentence_sets' : 'settlement.sentence_match',
      told,
    )
  }
  const values = { team: 'none', ...facts, minute, homeName: teams.home, awayName: teams.away }
  return serverTranslator(locale)('settlement.sentence', {
    subject:
      findServerText(locale, `settlement.subject.${statistic}`, { period: periodWord(period, locale) }) ?? '',
    detail: (findServerText(locale, `settlement.rule.${rule}`, values) ?? '').trim(),
    result: outcome,
  })
}

/** What a match is won by. */
const ENDING_STATISTICS: ReadonlySet<string> = new Set(['goals', 'points', 'sets'])

/** Rules of which the whole reason is the score. */
const SCORE_RULES: ReadonlySet<string> = new Set([
  'result',
  'double_chance',
  'both_to_score',
  'correct_score',
  'margin',
  'result_both_score',
  'double_chance_both_score',
])

/**
 * Where nobody drew, what becomes of a draw is no reason; and in some sports there is none. A place is void for whom
 * nobody placed.
 */
function toldRule({ rule, facts: { home, away } }: SettlementReasonData, kind: string): string {
  if (rule === 'bottom_places' && kind === 'void') return 'not_placed'
  return rule === 'draw_no_bet' && home !== away ? 'result' : rule
}

/** In the middle of a sentence. */
function periodWord(path: string, locale: Locale): string {
  return findServerText(locale, `settlement.period.${path}`) ?? periodName(path, locale)
}
