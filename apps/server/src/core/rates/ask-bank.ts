import type { Pool } from '@xezer/db/pool'
import type { Clock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import type { FetchBytes } from '../../platform/http/fetch-bytes.ts'
import type { Logger } from '../../platform/logger.ts'
import { type Bank, judgeRates, type RateFault } from './day-rates.ts'
import { claimQuestion, findLastRates, storeRates } from './rate-store.ts'
import { DAY_FILE_BYTES_MAX, readDayFile } from './read-day-file.ts'
import { keepRefused } from './refused-rates.ts'

const ASK_MS = 900_000
/** A little less, so that whoever asked last is not always a moment too early. */
const CLAIM_MS = ASK_MS - 30_000
const BAKU_MS = 4 * 3_600_000

export interface BankOptions {
  readonly pool: Pool
  readonly bank: Bank
  /** Where its day file is; `{day}` is filled in as `30.10.2018`. */
  readonly url: string
  readonly fetchBytes: FetchBytes
  readonly clock: Clock
}

/** Asks once, if nobody has in this period. What came is taken only if it is newer and near what was known. */
export async function askBank(options: BankOptions): Promise<'new' | 'known' | 'not_due' | RateFault> {
  const { pool, bank, url, clock } = options
  if (!(await claimQuestion(pool, bank, CLAIM_MS))) return 'not_due'
  const address = url.replaceAll('{day}', bankDay(clock.nowMs()))
  const bytes = await options.fetchBytes(address, DAY_FILE_BYTES_MAX)
  if (bytes === null) return 'rates_too_large'
  const read = readDayFile(bank, bytes)
  if (!read.ok) return read.error
  const judged = judgeRates(await findLastRates(pool, bank), read.value)
  if (!judged.ok) {
    // A real move of the market looks no different: a person of the house says which it is.
    if (judged.error === 'rates_moved') await keepRefused(pool, bank, read.value)
    return judged.error
  }
  if (judged.value === 'new') await storeRates(pool, bank, read.value)
  return judged.value
}

/** Asks now and again until what is returned is called, which waits for what runs. */
export function startAsking(
  options: BankOptions & { readonly timers: Timers; readonly log: Logger },
): () => Promise<void> {
  const { bank, timers, log } = options
  let running: Promise<void> | null = null
  const ask = () => {
    running ??= askBank(options)
      .then((said) => {
        if (said.startsWith('rates_')) log.error({ bank, code: said }, 'rates of a bank were refused')
      })
      .catch((error: unknown) => log.error({ err: error, bank }, 'a bank did not tell its rates'))
      .finally(() => {
        running = null
      })
  }
  ask()
  const stop = timers.every(ASK_MS, ask)
  return async () => {
    stop()
    await running
  }
}

/** The day in Baku, whose bank names its files by it. */
function bankDay(nowMs: number): string {
  const [year, month, day] = new Date(nowMs + BAKU_MS).toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}
