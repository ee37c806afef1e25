import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openRace, type Rig } from './example-race.ts'

const LIVE_DELAY_MS = 4000
const PREMATCH = 1
const LIVE = 2

const timers = createHandDrivenTimers()
let database: TestDatabase
let rig: Rig
/** How many placings have the right of way now, and have had it. */
const way = { now: 0, ever: 0 }

beforeAll(async () => {
  database = await createTestDatabase()
  const takeRightOfWay = () => {
    way.now += 1
    way.ever += 1
    return () => {
      way.now -= 1
    }
  }
  rig = await openRace(database, 3, { timers, liveDelayMs: LIVE_DELAY_MS, takeRightOfWay })
  rig.sell({ prematch: PREMATCH, live: LIVE })
})
beforeEach(() => {
  way.ever = 0
})
afterAll(async () => {
  await rig.close()
  await database.close()
})

it('each placing has the right of way until it is answered', async () => {
  const answers = ['a', 'b', 'c'].map((key) => rig.place(PREMATCH, key))
  expect(way.now).toBe(3)
  expect(await Promise.all(answers)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(way).toEqual({ now: 0, ever: 3 })
})

it('a bet in play has it before and behind its delay, and not meanwhile', async () => {
  const waiting = timers.waitingMs().length
  const answer = rig.place(LIVE, 'live')
  expect(way.now).toBe(1)
  await expect.poll(() => timers.waitingMs()).toHaveLength(waiting + 2)
  expect(way.now).toBe(0)
  await timers.pass(LIVE_DELAY_MS)
  expect(await answer).toBe('accepted')
  expect(way).toEqual({ now: 0, ever: 2 })
})

it('one that fails gives it back', async () => {
  const client = await database.ownerPool.connect()
  await client.query('alter table operation rename to away')
  try {
    await expect(rig.place(PREMATCH, 'fails')).rejects.toThrow('operation')
  } finally {
    await client.query('alter table away rename to operation')
    client.release()
  }
  expect(way).toEqual({ now: 0, ever: 1 })
})
