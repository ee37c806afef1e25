import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { beginBreak } from './breaks.ts'
import { setLimit } from './own-limits.ts'
import { remindOfLimits } from './remind-of-limits.ts'

let database: TestDatabase
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = () => openExamplePlayer(database.pool, `reminded${++count}@example.com`, major(0))
/** So long ago was he opened, and reminded. */
const age = (player: number, by: string) =>
  database.ownerPool.query(
    `update player set created_at = created_at - $2::interval, limits_reminded_at = limits_reminded_at - $2::interval
     where id = $1`,
    [player, by],
  )
async function toldTo(player: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from notice where player_id = $1 order by id',
    [player],
  )
  return rows.map(({ kind }) => kind)
}

it('reminds of limits after six months, of none after twelve, once for all servers, and nobody who stays away', async () => {
  const [limited, free, away] = [await newPlayer(), await newPlayer(), await newPlayer()]
  await setLimit(database.pool, limited, { kind: 'stake', days: 1 }, major(10))
  await beginBreak({ pool: database.pool, closeCheckouts: async () => undefined }, away, '6m')
  const everybody = [limited, free, away]
  for (const player of everybody) await age(player, '6 months -1 hour')
  expect(await remindOfLimits(database.pool)).toBe(0)
  for (const player of everybody) await age(player, '2 hours')
  const told = await Promise.all([1, 2, 3].map(() => remindOfLimits(database.pool)))
  expect(told.toSorted()).toEqual([0, 0, 1])
  expect(await remindOfLimits(database.pool)).toBe(0)
  for (const player of everybody) await age(player, '6 months')
  expect(await remindOfLimits(database.pool)).toBe(2)
  expect(await Promise.all(everybody.map(toldTo))).toEqual([
    ['limits_review', 'limits_review'],
    ['limits_none'],
    [],
  ])
  // Whoever has just changed one has looked at them.
  await age(limited, '7 months')
  await setLimit(database.pool, limited, { kind: 'stake', days: 1 }, major(5))
  expect(await remindOfLimits(database.pool)).toBe(0)
})
