import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { formatCursor, parseCursor } from '@xezer/odds-book/cursor'
import { parseTopic } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import type { EndedEvents } from '../catalogue/ended-events.ts'
import type { Interest } from '../catalogue/interest.ts'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { deltaText } from './delta-text.ts'
import { createListBytes } from './list-bytes.ts'
import { createMenuBytes } from './menu-bytes.ts'
import { createPageBytes } from './page-bytes.ts'
import { NO_MOVES } from './present-factor.ts'
import type { Window } from './present-list.ts'
import type { RowBytes } from './row-bytes.ts'

/** What screens watch, as JSON: images and deltas of topics. Stream and polls share them. */
export interface TopicTexts {
  /** Starts or keeps the history of a topic; false when there is no such topic. */
  watch(topic: string, nowMs: number): boolean
  /** What to wait for until all of the topic was told; null when it was. Whoever keeps watching keeps it told. */
  want(topic: string): Promise<void> | null
  version(topic: string): number
  cursor(version: number): string
  /** The version of a cursor that this book gave out. */
  parseCursor(text: string | undefined): number | null
  /** The data of the topic; prices that moved since `since` say so. Null when the topic ended. */
  image(topic: string, locale: Locale, options?: ImageOptions): Buffer | null
  /** Members of a delta from `cells` on, or null when only an image will do. */
  delta(topic: string, since: number, locale: Locale): string | null
}

export interface ImageOptions {
  readonly since: number | null
  readonly window: Window
  /** Of an overview only what has a broadcast. */
  readonly isVideo?: boolean
}

const WHOLE: ImageOptions = { since: null, window: null }

export interface TopicTextsOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  /** Events that were played and left the book: their pages are read on, and change no more. */
  readonly ended: Pick<EndedEvents, 'find'>
  readonly interest: Pick<Interest, 'want'>
}

export function createTopicTexts({ book, rows, texts, ended, interest }: TopicTextsOptions): TopicTexts {
  const pages = createPageBytes(book, texts)
  const lists = createListBytes(book, rows, texts)
  const menus = createMenuBytes(book, texts)
  const parts = { book, texts, pages, lists }
  const findEnded = (topic: string): BookEvent | null => {
    const name = parseTopic(topic)
    if (name?.kind !== 'event' || book.findEvent(name.eventId) !== null) return null
    return ended.find(name.eventId)
  }
  return {
    watch: (topic, nowMs) => book.watch(topic, nowMs) || findEnded(topic) !== null,
    want(topic) {
      const name = parseTopic(topic)
      return name?.kind === 'event' ? interest.want(name.eventId) : null
    },
    version: (topic) => findEnded(topic)?.rev ?? book.topicVersion(topic),
    cursor: (version) => formatCursor(book.epoch, version),
    parseCursor: (text) => parseCursor(text, book.epoch),
    image(topic, locale, { since, window, isVideo = false } = WHOLE) {
      const name = parseTopic(topic)
      if (name === null) return null
      const last = findEnded(topic)
      if (last !== null) return pages.bytes(last, locale, last.rev, NO_MOVES)
      const version = book.topicVersion(topic)
      const moves = (since === null ? null : book.findMoves(topic, since)) ?? NO_MOVES
      if (name.kind === 'menu') return menus.bytes(locale, version)
      if (name.kind === 'overview') {
        return lists.overview(name.sportId, { group: name.group, locale, window, isVideo, version, moves })
      }
      if (name.kind === 'league') return lists.league(name.tournamentId, { locale, version, moves })
      const event = book.findEvent(name.eventId)
      return event && pages.bytes(event, locale, version, moves)
    },
    delta(topic, since, locale) {
      if (findEnded(topic) !== null) return null
      return deltaText(parts, topic, since, locale)
    },
  }
}
