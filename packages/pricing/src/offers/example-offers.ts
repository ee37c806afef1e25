import { marketKey } from '@xezer/sport/handle'
import { createOfferSink, type OfferSink, priceOffers } from './offer-sink.ts'

/** What a function offers: by the market's name each outcome's key, chance and price. */
export function offeredBy(
  offer: (sink: OfferSink) => void,
  shown: readonly string[] = [],
): Record<string, string> {
  const sink = createOfferSink(new Set(shown))
  offer(sink)
  const rows = priceOffers(sink).map(({ type, specifier, outcomes }) => {
    const prices = outcomes.map(({ key, probability, odds }) => {
      const chance = Number(probability.toFixed(6))
      return `${key} ${chance} ${odds === null ? '-' : odds / 1000}`
    })
    return [marketKey(type, specifier), prices.join(', ')] as const
  })
  return Object.fromEntries(rows)
}
