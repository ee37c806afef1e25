import type { Pool, Queryable } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { parseFraction, writeFraction } from '@xezer/money/fraction-text'
import type { ManatRates } from '@xezer/payments/rates'
import { must } from '@xezer/std/assert'
import type { Bank, DayRates } from './day-rates.ts'

export interface TakenRates extends DayRates {
  readonly takenAtMs: number
  /** Whether payments may still be exchanged at them. */
  readonly isFresh: boolean
}

/** As long as a long weekend; beyond it the bank's silence is a fault. */
const HOURS_MAX = 96
const VERSION = 1

/** What a bank said last; null before its first file. */
export async function findLastRates(pool: Queryable, bank: Bank): Promise<TakenRates | null> {
  const { rows } = await pool.query<{ day: string; rates: unknown; taken_at: Date; is_fresh: boolean }>(
    `select day::text, rates, taken_at, taken_at > instant_now() - interval '${HOURS_MAX} hours' as is_fresh
     from exchange_rate where bank = $1 order by day desc limit 1`,
    [bank],
  )
  const row = rows[0]
  if (row === undefined) return null
  return {
    day: row.day,
    rates: readRates(row.rates),
    takenAtMs: row.taken_at.getTime(),
    isFresh: row.is_fresh,
  }
}

export function readRates(stored: unknown): ManatRates {
  const { fields } = must(readStored(stored), 'rates without their fields')
  const read = (name: string) => must(parseFraction(String(fields[name])), `no rate of ${name}`)
  return { USD: read('USD'), EUR: read('EUR'), RUB: read('RUB') }
}

export function writeRates(rates: ManatRates): unknown {
  return writeStored(VERSION, {
    USD: writeFraction(rates.USD),
    EUR: writeFraction(rates.EUR),
    RUB: writeFraction(rates.RUB),
  })
}

/** The file of a day is kept as it was taken first. */
export async function storeRates(pool: Pool, bank: Bank, { day, rates }: DayRates): Promise<void> {
  await pool.query(
    'insert into exchange_rate (bank, day, rates) values ($1, $2, $3) on conflict (bank, day) do nothing',
    [bank, day, writeRates(rates)],
  )
}

/** True for one server in each period: the others need not ask, nor one that starts again and again. */
export async function claimQuestion(pool: Pool, bank: Bank, periodMs: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into rate_question (bank, asked_at) values ($1, instant_now())
     on conflict (bank) do update set asked_at = excluded.asked_at
     where rate_question.asked_at <= instant_now() - make_interval(secs => $2)`,
    [bank, periodMs / 1000],
  )
  return rowCount === 1
}
