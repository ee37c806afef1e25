import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  breaches,
  closeSafety,
  database,
  everywhere,
  held,
  LIVE,
  newPlayer,
  OPEN,
  OTHER,
  openSafety,
  type Said,
  script,
  single,
  VIP,
} from './example-safety.ts'

const DAY_MS = 86_400_000

beforeAll(openSafety)
afterAll(closeSafety)
afterEach(async () => expect(await breaches()).toEqual([]))

const codes = (said: readonly Said[]) => said.map(({ success, code }) => (success ? 'taken' : code))

describe('a limit of stakes', () => {
  it('takes exactly what fits, and says what is left and when the rest fits', async () => {
    const player = await newPlayer()
    await player.limit('stake', 1, 25)
    expect((await player.place(OPEN, { amount: 10 })).success).toBe(true)
    const said = await player.place(OPEN, { turn: 1, amount: 15.01 })
    expect(said.code).toBe('limit_reached')
    expect(said.error).toMatch(
      /^Your 24-hour stake limit leaves 15\.00.₼\. This stake fits from \d\d\.\d\d\.20\d\d \d\d:\d\d \(UTC\+4\)$/,
    )
    // No time makes room for more than the limit itself.
    const never = await player.place(OPEN, { amount: 25.01 })
    expect(never.error).toMatch(/leaves 15\.00.₼$/)
    expect((await player.place(OPEN, { amount: 15 })).success).toBe(true)
    expect(await player.amounts()).toEqual([975, 25])
  })

  it('of 64 bets at once on two servers, takes as many as fit and not one more', async () => {
    const player = await newPlayer()
    await player.limit('stake', 7, 100)
    const turns = Array.from({ length: 64 }, (_, turn) => turn)
    const said = await Promise.all(turns.map((turn) => player.place(turn % 3 === 0 ? LIVE : OPEN, { turn })))
    expect(codes(said).filter((one) => one === 'taken')).toHaveLength(10)
    expect(codes(said).filter((one) => one === 'limit_reached')).toHaveLength(54)
    expect(await player.amounts()).toEqual([900, 100])
  })

  it('counts all bets of a press together, a VIP bet with what is held, and the strictest limit', async () => {
    const player = await newPlayer()
    for (const [days, amount] of [
      [1, 950],
      [7, 940],
      [30, 945],
    ] as const)
      await player.limit('stake', days, amount)
    expect((await player.place(VIP, { amount: 900, vip: true })).success).toBe(true)
    const press = { bets: [single(OPEN, 20), single(OTHER, 21)] }
    expect((await player.call(0, 'betSlip/place', press)).error).toContain('7-day stake limit leaves 40.00')
    expect(
      (await player.call(0, 'betSlip/place', { bets: [single(OPEN, 20), single(OTHER, 20)] })).success,
    ).toBe(true)
  })

  it('has room again for what was never struck, and as time passes', async () => {
    const player = await newPlayer()
    await player.limit('stake', 1, 10)
    const [declined] = await held.during(
      () => everywhere(script.stop(LIVE)),
      player.place(LIVE, { amount: 10 }),
    )
    expect(declined.success).toBe(false)
    await everywhere(script.odds('live', LIVE, [], true))
    expect((await player.place(OPEN, { amount: 10 })).success).toBe(true)
    await player.ageBets(DAY_MS - 60_000)
    expect((await player.place(OPEN, { amount: 10 })).code).toBe('limit_reached')
    await player.ageBets(60_000)
    expect((await player.place(OPEN, { amount: 10 })).success).toBe(true)
  })
})

describe('a limit of losses', () => {
  it('takes what is open for lost, and what came back for room', async () => {
    const player = await newPlayer()
    await player.limit('loss', 30, 20)
    expect((await player.place(OTHER, { amount: 20 })).success).toBe(true)
    const said = await player.place(OPEN, { amount: 1 })
    expect(said.error).toContain('30-day loss limit leaves 0.00')
    await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
    await vi.waitFor(async () => expect(await player.amounts()).toEqual([1020, 0]), { timeout: 20_000 })
    // 20 more came back than went: 40 may go.
    expect((await player.place(OPEN, { amount: 40.01 })).code).toBe('limit_reached')
    expect((await player.place(OPEN, { amount: 40 })).success).toBe(true)
  })
})

describe('a change of a limit', () => {
  it('lower acts at once; higher waits for a day and a second word, and lapses', async () => {
    const player = await newPlayer()
    const find = async () =>
      (await player.call(0, 'account/safety')).limits?.find(
        ({ kind, days }) => kind === 'stake' && days === 1,
      )
    await player.limit('stake', 1, 50)
    await player.limit('stake', 1, 10, 0)
    expect((await player.place(OPEN, { amount: 10.01 })).code).toBe('limit_reached')
    await player.limit('stake', 1, 100)
    expect(await find()).toMatchObject({ kind: 'stake', days: 1, amount: 10, wanted: { amount: 100 } })
    expect((await player.confirm('stake', 1)).code).toBe('limit_too_early')
    expect((await player.place(OPEN, { amount: 10.01 })).code).toBe('limit_reached')
    await player.ageBets(DAY_MS)
    // A day alone raises nothing.
    expect((await player.place(OPEN, { amount: 10.01 })).code).toBe('limit_reached')
    await player.confirm('stake', 1, 0)
    expect(await find()).toMatchObject({ amount: 100, wanted: null })
    await player.limit('stake', 1, null)
    await player.ageBets(8 * DAY_MS)
    expect((await player.confirm('stake', 1)).code).toBe('limit_not_asked')
    await player.limit('stake', 1, null)
    await player.ageBets(DAY_MS)
    await player.confirm('stake', 1)
    expect(await find()).toMatchObject({ amount: null })
    expect((await player.place(OPEN, { amount: 150 })).success).toBe(true)
  })

  it('waits for the wallet, and is told in the trail', async () => {
    const player = await newPlayer()
    const client = await database.ownerPool.connect()
    try {
      await client.query('begin')
      await client.query('select from wallet where player_id = $1 for no key update', [player.id])
      const word = player.limit('loss', 7, 5)
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await vi.waitFor(
        async () => expect((await database.superuserPool.query(waiting)).rows).toHaveLength(1),
        20_000,
      )
      await client.query('commit')
      await word
    } finally {
      client.release()
    }
    const { rows } = await database.pool.query('select action, after from trail where subject = $1', [
      `player ${player.id}`,
    ])
    expect(rows).toMatchObject([{ action: 'limit.set', after: { kind: 'loss', days: 7, amount: '500' } }])
  })
})
