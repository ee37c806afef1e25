import pg from 'pg'
import { openWireConnection, type WireConnection } from './wire-connection.ts'

/** The transactions of pgbench's `tpcb-like` and `simple-update`, statement for statement, over 8 connections. */
export interface RawTransactions {
  /** Transactions a second over the time. */
  run(kind: RawKind, durationMs: number): Promise<number>
  /** Rows a second of transactions that update and insert many rows each, over one connection. */
  updateBatches(rows: number): Promise<number>
  stop(): void
}
export type RawKind = 'tpcb-like' | 'simple-update'

const CONNECTIONS = 8
/** As pgbench's scale: one branch per connection, so that they do not stand in each other's way. */
const SCALE = 8
const ACCOUNTS = 100_000 * SCALE
const BATCH_ROWS = 500
const TELLERS = 10 * SCALE

export async function openRawTransactions(connectionString: string): Promise<RawTransactions> {
  await createTables(connectionString)
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openWireConnection(connectionString)),
  )
  return {
    async run(kind, durationMs) {
      const transact = kind === 'tpcb-like' ? transactLikeTpcb : updateSimply
      const startMs = performance.now()
      const untilMs = startMs + durationMs
      const counts = await Promise.all(
        connections.map(async (connection) => {
          let count = 0
          for (; performance.now() < untilMs; count++) await transact(connection)
          return count
        }),
      )
      const total = counts.reduce((sum, count) => sum + count, 0)
      return (total * 1000) / (performance.now() - startMs)
    },
    async updateBatches(rows) {
      const [connection] = connections
      const startMs = performance.now()
      for (let from = 1; from <= rows; from += BATCH_ROWS) await connection?.run(updateBatch(from))
      return (rows * 1000) / (performance.now() - startMs)
    },
    stop() {
      for (const connection of connections) connection.close()
    },
  }
}

async function transactLikeTpcb(connection: WireConnection): Promise<void> {
  const { account, delta } = draw()
  const teller = upTo(TELLERS)
  const branch = upTo(SCALE)
  await connection.run('BEGIN')
  await connection.run(`UPDATE pgbench_accounts SET abalance = abalance + ${delta} WHERE aid = ${account}`)
  await connection.run(`SELECT abalance FROM pgbench_accounts WHERE aid = ${account}`)
  await connection.run(`UPDATE pgbench_tellers SET tbalance = tbalance + ${delta} WHERE tid = ${teller}`)
  await connection.run(`UPDATE pgbench_branches SET bbalance = bbalance + ${delta} WHERE bid = ${branch}`)
  await connection.run(insertHistory(teller, branch, account, delta))
  await connection.run('END')
}

async function updateSimply(connection: WireConnection): Promise<void> {
  const { account, delta } = draw()
  await connection.run('BEGIN')
  await connection.run(`UPDATE pgbench_accounts SET abalance = abalance + ${delta} WHERE aid = ${account}`)
  await connection.run(`SELECT abalance FROM pgbench_accounts WHERE aid = ${account}`)
  await connection.run(insertHistory(upTo(TELLERS), upTo(SCALE), account, delta))
  await connection.run('END')
}

/** What any settlement must do at least: a balance moves and a row says why, for each bet. */
function updateBatch(from: number): string {
  const accounts = `generate_series(${from}, ${from + BATCH_ROWS - 1})`
  return `BEGIN;
    UPDATE pgbench_accounts SET abalance = abalance + 1 WHERE aid IN (SELECT ${accounts});
    INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) SELECT 1, 1, n, 1, CURRENT_TIMESTAMP FROM ${accounts} n;
    END`
}

function insertHistory(teller: number, branch: number, account: number, delta: number): string {
  return `INSERT INTO pgbench_history (tid, bid, aid, delta, mtime)
    VALUES (${teller}, ${branch}, ${account}, ${delta}, CURRENT_TIMESTAMP)`
}

function draw(): { account: number; delta: number } {
  return { account: upTo(ACCOUNTS), delta: upTo(10_001) - 5001 }
}

function upTo(count: number): number {
  return 1 + Math.floor(Math.random() * count)
}

/** The tables of `pgbench -i -s 8`, so that pgbench itself can run on them too. Only a superuser may say `checkpoint`. */
async function createTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`
    create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84))
      with (fillfactor = 100);
    create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84))
      with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0 from generate_series(1, ${SCALE}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${TELLERS}) n;
    insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}) n;
    alter table pgbench_branches add primary key (bid);
    alter table pgbench_tellers add primary key (tid);
    alter table pgbench_accounts add primary key (aid);`)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
