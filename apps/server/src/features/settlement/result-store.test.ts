import type { Pool, PoolClient } from '@xezer/db/pool'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database, openExample } from './example-settlement.ts'
import type { MarketChange } from './market-change.ts'
import { findNextBets } from './result-store.ts'

beforeAll(openExample)
afterAll(() => database.close())

const MARKET = { eventId: 5, type: '1x2', specifier: '' }
const RESULT: MarketChange = {
  ...MARKET,
  kind: 'result',
  step: 2,
  results: null,
  reason: null,
  score: null,
}
const VOID: MarketChange = { ...MARKET, kind: 'void', windows: [], atMs: 1, fromMs: null, toMs: null }

/** How the database would find the next bets of a change when it believes that merging or hashing is cheaper. */
async function planOf(client: PoolClient, change: MarketChange): Promise<string> {
  let plan = ''
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    await client.query('set enable_nestloop = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    await client.query('reset enable_nestloop')
    plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return { rows: [] }
  }
  await findNextBets({ query } as unknown as Pool, change, 1000, 120)
  return plan
}

describe('the bets of a batch are found bet by bet, whatever the tables hold besides', () => {
  it.each([
    ['a result', RESULT],
    ['a void', VOID],
  ])('of %s', async (_, change) => {
    const client = await database.pool.connect()
    try {
      const plan = await planOf(client, change)
      expect(plan).toContain('Nested Loop')
      expect(plan).not.toMatch(/Merge|Hash/)
    } finally {
      client.release()
    }
  })
})
