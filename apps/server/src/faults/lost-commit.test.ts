import { createPool, type Pool, type PoolClient } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRace, type Rig } from './example-race.ts'

const EVENT = 1
const LIVE = 2
const SWEEP_MS = 5000

const timers = createHandDrivenTimers()
/** What becomes of the next commit, of which nobody hears. */
let fate: 'commit' | 'rollback' | null = null
let database: TestDatabase
let pool: Pool
let rig: Rig

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ connectionString: database.connectionString, maxConnections: 4 })
  rig = await openRace(database, 1, { timers, pool: cutAtCommits(pool) })
  rig.sell({ prematch: EVENT, live: LIVE })
})
afterAll(async () => {
  await rig.close()
  await pool.end()
  await database.close()
})

/** Its connections are cut between the commit and its answer, as often as there is a fate. */
function cutAtCommits(whole: Pool): Pool {
  return new Proxy(whole, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'connect') return typeof value === 'function' ? value.bind(target) : value
      return async () => cut(await target.connect())
    },
  })
}

function cut(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return async (...asked: Parameters<PoolClient['query']>) => {
        const [text] = asked as unknown[]
        if (text !== 'commit' || fate === null) return target.query(...asked)
        const ended = fate
        fate = null
        await target.query(ended)
        throw new Error('Connection terminated unexpectedly')
      }
    },
  })
}

it.each([
  ['commit', true],
  ['rollback', false],
] as const)(
  'a press whose %s nobody heard counts until the database says what became of it',
  async (ended, isStruck) => {
    const before = rig.riskManat()
    fate = ended
    await expect(rig.place(EVENT, ended)).rejects.toThrow('Connection terminated')
    const held = rig.riskManat()
    expect(held).toBeGreaterThan(before)
    const risk = async () => {
      await timers.pass(SWEEP_MS)
      return rig.riskManat()
    }
    // Asked twice: a second look would take it off once more.
    for (let look = 0; look < 2; look++) await expect.poll(risk).toBe(isStruck ? held : before)
    // The same press again: the first answer where there is one.
    expect(await rig.place(EVENT, ended)).toBe('accepted')
    expect(rig.riskManat()).toBe(held)
  },
)

it('what is known not to be struck counts no longer, at once', async () => {
  const before = rig.riskManat()
  await database.ownerPool.query('alter table bet add constraint never check (false) not valid')
  await expect(rig.place(EVENT, 'never')).rejects.toThrow('never')
  expect(rig.riskManat()).toBe(before)
  await database.ownerPool.query('alter table bet drop constraint never')
})
