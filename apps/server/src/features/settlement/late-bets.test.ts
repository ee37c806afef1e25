import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { major } from '@xezer/money/minor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { pruneRecords } from '../../core/upkeep/prune-records.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  apply,
  breaches,
  cancel,
  clockMs,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  quarantined,
  settle,
  statusOf,
  strikeLongAgo,
  sweep,
  uncancel,
  unsettle,
} from './example-settlement.ts'

const UNREACHED = 'open bets that a kept result should have reached'

beforeAll(openExample)
afterEach(async () => {
  expect(await sweep()).toBe(0)
  await letMinutesPass(5)
  expect(await breaches()).toEqual([])
})
afterAll(() => database.close())

/** As if everything that came had come so long ago. */
async function letMinutesPass(minutes: number): Promise<void> {
  const ago = `- interval '${minutes} minutes'`
  await database.ownerPool.query(`update result_message set received_at = received_at ${ago}`)
  await database.ownerPool.query(
    `update market_result set first_at = first_at ${ago}, changed_at = changed_at ${ago}`,
  )
}

describe('a bet that slipped in behind a result', () => {
  it('of a market that is told outcome by outcome is settled by what was told of its own', async () => {
    const [player, other, eventId] = [await newPlayer(), await newPlayer(), newEvent()]
    const told = (outcome: string) => {
      const message = settle(eventId, 1, 1, 0)
      const ofOne = message.markets.map((market) => ({
        ...market,
        outcomes: market.outcomes.filter((one) => one.outcome === outcome),
      }))
      return { ...message, generation: null, markets: ofOne, isFinal: false }
    }
    await strikeLongAgo(other, { eventId, outcome: '2' })
    await apply(told('1'))
    await apply(told('2'))
    expect(await statusOf(other)).toEqual(['lost'])
    await strikeLongAgo(player, { eventId })
    await letMinutesPass(2)
    expect(await breaches()).toContain(UNREACHED)
    expect(await sweep(10)).toBe(1)
    expect(await statusOf(player)).toEqual(['won'])
  })

  it.each([
    ['of a market that nobody had bet on', false],
    ['of a market whose other bets are settled', true],
  ])('%s is seen by the audit until a sweep has settled it', async (_name, isBetOn) => {
    const [player, other, eventId] = [await newPlayer(), await newPlayer(), newEvent()]
    if (isBetOn) await strikeLongAgo(other, { eventId })
    await apply(settle(eventId, 1, 1, 0))
    await strikeLongAgo(player, { eventId })
    await strikeLongAgo(player, { eventId, outcome: '2' })
    expect(await statusOf(player)).toEqual(['placed', 'placed'])
    await letMinutesPass(2)
    expect(await breaches()).toContain(UNREACHED)
    expect(await sweep(10)).toBe(1)
    expect(await statusOf(player)).toEqual(['lost', 'won'])
    expect(await money(player)).toEqual([100_000n, 0n])
    expect(await breaches()).toEqual([])
  })

  it('is found however long ago the result came, and the quick look takes those of late', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await apply(settle(eventId, 1, 1, 0))
    await letMinutesPass(30)
    await strikeLongAgo(player, { eventId })
    expect(await sweep(10)).toBe(0)
    expect(await sweep(31)).toBe(1)
    expect(await statusOf(player)).toEqual(['won'])
  })

  it('is settled by the newest generation, once', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    for (const message of [settle(eventId, 1, 1, 0), settle(eventId, 2, 0, 0)]) await apply(message)
    await strikeLongAgo(player, { eventId, outcome: 'x' })
    await sweep()
    expect(await statusOf(player)).toEqual(['won'])
    const { rows } = await database.pool.query(
      "select count(*)::int from transfer t join bet b on b.id = t.cause and t.code <> 'stake' where b.player_id = $1",
      [player],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  it('stays open when the result was taken back', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await apply(settle(eventId, 1, 1, 0))
    await apply(unsettle(eventId, 1))
    await strikeLongAgo(player, { eventId })
    expect(await sweep()).toBe(0)
    expect(await statusOf(player)).toEqual(['placed'])
    await apply(settle(eventId, 2, 0, 1))
    expect(await statusOf(player)).toEqual(['lost'])
  })

  it('stays open when the message does not name its outcome, or not so that it is understood', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    const odd = { kind: 'perhaps' } as unknown as { kind: 'won' }
    const markets = [{ type: '1x2', specifier: '', outcomes: [{ outcome: '1', result: odd }] }]
    await apply({ ...settle(eventId, 1, 1, 0), markets })
    expect(quarantined.splice(0)).toHaveLength(1)
    await strikeLongAgo(player, { eventId })
    await strikeLongAgo(player, { eventId, outcome: 'x' })
    expect(await sweep()).toBe(0)
    expect(await statusOf(player)).toEqual(['placed', 'placed'])
  })
})

describe('a bet that slipped in behind a void', () => {
  it('is void when it was struck in its window', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await apply(cancel(eventId, clockMs - 5000, clockMs - 1000))
    await strikeLongAgo(player, { eventId, placedAtMs: clockMs - 3000 })
    await strikeLongAgo(player, { eventId, placedAtMs: clockMs - 500 })
    expect(await sweep()).toBe(1)
    expect(await statusOf(player)).toEqual(['placed', 'refunded'])
  })

  it('is not when the void was taken back, or came before it', async () => {
    const [player, first, second] = [await newPlayer(), newEvent(), newEvent()]
    await apply(cancel(first))
    await apply(uncancel(first))
    await strikeLongAgo(player, { eventId: first })
    await apply(cancel(second))
    await strikeLongAgo(player, { eventId: second, placedAtMs: Date.now() + 60_000 })
    await strikeLongAgo(player, { eventId: second })
    expect(await sweep()).toBe(2)
    expect(await statusOf(player)).toEqual(['refunded', 'placed', 'placed'])
  })
})

describe('results are kept', () => {
  const kept = async (eventId: number) =>
    (
      await database.pool.query(
        'select kind, step, message from result_message where event_id = $1 order by received_at',
        [eventId],
      )
    ).rows

  it('as they came, once, with the version of their shape', async () => {
    const eventId = newEvent()
    const message = settle(eventId, 1, 2, 0)
    await apply(message)
    await apply({ ...message, receivedAtMs: message.receivedAtMs + 7 })
    await apply(unsettle(eventId, 1))
    await apply(cancel(eventId))
    expect(await kept(eventId)).toEqual([
      { kind: 'settle', step: 2, message: { ...message, v: 1 } },
      { kind: 'unsettle', step: 3, message: expect.objectContaining({ generation: 1, v: 1 }) },
      { kind: 'void', step: null, message: expect.objectContaining({ fromMs: null, v: 1 }) },
    ])
  })

  it('until their event is closed: no message for a week, and no open bet', async () => {
    const [player, open, closed, fresh] = [await newPlayer(), newEvent(), newEvent(), newEvent()]
    for (const eventId of [open, closed, fresh]) await apply(settle(eventId, 1, 2, 0))
    await strikeLongAgo(player, { eventId: open, type: 'draw_no_bet' })
    await letMinutesPass(8 * 24 * 60)
    await apply(settle(fresh, 2, 2, 0))
    await pruneRecords(database.pool)
    expect([(await kept(open)).length, (await kept(closed)).length, (await kept(fresh)).length]).toEqual([
      1, 0, 2,
    ])
  })

  it('and read though a newer release wrote them, or one before versions', async () => {
    const [player, eventId, older] = [await newPlayer(), newEvent(), newEvent()]
    for (const event of [eventId, older]) await apply(settle(event, 1, 1, 0))
    const change = (event: number, json: string) =>
      database.ownerPool.query(`update result_message set message = ${json} where event_id = $1`, [event])
    await change(eventId, `message || '{"v": 2, "weather": "rain"}'`)
    await change(older, `message - 'v'`)
    await strikeLongAgo(player, { eventId })
    await strikeLongAgo(player, { eventId: older })
    await sweep()
    expect(await statusOf(player)).toEqual(['won', 'won'])
  })
})

it('the server sweeps by itself', async () => {
  const sweeps: (() => void)[] = []
  const feed = createScriptedFeed()
  const timers = {
    ...nodeMachine.timers,
    every: (periodMs: number, run: () => void) => {
      if (periodMs === 15_000) sweeps.push(run)
      return nodeMachine.timers.every(periodMs, run)
    },
  }
  const world = await bootWorld({ feed, machine: { timers } })
  try {
    const script = createScript(nodeMachine.clock)
    await feed.send(script.settle(1, '1x2', { '1': { kind: 'won' } }))
    const player = await openExamplePlayer(world.pool, 'late@example.com', major(1000))
    await world.pool.query(
      `with bet as (
         insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
           operation_key, requested_at, placed_at)
         values (1, $1, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'k', now(), now() - interval '1 minute')
       ), leg as (
         insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
           starts_at, feed_rev, names)
         values (1, 1, 1, '1x2', '', '1', 2000, 2000, true, now(), 1, '{}')
       )
       update wallet set inplay = 100, cash = cash - 100 where player_id = $1`,
      [player],
    )
    for (const run of sweeps) run()
    const status = async () => (await world.pool.query('select status from bet')).rows[0]?.status
    await expect.poll(status).toBe('won')
  } finally {
    await world.stop()
  }
})
