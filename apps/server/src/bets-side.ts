import { createLiability } from './core/bets/liability.ts'
import { createSuspensionLog, type SuspensionLog } from './core/bets/suspension-log.ts'
import type { Sessions } from './core/player/sessions.ts'
import { type Betting, createBetting } from './features/betting/betting.ts'
import { type CashOuts, createCashOuts } from './features/cash-out/cash-out.ts'
import { createResultBatches } from './features/settlement/result-batches.ts'
import type { SettlementOptions } from './features/settlement/settlement-options.ts'
import { createDatabaseClock, type DatabaseClock } from './platform/database-clock.ts'
import type { PlayerSideOptions } from './player-side.ts'

/** Bets from their placing to their end, and what they share. */
interface BetsSide {
  readonly suspensions: SuspensionLog
  readonly databaseClock: DatabaseClock
  readonly cashOuts: CashOuts
  readonly betting: Betting
  readonly settlement: SettlementOptions
}

export function createBetsSide(
  options: PlayerSideOptions,
  { sessions, onError }: { readonly sessions: Sessions; readonly onError: (error: unknown) => void },
): BetsSide {
  const { config, pool, settlingPool, book, machine, log, interest, isOfferComplete } = options
  const { clock, steadyClock, timers } = machine
  const { liveDelayMs } = config
  const liability = createLiability()
  const databaseClock = createDatabaseClock(pool, machine, onError)
  const suspensions = createSuspensionLog(pool, databaseClock, timers, onError)
  // Whatever changes a bet changes what it is worth.
  const publisher = {
    ...options.publisher,
    publishAccount(playerId: number, betIds: readonly number[]) {
      cashOuts.noteChanged(betIds)
      options.publisher.publishAccount(playerId, betIds)
    },
  }
  const shared = {
    ...{ book, clock, steadyClock, timers, liability, suspensions, publisher },
    ...{ interest, isOfferComplete, liveDelayMs, onError },
  }
  const cashOuts = createCashOuts({ ...shared, pool, isSettling: options.isSettling })
  const betting = createBetting({
    ...{ ...shared, sessions },
    pool: options.placingPool,
    restPool: pool,
    takeRightOfWay: options.takeRightOfWay,
  })
  const settlement = {
    ...{ pool: settlingPool, batches: createResultBatches(settlingPool, timers) },
    descriptions: options.descriptions,
    liability,
    publisher,
    waitForPlacements: () => betting.settled(),
    onQuarantined(parts: readonly string[]) {
      options.metrics.quarantined.inc({ kind: 'settle' }, parts.length)
      log.warn({ kind: 'settle', quarantined: parts.slice(0, 5) }, 'quarantined')
    },
  }
  return { suspensions, databaseClock, cashOuts, betting, settlement }
}
