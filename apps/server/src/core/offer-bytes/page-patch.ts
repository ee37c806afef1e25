import type { PagePatch } from '@xezer/contract/topic-patches'
import type { BookEvent, BookMarket } from '@xezer/odds-book/book'
import { isCombination } from '@xezer/sport/combination'
import type { PatchText } from './delta-text.ts'
import { withoutEmpty } from './json-bytes.ts'
import type { Moves } from './present-factor.ts'
import { type PresentContext, presentMarket } from './present-market.ts'
import { placeOf, type ShownPeriod } from './shown-periods.ts'

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
    if (isCombination(market.marketType)) continue
    const at = placeOf(market)
    left.set(at.place, [at.period, market.type])
  }
  const whole = new Set(left.keys())
  const patch: PagePatch = { periods: [], markets: [], gone: [] }
  periods.forEach(({ number, kind, markets }, periodAt) => {
    // Whoever knows a market of it knows the part of play.
    if (markets.every(({ place }) => whole.has(place))) {
      patch.periods.push({ at: periodAt, number, name: context.texts.period(kind, context.locale), kind })
    }
    markets.forEach(({ place, lines }, at) => {
      if (!left.delete(place)) return
      patch.markets.push({ at, period: kind, market: presentMarket(event, lines, context, moves) })
    })
  })
  patch.gone.push(...[...left.values()].map(([period, id]): [string, string] => [period, id]))
  return {
    text: JSON.stringify(withoutEmpty(patch)),
    holds: ({ market }) => whole.has(placeOf(market).place),
  }
}
