import type { Pool } from '@xezer/db/pool'
import { startAsking } from './core/rates/ask-bank.ts'
import { createRates, type Rates } from './core/rates/rates.ts'
import type { Config } from './platform/config.ts'
import { createFetchBytes } from './platform/http/fetch-bytes.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'

export interface PaymentsSideOptions {
  readonly config: Pick<Config, 'rates'>
  readonly pool: Pool
  readonly machine: Pick<Machine, 'clock' | 'timers'>
  readonly log: Logger
}

/** Money in and out, as the composition root sees it. */
export interface PaymentsSide {
  readonly rates: Rates
  start(): void
  stop(): Promise<void>
}

export function createPaymentsSide({ config, pool, machine, log }: PaymentsSideOptions): PaymentsSide {
  const { source, url } = config.rates
  let stopAsking = async (): Promise<void> => undefined
  return {
    rates: createRates(source, pool, machine.clock),
    start() {
      if (source === 'static') return
      const fetchBytes = createFetchBytes(machine.timers)
      stopAsking = startAsking({ pool, bank: source, url, fetchBytes, ...machine, log })
    },
    stop: () => stopAsking(),
  }
}
