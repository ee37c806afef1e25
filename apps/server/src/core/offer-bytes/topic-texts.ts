import type { EventState } from '@xezer/contract/sport-entities'
import type { CellChange } from '@xezer/contract/stream'
import type { BookEvent, OddsBook, TopicDelta } from '@xezer/odds-book/book'
import { formatCursor, parseCursor } from '@xezer/odds-book/cursor'
import { formatHandle } from '@xezer/sport/handle'
import { parseTopic } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import type { EndedEvents } from '../catalogue/ended-events.ts'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { createListBytes } from './list-bytes.ts'
import { createPageBytes } from './page-bytes.ts'
import { presentEventState, presentIncidents } from './present-event-state.ts'
import { isDisabled, NO_MOVES, presentOdds } from './present-factor.ts'
import type { Window } from './present-list.ts'
import { presentLiveMenu } from './present-live-menu.ts'
import type { RowBytes } from './row-bytes.ts'

/** What screens watch, as JSON: images and deltas of topics. Stream and polls share them. */
export interface TopicTexts {
  /** Starts or keeps the history of a topic; false when there is no such topic. */
  watch(topic: string, nowMs: number): boolean
  version(topic: string): number
  cursor(version: number): string
  /** The version of a cursor that this book gave out. */
  parseCursor(text: string | undefined): number | null
  /** The data of the topic; prices that moved since `since` say so. Null when the topic ended. */
  image(topic: string, locale: Locale, options?: ImageOptions): Buffer | null
  /** `"cells":[…],"events":[…]` of a delta, or null when only an image will do. */
  delta(topic: string, since: number, locale: Locale): string | null
}

export interface ImageOptions {
  readonly since: number | null
  readonly window: Window
}

const WHOLE: ImageOptions = { since: null, window: null }

/** `ended` knows the events that were played and left the book: their pages are read on, and change no more. */
export function createTopicTexts(
  book: OddsBook,
  rows: RowBytes,
  texts: CatalogueTexts,
  ended: Pick<EndedEvents, 'find'>,
): TopicTexts {
  const pages = createPageBytes(book, texts)
  const lists = createListBytes(book, rows, texts)
  const findEnded = (topic: string): BookEvent | null => {
    const name = parseTopic(topic)
    if (name?.kind !== 'event' || book.findEvent(name.eventId) !== null) return null
    return ended.find(name.eventId)
  }
  return {
    watch: (topic, nowMs) => book.watch(topic, nowMs) || findEnded(topic) !== null,
    version: (topic) => findEnded(topic)?.rev ?? book.topicVersion(topic),
    cursor: (version) => formatCursor(book.epoch, version),
    parseCursor: (text) => parseCursor(text, book.epoch),
    image(topic, locale, { since, window } = WHOLE) {
      const name = parseTopic(topic)
      if (name === null) return null
      const last = findEnded(topic)
      if (last !== null) return pages.bytes(last, locale, last.rev, NO_MOVES)
      const version = book.topicVersion(topic)
      const moves = (since === null ? null : book.findMoves(topic, since)) ?? NO_MOVES
      if (name.kind === 'menu')
        return Buffer.from(JSON.stringify({ sports: presentLiveMenu(book.liveEvents(), texts, locale) }))
      if (name.kind === 'overview') {
        return lists.overview(name.sportId, { group: name.group, locale, window, version, moves })
      }
      if (name.kind === 'league') return lists.league(name.tournamentId, { locale, version, moves })
      const event = book.findEvent(name.eventId)
      return event && pages.bytes(event, locale, version, moves)
    },
    delta(topic, since, locale) {
      if (findEnded(topic) !== null) return null
      const delta = book.findDelta(topic, since)
      const isPage = parseTopic(topic)?.kind === 'event'
      return delta && deltaText(delta, isPage, texts, locale)
    },
  }
}

/** Only the page of an event shows its time line, which most deltas leave as it was. */
function deltaText(delta: TopicDelta, isPage: boolean, texts: CatalogueTexts, locale: Locale): string {
  const cells = delta.cells.map(({ event, market, outcome, direction }): CellChange => {
    const handle = formatHandle(event.id, market.type, market.specifier, outcome.key)
    return [handle, presentOdds(outcome.odds), isDisabled(market, outcome) ? 1 : 0, direction]
  })
  const events = delta.events.map((event: BookEvent): EventState => {
    const state = presentEventState(event, texts, locale)
    if (!isPage || event.incidentsRev <= delta.from) return state
    const incidents = presentIncidents(event, texts, locale)
    return incidents === null ? state : { ...state, incidents }
  })
  return `"cells":${JSON.stringify(cells)},"events":${JSON.stringify(events)}`
}
