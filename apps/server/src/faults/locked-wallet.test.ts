import { createPool, type Pool } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { openRace, type Rig } from './example-race.ts'

const MATCH = { prematch: 1, live: 2 }
/** Of two batches, so that each has somebody beside the one that fails. */
const PLAYERS = 4
const LOCK_MS = 200

let database: TestDatabase
let pool: Pool
let rig: Rig
/** What the database says to the next commit, which it carried out all the same. */
let lie: Error | null = null
/** What it says instead of carrying out the next commit. */
let refusal: Error | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  const { urls } = database
  pool = createPool({ connectionString: urls.server, maxConnections: 3, lockTimeoutMs: LOCK_MS })
  rig = await openRace(database, PLAYERS, { pool: lying(pool) })
  rig.sell(MATCH)
})
afterAll(async () => {
  await rig.close()
  await pool.end()
  await database.close()
})

/** A pool whose connections tell `lie` once, behind a commit that took effect. */
function lying(honest: Pool): Pool {
  return new Proxy(honest, {
    get(target, name) {
      const own = Reflect.get(target, name, target)
      if (name !== 'connect') return typeof own === 'function' ? own.bind(target) : own
      return async () => {
        const client = await target.connect()
        return new Proxy(client, {
          get(connection, key) {
            const own = Reflect.get(connection, key, connection)
            if (typeof own !== 'function') return own
            if (key !== 'query') return own.bind(connection)
            return async (...asked: unknown[]) => {
              if (asked[0] === 'commit' && refusal !== null) {
                const said = refusal
                refusal = null
                throw said
              }
              const answer = await own.apply(connection, asked)
              const told = asked[0] === 'commit' ? lie : null
              if (told === null) return answer
              lie = null
              throw told
            }
          },
        })
      }
    },
  })
}

async function betsBy(key: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: bigint }>(
    "select count(*) from bet where status = 'placed' and operation_key like $1",
    [`${key}%`],
  )
  return Number(rows[0]?.count)
}
const placeAll = (key: string) =>
  Promise.allSettled(
    Array.from({ length: PLAYERS }, (_, index) => rig.place(MATCH.prematch, `${key}${index}`)),
  )
const toldOf = (ends: Awaited<ReturnType<typeof placeAll>>) =>
  ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))
/** Each single can cost what it stakes. */
const STAKE_MINOR = 50n
const ALL_ACCEPTED = Array.from({ length: PLAYERS }, () => 'accepted')

it('a wallet that another process holds keeps nobody else from placing', async () => {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from wallet where player_id = $1 for update', [
    must(rig.playerIds[1], 'a player'),
  ])
  try {
    expect(toldOf(await placeAll('locked'))).toEqual(['accepted', 'failed', 'accepted', 'accepted'])
    expect(await betsBy('locked')).toBe(PLAYERS - 1)
    expect(rig.riskManat(), 'of those that failed nothing').toBe(STAKE_MINOR * BigInt(PLAYERS - 1))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(toldOf(await placeAll('locked')), 'whoever presses again').toEqual(ALL_ACCEPTED)
  expect(await betsBy('locked')).toBe(PLAYERS)
})

// A deadlock runs it again as it is; what may be the fault of one of it fails, and each is tried alone.
it.each(['40P01', '23505'])(
  'what a batch costs is counted once, also when it did not go: %s',
  async (code) => {
    const before = rig.riskManat()
    refusal = Object.assign(new Error('it did not go'), { code, severity: 'ERROR' })
    expect(toldOf(await placeAll(`again${code}-`))).toEqual(ALL_ACCEPTED)
    expect([refusal, await betsBy(`again${code}-`)]).toEqual([null, PLAYERS])
    expect(rig.riskManat() - before).toBe(STAKE_MINOR * BigInt(PLAYERS))
  },
)

// Whatever the database says of a commit: the keys were written with the bets, and a second try finds them.
it.each(['55P03', '57014', '40P01', '23505'])(
  'no bet is struck twice when a commit says %s and took effect',
  async (code) => {
    const key = `twice${code}-`
    lie = Object.assign(new Error('it did not go'), { code })
    expect(toldOf(await placeAll(key))).toEqual(ALL_ACCEPTED)
    expect(lie).toBeNull()
    expect(await betsBy(key)).toBe(PLAYERS)
    expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
  },
)
