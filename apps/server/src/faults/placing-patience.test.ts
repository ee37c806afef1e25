import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_INTEREST } from '../core/catalogue/interest.ts'
import { createBetting } from '../features/betting/betting.ts'
import { finishBatch } from '../features/betting/finish-batch.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import { openRace, type Rig } from './example-race.ts'

const PATIENCE_MS = 4000
/** What is left to whoever made a reservation, beyond the acceptance delay. */
const TAKING_OVER_MS = 2000
/** As long as the patience, as it is unless it is set: the delay must not be taken for a frozen database. */
const LIVE_DELAY_MS = 4000
const PREMATCH = 1
const LIVE = 2

const timers = createHandDrivenTimers()
let database: TestDatabase
let rig: Rig

beforeAll(async () => {
  database = await createTestDatabase()
  rig = await openRace(database, 1, { timers, liveDelayMs: LIVE_DELAY_MS })
  rig.sell({ prematch: PREMATCH, live: LIVE })
})
afterAll(async () => {
  await rig.close()
  await database.close()
})

/** As a frozen database looks to a press: its wallet does not come. */
async function whileFrozen(work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from wallet for update')
  try {
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A press, and what it has been told so far. */
function press(eventId: number, key: string) {
  const told: string[] = []
  const answer = rig.place(eventId, key)
  void answer.then((outcome) => told.push(outcome))
  return { told, answer }
}

/** Only the acceptance delay is left to wait for. */
async function reserve(key: string) {
  const waiting = timers.waitingMs().length
  const pressed = press(LIVE, key)
  await expect.poll(() => timers.waitingMs()).toHaveLength(waiting + 2)
  return pressed
}

describe('a press waits a bounded time for the database, and its repeat gets the answer', () => {
  it('before the match', async () => {
    await whileFrozen(async () => {
      const { told } = press(PREMATCH, 'before')
      await timers.pass(PATIENCE_MS - 1)
      expect(told).toEqual([])
      await timers.pass(1)
      expect(told).toEqual(['unknown'])
    })
    expect(await press(PREMATCH, 'before').answer).toBe('accepted')
  })

  it('in play, besides the acceptance delay', async () => {
    const { told } = await reserve('frozen')
    await whileFrozen(async () => {
      await timers.pass(PATIENCE_MS + LIVE_DELAY_MS + TAKING_OVER_MS - 1)
      expect(told).toEqual([])
      await timers.pass(1)
      expect(told).toEqual(['unknown'])
    })
    expect(await press(LIVE, 'frozen').answer).toBe('accepted')
  })

  it('which is not taken for it', async () => {
    const { answer } = await reserve('delayed')
    await timers.pass(LIVE_DELAY_MS)
    expect(await answer).toBe('accepted')
  })

  it('and leaves no timer behind', async () => {
    const waiting = timers.waitingMs().length
    expect(await press(PREMATCH, 'quick').answer).toBe('accepted')
    await expect.poll(() => timers.waitingMs()).toHaveLength(waiting)
  })
})

describe('the end of a delay', () => {
  it('that refuses frees what the bet could cost', async () => {
    const before = rig.riskManat()
    const { answer } = await reserve('refused')
    expect(rig.riskManat()).toBeGreaterThan(before)
    rig.hear(rig.script.stop(LIVE))
    await timers.pass(LIVE_DELAY_MS)
    expect(await answer).toBe('event_paused')
    expect(rig.riskManat()).toBe(before)
    rig.hear(rig.openOdds('live', LIVE, true))
  })

  it('of which another process was first gives its answer', async () => {
    const { answer } = await reserve('first')
    await timers.pass(LIVE_DELAY_MS)
    expect(await answer).toBe('accepted')
    const { rows } = await database.pool.query<{ id: bigint; player_id: bigint }>(
      "select id, player_id from bet where operation_key = 'first'",
    )
    const { id, player_id } = must(rows[0], 'no bet')
    const playerId = Number(player_id)
    const asked = { scope: `place:${playerId}`, key: 'first', playerId, betIds: [Number(id)], request: null }
    expect(await finishBatch(rig.bettingOptions, [asked])).toEqual([
      { kind: 'accepted', betIds: [Number(id)] },
    ])
  })

  it('strikes the bet on the score that it finds', async () => {
    const { answer } = await reserve('scored')
    rig.hear(rig.script.score(LIVE, { score: { home: 1, away: 0 } }))
    await timers.pass(LIVE_DELAY_MS)
    expect(await answer).toBe('accepted')
    const { rows } = await database.pool.query(
      "select score_home, score_away from bet_leg join bet on id = bet_id where operation_key = 'scored'",
    )
    expect(rows).toEqual([{ score_home: 1, score_away: 0 }])
  })
})

describe('while another process does not know the whole offer', () => {
  it('it decides nothing, though it knew all of it when it was asked', async () => {
    let isWhole = true
    const other = createBetting({
      ...rig.bettingOptions,
      timers: nodeMachine.timers,
      isOfferComplete: () => isWhole,
      interest: {
        ...NO_INTEREST,
        wantAll: async () => {
          isWhole = false
        },
      },
    })
    expect(await rig.place(PREMATCH, 'gone', other)).toBe('not_ready')
    expect(await rig.place(PREMATCH, 'gone')).toBe('accepted')
  })

  it('it leaves a stake that is held to who holds it', async () => {
    const { answer } = await reserve('held')
    const own = createHandDrivenTimers()
    const other = createBetting({ ...rig.bettingOptions, timers: own, isOfferComplete: () => false })
    const told = rig.place(LIVE, 'held', other)
    // Its patience, and the rest of the delay.
    await expect.poll(() => own.waitingMs()).toHaveLength(2)
    await own.pass(LIVE_DELAY_MS + TAKING_OVER_MS)
    expect(await told).toBe('unknown')
    await timers.pass(LIVE_DELAY_MS)
    expect(await answer).toBe('accepted')
  })
})
