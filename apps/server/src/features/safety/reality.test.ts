import { parseWireTime } from '@xezer/contract/wire-time'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sayHouseTime } from '../../core/player/breaks.ts'
import {
  at,
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

beforeAll(openSafety)
afterAll(closeSafety)
afterEach(async () => expect(await breaches()).toEqual([]))

interface Reality extends Said {
  readonly isDue: boolean
  readonly minutes: number
  readonly staked: number
  readonly returned: number
}

const MINUTE_MS = 60_000
/** What a slow machine may need between two steps. */
const SLACK_MS = 50_000

async function newSession() {
  const player = await newPlayer()
  return {
    ...player,
    read: () => player.call(1, 'account/reality') as Promise<Reality>,
    goOn: (turn = 1) => player.call(turn, 'account/realityGoOn', {}) as Promise<Reality>,
    /** So much earlier did he log in, and go on. */
    ageSession: (ms: number) =>
      database.ownerPool.query(
        `update session set created_at = created_at - $2 * interval '1 millisecond',
           reality_at = reality_at - $2 * interval '1 millisecond' where player_id = $1`,
        [player.id, ms],
      ),
  }
}

const FAST = { bets: [single(OPEN, 1)] }
const ACCUMULATOR = { bets: [{ type: 'accumulator', amount: 1, positions: [at(OPEN), at(OTHER)] }] }
const SYSTEM = {
  bets: [{ type: 'full_cover', amount: 3, value: 2, positions: [at(OPEN), at(OTHER), at(VIP)] }],
}
const COMBINATION = {
  bets: [
    {
      type: 'singles',
      amount: 1,
      positions: [{ event: OPEN, factor: `${OPEN}:combo:1x2::1+1x2::2:1`, value: 3 }],
    },
  ],
}
const PATHS: readonly (readonly [string, object])[] = [
  ['a single, from the slip or by one tap', FAST],
  ['several bets of a press', { bets: [single(OPEN, 1), single(OTHER, 1)] }],
  ['an accumulator', ACCUMULATOR],
  ['a system', SYSTEM],
  ['a bet in play', { bets: [single(LIVE, 1)] }],
  ['a VIP bet', { bets: [single(VIP, 900)], vip: true }],
  ['selections of one match', COMBINATION],
]

describe('what a session has come to is read before play goes on', () => {
  it('an hour after the log-in, whatever is placed on whatever server, and not before', async () => {
    const player = await newSession()
    await player.ageSession(60 * MINUTE_MS - SLACK_MS)
    expect((await player.read()).isDue).toBe(false)
    expect((await player.place()).success).toBe(true)
    await player.ageSession(SLACK_MS)
    for (const [turn, [path, press]] of PATHS.entries()) {
      expect((await player.call(turn, 'betSlip/place', press)).code, path).toBe('reality_check_due')
    }
    expect(await player.read()).toMatchObject({ isDue: true, minutes: 60, staked: 10, returned: 0 })
    // Nothing but placing waits for it.
    expect((await player.call(0, 'account/bets', { filter: 'all' })).bets).toHaveLength(1)
    const deposit = await player.call(0, 'account/deposit', { method: 'payeer', amount: 20 })
    expect(deposit.code).toBeUndefined()
    expect(await player.goOn()).toMatchObject({ isDue: false, minutes: 60 })
    for (const turn of [0, 1]) expect((await player.place(OPEN, { turn })).success).toBe(true)
  })

  it('what is booked for later stakes nothing, and is placed only after it', async () => {
    const player = await newSession()
    await player.ageSession(60 * MINUTE_MS)
    const { code } = await player.call(0, 'betSlip/book', { positions: [at(OPEN)] })
    const booked = (await player.call(1, 'betSlip/booked', { code })) as { positions?: readonly object[] }
    expect(booked.positions).toHaveLength(1)
    expect((await player.place()).code).toBe('reality_check_due')
  })

  it('going on ahead of time puts nothing off', async () => {
    const player = await newSession()
    await player.ageSession(55 * MINUTE_MS)
    await player.goOn()
    await player.ageSession(5 * MINUTE_MS)
    expect((await player.place()).code).toBe('reality_check_due')
    // Neither does asking for longer than before while it is due.
    const every = (minutes: number) => player.call(1, 'account/realityEvery', { minutes })
    await every(15)
    expect((await every(60)).code).toBe('reality_check_due')
    await player.goOn(0)
    expect((await player.place()).success).toBe(true)
    await player.ageSession(15 * MINUTE_MS)
    expect((await player.place()).code).toBe('reality_check_due')
    await player.goOn()
    expect(await every(30)).toMatchObject({ realityMinutes: 30 })
  })

  it('a bet that waited for its acceptance when it became due is struck', async () => {
    const player = await newSession()
    const [said] = await held.during(async () => {
      await player.ageSession(60 * MINUTE_MS)
    }, player.place(LIVE))
    expect(said.success).toBe(true)
    expect((await player.place(LIVE)).code).toBe('reality_check_due')
  })

  it('a log-in begins anew', async () => {
    const player = await newSession()
    await player.ageSession(60 * MINUTE_MS)
    const again = await player.logInAgain()
    expect((await again('betSlip/place', FAST)).success).toBe(true)
    expect((await player.place()).code).toBe('reality_check_due')
  })

  it('tells what came back of the bets since the log-in', async () => {
    const player = await newSession()
    await player.place(OTHER)
    await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
    await vi.waitFor(async () => expect(await player.read()).toMatchObject({ staked: 10, returned: 20 }), {
      timeout: 20_000,
    })
  })
})

describe('a limit of time', () => {
  /** He played that hour; as it passed, what he had room for until then went by. */
  const hourAgo = async (playerId: number, hours: number) => {
    await database.ownerPool.query(
      `insert into play_hour (player_id, hour, minutes)
       values ($1, date_trunc('hour', instant_now(), 'UTC') - $2 * interval '1 hour', (1::bigint << 60) - 1)`,
      [playerId, hours],
    )
    await database.ownerPool.query(
      `update wallet set room_until_ms = room_until_ms - 3600000 where player_id = $1`,
      [playerId],
    )
  }

  it('that is reached leaves no bet and no deposit, and the rest', async () => {
    const player = await newSession()
    await player.call(0, 'account/timeLimit', { minutes: 60 })
    expect((await player.place()).success).toBe(true)
    await hourAgo(player.id, 5)
    for (const turn of [0, 1]) {
      const said = await player.place(OPEN, { turn })
      expect(said.code).toBe('limit_reached')
      expect(said.error).toMatch(
        /^Your time limit for 24 hours is used up\. Bets and deposits are taken again from \d\d\.\d\d\.20\d\d \d\d:\d\d/,
      )
      const deposit = await player.call(turn, 'account/deposit', { method: 'payeer', amount: 20 })
      expect(deposit.code).toBe('limit_reached')
      expect(deposit.error).toMatch(/^Your time limit for 24 hours is used up\. .* \(UTC\+4\)$/)
    }
    expect((await player.call(1, 'account/bets', { filter: 'all' })).bets).toHaveLength(1)
  })

  it('says when it opens as soon as it is reached, in the words in which it refuses', async () => {
    const player = await newSession()
    const opens = async () =>
      ((await player.call(0, 'account/safety')) as { time?: { opens: string | null } }).time?.opens
    await player.call(0, 'account/timeLimit', { minutes: 60 })
    expect(await opens()).toBeNull()
    await hourAgo(player.id, 5)
    const [said, refusal] = [await opens(), await player.place()]
    // The oldest minutes leave first: those of five hours ago are gone nineteen hours from now.
    const inHours = (parseWireTime(said ?? '') - Date.now()) / 3_600_000
    expect(inHours).toBeGreaterThan(18)
    expect(inHours).toBeLessThan(21)
    expect(refusal.error).toContain(sayHouseTime(parseWireTime(said ?? '')))
    await player.call(0, 'account/timeLimit', { minutes: 1 })
    expect(await opens()).not.toBe(said)
  })

  it('counts the last 24 hours, acts at once when it is less, and after a day and a second word when it is more', async () => {
    const player = await newSession()
    await hourAgo(player.id, 25)
    await hourAgo(player.id, 5)
    const set = (minutes: number | null, turn = 0) => player.call(turn, 'account/timeLimit', { minutes })
    await set(120)
    expect((await player.place()).success).toBe(true)
    await set(60, 1)
    expect((await player.place()).code).toBe('limit_reached')
    expect(await set(120)).toMatchObject({ time: { minutes: 60, wanted: { minutes: 120 } } })
    expect((await player.place()).code).toBe('limit_reached')
    expect((await player.call(1, 'account/timeLimitConfirm', {})).code).toBe('limit_too_early')
    await player.ageBets(24 * 60 * MINUTE_MS)
    expect(await player.call(1, 'account/timeLimitConfirm', {})).toMatchObject({
      time: { minutes: 120, wanted: null },
    })
    expect((await player.place()).success).toBe(true)
  })

  it('counts what the player did, and no poll', async () => {
    const player = await newSession()
    const used = async () =>
      ((await player.call(0, 'account/safety')) as { time?: { used: number } }).time?.used
    await vi.waitFor(async () => expect(await used()).toBeGreaterThan(0), 20_000)
    await database.ownerPool.query('delete from play_hour where player_id = $1', [player.id])
    for (const turn of [0, 1]) await player.call(turn, 'account/actual')
    await player.read()
    const { rows } = await database.pool.query('select from play_hour where player_id = $1', [player.id])
    expect(rows).toHaveLength(0)
  })
})
