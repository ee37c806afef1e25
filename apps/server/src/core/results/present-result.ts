import type { ResultEvent } from '@xezer/contract/results'
import { presentWireTime } from '@xezer/contract/wire-time'
import { periodName } from '@xezer/i18n/market-name'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import type { BoardStatistic } from '@xezer/sport/board-statistics'
import type { Pair, PlayedPeriod } from '@xezer/sport/live-state'
import type { Locale } from '@xezer/std/locale'
import type { ResultRecord } from '../catalogue/match-results.ts'
import type { StoredResult } from './stored-result.ts'

export function presentResult(
  { eventId, startsAtMs, home, away, record }: StoredResult,
  locale: Locale,
  hasPage: (eventId: number) => boolean,
): ResultEvent {
  const extra = presentExtra(record, locale)
  return {
    id: eventId,
    time: presentWireTime(startsAtMs),
    home: home[locale],
    away: away[locale],
    result: presentPair(record.score),
    parts: record.periods.map(presentPeriod).join(', '),
    winner: winnerOf(record),
    note: presentNote(record.period, locale),
    extra,
    more: extra.length > 0,
    page: eventId !== null && hasPage(eventId),
  }
}

/** Who leads at the end; of a match that was not finished nobody is said to have won it. */
export function winnerOf({ period, score }: ResultRecord): 'home' | 'away' | null {
  if (period === 'retired' || period === 'walkover' || period === 'abandoned') return null
  return score.home === score.away ? null : score.home > score.away ? 'home' : 'away'
}

function presentNote(period: string, locale: Locale): string | null {
  if (period === 'finished') return null
  return findServerText(locale, `results.note.${period}`) ?? periodName(period, locale)
}

export function presentPair({ home, away }: Pair): string {
  return `${home}:${away}`
}

/** Of a tie-break the points of who lost it are told. */
export function presentPeriod({ tieBreak, ...games }: PlayedPeriod): string {
  const pair = presentPair(games)
  return tieBreak === undefined ? pair : `${pair}(${Math.min(tieBreak.home, tieBreak.away)})`
}

export const STATISTIC_NAMES = {
  corners: 'event.corners',
  yellowCards: 'event.yellow_cards',
  redCards: 'event.red_cards',
  shots: 'event.shots',
  shotsOnTarget: 'event.shots_on_target',
  foulsCommitted: 'event.fouls',
  offsides: 'event.offsides',
  fouls: 'event.fouls',
  timeOuts: 'event.time_outs',
  aces: 'event.aces',
  doubleFaults: 'event.double_faults',
  breaks: 'event.breaks',
} as const satisfies Record<BoardStatistic, string>

export function presentExtra(
  { parts, periods, statistics }: ResultRecord,
  locale: Locale,
): ResultEvent['extra'] {
  const text = serverTranslator(locale)
  const played = periods.map((period, place) => ({
    name: periodName(parts[place] ?? '', locale),
    value: presentPeriod(period),
  }))
  const counted = Object.entries(statistics).map(([key, pair]) => ({
    name: text(STATISTIC_NAMES[key as BoardStatistic]),
    value: presentPair(pair),
  }))
  return [...(played.length > 1 ? played : []), ...counted]
}
