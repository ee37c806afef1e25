import type { PagePatch } from '@xezer/contract/topic-patches'
import type { BookEvent, BookMarket } from '@xezer/odds-book/book'
import { findMarketType } from '@xezer/sports/registry'
import type { PatchText } from './delta-text.ts'
import type { ShownPeriod } from './page-bytes.ts'
import type { Moves } from './present-factor.ts'
import { type PresentContext, presentMarket } from './present-market.ts'

/** A page shows all lines of a type as one market: where one of them came or went, it is sent whole. */
export function pagePatch(
  event: BookEvent,
  periods: readonly ShownPeriod[],
  changed: readonly BookMarket[],
  context: PresentContext,
  moves: Moves,
): PatchText {
  const left = new Map<string, readonly [string, string]>()
  for (const market of changed) {
    const period = periodOf(event, market)
    if (period !== null) left.set(market.type, [period, market.type])
  }
  const whole = new Set(left.keys())
  const patch: PagePatch = { periods: [], markets: [], gone: [] }
  periods.forEach(({ number, kind, markets }, periodAt) => {
    // Whoever knows a market of it knows the part of play.
    if (markets.every(({ type }) => whole.has(type.key))) {
      patch.periods.push({ at: periodAt, number, name: context.texts.period(kind, context.locale), kind })
    }
    markets.forEach(({ type, lines }, at) => {
      if (!left.delete(type.key)) return
      patch.markets.push({ at, period: kind, market: presentMarket(event, lines, context, moves) })
    })
  })
  patch.gone.push(...[...left.values()].map(([period, id]): [string, string] => [period, id]))
  return { text: JSON.stringify(patch), holds: ({ market }) => whole.has(market.type) }
}

function periodOf(event: BookEvent, { type }: BookMarket): string | null {
  return findMarketType(event.sport.id, type)?.period ?? null
}
