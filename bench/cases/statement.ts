import { migrate } from '@xezer/db/migrate'
import { createPool, type Pool } from '@xezer/db/pool'
import { makeStatementFile } from '@xezer/server/features/account/statement/account-statement'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import pg from 'pg'
import { copyOut } from '../measure/copy-out.ts'
import { readLiveBytes } from '../measure/live-memory.ts'
import { quantile } from '../measure/rounds.ts'
import { seedBets } from '../world/seed-bets.ts'
import { seedPlayers } from '../world/seed-players.ts'
import type { BenchCase } from './bench-case.ts'

const BETS = 25_000
const MOVEMENTS = 2 * BETS
const ROUNDS = 9
const TIMES_MAX = 2
const GROWN_MAX_MB = 32
const PERIOD = { from: '2026-01-01T00:00:00Z', to: '2026-12-31T23:59:59Z' }

/** A player's year of fifty thousand movements as a table, beside what PostgreSQL writes of the same rows by itself. */
export const statement: BenchCase = {
  name: 'statement',
  about: `a statement of ${MOVEMENTS} movements as a table`,
  async run({ database, report }) {
    const urls = await database.create('bench_statement')
    await migrate({ connectionString: urls.owner, log: () => undefined })
    const pool = createPool({ connectionString: urls.owner, maxConnections: 2, statementTimeoutMs: 60_000 })
    const client = new pg.Client({ connectionString: urls.owner })
    await client.connect()
    try {
      const playerId = await seedMovements(urls.owner, pool)
      const { clock, timers } = nodeMachine
      const make = () =>
        makeStatementFile({ pool, clock, timers }, playerId, { ...PERIOD, format: 'csv' }, 'az')
      const bare = () => copyOut(client, `copy (${rowsOf(playerId * 10 + 1)}) to stdout`)
      const [ours, limit]: [number[], number[]] = [[], []]
      await make()
      const before = readLiveBytes()
      for (let round = 0; round < ROUNDS; round++) {
        limit.push(await timed(bare))
        ours.push(await timed(make))
      }
      const grownMb = (readLiveBytes() - before) / 1e6
      const [oursMs, limitMs] = [quantile(ours, 0.5), quantile(limit, 0.5)]
      report({
        name: `a table of ${MOVEMENTS} movements`,
        ours: oursMs,
        unit: 'ms',
        limit: { name: 'a bare COPY of the rows', value: limitMs },
        goal: { text: `<= ${TIMES_MAX}`, isMet: oursMs <= TIMES_MAX * limitMs },
      })
      report({
        name: `what ${ROUNDS} tables leave in memory`,
        ours: grownMb,
        unit: 'MB',
        limit: null,
        goal: { text: `<= ${GROWN_MAX_MB} MB`, isMet: grownMb <= GROWN_MAX_MB },
      })
    } finally {
      await client.end()
      await pool.end()
    }
  },
}

/** What a statement says, in its order: number, instant, kind, subject, amount, and the balance behind it. */
function rowsOf(account: number): string {
  return `select row_number() over moved as number, created_at, code, cause, amount,
      sum(case when credit = ${account} then amount else -amount end) over moved as balance
    from transfer where ${account} in (debit, credit)
    window moved as (order by created_at, id) order by number`
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await run()
  return performance.now() - startMs
}

/** Bets, and as many returns of them as settling would have written. */
async function seedMovements(owner: string, pool: Pool): Promise<number> {
  const [player] = await seedPlayers(owner, 1)
  if (player === undefined) throw new Error('no player was seeded')
  const { playerId } = player
  await seedBets(owner, [{ playerIds: [playerId], eventId: 1, count: BETS, firstBetId: 1 }])
  await pool.query(
    `insert into transfer (debit, credit, currency, amount, code, cause, generation)
     select -101, $1::bigint * 10 + 1, 'AZN', 50, 'payout', id, 1 from bet where player_id = $1`,
    [playerId],
  )
  await pool.query('update wallet set cash = cash + 50 * $2::bigint where player_id = $1', [playerId, BETS])
  await pool.query('vacuum analyze transfer, bet')
  return playerId
}
