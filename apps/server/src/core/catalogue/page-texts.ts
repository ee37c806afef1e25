import { findMarketType } from '@xezer/betting/markets/football-markets'
import type { MarketType } from '@xezer/betting/markets/market-type'
import { MARKET_GROUPS } from '@xezer/contract/sport-entities'
import type { BookEvent, BookMarket, OddsBook } from '@xezer/odds-book/book'
import { formatCursor } from '@xezer/odds-book/cursor'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { withTextList } from './json-text.ts'
import { contextOf, PERIOD_KINDS, presentEventHead, presentLeagueRef } from './present-event.ts'
import { presentIncidents } from './present-event-state.ts'
import { type Moves, NO_MOVES } from './present-factor.ts'
import { type PresentContext, presentMarket } from './present-market.ts'

export interface PageTexts {
  /** The page of one event, live or not, with every market that can be seen, as JSON text. */
  text(event: BookEvent, locale: Locale, version: number, moves: Moves): string
}

/** The lines of one market type, and the text that they had last in each language. */
interface ShownMarket {
  readonly type: MarketType
  readonly lines: readonly BookMarket[]
  readonly memos: Partial<Record<Locale, { readonly rev: number; readonly text: string }>>
}
interface ShownPeriod {
  readonly number: number
  readonly kind: (typeof PERIOD_KINDS)[number]
  readonly markets: readonly ShownMarket[]
  readonly groups: readonly string[]
}
interface PageStructure {
  readonly rev: number
  /** Whose names stand in the names of markets. */
  readonly home: BookEvent['home']
  readonly away: BookEvent['away']
  readonly periods: readonly ShownPeriod[]
}

/** A page has hundreds of cells of which a tick moves a few: only markets that changed are made again. */
export function createPageTexts(book: OddsBook, texts: CatalogueTexts): PageTexts {
  // An event that leaves the book takes its page with it.
  const structures = new WeakMap<BookEvent, PageStructure>()
  const structureOf = (event: BookEvent): PageStructure => {
    const known = structures.get(event)
    if (known?.rev === event.structureRev && known.home === event.home && known.away === event.away)
      return known
    const made = readStructure(event)
    structures.set(event, made)
    return made
  }
  return {
    text(event, locale, version, moves) {
      const { periods } = structureOf(event)
      const context = contextOf(event, texts, locale)
      const periodTexts = periods.map(({ number, kind, markets, groups }) =>
        withTextList(
          { number, name: texts.period(kind, locale), kind, factors: [], groups },
          'markets',
          markets.map((market) => marketText(book, event, market, context, moves)),
        ),
      )
      const groups = MARKET_GROUPS.filter((group) => periods.some((period) => period.groups.includes(group)))
      const incidents = presentIncidents(event, texts, locale)
      const head = { ...presentEventHead(event, texts, locale), incidents, periods: [], groups }
      const frame = {
        sport: { id: event.sport.id, alias: event.sport.alias, name: event.sport.name[locale] },
        league: presentLeagueRef(event.tournament, event.category, locale),
        event: head,
        results: head.results,
        factors: formatCursor(book.epoch, version),
      }
      return withTextList(frame, 'periods', periodTexts)
    },
  }
}

/** Every market that can be seen, by part of play, in the order of the catalogue. */
function readStructure(event: BookEvent): PageStructure {
  const byType = new Map<string, BookMarket[]>()
  for (const market of event.markets.values()) {
    if (market.status !== 'open' && market.status !== 'suspended') continue
    const lines = byType.get(market.type)
    if (lines === undefined) byType.set(market.type, [market])
    else lines.push(market)
  }
  const shown = [...byType].flatMap(([key, lines]): ShownMarket[] => {
    const type = findMarketType(key)
    return type === null ? [] : [{ type, lines, memos: {} }]
  })
  shown.sort((left, right) => left.type.order - right.type.order)
  const periods = PERIOD_KINDS.flatMap((kind, number): ShownPeriod[] => {
    const markets = shown.filter(({ type }) => type.period === kind)
    if (markets.length === 0) return []
    const groups = MARKET_GROUPS.filter((group) => markets.some(({ type }) => type.group === group))
    return [{ number, kind, markets, groups }]
  })
  return { rev: event.structureRev, home: event.home, away: event.away, periods }
}

function marketText(
  book: OddsBook,
  event: BookEvent,
  { lines, memos }: ShownMarket,
  context: PresentContext,
  moves: Moves,
): string {
  if (moves.size > 0 && hasMoved(lines, moves)) {
    return JSON.stringify(presentMarket(event, lines, context, moves))
  }
  const memo = memos[context.locale]
  if (memo !== undefined && isUnchanged(lines, memo.rev)) return memo.text
  const text = JSON.stringify(presentMarket(event, lines, context, NO_MOVES))
  memos[context.locale] = { rev: book.rev, text }
  return text
}

function isUnchanged(lines: readonly BookMarket[], rev: number): boolean {
  for (const line of lines) if (line.rev > rev) return false
  return true
}

function hasMoved(lines: readonly BookMarket[], moves: Moves): boolean {
  return lines.some(({ outcomes }) => outcomes.some((outcome) => moves.has(outcome)))
}
