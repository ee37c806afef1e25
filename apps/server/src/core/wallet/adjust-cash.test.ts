import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major, minor, ZERO_MINOR } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { runAudit } from '../upkeep/run-audit.ts'
import { adjustCash } from './adjust-cash.ts'
import { findWallet } from './lock-wallets.ts'

let database: TestDatabase
let players = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = (has = ZERO_MINOR) =>
  openExamplePlayer(database.pool, `adjusted${++players}@example.com`, has)
const adjust = (playerId: number, change: bigint) =>
  adjustCash(database.pool, { playerId, change, actor: 'desk', reason: 'a promise' })
const cashOf = async (playerId: number) => (await findWallet(database.pool, playerId)).balances.cash

it('gives and takes, with who and why beside it, and the books add up', async () => {
  const playerId = await newPlayer()
  expect(await adjust(playerId, 1250n)).toEqual({
    ...{ kind: 'done', id: expect.any(Number), currency: 'AZN', cash: 1250n },
  })
  expect(await adjust(playerId, -250n)).toMatchObject({ kind: 'done', cash: 1000n })
  expect(await cashOf(playerId)).toBe(1000n)
  const { rows } = await database.pool.query(
    `select t.debit, t.credit, t.amount, t.actor, t.reason, a.kind from transfer t join adjustment a on a.id = t.cause
     where a.player_id = $1 order by t.id`,
    [playerId],
  )
  const by = { actor: 'desk', reason: 'a promise', kind: 'correction' }
  const cash = BigInt(playerId) * 10n + 1n
  expect(rows).toEqual([
    { debit: -105n, credit: cash, amount: 1250n, ...by },
    { debit: cash, credit: -105n, amount: 250n, ...by },
  ])
  const trail = await database.pool.query(
    "select actor, action, before ->> 'cash' as before, after ->> 'cash' as after from trail where subject = $1 order by number",
    [`player ${playerId}`],
  )
  expect(trail.rows).toEqual([
    { actor: 'desk', action: 'player.adjusted', before: '0', after: '1250' },
    { actor: 'desk', action: 'player.adjusted', before: '1250', after: '1000' },
  ])
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

it('takes no more than is there, however many ask at once', async () => {
  const playerId = await newPlayer(major(10))
  expect(await adjust(playerId, -1001n)).toEqual({ kind: 'too_little', currency: 'AZN', cash: minor(1000n) })
  const said = await Promise.all(Array.from({ length: 8 }, () => adjust(playerId, -300n)))
  expect(said.filter(({ kind }) => kind === 'done')).toHaveLength(3)
  expect(await cashOf(playerId)).toBe(100n)
  expect(await adjust(playerId, -100n)).toMatchObject({ kind: 'done', cash: 0n })
})

it('knows only players', async () => {
  expect(await adjust(987_654_321, 100n)).toEqual({ kind: 'no_player' })
})
