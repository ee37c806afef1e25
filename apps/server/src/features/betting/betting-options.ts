import type { Pool } from '@xezer/db/pool'
import type { OddsBook } from '@xezer/odds-book/book'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import type { Liability } from '../../core/bets/liability.ts'
import type { SuspensionLog } from '../../core/bets/suspension-log.ts'
import type { Interest } from '../../core/catalogue/interest.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { Sessions } from '../../core/player/sessions.ts'

export interface BettingOptions {
  /** Its own small pool: polling never takes a connection that a bet waits for. */
  readonly pool: Pool
  /** For what no press waits for and may take long. */
  readonly restPool: Pool
  readonly book: OddsBook
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly liability: Liability
  /** When an event was last resumed: a bet is struck no earlier. */
  readonly suspensions: Pick<SuspensionLog, 'resumedAtMs'>
  readonly publisher: AccountPublisher
  readonly sessions: Sessions
  /** How long a live bet of any sport waits before it is decided; null: as its sport says (agreement 20, acceptance delay). */
  readonly liveDelayMs: number | null
  /** Told what failed beside a request: the sweep, a batch. */
  readonly onError: (error: unknown) => void
  /** What is not in the book because nobody looked at it comes when it is wanted. */
  readonly interest: Pick<Interest, 'wantAll' | 'combine' | 'combines'>
  /** What can wait in this program gives way to a placing until what is returned is called. */
  readonly takeRightOfWay?: (() => () => void) | undefined
  /** Whether the book holds the whole offer: before that, what it does not know may well be on sale. */
  readonly isOfferComplete: () => boolean
}
