import type { CallInput } from '@xezer/contract/call'
import type { prematchList, prematchMatches } from '@xezer/contract/prematch'
import type { Hours } from '@xezer/contract/primitives'
import { BAKU_AHEAD_MINUTES } from '@xezer/i18n/format-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { joinPieces, LIST_END, openList, toPiece } from '../../core/offer-bytes/json-bytes.ts'
import { fillParts, leagueParts, type SportLeagues } from '../../core/offer-bytes/list-bytes.ts'
import type { ListMemory } from '../../core/offer-bytes/list-memory.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import {
  type LeagueBlock,
  placeLeagues,
  presentHead,
  presentScreen,
} from '../../core/offer-bytes/present-list.ts'
import { presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import type { RowBytes } from '../../core/offer-bytes/row-bytes.ts'
import { findOverviewGroup } from '../../core/offer-bytes/row-columns.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { groupByDay } from './group-by-day.ts'
import { type LiveCounts, presentPrematchMenu } from './present-prematch-menu.ts'

export interface PrematchOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  readonly clock: Clock
  readonly answers: ListMemory<string>
  readonly leagues: ListMemory<readonly LeagueBlock[]>
  readonly popular: ListMemory<readonly SportLeagues[]>
}

const HOUR_MS = 60 * 60 * 1000
export const PREMATCH_GROUP = 1

/** Those that start within the hours, the first ones of all, and every outright: it is not of one hour. */
function listWithin(events: readonly BookEvent[], count: number): readonly BookEvent[] {
  return [...events.slice(0, count), ...events.slice(count).filter(({ field }) => field !== null)]
}

/** How many of the events, the next one first, start within the hours; 0 is no limit (product §9, constants). */
export function countWithin(events: readonly BookEvent[], hours: Hours, nowMs: number): number {
  if (hours === 0) return events.length
  const untilMs = nowMs + hours * HOUR_MS
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const startsAtMs = events[middle]?.fixture.startsAtMs ?? Number.POSITIVE_INFINITY
    if (startsAtMs <= untilMs) low = middle + 1
    else high = middle
  }
  return low
}

export function answerPrematchList(
  { book, clock, answers }: PrematchOptions,
  input: CallInput<typeof prematchList>,
  locale: Locale,
): string {
  const events = book.prematchEvents()
  const count = countWithin(events, input.hours, clock.nowMs())
  const live = countLive(book.liveEvents())
  const make = () => JSON.stringify(presentPrematchMenu(listWithin(events, count), live, locale))
  return answers.get(events, `prematch/${locale}/${count}/${[...live].join(' ')}`, make)
}

function countLive(events: readonly BookEvent[]): LiveCounts {
  const counts = new Map<number, number>()
  for (const { sport } of events) counts.set(sport.id, (counts.get(sport.id) ?? 0) + 1)
  return counts
}

/** Days below each other, in each its leagues, better ones first; only those in the window bring their events. */
export function answerPrematchMatches(
  options: PrematchOptions,
  input: CallInput<typeof prematchMatches>,
  locale: Locale,
): Buffer | Refusal<'not_found'> {
  const { book, rows, texts } = options
  const sport = book.sports.get(input.sport)
  const group = findOverviewGroup(input.sport, PREMATCH_GROUP)
  if (sport === undefined || group === null) return refuse('not_found')
  const window = input.screen ?? null
  const blocks = findLeagues(options, input)
  const { leagues, bottom } = placeLeagues(blocks, 0, window, locale)
  const frame = {
    sport: {
      ...presentNamedSport(sport, locale),
      head: presentHead(sport.id, group, texts, locale),
      countEvents: blocks.reduce((sum, { events }) => sum + events.length, 0),
    },
    screen: presentScreen(window, bottom),
  }
  const parts = [toPiece(openList(frame, 'leagues')), ...leagueParts(leagues), LIST_END]
  return joinPieces(fillParts(parts, rows.of(group.id, locale), NO_MOVES))
}

/** The leagues of the place that have events within the hours, by day. */
function findLeagues(
  { book, clock, leagues }: PrematchOptions,
  { hours, sport, country, league, zone = BAKU_AHEAD_MINUTES }: CallInput<typeof prematchMatches>,
): readonly LeagueBlock[] {
  const events = book.prematchEvents()
  const count = countWithin(events, hours, clock.nowMs())
  return leagues.get(events, `${count}/${sport}/${country}/${league}/${zone}`, () => {
    const isIn = (event: BookEvent) =>
      event.sport.id === sport &&
      (country === undefined || event.category.id === country) &&
      (league === undefined || event.tournament.id === league)
    return groupByDay(listWithin(events, count).filter(isIn), zone)
  })
}
