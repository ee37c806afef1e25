import type { CallOutput } from '@xezer/contract/call'
import type { statisticsEvent } from '@xezer/contract/statistics'
import { presentWireTime } from '@xezer/contract/wire-time'
import { columnGroupName } from '@xezer/i18n/market-name'
import { outcomeLabel } from '@xezer/i18n/outcome-name'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { BookEvent } from '@xezer/odds-book/book'
import { BOARD_STATISTICS, type BoardStatistic } from '@xezer/sport/board-statistics'
import type { Pair } from '@xezer/sport/live-state'
import { findSport } from '@xezer/sports/registry'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { presentMarks } from '../../core/offer-bytes/present-event-state.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import { presentPair, presentPeriod, STATISTIC_NAMES } from '../../core/results/present-result.ts'
import { isFinished } from './league-season.ts'
import type { MatchFacts } from './match-facts.ts'
import { presentPlayed, presentTable } from './present-league.ts'
import { mainMarketOf, mainPrices } from './price-log.ts'
import type { SidedResult } from './statistics-store.ts'

type Output = CallOutput<typeof statisticsEvent>

/** Meetings that are shown; all are counted. */
const MEETINGS_SHOWN = 10

interface PresentOptions {
  readonly texts: Pick<CatalogueTexts, 'incident'>
  /** Of the prices that stand now. */
  readonly atMs: number
}

/** `event` is what the book or what is kept beside it knows of the match now. */
export function presentEventStatistics(
  facts: MatchFacts,
  event: BookEvent | null,
  { texts, atMs }: PresentOptions,
  locale: Locale,
): Output {
  const { id, league, home, away, round, startsAtMs, season, last, meetings } = facts
  const state = stateOf(facts, event)
  return {
    sport: presentNamedSport(league.sport, locale),
    league: presentNamedLeague(league, league.country, locale),
    event: {
      ...{ id, round, time: presentWireTime(startsAtMs) },
      home: { id: home.id, name: home.name[locale] },
      away: { id: away.id, name: away.name[locale] },
      result: state === null ? null : presentPair(state.score),
      parts: state === null ? '' : state.periods.map(presentPeriod).join(', '),
      phase: state?.phase ?? 'prematch',
    },
    table: season.results.length === 0 && season.isWhole ? null : presentTable(season, locale),
    form: {
      home: last.home.map((one) => presentPlayed(one, locale)),
      away: last.away.map((one) => presentPlayed(one, locale)),
    },
    meetings: presentMeetings(meetings, home.id, locale),
    course: state && presentCourse(facts, state, texts, locale),
    odds: presentOdds(facts, event, atMs, locale),
  }
}

/** How it stands or ended; null before the match. */
function stateOf({ stored }: MatchFacts, event: BookEvent | null) {
  if (stored !== null) {
    const { record } = stored.result
    const parts = Math.max(record.parts.length, 1)
    return { ...record, phase: 'ended' as const, marks: stored.marks, parts, played: parts }
  }
  const live = event?.live ?? null
  if (live === null || live.status === 'prematch' || live.status === 'delayed') return null
  const { score, periods, statistics, incidents: marks, parts, played } = live
  return { score, periods, statistics, marks, phase: 'live' as const, parts: parts.length, played }
}

type State = NonNullable<ReturnType<typeof stateOf>>

function presentCourse(
  { home, away }: MatchFacts,
  { marks, parts, played, statistics }: State,
  texts: Pick<CatalogueTexts, 'incident'>,
  locale: Locale,
): Output['course'] {
  const names = { home: home.name[locale], away: away.name[locale] }
  return {
    parts,
    played,
    incidents: presentMarks(marks, (side) => (side === null ? null : names[side]), texts, locale),
    counted: presentCounted(statistics, locale),
  }
}

function presentCounted(statistics: Readonly<Partial<Record<BoardStatistic, Pair>>>, locale: Locale) {
  const text = serverTranslator(locale)
  return BOARD_STATISTICS.flatMap((key) => {
    const pair = statistics[key]
    return pair === undefined ? [] : [{ name: text(STATISTIC_NAMES[key]), home: pair.home, away: pair.away }]
  })
}

function presentMeetings(
  meetings: readonly SidedResult[],
  homeId: number,
  locale: Locale,
): Output['meetings'] {
  const counts = { home: 0, drawn: 0, away: 0 }
  for (const meeting of meetings) {
    if (!isFinished(meeting)) continue
    const { score } = meeting.record
    if (score.home === score.away) counts.drawn += 1
    else if (score.home > score.away === (meeting.homeId === homeId)) counts.home += 1
    else counts.away += 1
  }
  return { ...counts, matches: meetings.slice(0, MEETINGS_SHOWN).map((one) => presentPlayed(one, locale)) }
}

/** Of the main market, to the price of now where there is one. */
function presentOdds(
  { league, prices }: MatchFacts,
  event: BookEvent | null,
  atMs: number,
  locale: Locale,
): Output['odds'] {
  const main = mainMarketOf(league.sport.id)
  const type = main && findSport(league.sport.id)?.markets.find(main.type)
  if (main === null || type == null || prices.length === 0) return null
  const now = event === null ? null : mainPrices(event)
  const points = prices.map(({ atMs, prices: values }) => ({
    time: presentWireTime(atMs),
    values: values.map(toOdds),
  }))
  return {
    market: columnGroupName(main.type, locale),
    outcomes: main.outcomes.map((outcome) => outcomeLabel(type, outcome, locale)),
    points: now === null ? points : [...points, { time: presentWireTime(atMs), values: now.map(toOdds) }],
  }
}

function toOdds(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000
}
