import type { Pool } from '@xezer/db/pool'
import type { OddsBook } from '@xezer/odds-book/book'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import type { Liability } from '../../core/bets/liability.ts'
import type { SuspensionLog } from '../../core/bets/suspension-log.ts'
import type { Interest } from '../../core/catalogue/interest.ts'
import type { ResultsUnderWay } from '../../core/catalogue/results-under-way.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import type { CashOutPublisher } from './offer.ts'

export interface CashOutOptions {
  readonly pool: Pool
  readonly book: OddsBook
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly liability: Liability
  readonly suspensions: Pick<SuspensionLog, 'resumedAtMs'>
  readonly publisher: AccountPublisher & CashOutPublisher
  readonly interest: Pick<Interest, 'wantAll'>
  readonly isOfferComplete: () => boolean
  /** Whether a leg is about to have another result than stands with it. */
  readonly isSettling: ResultsUnderWay['has']
  /** How long a press on a match in play is checked: as a bet on it is. */
  readonly liveDelayMs: number | null
  /** Told what failed beside a request. */
  readonly onError: (error: unknown) => void
}
