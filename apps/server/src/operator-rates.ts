import type { Pool } from '@xezer/db/pool'
import { PAY_CURRENCIES } from '@xezer/payments/pay-currencies'
import { type ManatRates, shownRate } from '@xezer/payments/rates'
import { findLastRates } from './core/rates/rate-store.ts'
import type { RateSource } from './core/rates/rates.ts'
import { acceptRates, listRefused } from './core/rates/refused-rates.ts'
import { readOrder } from './operator-order.ts'

export const RATES_USAGE = `npm run operator -- rates list
npm run operator -- rates accept <day, as 2026-11-29> --actor <name> --reason <text>`

interface RatesDesk {
  readonly pool: Pool
  readonly source: RateSource
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Days of the bank's rates that were refused because they moved too far; null for what is no order. */
export async function runRatesOrder(desk: RatesDesk, words: readonly string[]): Promise<number | null> {
  const { pool, source } = desk
  const [word, ...rest] = words
  const order = word === 'accept' ? readOrder(rest) : null
  const [day = '', ...more] = order?.words ?? []
  const isList = word === 'list' && rest.length === 0
  const isDay = DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true
  if (!isList && (order === null || more.length > 0 || !isDay)) return null
  if (source === 'static') {
    console.error('The rates are those of the house: RATES names no bank whose day could be accepted.')
    return 1
  }
  if (order === null) {
    const last = await findLastRates(pool, source)
    console.log(last === null ? `${source} has told nothing yet.` : `${last.day}  ${show(last.rates)}  holds`)
    for (const refused of await listRefused(pool, source))
      console.log(`${refused.day}  ${show(refused.rates)}  refused`)
    return 0
  }
  const isDone = await acceptRates(pool, source, day, order)
  if (isDone) console.log(`The rates of ${source} of ${day} hold, said by ${order.actor}.`)
  else console.error(`No rates of ${source} of ${day} were refused, or newer ones hold.`)
  return isDone ? 0 : 1
}

const show = (rates: ManatRates) =>
  PAY_CURRENCIES.map((currency) => `${currency} ${shownRate(rates[currency])}`).join('  ')
