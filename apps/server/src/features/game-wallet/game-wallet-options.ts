import type { Pool } from '@xezer/db/pool'
import type { Clock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import type { BetIds } from '../../core/bets/insert-bets.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { Sessions } from '../../core/player/sessions.ts'
import type { GameTerms } from './money-call.ts'

export interface GameWalletOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly timers: Pick<Timers, 'soon'>
  readonly secureRandom: SecureRandom
  readonly sessions: Pick<Sessions, 'findLauncher' | 'noteActivity'>
  readonly publisher: Pick<AccountPublisher, 'publishAccount'>
  /** Numbers for rounds, from those of all causes. */
  readonly roundIds: BetIds
  /** By provider; the newer secret first, and the one before it while both are good. */
  readonly secrets: ReadonlyMap<string, readonly string[]>
  readonly findGame: (provider: string, game: string) => GameTerms | null
  /** What a provider knows a player by; null where it is drawn. */
  readonly handleOf?: (provider: string, playerId: number) => string | null
  readonly onError: (error: unknown) => void
}
