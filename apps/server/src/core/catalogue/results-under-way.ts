import { COMBINATION_TYPE, isCombinedOf } from '@xezer/sport/combination'

interface MarketName {
  readonly type: string
  readonly specifier: string
}

/** Results, voids and what takes them back that the book has heard and that have not reached every bet yet. */
export interface ResultsUnderWay {
  /** In the step in which the book hears it. What is returned is called when it has reached them. */
  begin(message: { readonly eventId: number; readonly markets: readonly MarketName[] }): () => void
  /** Whether what a bet on the market was settled as is about to change; of a combination, with any of its markets. */
  has(selection: {
    readonly eventId: number
    readonly marketType: string
    readonly specifier: string
  }): boolean
}

export function createResultsUnderWay(): ResultsUnderWay {
  const byEvent = new Map<number, Set<readonly MarketName[]>>()
  return {
    begin({ eventId, markets }) {
      const ofEvent = byEvent.get(eventId) ?? new Set()
      byEvent.set(eventId, ofEvent)
      // One for each message, however alike two of them are.
      const own = [...markets]
      ofEvent.add(own)
      return () => {
        ofEvent.delete(own)
        if (ofEvent.size === 0 && byEvent.get(eventId) === ofEvent) byEvent.delete(eventId)
      }
    },
    has({ eventId, marketType, specifier }) {
      const isTold = (market: MarketName) =>
        (market.type === marketType && market.specifier === specifier) ||
        (marketType === COMBINATION_TYPE && isCombinedOf(specifier, market))
      return [...(byEvent.get(eventId) ?? [])].some((markets) => markets.some(isTold))
    },
  }
}
