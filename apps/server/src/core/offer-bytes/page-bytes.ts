import type { BookEvent, BookMarket, OddsBook } from '@xezer/odds-book/book'
import { formatCursor } from '@xezer/odds-book/cursor'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { getSport } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import type { PatchText } from './delta-text.ts'
import { asFirst, joinPieces, LIST_END, openList, type Piece, toItem, toPiece } from './json-bytes.ts'
import { pagePatch } from './page-patch.ts'
import { contextOf, presentEventHead, presentLeagueRef, presentSections } from './present-event.ts'
import { presentIncidents } from './present-event-state.ts'
import { type Moves, NO_MOVES } from './present-factor.ts'
import { type PresentContext, presentMarket } from './present-market.ts'
import { readPeriods, type ShownMarket, type ShownPeriod } from './shown-periods.ts'

export interface PageBytes {
  /** The page of one event, live or not, with every market that can be seen, as JSON. */
  bytes(event: BookEvent, locale: Locale, version: number, moves: Moves): Buffer
  /** What is new where these markets came, went or took other outcomes. */
  patch(event: BookEvent, locale: Locale, changed: readonly BookMarket[], moves: Moves): PatchText
}

interface PageStructure {
  readonly rev: number
  /** Whose names stand in the names of markets. */
  readonly home: BookEvent['home']
  readonly away: BookEvent['away']
  readonly field: BookEvent['field']
  readonly periods: readonly ShownPeriod[]
}

/** The page in one language, in pieces. A tick makes a few of them again. */
interface Page {
  readonly structure: PageStructure
  /** Everything before the cursor, and the rev of the event's state that it tells. */
  head: { readonly rev: number; readonly piece: Piece }
  readonly pieces: Piece[]
  /** Where in `pieces` the markets are. */
  readonly slots: readonly MarketSlot[]
}
interface MarketSlot extends ShownMarket {
  readonly index: number
  readonly isFirst: boolean
  /** The book's rev when the piece was made. */
  rev: number
}

/** Pages that are kept in each language, of 150 kB each; more than are in play, fewer than a crawler reads. */
const PAGES_MAX = 200

/** A page has hundreds of cells of which a tick moves a few: only markets that changed are made again. */
export function createPageBytes(book: OddsBook, texts: CatalogueTexts, pagesMax = PAGES_MAX): PageBytes {
  const kept: Readonly<Record<Locale, Map<BookEvent, Page>>> = { az: new Map(), ru: new Map(), en: new Map() }
  // An event that leaves the book takes its structure with it.
  const structures = new WeakMap<BookEvent, PageStructure>()
  const structureOf = (event: BookEvent): PageStructure => {
    const known = structures.get(event)
    if (known?.rev === event.structureRev && hasSameNames(known, event)) return known
    const made = {
      rev: event.structureRev,
      home: event.home,
      away: event.away,
      field: event.field,
      periods: readPeriods(getSport(event.sport.id).markets, event.markets.values()),
    }
    structures.set(event, made)
    return made
  }
  return {
    bytes(event, locale, version, moves) {
      const structure = structureOf(event)
      const context = contextOf(event, texts, locale)
      const page = takePage(kept[locale], structure, event, context)
      while (kept[locale].size > pagesMax)
        kept[locale].delete(must(kept[locale].keys().next().value, 'a page is kept'))
      if (page.head.rev !== event.stateRev) page.head = makeHead(structure, event, context)
      const pieces = moves.size === 0 ? page.pieces : [...page.pieces]
      for (const slot of page.slots) {
        if (moves.size > 0 && hasMoved(slot.lines, moves)) {
          pieces[slot.index] = marketPiece(event, slot, context, moves)
        } else if (!isUnchanged(slot.lines, slot.rev)) {
          const piece = marketPiece(event, slot, context, NO_MOVES)
          slot.rev = book.rev
          page.pieces[slot.index] = piece
          pieces[slot.index] = piece
        }
      }
      const cursor = toPiece(`,"factors":"${formatCursor(book.epoch, version)}","periods":[`)
      return joinPieces([page.head.piece, cursor, ...pieces])
    },
    patch(event, locale, changed, moves) {
      return pagePatch(event, structureOf(event).periods, changed, contextOf(event, texts, locale), moves)
    },
  }
}

/** The page as it was last made, or a new one; it is the newest of the pages from now on. */
function takePage(
  pages: Map<BookEvent, Page>,
  structure: PageStructure,
  event: BookEvent,
  context: PresentContext,
): Page {
  const known = pages.get(event)
  const page = known?.structure === structure ? known : makePage(structure, event, context)
  if (known !== undefined && known !== page) keepPieces(known, page)
  pages.delete(event)
  pages.set(event, page)
  return page
}

/** The markets are made when they are looked at for the first time. */
function makePage(structure: PageStructure, event: BookEvent, context: PresentContext): Page {
  const { texts, locale } = context
  const pieces: Piece[] = []
  const slots: MarketSlot[] = []
  for (const { number, kind, markets, groups } of structure.periods) {
    const head = openList({ number, name: texts.period(kind, locale), kind, factors: [], groups }, 'markets')
    const opening = toItem(head)
    pieces.push(pieces.length === 0 ? asFirst(opening) : opening)
    for (const market of markets) {
      slots.push({ ...market, index: pieces.length, isFirst: market === markets[0], rev: -1 })
      pieces.push(LIST_END)
    }
    pieces.push(LIST_END)
  }
  pieces.push(LIST_END)
  return { structure, head: makeHead(structure, event, context), pieces, slots }
}

/** A line that comes or goes makes its own market anew, and no other one. */
function keepPieces(before: Page, page: Page): void {
  // Their names stand in the names of markets.
  if (!hasSameNames(before.structure, page.structure)) return
  const known = new Map(before.slots.map((slot) => [slot.place, slot]))
  for (const slot of page.slots) {
    const old = known.get(slot.place)
    if (old === undefined || old.isFirst !== slot.isFirst || !hasSameLines(old.lines, slot.lines)) continue
    slot.rev = old.rev
    page.pieces[slot.index] = before.pieces[old.index] ?? LIST_END
  }
}

function hasSameNames(
  left: Pick<PageStructure, 'home' | 'away' | 'field'>,
  { home, away, field }: Pick<PageStructure, 'home' | 'away' | 'field'>,
): boolean {
  return left.home === home && left.away === away && left.field === field
}

function hasSameLines(left: readonly BookMarket[], right: readonly BookMarket[]): boolean {
  return left.length === right.length && left.every((line, index) => line === right[index])
}

function makeHead(
  { periods }: PageStructure,
  event: BookEvent,
  { texts, locale }: PresentContext,
): Page['head'] {
  const groups = MARKET_GROUPS.filter((group) => periods.some((period) => period.groups.includes(group)))
  const incidents = presentIncidents(event, texts, locale)
  const timeLine = incidents === null ? {} : { incidents }
  const head = { ...presentEventHead(event, texts, locale), ...timeLine, periods: [], groups }
  const text = JSON.stringify({
    sport: { id: event.sport.id, alias: event.sport.alias, name: event.sport.name[locale] },
    league: presentLeagueRef(event.tournament, event.category, locale),
    event: head,
    sections: presentSections(event, texts, locale),
    results: head.results,
  })
  return { rev: event.stateRev, piece: toPiece(text.slice(0, -1)) }
}

function marketPiece(
  event: BookEvent,
  { lines, isFirst }: MarketSlot,
  context: PresentContext,
  moves: Moves,
): Piece {
  const item = toItem(JSON.stringify(presentMarket(event, lines, context, moves)))
  return isFirst ? asFirst(item) : item
}

function isUnchanged(lines: readonly BookMarket[], rev: number): boolean {
  for (const line of lines) if (line.rev > rev) return false
  return true
}

function hasMoved(lines: readonly BookMarket[], moves: Moves): boolean {
  return lines.some(({ outcomes }) => outcomes.some((outcome) => moves.has(outcome)))
}
