import { readFileSync } from 'node:fs'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { rational } from '@xezer/money/rational'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askBank } from './ask-bank.ts'
import { createRates } from './rates.ts'
import { acceptRates, listRefused } from './refused-rates.ts'

const SAMPLE = readFileSync(new URL('./samples/cbar-2018-10-30.xml', import.meta.url), 'utf8')
const BY = { actor: 'desk', reason: 'the manat fell' }

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

/** The bank's file of a day, asked for as if nobody had asked before. */
async function tell(day: string, usd: string) {
  await database.ownerPool.query('delete from rate_question')
  const file = Buffer.from(SAMPLE.replace('30.10.2018', day).replace('1.7000', usd))
  return askBank({
    ...{ pool: database.pool, bank: 'cbar', url: 'http://127.0.0.1:1/{day}.xml' },
    ...{ fetchBytes: async () => file, clock: createHandDrivenTimers(Date.UTC(2018, 9, 29, 21)) },
  })
}
const standing = () => createRates('cbar', database.pool, createHandDrivenTimers()).current()
const accept = (day: string) => acceptRates(database.pool, 'cbar', day, BY)
const refusedDays = async () => (await listRefused(database.pool, 'cbar')).map(({ day }) => day)

it('a day that moved too far holds from the word of a person on, and the next file is held against it', async () => {
  expect(await tell('30.10.2018', '1.7000')).toBe('new')
  expect(await tell('31.10.2018', '2.5000')).toBe('rates_moved')
  expect(await tell('01.11.2018', '2.5500')).toBe('rates_moved')
  expect(await refusedDays()).toEqual(['2018-11-01', '2018-10-31'])
  expect(await standing()).toMatchObject({ day: '2018-10-30' })
  const said = await Promise.all(Array.from({ length: 4 }, () => accept('2018-11-01')))
  expect(said.filter(Boolean)).toHaveLength(1)
  expect(await standing()).toMatchObject({ day: '2018-11-01', rates: { USD: rational(255n, 100n) } })
  expect(await refusedDays()).toEqual([])
  expect(await tell('02.11.2018', '2.6000')).toBe('new')
  const { rows } = await database.pool.query(
    `select actor, before ->> 'day' as before, after ->> 'day' as after, after ->> 'reason' as reason from trail
     where action = 'rates.accepted'`,
  )
  expect(rows).toEqual([{ actor: 'desk', before: '2018-10-30', after: '2018-11-01', reason: BY.reason }])
})

it('a day that nobody refused, or that is older than what holds, is not let through', async () => {
  await tell('30.10.2018', '1.7000')
  await tell('31.10.2018', '2.5000')
  expect([await accept('2018-11-01'), await accept('2018-10-30')]).toEqual([false, false])
  await tell('02.11.2018', '1.7100')
  expect([await accept('2018-10-31'), await refusedDays()]).toEqual([false, []])
  expect(await standing()).toMatchObject({ day: '2018-11-02' })
})

it('the file of a day that the bank has mended is what is let through', async () => {
  await tell('30.10.2018', '1.7000')
  await tell('31.10.2018', '17.0000')
  await tell('31.10.2018', '2.5000')
  expect(await accept('2018-10-31')).toBe(true)
  expect(await standing()).toMatchObject({ rates: { USD: rational(5n, 2n) } })
})

it('a day that is let through is as old as its file', async () => {
  await tell('30.10.2018', '1.7000')
  await tell('31.10.2018', '2.5000')
  await database.ownerPool.query("update refused_rate set refused_at = instant_now() - interval '97 hours'")
  expect([await accept('2018-10-31'), await standing()]).toEqual([true, null])
})
