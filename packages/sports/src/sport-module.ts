import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import type { SportFacts } from '@xezer/sport/sport-facts'
import type { Result } from '@xezer/std/result'

export interface MarketName {
  readonly type: string
  readonly specifier: string
}

/** What the house knows of one sport; the row of the registry that its folder fills. */
export interface SportModule {
  /** Of the feed; stored with events and bets. */
  readonly id: number
  /** The alias in catalogue, addresses and icons: `football`. */
  readonly key: string
  readonly markets: MarketCatalogue
  /** Every market that may ever have been sold on a match: after a restart nobody remembers which were. */
  readonly universe: readonly MarketName[]
  /** The statistic that its score is. */
  readonly score: string
  /** Reads facts that came or were stored as JSON, of any shape that this sport ever wrote. */
  readonly parseFacts: (json: unknown) => Result<SportFacts, 'facts_invalid'>
}
