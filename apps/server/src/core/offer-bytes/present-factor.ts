import type { Factor } from '@xezer/contract/sport-entities'
import { outcomePoint } from '@xezer/i18n/outcome-name'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import type { BookEvent, BookMarket, BookOutcome } from '@xezer/odds-book/book'
import { formatHandle } from '@xezer/sport/handle'
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
  const { texts, locale } = context
  const direction = moves.get(outcome) ?? 0
  const { marketType: type } = market
  return {
    h: formatHandle(event.id, market.type, market.specifier, outcome.key),
    v: presentOdds(outcome.odds),
    n:
      event.field?.competitors.get(outcome.key)?.name[locale] ??
      texts.outcomeOf(market, outcome.key, context.teams, locale),
    pt: outcomePoint(type, market.specifier, outcome.key),
    d: isDisabled(market, outcome),
    ...(direction === 0 ? {} : { b: direction > 0 }),
  }
}
