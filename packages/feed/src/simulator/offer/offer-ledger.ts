import type { MarketId, MarketPrices } from '@xezer/odds-book/messages'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import { type NamedMarket, nameMarket } from './market-names.ts'
import { isStillTold, openPrices } from './open-prices.ts'

/** What was last told of an event's markets, so that only what changed is told again. */
export interface OfferLedger {
  /** Names of the markets that are on the screens. */
  shown(): ShownMarkets
  /** The markets that changed; those that are not offered any more are hidden. */
  update(offers: readonly Offer[]): MarketPrices[]
  /** What was told of types that are not kept is forgotten; the names of it. */
  withdraw(keepsType: (type: string) => boolean): MarketId[]
  /** As if these had never been told. */
  forget(markets: readonly MarketId[]): void
  /** Everything is told again: a new phase begins with nothing on the screens. */
  forgetTold(): void
}

export function createOfferLedger(): OfferLedger {
  let told = new Map<NamedMarket, MarketPrices>()
  return {
    // Made for those who ask: nobody does before a match, and a thousand of them wait.
    shown: () => {
      const names = new Set<string>()
      for (const [{ key }, { status }] of told) if (status === 'open') names.add(key)
      return names
    },
    forgetTold() {
      told = new Map()
    },
    withdraw(keepsType) {
      const left = [...told.keys()].filter(({ type }) => !keepsType(type))
      for (const name of left) told.delete(name)
      return left.map(({ type, specifier }) => ({ type, specifier }))
    },
    forget(markets) {
      for (const market of markets) told.delete(nameMarket(market))
    },
    update(offers) {
      const changed: MarketPrices[] = []
      const next = new Map<NamedMarket, MarketPrices>()
      for (const offer of offers) {
        const name = nameMarket(offer)
        const before = told.get(name)
        const prices = before !== undefined && isStillTold(before, offer) ? before : openPrices(name, offer)
        if (prices !== before) changed.push(prices)
        next.set(name, prices)
      }
      for (const [name, before] of told) {
        if (next.has(name)) continue
        const hidden: MarketPrices = { ...before, status: 'hidden' }
        if (before.status !== 'hidden') changed.push(hidden)
        next.set(name, hidden)
      }
      told = next
      return changed
    },
  }
}
