import { findMarketType } from '@xezer/betting/markets/football-markets'
import { type Event, type LeagueRef, MARKET_GROUPS, type Period } from '@xezer/contract/sport-entities'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, BookMarket, OddsBook } from '@xezer/odds-book/book'
import type { Category, Tournament } from '@xezer/odds-book/messages'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentEventState } from './present-event-state.ts'
import { type Moves, presentFactor } from './present-factor.ts'
import { type PresentContext, presentMarket } from './present-market.ts'
import type { OverviewGroupSpec } from './row-columns.ts'

const PERIOD_KINDS = ['match', 'h1', 'h2'] as const

export function presentLeagueRef(tournament: Tournament, category: Category, locale: Locale): LeagueRef {
  return {
    id: tournament.id,
    name: tournament.name[locale],
    country: { id: category.id, code: category.code, name: category.name[locale] },
  }
}

function contextOf(event: BookEvent, texts: CatalogueTexts, locale: Locale): PresentContext {
  return { texts, locale, teams: { home: event.home.name[locale], away: event.away.name[locale] } }
}

/** All that an event says about itself but its prices. */
function presentEventHead(
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
): Omit<Event, 'periods' | 'groups'> {
  const { id: _id, ...state } = presentEventState(event, texts, locale)
  return {
    id: event.id,
    type: event.phase === 'live' || event.phase === 'over' ? 1 : 0,
    number: event.fixture.number,
    time: presentWireTime(event.fixture.startsAtMs),
    home: event.home.name[locale],
    away: event.away.name[locale],
    kind: event.live === null ? null : texts.period(event.live.period, locale),
    ...state,
    sport: { id: event.sport.id, name: event.sport.name[locale] },
    animation: null,
    stream: null,
  }
}

/** An event as a row of a list: one row of cells per column of the group. */
export function presentRow(
  book: OddsBook,
  event: BookEvent,
  group: OverviewGroupSpec,
  texts: CatalogueTexts,
  locale: Locale,
  moves: Moves,
): Event {
  const context = contextOf(event, texts, locale)
  const factors = book
    .rowCells(event, group.id)
    .map((column) =>
      column.map((cell) => cell && presentFactor(event, cell.market, cell.outcome, context, moves)),
    )
  const period: Period = {
    number: PERIOD_KINDS.indexOf(group.period),
    name: texts.period(group.period, locale),
    kind: group.period,
    factors,
    markets: [],
    groups: [],
  }
  return { ...presentEventHead(event, texts, locale), periods: [period], groups: [] }
}

/** An event without prices, as its own page heads it; the page brings the periods beside it. */
export function presentPageEvent(
  event: BookEvent,
  periods: readonly Period[],
  texts: CatalogueTexts,
  locale: Locale,
): Event {
  const groups = MARKET_GROUPS.filter((group) => periods.some((period) => period.groups.includes(group)))
  return { ...presentEventHead(event, texts, locale), periods: [], groups }
}

/** Every market that can be seen, by part of play, in the order of the catalogue. */
export function presentPeriods(
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
  moves: Moves,
): Period[] {
  const context = contextOf(event, texts, locale)
  const byType = new Map<string, BookMarket[]>()
  for (const market of event.markets.values()) {
    if (market.status !== 'open' && market.status !== 'suspended') continue
    const lines = byType.get(market.type)
    if (lines === undefined) byType.set(market.type, [market])
    else lines.push(market)
  }
  const types = [...byType.keys()].flatMap((key) => findMarketType(key) ?? [])
  types.sort((left, right) => left.order - right.order)
  return PERIOD_KINDS.flatMap((kind, number) => {
    const markets = types
      .filter((type) => type.period === kind)
      .map((type) => presentMarket(event, byType.get(type.key) ?? [], context, moves))
    if (markets.length === 0) return []
    const groups = MARKET_GROUPS.filter((group) => markets.some((market) => market.group === group))
    return [{ number, name: texts.period(kind, locale), kind, factors: [], markets, groups }]
  })
}
