import type { MarketPrices } from '@xezer/odds-book/messages'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import { marketKey } from '@xezer/sport/handle'

/** What was last told of an event's markets, so that only what changed is told again. */
export interface OfferLedger {
  /** Names of the markets that are on the screens. */
  readonly shown: ShownMarkets
  /** The markets that changed; those that are not offered any more are hidden. */
  update(offers: readonly Offer[]): MarketPrices[]
  /** Everything is told again: a new phase begins with nothing on the screens. */
  forgetTold(): void
}

export function createOfferLedger(): OfferLedger {
  let told = new Map<string, MarketPrices>()
  const shown = new Set<string>()
  return {
    shown,
    forgetTold() {
      told = new Map()
      shown.clear()
    },
    update(offers) {
      const changed: MarketPrices[] = []
      const next = new Map<string, MarketPrices>()
      for (const offer of offers) {
        const key = marketKey(offer.type, offer.specifier)
        const before = told.get(key)
        const prices = before !== undefined && isSame(before, offer) ? before : pricesOf(offer)
        if (prices !== before) changed.push(prices)
        next.set(key, prices)
      }
      for (const [key, before] of told) {
        if (next.has(key)) continue
        const hidden: MarketPrices = { ...before, status: 'hidden' }
        if (before.status !== 'hidden') changed.push(hidden)
        next.set(key, hidden)
      }
      told = next
      shown.clear()
      for (const [key, { status }] of next) if (status === 'open') shown.add(key)
      return changed
    },
  }
}

function isSame(before: MarketPrices, offer: Offer): boolean {
  if (before.status !== 'open' || before.outcomes.length !== offer.outcomes.length) return false
  return before.outcomes.every(({ odds }, index) => odds === offer.outcomes[index]?.odds)
}

function pricesOf({ type, specifier, outcomes }: Offer): MarketPrices {
  return {
    type,
    specifier,
    status: 'open',
    outcomes: outcomes.map(({ key, odds }) => ({ outcome: key, odds })),
  }
}
