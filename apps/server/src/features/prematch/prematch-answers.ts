import type { CallInput } from '@xezer/contract/call'
import type { prematchList, prematchMatches } from '@xezer/contract/prematch'
import type { Hours } from '@xezer/contract/primitives'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { joinPieces, LIST_END, openList, toPiece } from '../../core/offer-bytes/json-bytes.ts'
import { fillParts, leagueParts } from '../../core/offer-bytes/list-bytes.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import {
  groupByLeague,
  placeLeagues,
  presentHead,
  presentScreen,
} from '../../core/offer-bytes/present-list.ts'
import type { RowBytes } from '../../core/offer-bytes/row-bytes.ts'
import { findOverviewGroup } from '../../core/offer-bytes/row-columns.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { presentPrematchMenu } from './present-prematch-menu.ts'

export interface PrematchOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  readonly clock: Clock
}

const HOUR_MS = 60 * 60 * 1000
const PREMATCH_GROUP = 1

/** Events that start within the hours of the time filter; 0 is no limit (product §9, constants). */
export function startingWithin(book: OddsBook, hours: Hours, nowMs: number): readonly BookEvent[] {
  const events = book.prematchEvents()
  if (hours === 0) return events
  const untilMs = nowMs + hours * HOUR_MS
  return events.filter((event) => event.fixture.startsAtMs <= untilMs)
}

export function answerPrematchList(
  { book, clock }: PrematchOptions,
  input: CallInput<typeof prematchList>,
  locale: Locale,
): string {
  return JSON.stringify(presentPrematchMenu(startingWithin(book, input.hours, clock.nowMs()), locale))
}

/** Leagues below each other, better ones first; only those in the window bring their events. */
export function answerPrematchMatches(
  options: PrematchOptions,
  input: CallInput<typeof prematchMatches>,
  locale: Locale,
): Buffer | Refusal<'not_found'> {
  const { book, rows, texts, clock } = options
  const sport = book.sports.get(input.sport)
  const group = findOverviewGroup(input.sport, PREMATCH_GROUP)
  if (sport === undefined || group === null) return refuse('not_found')
  const events = startingWithin(book, input.hours, clock.nowMs()).filter(
    (event) =>
      event.sport.id === input.sport &&
      (input.country === undefined || event.category.id === input.country) &&
      (input.league === undefined || event.tournament.id === input.league),
  )
  const window = input.screen ?? null
  const blocks = groupByLeague(events)
  blocks.sort((left, right) => left.first.tournament.tier - right.first.tournament.tier)
  const { leagues, bottom } = placeLeagues(blocks, 0, window, locale)
  const frame = {
    sport: {
      id: sport.id,
      alias: sport.alias,
      name: sport.name[locale],
      head: presentHead(group, texts, locale),
      countEvents: events.length,
    },
    screen: presentScreen(window, bottom),
  }
  const parts = [toPiece(openList(frame, 'leagues')), ...leagueParts(leagues), LIST_END]
  return joinPieces(fillParts(parts, rows.of(group.id, locale), NO_MOVES))
}
