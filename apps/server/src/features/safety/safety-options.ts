import type { Pool, PoolClient } from '@xezer/db/pool'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { HelpLinks } from '../../platform/help-links.ts'

export interface SafetyOptions {
  readonly pool: Pool
  readonly publisher: AccountPublisher
  /** Ends, in the transaction in which a break begins, what of its player is under way to be paid in. */
  readonly closeCheckouts: (client: PoolClient, playerId: number) => Promise<void>
  /** Who helps those that play too much, by the language they help in. */
  readonly helpLinks: HelpLinks
}
