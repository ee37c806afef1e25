import type { CellChange, Delta } from '@xezer/contract/stream'
import type { BookEvent, CellMove, OddsBook, TopicDelta } from '@xezer/odds-book/book'
import { formatHandle } from '@xezer/sport/handle'
import { parseTopic } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { withoutEmpty } from './json-bytes.ts'
import type { ListBytes } from './list-bytes.ts'
import type { PageBytes } from './page-bytes.ts'
import { presentEventState, presentIncidents } from './present-event-state.ts'
import { isDisabled, NO_MOVES, presentOdds } from './present-factor.ts'
import { presentMenuPatch } from './present-live-menu.ts'

export interface DeltaParts {
  readonly book: OddsBook
  readonly texts: CatalogueTexts
  readonly pages: PageBytes
  readonly lists: ListBytes
}

/** Members of a delta as JSON; null when only an image will do. */
export function deltaText(parts: DeltaParts, topic: string, since: number, locale: Locale): string | null {
  const { book, texts } = parts
  const delta = book.findDelta(topic, since)
  if (delta === null) return null
  const patch = findPatch(parts, topic, delta, locale)
  const cells = patch === null ? delta.cells : delta.cells.filter((cell) => !patch.holds(cell))
  const members = [
    `"cells":${JSON.stringify(cells.map(presentCell))}`,
    `"events":${JSON.stringify(delta.events.map((event) => presentEventState(event, texts, locale)))}`,
  ]
  if (patch !== null) members.push(`"patch":${patch.text}`)
  const timeline = findTimeline(parts, topic, since, locale)
  if (timeline !== null) members.push(`"timeline":${JSON.stringify(timeline)}`)
  return members.join(',')
}

function presentCell({ event, market, outcome, direction }: CellMove): CellChange {
  const handle = formatHandle(event.id, market.type, market.specifier, outcome.key)
  return [handle, presentOdds(outcome.odds), isDisabled(market, outcome) ? 1 : 0, direction]
}

/** What is new in the structure; most deltas bring nothing of it. */
export interface PatchText {
  readonly text: string
  /** Whether what is sent whole has the cell. */
  holds(cell: CellMove): boolean
}

function findPatch(parts: DeltaParts, topic: string, delta: TopicDelta, locale: Locale): PatchText | null {
  const { book, texts, pages, lists } = parts
  const { markets, columns, rows, from } = delta
  if (markets.length + columns.length + rows.length === 0) return null
  const name = parseTopic(topic)
  if (name === null) return null
  if (name.kind === 'menu') {
    return {
      text: JSON.stringify(withoutEmpty(presentMenuPatch(book.liveEvents(), rows, texts, locale))),
      holds: () => false,
    }
  }
  const moves = book.findMoves(topic, from) ?? NO_MOVES
  if (name.kind === 'event') {
    const event = book.findEvent(name.eventId)
    return event && pages.patch(event, locale, markets, moves)
  }
  return { text: lists.patch(name, delta, locale, moves), holds: () => false }
}

/** Only the page of a match shows its time line: of that, what is new. */
function findTimeline(
  { book, texts }: DeltaParts,
  topic: string,
  since: number,
  locale: Locale,
): Delta['timeline'] | null {
  const name = parseTopic(topic)
  const event: BookEvent | null = name?.kind === 'event' ? book.findEvent(name.eventId) : null
  if (event === null || event.incidentsRev <= since) return null
  const incidents = presentIncidents(event, texts, locale)
  if (incidents === null) return null
  const marks = [...incidents.entries()].filter(([index]) => (event.incidentRevs[index] ?? 0) > since)
  return { length: incidents.length, marks }
}
