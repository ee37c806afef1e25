import type { MarketId, MarketPrices } from '@xezer/odds-book/messages'
import type { Offer } from '@xezer/pricing/offers/offer'

const CERTAIN_PPB = 1_000_000_000

/** A chance falls so far below what was told before it is told again, and rises twice as far. */
const KEPT = { above: 0.99, below: 1.02, returnedPpb: 10_000_000 }

/** An offer as it is told: prices, and the chances that they were made of. */
export function openPrices({ type, specifier }: MarketId, { outcomes, returned }: Offer): MarketPrices {
  const told = outcomes.map(({ key, odds, probability }) => ({
    outcome: key,
    odds,
    probabilityPpb: toPpb(probability),
  }))
  const prices = { type, specifier, status: 'open', outcomes: told } as const
  return returned === undefined ? prices : { ...prices, returnedPpb: toPpb(returned) }
}

/**
 * Whether what was told of a market still says what is offered: the same prices, and chances so near that a bet is worth
 * hardly more or less. A price hides many chances, and a clock that runs moves each of them a little every time.
 */
export function isStillTold(told: MarketPrices, { outcomes, returned = 0 }: Offer): boolean {
  if (told.status !== 'open' || told.outcomes.length !== outcomes.length) return false
  if (Math.abs(returned * CERTAIN_PPB - (told.returnedPpb ?? 0)) > KEPT.returnedPpb) return false
  return told.outcomes.every(({ outcome, odds, probabilityPpb = 0 }, index) => {
    const now = outcomes[index]
    if (now === undefined || odds !== now.odds || outcome !== now.key) return false
    const nowPpb = now.probability * CERTAIN_PPB
    return nowPpb >= probabilityPpb * KEPT.above && nowPpb <= probabilityPpb * KEPT.below
  })
}

/** Rounded down: nobody is offered more than his bet is worth. */
function toPpb(share: number): number {
  return Math.floor(Math.min(1, Math.max(0, share)) * CERTAIN_PPB)
}
