import { ENDED_EVENT_HOURS } from '@xezer/contract/live'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript } from '@xezer/dev-world/scripted-feed'
import type { BookEvent } from '@xezer/odds-book/book'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from './create-book.ts'
import { createEndedEvents } from './ended-events.ts'

let database: TestDatabase
let nowMs = Date.now()
const clock = { nowMs: () => nowMs }

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  nowMs = Date.now()
  await database.pool.query('delete from ended_event')
})

const HOURS_MS = 3_600_000

function playedEvents(count: number): BookEvent[] {
  const script = createScript(clock)
  const book = createBook(nodeMachine.secureRandom)
  book.advance(nowMs)
  for (const message of [script.catalogue(), script.up('live')]) book.apply(message)
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    book.apply(script.fixture(id, nowMs - HOURS_MS))
    book.apply(script.score(id, { score: { home: 2, away: id }, status: 'ended', period: 'finished' }))
    return must(book.findEvent(id), 'a played event')
  })
}
const played = must(playedEvents(1)[0], 'an event')

describe('events that were played and left the book', () => {
  it('are readable at once, without markets, as long as the promise says', () => {
    const ended = createEndedEvents(database.pool, clock)
    ended.keep(played, 70)
    expect(ended.find(1)).toMatchObject({
      status: 'ended',
      rev: 70,
      openCount: 0,
      live: { score: { home: 2 } },
    })
    expect(ended.find(1)?.markets.size).toBe(0)
    nowMs += ENDED_EVENT_HOURS * HOURS_MS
    expect(ended.find(1)).not.toBeNull()
    nowMs += 1
    expect(ended.find(1)).toBeNull()
  })

  it('outlive a restart, with the time that they have been over', async () => {
    nowMs = Date.now()
    await createEndedEvents(database.pool, clock).keep(played, 70)()
    await database.ownerPool.query("update ended_event set ended_at = ended_at - interval '5 hours'")
    const again = createEndedEvents(database.pool, clock)
    expect(again.find(1)).toBeNull()
    await again.start()
    expect(again.find(1)).toMatchObject({
      id: 1,
      home: played.home,
      live: played.live,
      fixture: played.fixture,
    })
    nowMs += 1.1 * HOURS_MS
    expect(again.find(1)).toBeNull()
  })

  it('of another version, or of too long ago, are left where they are', async () => {
    const ended = createEndedEvents(database.pool, clock)
    await ended.keep(played, 70)()
    await database.ownerPool.query(`update ended_event set record = jsonb_set(record, '{v}', '1')`)
    const again = createEndedEvents(database.pool, clock)
    await again.start()
    expect(again.find(1)).toBeNull()
  })

  it('are as many as there is room for, the newest', async () => {
    const ended = createEndedEvents(database.pool, clock, 3)
    for (const one of playedEvents(5)) {
      nowMs += 1
      await ended.keep(one, 70)()
    }
    expect([1, 2, 3, 4, 5].filter((id) => ended.find(id) !== null)).toEqual([3, 4, 5])
    const again = createEndedEvents(database.pool, clock, 2)
    await again.start()
    expect([1, 2, 3, 4, 5].filter((id) => again.find(id) !== null)).toEqual([4, 5])
  })

  it('a correction of the record replaces it', async () => {
    const ended = createEndedEvents(database.pool, clock)
    await ended.keep(played, 70)()
    await ended.keep(played, 80)()
    const again = createEndedEvents(database.pool, clock)
    await again.start()
    expect(again.find(1)?.rev).toBe(80)
  })
})
