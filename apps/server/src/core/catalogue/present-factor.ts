import { getMarketType } from '@xezer/betting/markets/football-markets'
import { parseSpecifier } from '@xezer/betting/markets/specifier'
import type { Factor } from '@xezer/contract/sport-entities'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import type { BookEvent, BookMarket, BookOutcome } from '@xezer/odds-book/book'
import { cellHandle } from '@xezer/odds-book/market-key'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts, TeamNames } from './catalogue-texts.ts'

/** Which way the prices went since the cursor; cells that did not move are not in it. */
export type Moves = ReadonlyMap<BookOutcome, -1 | 0 | 1>
export const NO_MOVES: Moves = new Map()

export function presentOdds(odds: Odds | null): number | null {
  return odds === null ? null : odds / ODDS_SCALE
}

export function isDisabled(market: BookMarket, outcome: BookOutcome): boolean {
  return market.status !== 'open' || outcome.odds === null
}

export function presentFactor(
  event: BookEvent,
  market: BookMarket,
  outcome: BookOutcome,
  context: { readonly texts: CatalogueTexts; readonly locale: Locale; readonly teams: TeamNames },
  moves: Moves,
): Factor {
  const { texts, locale, teams } = context
  const direction = moves.get(outcome) ?? 0
  return {
    h: cellHandle(event.id, market.type, market.specifier, outcome.key),
    v: presentOdds(outcome.odds),
    n: texts.outcome(market.type, market.specifier, outcome.key, teams, locale),
    pt: presentPoint(market.type, market.specifier, outcome.key),
    d: isDisabled(market, outcome),
    ...(direction === 0 ? {} : { b: direction > 0 }),
  }
}

/** The line as a player reads it: `2.5`, `-1.5` for one side and `+1.5` for the other, `0:1` of a European handicap. */
export function presentPoint(type: string, specifier: string, outcome: string): string | null {
  const parsed = parseSpecifier(specifier)
  if (!parsed.ok) return null
  const { hcp, total, goalnr, cornernr, n } = parsed.value
  if (hcp === undefined) {
    const line = total ?? goalnr ?? cornernr ?? n
    return line === undefined ? null : String(line)
  }
  if (getMarketType(type).rule === 'european_handicap') return hcp < 0 ? `0:${-hcp}` : `${hcp}:0`
  const own = outcome === '2' ? -hcp : hcp
  return own > 0 ? `+${own}` : String(own === 0 ? 0 : own)
}
