import type { MarginTable } from '@xezer/pricing/margins'
import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import type { SportFacts } from '@xezer/sport/sport-facts'
import type { Result } from '@xezer/std/result'
import type { MarketSection } from './market-sections.ts'
import type { OverviewGroup } from './overview.ts'
import type { SportPlay } from './sport-play.ts'

/** What the house knows of one sport; the row of the registry that its folder fills. */
export interface SportModule {
  /** Of the feed; stored with events and bets. */
  readonly id: number
  /** The alias in catalogue, addresses and icons: `football`. */
  readonly key: string
  readonly markets: MarketCatalogue
  /** The statistic that its score is. */
  readonly score: string
  /** The statistic that the score of a part of play is. */
  readonly partScore: string
  /** What its rows in match lists show, at least one group. */
  readonly overview: readonly OverviewGroup[]
  /** The groups of the field on its event pages, in the order of display. */
  readonly sections: readonly MarketSection[]
  readonly margins: MarginTable
  /** How long a bet in play waits before it is decided (agreement 20, acceptance delay). */
  readonly liveDelayMs: number
  /** How much of the house's largest win it bears, in per cent: less where prices are easier to beat. */
  readonly limitPercent: bigint
  /** Null where the world draws its matches from tables of results, by a source of their own. */
  readonly play: SportPlay | null
  /** Reads facts that came or were stored as JSON, of any shape that this sport ever wrote. */
  readonly parseFacts: (json: unknown) => Result<SportFacts, 'facts_invalid'>
}
