import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { openExamplePlayer } from './example-player.ts'
import { createSessions } from './sessions.ts'

let database: TestDatabase
let playerId: number
const clock = { nowMs: () => Date.now() }

beforeAll(async () => {
  database = await createTestDatabase()
  playerId = await openExamplePlayer(database.pool, 'sessions@example.com', major(0), 'first')
})
afterAll(() => database.close())

async function setPassword(passwordHash: string): Promise<void> {
  await database.pool.query('update player set password_hash = $2 where id = $1', [playerId, passwordHash])
}

describe('sessions', () => {
  it('a log-in that proved the old password opens nothing once it was changed', async () => {
    const sessions = createSessions({ pool: database.pool, clock, secureRandom: nodeMachine.secureRandom })
    await setPassword('second')
    expect(await sessions.open(database.pool, { playerId, passwordHash: 'first' })).toBeNull()
    expect(await sessions.open(database.pool, { playerId, passwordHash: 'second' })).not.toBeNull()
  })

  it('has two secrets: one for calls, one for games, and neither does the work of the other', async () => {
    const sessions = createSessions({ pool: database.pool, clock, secureRandom: nodeMachine.secureRandom })
    await setPassword('launch')
    const open = async () =>
      must(await sessions.open(database.pool, { playerId, passwordHash: 'launch' }), 'no session')
    const [first, second] = [await open(), await open()]
    expect(new Set([first.token, first.launchToken, second.token, second.launchToken]).size).toBe(4)
    expect(first.launchToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await sessions.findSession(first.launchToken)).toBeNull()
    expect(await sessions.findLauncher(first.token)).toBeNull()
    const session = must(await sessions.findLauncher(first.launchToken), 'no launcher')
    expect(session).toMatchObject({ playerId, currency: 'AZN' })
    await sessions.end(session)
    expect(await sessions.findLauncher(first.launchToken)).toBeNull()
    expect(await sessions.findLauncher(second.launchToken)).not.toBeNull()
    await database.ownerPool.query("update player set status = 'blocked' where id = $1", [playerId])
    expect(await sessions.findLauncher(second.launchToken)).toBeNull()
    await database.ownerPool.query("update player set status = 'active' where id = $1", [playerId])
    const { rows } = await database.pool.query('select s::text as text from session s')
    for (const secret of [first.token, first.launchToken]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('a log-in while the password changes waits for the change', async () => {
    const sessions = createSessions({ pool: database.pool, clock, secureRandom: nodeMachine.secureRandom })
    await setPassword('third')
    let opening: ReturnType<typeof sessions.open> = Promise.resolve(null)
    await withTransaction(database.pool, async (client) => {
      await client.query('update player set password_hash = $2 where id = $1', [playerId, 'fourth'])
      opening = sessions.open(database.pool, { playerId, passwordHash: 'third' })
      await client.query('select pg_sleep(0.05)')
      await sessions.endOthers(client, playerId, null)
    })
    expect(await opening).toBeNull()
  })

  it('tells open pages of an end after its commit: before it, a look would find the session alive', async () => {
    const told: number[] = []
    const sessions = createSessions({
      pool: database.pool,
      clock,
      secureRandom: nodeMachine.secureRandom,
      onEnded: (id) => told.push(id),
    })
    await setPassword('sixth')
    const opened = await sessions.open(database.pool, { playerId, passwordHash: 'sixth' })
    const { token } = must(opened, 'no session')
    expect(await sessions.findSession(token)).not.toBeNull()
    await withTransaction(database.pool, async (client) => {
      await sessions.endOthers(client, playerId, null)
      expect(told).toEqual([])
      // A call of the player meanwhile reads the session as it still stands.
      sessions.forgetPlayer(playerId)
      expect(await sessions.findSession(token)).not.toBeNull()
    })
    sessions.noteEnded(playerId)
    expect(told).toEqual([playerId])
    expect(await sessions.findSession(token)).toBeNull()
  })

  it('what was read just before the end of a session is not remembered after it', async () => {
    const { pool } = database
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let isHolding = false
    // The answer of the database is on its way while the session ends.
    const slow = new Proxy(pool, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name)
        return async (...given: Parameters<typeof pool.query>) => {
          const answer = await target.query(...given)
          if (isHolding) await held
          return answer
        }
      },
    })
    const sessions = createSessions({ pool: slow, clock, secureRandom: nodeMachine.secureRandom })
    await setPassword('fifth')
    const { token } = must(await sessions.open(pool, { playerId, passwordHash: 'fifth' }), 'no session')
    isHolding = true
    const reading = sessions.findSession(token)
    await new Promise((resolve) => setTimeout(resolve, 50))
    isHolding = false
    await sessions.endOthers(pool, playerId, null)
    sessions.noteEnded(playerId)
    letGo()
    expect(await reading).not.toBeNull()
    expect(await sessions.findSession(token)).toBeNull()
  })
})
