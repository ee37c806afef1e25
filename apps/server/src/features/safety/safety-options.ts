import type { Pool } from '@xezer/db/pool'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { HelpLinks } from '../../platform/help-links.ts'

export interface SafetyOptions {
  readonly pool: Pool
  readonly publisher: AccountPublisher
  /** Who helps those that play too much, by the language they help in. */
  readonly helpLinks: HelpLinks
}
