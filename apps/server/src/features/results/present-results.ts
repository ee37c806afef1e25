import type { CallOutput } from '@xezer/contract/call'
import type {
  ResultEvent,
  ResultLeague,
  ResultSport,
  resultsMenu,
  resultsOverview,
} from '@xezer/contract/results'
import { presentWireTime } from '@xezer/contract/wire-time'
import { periodName } from '@xezer/i18n/market-name'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import type { BoardStatistic } from '@xezer/sport/board-statistics'
import type { Pair, PlayedPeriod } from '@xezer/sport/live-state'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { leagueOrder } from '../../core/catalogue/league-order.ts'
import type { ResultRecord } from '../../core/catalogue/match-results.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import type { DayResults, StoredLeague, StoredResult } from './result-store.ts'

/** Which results of a day are meant; null: all. */
export interface ResultsPlace {
  readonly sport: number | null
  readonly league: number | null
}

interface LeagueGroup {
  readonly league: StoredLeague
  readonly results: readonly StoredResult[]
}

/** The leagues of a day by sport, in the order of all lists. */
function groupResults({ results, leagues }: DayResults, { sport, league }: ResultsPlace): LeagueGroup[][] {
  const byLeague = new Map<number, StoredResult[]>()
  for (const result of results) {
    if (league !== null && result.leagueId !== league) continue
    const known = byLeague.get(result.leagueId)
    if (known === undefined) byLeague.set(result.leagueId, [result])
    else known.push(result)
  }
  const bySport = new Map<number, LeagueGroup[]>()
  for (const [id, own] of byLeague) {
    const found = must(leagues.get(id), 'a result has a league')
    if (sport !== null && found.sport.id !== sport) continue
    bySport.set(found.sport.id, [...(bySport.get(found.sport.id) ?? []), { league: found, results: own }])
  }
  return [...bySport]
    .sort(([left], [right]) => left - right)
    .map(([, groups]) => groups.sort((left, right) => byOrder(left.league, right.league)))
}

function byOrder(left: StoredLeague, right: StoredLeague): number {
  const order = leagueOrder(left.country.code, left.tier) - leagueOrder(right.country.code, right.tier)
  return order || left.country.id - right.country.id || left.id - right.id
}

export function presentResultLeague(league: StoredLeague, count: number, locale: Locale): ResultLeague {
  return { ...presentNamedLeague(league, league.country, locale), count }
}

function presentSport(groups: readonly LeagueGroup[], locale: Locale): ResultSport {
  const { sport } = must(groups[0], 'a sport with results has a league').league
  const countEvents = groups.reduce((count, { results }) => count + results.length, 0)
  return { ...presentNamedSport(sport, locale), countEvents }
}

export function presentResultsMenu(
  date: string,
  day: DayResults,
  locale: Locale,
): CallOutput<typeof resultsMenu> {
  const sports = groupResults(day, { sport: null, league: null }).map((groups) => ({
    ...presentSport(groups, locale),
    leagues: groups.map(({ league, results }) => presentResultLeague(league, results.length, locale)),
  }))
  return { date, sports, countSports: sports.length }
}

export function presentResultsOverview(
  day: DayResults,
  place: ResultsPlace,
  locale: Locale,
  hasPage: (eventId: number) => boolean,
): CallOutput<typeof resultsOverview> {
  const sports = groupResults(day, place).map((groups) => ({
    ...presentSport(groups, locale),
    leagues: groups.map(({ league, results }) => ({
      ...presentResultLeague(league, results.length, locale),
      events: results.map((result) => presentResult(result, locale, hasPage)),
    })),
  }))
  return { sports }
}

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

function presentPair({ home, away }: Pair): string {
  return `${home}:${away}`
}

/** Of a tie-break the points of who lost it are told. */
function presentPeriod({ tieBreak, ...games }: PlayedPeriod): string {
  const pair = presentPair(games)
  return tieBreak === undefined ? pair : `${pair}(${Math.min(tieBreak.home, tieBreak.away)})`
}

const STATISTIC_NAMES = {
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
