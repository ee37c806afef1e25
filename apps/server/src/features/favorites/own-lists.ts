import type { CallInput } from '@xezer/contract/call'
import type { favoritesOverview } from '@xezer/contract/favorites'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { ALL_SPORTS, formatTopic } from '@xezer/sport/topic'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { joinPieces, type Piece } from '../../core/offer-bytes/json-bytes.ts'
import { fillParts, type ListLayout, layOutSports, layoutHead } from '../../core/offer-bytes/list-bytes.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import type { RowBytes } from '../../core/offer-bytes/row-bytes.ts'
import type { TopicTexts } from '../../core/offer-bytes/topic-texts.ts'
import type { AnswerBytes } from '../../platform/http/answer-bytes.ts'
import { type AnswerSlot, createReusedAnswers } from '../../platform/http/reused-answers.ts'
import { createMovedRows } from './moved-rows.ts'
import { createRecentTexts } from './recent-texts.ts'

export interface OwnListsOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  readonly topics: Pick<TopicTexts, 'watch' | 'version' | 'cursor' | 'parseCursor'>
  readonly clock: Clock
}

type Asked = CallInput<typeof favoritesOverview>

/** Lists that visitors put together for themselves: read and laid out once for as long as they are asked for. */
export interface OwnLists {
  /**
   * The answer to a question whose list was asked for lately, whatever its cursor, to be sent at once; null for one that
   * has to be read.
   */
  recall(body: string, locale: Locale): AnswerBytes | null
  /** To a question that was read, whose list is kept by its text; null when there is no such group of columns. */
  answer(asked: Asked, locale: Locale, body: string | null): Buffer | null
}

/** Overview group 1 when none is asked for (product §9, constants). */
const GROUP_DEFAULT = 1

interface OwnList extends AnswerSlot {
  readonly asked: Asked
  readonly locale: Locale
  readonly group: number
  readonly topic: string
  /** What stands around the rows, by the book's list. A list of before goes with its events: nobody may ask again for days. */
  readonly layouts: WeakMap<readonly BookEvent[], ListLayout>
}

interface OwnParts {
  readonly head: string
  readonly pieces: readonly Piece[]
}

export function createOwnLists(options: OwnListsOptions): OwnLists {
  const { book, rows, texts, topics, clock } = options
  const recent = createRecentTexts<OwnList>()
  const moved = createMovedRows(book, rows)
  const reused = createReusedAnswers()

  const layoutOf = (own: OwnList): ListLayout => {
    const { asked, group, locale } = own
    const list = asked.type === 'live' ? book.liveEvents() : book.prematchEvents()
    const known = own.layouts.get(list)
    if (known !== undefined) return known
    const window = asked.screen ?? null
    const layout = layOutSports(listChosen(list, asked), texts, { group, locale, window })
    own.layouts.set(list, layout)
    return layout
  }
  const partsOf = (own: OwnList, cursor: string | undefined, nowMs: number): OwnParts | null => {
    const { topic, group, locale, asked } = own
    // Of the whole overview: it is watched anyhow, and knows which way the price of any row went.
    if (!topics.watch(topic, nowMs)) return null
    const since = asked.type === 'live' ? topics.parseCursor(cursor) : null
    const given = since === null ? null : moved.since(since, own)
    const layout = layoutOf(own)
    return {
      head: layoutHead(layout, topics.cursor(topics.version(topic))),
      pieces: fillParts(layout.parts, given?.rows ?? rows.of(group, locale), given?.moves ?? NO_MOVES),
    }
  }
  return {
    recall(body, locale) {
      const { list, cursor } = splitCursor(body)
      const own = recent.get(locale, list)
      if (own === null) return null
      const nowMs = clock.nowMs()
      const parts = partsOf(own, cursor ?? own.asked.factors, nowMs)
      return parts && reused.write(own, parts.head, parts.pieces, nowMs)
    },
    answer(asked, locale, body) {
      const group = asked.group ?? GROUP_DEFAULT
      const topic = formatTopic({ kind: 'overview', sportId: ALL_SPORTS, group })
      const own = { asked, locale, group, topic, layouts: new WeakMap(), kept: null }
      const parts = partsOf(own, asked.factors, clock.nowMs())
      if (parts === null) return null
      if (body !== null) recent.keep(locale, splitCursor(body).list, own)
      return joinPieces([Buffer.from(parts.head, 'latin1'), ...parts.pieces])
    },
  }
}

const CURSOR_NAME = ',"factors":"'
const CURSOR = /^[\w:]{1,64}$/

/**
 * A body without the cursor that it ends with. What is left never is a whole body, and what was read of it once is so
 * with any other cursor.
 */
function splitCursor(body: string): { readonly list: string; readonly cursor: string | null } {
  const at = body.endsWith('"}') ? body.lastIndexOf(CURSOR_NAME) : -1
  const cursor = at < 0 ? '' : body.slice(at + CURSOR_NAME.length, -2)
  return CURSOR.test(cursor) ? { list: body.slice(0, at), cursor } : { list: body, cursor: null }
}

/** Sports in the order of menus, whatever of them starts next; within each as the list has them. */
function listChosen(list: readonly BookEvent[], { leagues, events }: Asked): BookEvent[] {
  const ofLeagues = new Set(leagues)
  const own = new Set(events)
  return list
    .filter(({ id, tournament }) => own.has(id) || ofLeagues.has(tournament.id))
    .sort((left, right) => left.sport.id - right.sport.id)
}
