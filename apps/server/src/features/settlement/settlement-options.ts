import type { Pool } from '@xezer/db/pool'
import type { Liability } from '../../core/bets/liability.ts'
import type { MarketDescriptions } from '../../core/catalogue/market-descriptions.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { ResultBatches } from './result-batches.ts'

export interface SettlementOptions {
  readonly pool: Pool
  /** On the same pool. */
  readonly batches: ResultBatches
  readonly liability: Liability
  /** Market types that the catalogue of a sport has not; a provider's. */
  readonly descriptions: Pick<MarketDescriptions, 'find'>
  readonly publisher: AccountPublisher
  /** Resolves when every placement that may have read the book before the result is committed or refused. */
  readonly waitForPlacements: () => Promise<void>
  /** Told what of a settlement was not understood; its bets stay open. */
  readonly onQuarantined: (parts: readonly string[]) => void
}
