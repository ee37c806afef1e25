import type { Timers } from '@xezer/std/timers'
import { settleBy } from './apply-result.ts'
import { findKeptMessages, findLateEvents } from './result-inbox.ts'
import type { SettlementOptions } from './settlement-options.ts'
import { getSportOfEvent } from './sport-of-event.ts'

/** A bet that slips in behind a result does so within the life of a transaction; this is many times that. */
const LATE_MINUTES = 10
const SWEEP_MS = 15_000
/** Whatever was missed, for as long as results are kept. */
const SWEEP_ALL_MS = 3_600_000

/**
 * Settles open bets that stand behind a kept result: a bet that another process wrote while the result was applied
 * here. How many events had such bets.
 */
export async function sweepLateBets(
  options: SettlementOptions,
  withinMinutes: number | null = null,
): Promise<number> {
  const eventIds = await findLateEvents(options.pool, withinMinutes)
  for (const eventId of eventIds) {
    const sport = await getSportOfEvent(options, eventId)
    for (const kept of await findKeptMessages(options.pool, eventId)) {
      await settleBy(options, kept, sport)
    }
  }
  return eventIds.length
}

/** Sweeps from now on, one sweep after the other; the returned function waits for the one that runs. */
export function startSweeping(
  options: SettlementOptions,
  timers: Timers,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const sweep = (withinMinutes: number | null) => {
    running ??= sweepLateBets(options, withinMinutes)
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  const stops = [
    timers.every(SWEEP_MS, () => sweep(LATE_MINUTES)),
    timers.every(SWEEP_ALL_MS, () => sweep(null)),
  ]
  return async () => {
    for (const stop of stops) stop()
    await running
  }
}
