import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major, minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from './example-player.ts'
import { readPlayUse, takeFromLimits } from './limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const spans = (amount: bigint) => ({ 1: amount, 7: amount, 30: amount })
const used = (amount: bigint) => ({ stake: spans(amount), loss: spans(amount), mostLost: spans(amount) })

it.each(['stake', 'loss'] as const)('what one bet takes of a limit of %s the next has no more', (kind) => {
  const limits = [{ kind, days: 7, amountMinor: minor(1000n) }] as const
  const use = used(0n)
  expect(takeFromLimits(limits, use, 600n)).toBeNull()
  expect(takeFromLimits(limits, use, 401n)).toEqual({ kind, days: 7, leftMinor: 400n })
  // What was refused took nothing.
  expect(takeFromLimits(limits, use, 400n)).toBeNull()
})

it('what was never struck counts for nothing, and what is not decided counts as if it were', async () => {
  const playerId = await openExamplePlayer(database.pool, 'use@example.com', major(100))
  const statuses = ['placed', 'pending', 'vip', 'lost', 'declined', 'rejected']
  for (const [index, status] of statuses.entries())
    await database.ownerPool.query(
      `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at, payout, settled_at, generation)
       values (next_cause(), $1, 'AZN', 'singles', $2, 1, $3::bigint, 2000, 2 * $3::bigint, 1, $2, now(), now(),
         case $2 when 'lost' then 0 end, case $2 when 'lost' then now() end, case $2 when 'lost' then 1 else 0 end)`,
      [playerId, status, 10 ** index],
    )
  expect((await readPlayUse(database.pool, [playerId])).get(playerId)).toEqual(used(1111n))
})
