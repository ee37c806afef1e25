import type { Pool } from '@xezer/db/pool'
import type { ManatRates } from '@xezer/payments/rates'
import type { Clock } from '@xezer/std/clock'
import { createKeptReads } from '../../platform/kept-reads.ts'
import type { Bank } from './day-rates.ts'
import { findLastRates, type TakenRates } from './rate-store.ts'
import { STANDARD_RATES } from './standard-rates.ts'

export type RateSource = 'static' | Bank

/** The rates that hold now, and whose they are: a payment keeps all of it. */
export interface StandingRates {
  readonly source: RateSource
  /** The day of the bank's file, and when it was taken; null for rates that the house has set. */
  readonly day: string | null
  readonly takenAtMs: number | null
  readonly rates: ManatRates
}

export interface Rates {
  /** Null: the bank has been silent for too long, and nothing is exchanged (`rate_unavailable`). */
  current(): Promise<StandingRates | null>
}

/** Those that the house has set; what stays in its own currency is worth what it is at these as at any others. */
export const HOUSE_RATES: StandingRates = {
  source: 'static',
  day: null,
  takenAtMs: null,
  rates: STANDARD_RATES,
}
/** A file comes once a day, and counts for all servers this much later at most. */
const FRESH_MS = 10_000

export function createRates(source: RateSource, pool: Pool, clock: Clock): Rates {
  if (source === 'static') return { current: () => Promise.resolve(HOUSE_RATES) }
  const kept = createKeptReads<TakenRates | null>({ clock, freshMs: FRESH_MS, keysMax: 1 })
  return {
    async current() {
      const last = await kept.get(source, () => findLastRates(pool, source))
      if (last === null || !last.isFresh) return null
      const { day, takenAtMs, rates } = last
      return { source, day, takenAtMs, rates }
    },
  }
}
