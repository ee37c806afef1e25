import type { Factor, Market } from '@xezer/contract/sport-entities'
import type { BookEvent, BookMarket, BookOutcome } from '@xezer/odds-book/book'
import type { MarketType } from '@xezer/sport/market-type'
import { readSpecifier } from '@xezer/sport/specifier'
import { sectionsOf } from '@xezer/sports/market-sections'
import { getSport } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts, TeamNames } from './catalogue-texts.ts'
import { type Moves, presentFactor } from './present-factor.ts'

export interface PresentContext {
  readonly texts: CatalogueTexts
  readonly locale: Locale
  readonly teams: TeamNames
}

type Cell = readonly [BookMarket, BookOutcome] | null

/** All lines of one market type as a table of cells. */
export function presentMarket(
  event: BookEvent,
  lines: readonly BookMarket[],
  context: PresentContext,
  moves: Moves,
): Market {
  const first = lines[0]
  const { marketType: type } = must(first, 'a market has a line')
  const rows = type.layout === 'score' ? scoreRows(type, lines) : lineRows(type, lines)
  const { texts, locale, teams } = context
  const sections = sectionsOf(getSport(event.sport.id).sections, type)
  return {
    id: type.key,
    name: texts.market(type, type.layout === 'grid' ? '' : (first?.specifier ?? ''), teams, locale),
    team: type.team,
    group: type.group,
    ...(sections.length === 0 ? {} : { sections: [...sections] }),
    type: type.layout,
    size: rows[0]?.length ?? type.columns,
    head: headOf(type, context),
    rows: rows.length,
    factors: rows.flat().map((cell) => presentCell(event, cell, context, moves)),
  }
}

function presentCell(event: BookEvent, cell: Cell, context: PresentContext, moves: Moves): Factor | null {
  return cell === null ? null : presentFactor(event, cell[0], cell[1], context, moves)
}

/** Grids name their columns once; elsewhere each cell says its own name. */
function headOf(type: MarketType, { texts, locale }: PresentContext): string[] {
  if (type.layout === 'score') {
    return scoreColumns(type).map((column) => texts.outcome(type, column, locale))
  }
  if (type.layout !== 'grid') return []
  return type.outcomes.map((outcome) => texts.outcome(type, outcome, locale))
}

/** A row per line where lines have a grid, else the outcomes in rows of the type's width. */
function lineRows(type: MarketType, lines: readonly BookMarket[]): Cell[][] {
  const width = type.layout === 'grid' ? type.outcomes.length : type.columns
  const rows: Cell[][] = []
  for (const market of [...lines].sort((left, right) => lineOf(type, left) - lineOf(type, right))) {
    const { outcomes } = market
    if (type.layout === 'grid' && outcomes.length < width) {
      rows.push(type.outcomes.map((key) => cellOf(market, key)))
      continue
    }
    for (let start = 0; start < outcomes.length; start += width) {
      const row: Cell[] = outcomes.slice(start, start + width).map((outcome) => [market, outcome])
      while (row.length < width) row.push(null)
      rows.push(row)
    }
  }
  return rows
}

/** Below its head; an outcome that cannot come any more leaves its place empty. */
function cellOf(market: BookMarket, key: string): Cell {
  const outcome = market.outcomes.find((one) => one.key === key)
  return outcome === undefined ? null : [market, outcome]
}

/** What tells the lines of a type apart in the order of its rows. */
export function lineOf(type: MarketType, { specifier }: Pick<BookMarket, 'specifier'>): number {
  const key = type.line?.key ?? type.numbered
  return key === null ? 0 : (readSpecifier(specifier)[key] ?? 0)
}

type ScoreColumn = '1' | 'x' | '2'

/** Home wins, draws, away wins; any other score stands below the draws. What cannot be has no column. */
function scoreColumns(type: MarketType): ScoreColumn[] {
  const known = new Set(type.outcomes.map(scoreColumn))
  return (['1', 'x', '2'] as const).filter((column) => known.has(column))
}

function scoreRows(type: MarketType, lines: readonly BookMarket[]): Cell[][] {
  const outcomes = lines.flatMap((market) => market.outcomes.map((outcome) => [market, outcome] as const))
  const columns = scoreColumns(type).map((column) =>
    outcomes.filter(([, { key }]) => scoreColumn(key) === column),
  )
  const height = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null))
}

function scoreColumn(outcome: string): ScoreColumn {
  const [home = 0, away = 0] = outcome.split(':').map(Number)
  if (home > away) return '1'
  return away > home ? '2' : 'x'
}
