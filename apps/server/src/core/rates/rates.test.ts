import { readFileSync } from 'node:fs'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { rational } from '@xezer/money/rational'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askBank } from './ask-bank.ts'
import { createRates } from './rates.ts'
import { STANDARD_RATES } from './standard-rates.ts'

const SAMPLE = readFileSync(new URL('./samples/cbar-2018-10-30.xml', import.meta.url), 'utf8')
const dayFile = (day: string, usd = '1.7000') =>
  Buffer.from(SAMPLE.replace('30.10.2018', day).replace('1.7000', usd))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.ownerPool.query('alter table exchange_rate disable trigger exchange_rate_append_only')
  await database.ownerPool.query('delete from exchange_rate')
  await database.ownerPool.query('alter table exchange_rate enable trigger exchange_rate_append_only')
  await letAsk()
})

/** As if the last question were long ago. */
function letAsk() {
  return database.ownerPool.query('delete from rate_question')
}

const clock = createHandDrivenTimers(Date.UTC(2018, 9, 29, 21))
const asked: string[] = []
async function ask(file: Uint8Array | null) {
  await letAsk()
  return askOnce(file)
}
function askOnce(file: Uint8Array | null) {
  const fetchBytes = async (url: string) => {
    asked.push(url)
    return file
  }
  return askBank({
    pool: database.pool,
    bank: 'cbar',
    url: 'http://127.0.0.1:1/{day}.xml',
    fetchBytes,
    clock,
  })
}
/** Each of them knows nothing of before, as another server does. */
function standing() {
  return createRates('cbar', database.pool, createHandDrivenTimers()).current()
}

describe('the rates of a bank', () => {
  it('hold from the file that was taken on every server', async () => {
    expect(await standing()).toBeNull()
    expect(await ask(dayFile('30.10.2018'))).toBe('new')
    expect(asked.at(-1)).toBe('http://127.0.0.1:1/30.10.2018.xml')
    expect(await standing()).toMatchObject({
      source: 'cbar',
      day: '2018-10-30',
      takenAtMs: expect.any(Number),
      rates: { USD: rational(17n, 10n), RUB: rational(259n, 10_000n) },
    })
    expect(await ask(dayFile('31.10.2018', '1.7100'))).toBe('new')
    expect(await standing()).toMatchObject({ day: '2018-10-31', rates: { USD: rational(171n, 100n) } })
  })

  it('stay what they are when a file is refused', async () => {
    await ask(dayFile('30.10.2018'))
    const before = await standing()
    expect(await ask(dayFile('29.10.2018'))).toBe('rates_older')
    expect(await ask(dayFile('31.10.2018', '2.0500'))).toBe('rates_moved')
    expect(await ask(dayFile('30.10.2018', '1.7100'))).toBe('known')
    expect(await ask(Buffer.from('<html>'))).toBe('rates_unreadable')
    expect(await ask(null)).toBe('rates_too_large')
    expect(await standing()).toEqual(before)
  })

  it('are asked for by one server of all, in each period', async () => {
    await letAsk()
    const answers = await Promise.all([1, 2, 3, 4].map(() => askOnce(dayFile('30.10.2018'))))
    expect(answers.toSorted()).toEqual(['new', 'not_due', 'not_due', 'not_due'])
    expect(await askOnce(dayFile('31.10.2018'))).toBe('not_due')
    await database.ownerPool.query(
      "update rate_question set asked_at = instant_now() - interval '15 minutes'",
    )
    expect(await askOnce(dayFile('31.10.2018'))).toBe('new')
  })

  it.each([
    ['95 hours 59 minutes', true],
    ['96 hours 1 second', false],
  ])('of a file that was taken %s ago: %s', async (age, holds) => {
    await database.ownerPool.query(
      `insert into exchange_rate (bank, day, rates, taken_at)
       values ('cbar', '2018-10-30', '{"v": 1, "USD": "17/10", "EUR": "39/20", "RUB": "1/50"}', instant_now() - $1::interval)`,
      [age],
    )
    expect((await standing()) !== null).toBe(holds)
  })

  it('cannot be changed by anybody', async () => {
    await ask(dayFile('30.10.2018'))
    await expect(database.pool.query("update exchange_rate set day = '2030-01-01'")).rejects.toThrow(/denied/)
    await expect(database.ownerPool.query('delete from exchange_rate')).rejects.toThrow()
  })
})

it('the rates of the house ask nobody', async () => {
  expect(await createRates('static', database.pool, clock).current()).toEqual({
    source: 'static',
    day: null,
    takenAtMs: null,
    rates: STANDARD_RATES,
  })
})
