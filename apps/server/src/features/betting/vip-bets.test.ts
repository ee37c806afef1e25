import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveExample, shipped } from '../../core/bonuses/example-grants.ts'
import { changeBlock } from '../../core/player/block-player.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { listWaitingVips, sayOnVip } from './vip-desk.ts'
import { lockVip } from './vip-store.ts'

const script = createScript({ nowMs: () => Date.now() })
const [OPEN, OTHER, SOON, LIVE, PAID] = [1, 2, 3, 4, 5] as const
const MINUTE_MS = 60_000
/** Above the largest single at this price, and within what every new player has. */
const STAKE = 900
const PRICE = 40

interface Said {
  readonly success?: boolean
  readonly code?: string
  readonly bets?: readonly { readonly id: number }[]
}
interface Shown {
  readonly id: number
  readonly status: string
  readonly amount: number
  readonly winning: number
  readonly reason?: string
}

let database: TestDatabase
let servers: readonly { readonly world: World; readonly feed: ScriptedFeed }[] = []
let players = 0
const server = (turn: number) => must(servers[turn % servers.length], 'no server')
const everywhere = async (message: Parameters<ScriptedFeed['send']>[0]) => {
  for (const { feed } of servers) await feed.send(message)
}
const threeWay = (home: number) =>
  prices('1x2', '', [
    ['1', home],
    ['x', 3],
    ['2', 2],
  ])

async function boot() {
  const feed = createScriptedFeed()
  const settings = { PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent' }
  const world = await bootWorld({ feed, database, settings })
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 10))
  const starts = [60, 60, 9, -1, 60]
  for (const event of [OPEN, OTHER, SOON, LIVE, PAID]) {
    const startsAtMs = Date.now() + must(starts[event - 1], 'no start') * MINUTE_MS
    await feed.send(script.fixture(event, startsAtMs, { homeId: 98 + 2 * event, awayId: 99 + 2 * event }))
    if (event === LIVE) await feed.send(script.score(event))
    await feed.send(
      script.odds(event === LIVE ? 'live' : 'prematch', event, [threeWay(PRICE)], event === LIVE),
    )
  }
  return { world, feed }
}

beforeAll(async () => {
  database = await createTestDatabase()
  servers = [await boot(), await boot()]
})
afterAll(async () => {
  for (const { world } of servers) await world.stop()
  await database.close()
})
afterEach(async () => {
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

const at = (event: number) => ({ event, factor: `${event}:1x2::1`, value: PRICE })
const single = (event: number, amount = STAKE) => ({ type: 'singles', amount, positions: [at(event)] })

async function newPlayer() {
  players += 1
  const form = exampleRegistration(`vip${players}@example.com`)
  const { body } = await server(0).world.call('register', form, { 'idempotency-key': `vip-${players}` })
  const { token, user } = body as { token: string; user: { id: number } }
  const headers = { authorization: `Bearer ${token}`, cookie: 'locale=en' }
  const place = async (
    bets: readonly object[],
    { key = String(Math.random()), vip = true, turn = 0 } = {},
  ) => {
    const answer = await server(turn).world.call(
      'betSlip/place',
      { bets, ...(vip ? { vip } : {}) },
      { ...headers, 'idempotency-key': key },
    )
    return answer.body as Said
  }
  return {
    id: user.id,
    place,
    /** Sends one that waits. */
    async send(event: number = OPEN) {
      const said = await place([single(event)])
      return must(said.bets?.[0]?.id, `not sent: ${JSON.stringify(said)}`)
    },
    async bets(filter = 'all') {
      const { body: list } = await server(1).world.call('account/bets', { filter }, headers)
      return (list as { bets: readonly Shown[] }).bets
    },
    async amounts() {
      const { balance, unplayed } = (await server(1).world.call('account/actual', undefined, headers))
        .body as Record<'balance' | 'unplayed', number>
      return [balance, unplayed]
    },
  }
}
type Player = Awaited<ReturnType<typeof newPlayer>>

async function untilEnded(player: Player): Promise<readonly Shown[]> {
  await vi.waitFor(
    async () => expect((await player.bets()).map(({ status }) => status)).not.toContain('vip'),
    { timeout: 8000, interval: 100 },
  )
  return player.bets()
}
const accept = (id: number, stake: bigint | null = null) =>
  sayOnVip(database.pool, id, { kind: 'accept', stakeMinor: stake === null ? null : minor(stake) }, 'desk')
const reject = (id: number) => sayOnVip(database.pool, id, { kind: 'reject' }, 'desk')

describe('a stake above the limits, sent as VIP', () => {
  it('is held, open in the history with what it would win, and one under its key', async () => {
    const player = await newPlayer()
    const usual = await player.place([single(OPEN)], { vip: false })
    expect(usual).toMatchObject({ success: false, code: 'stake_above_maximum' })
    const turns = Array.from({ length: 16 }, (_, turn) => turn)
    const told = await Promise.all(turns.map((turn) => player.place([single(OPEN)], { key: 'one', turn })))
    const ids = new Set(told.flatMap(({ bets }) => bets ?? []).map(({ id }) => id))
    expect(ids.size).toBe(1)
    expect(await player.bets('open')).toMatchObject([
      { status: 'vip', amount: STAKE, winning: STAKE * PRICE, reason: expect.stringContaining('decision') },
    ])
    expect(await player.amounts()).toEqual([1000 - STAKE, STAKE])
    const waiting = await listWaitingVips(database.pool)
    expect(waiting.map(({ id, type, legs }) => [ids.has(id), type, legs.length])).toEqual([
      [true, 'singles', 1],
    ])
    await reject([...ids][0] ?? 0)
    await untilEnded(player)
    const { rows } = await database.pool.query(
      'select actor_kind, actor, action from trail where subject = $1',
      [`bet ${[...ids][0]}`],
    )
    expect(rows).toEqual([{ actor_kind: 'operator', actor: 'desk', action: 'vip.decided' }])
  })

  it('is one of 64 that ask for all the money at once', async () => {
    const player = await newPlayer()
    const turns = Array.from({ length: 64 }, (_, turn) => turn)
    const told = await Promise.all(turns.map((turn) => player.place([single(OPEN)], { turn })))
    expect(told.filter(({ success }) => success)).toHaveLength(1)
    expect(told.filter(({ code }) => code === 'insufficient_funds')).toHaveLength(63)
    const [bet] = await player.bets('open')
    await reject(bet?.id ?? 0)
    await untilEnded(player)
  })

  it.each([
    ['within the limits', [single(OPEN, 1)], 'vip_not_needed'],
    ['in play', [single(LIVE)], 'vip_in_play'],
    ['nine minutes before the match', [single(SOON)], 'vip_too_late'],
    ['of several bets', [single(OPEN, 400), single(OTHER, 400)], 'bet_type_unavailable'],
  ])('is refused %s, and nothing is held', async (_name, bets, code) => {
    const player = await newPlayer()
    expect(await player.place(bets)).toMatchObject({ success: false, code })
    expect([await player.amounts(), await player.bets()]).toEqual([[1000, 0], []])
  })
})

it('goes back when its account is blocked, whatever was said of it', async () => {
  const word = { actor: 'desk', reason: 'looked at' }
  for (const isAccepted of [false, true]) {
    const player = await newPlayer()
    const id = await player.send()
    // Its word waits for the match to open.
    if (isAccepted) await everywhere(script.stop(OPEN))
    if (isAccepted) expect(await accept(id)).toBe(true)
    await changeBlock(database.pool, player.id, 'block', word)
    if (isAccepted) await everywhere(script.odds('prematch', OPEN, [threeWay(PRICE)], true))
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query(
          'select b.status, w.cash, w.inplay from bet b join wallet w using (player_id) where b.id = $1',
          [id],
        )
        expect(rows).toEqual([{ status: 'rejected', cash: 100_000n, inplay: 0n }])
      },
      { timeout: 8000, interval: 100 },
    )
  }
})

it('neither counts for a bonus nor is paid with one', async () => {
  const player = await newPlayer()
  await giveExample(database.pool, player.id, shipped('first_deposit'), minor(100_000n))
  const id = await player.send()
  expect(await player.place([single(OTHER)])).toMatchObject({ success: false, code: 'insufficient_funds' })
  const { rows } = await database.pool.query('select id, grant_id from bet where player_id = $1', [player.id])
  expect(rows).toEqual([{ id: BigInt(id), grant_id: null }])
  await reject(id)
  await untilEnded(player)
})

describe('the word of the operator', () => {
  it('takes the whole: the bet stands at the price that was seen, and is paid once', async () => {
    const player = await newPlayer()
    const id = await player.send(PAID)
    await everywhere(script.odds('prematch', PAID, [threeWay(30)]))
    expect(await accept(id)).toBe(true)
    expect(await untilEnded(player)).toMatchObject([
      { id, status: 'placed', amount: STAKE, winning: STAKE * PRICE },
    ])
    expect(await player.amounts()).toEqual([1000 - STAKE, STAKE])
    // Spoken once: not taken back, not said again.
    expect([await reject(id), await accept(id)]).toEqual([false, false])
    await everywhere(
      script.settle(PAID, '1x2', { '1': { kind: 'won' }, x: { kind: 'lost' }, '2': { kind: 'lost' } }),
    )
    await vi.waitFor(
      async () => expect(await player.amounts()).toEqual([1000 - STAKE + STAKE * PRICE, 0]),
      20_000,
    )
  })

  it('takes a part as a bet of its own, and the rest goes back', async () => {
    const player = await newPlayer()
    const id = await player.send()
    expect(await accept(id, 90_001n)).toBe(false)
    expect(await accept(id, 25_000n)).toBe(true)
    const bets = await untilEnded(player)
    expect(bets.map(({ status, amount, winning }) => [status, amount, winning]).sort()).toEqual([
      ['placed', 250, 250 * PRICE],
      ['rejected', STAKE, 0],
    ])
    expect(bets.find(({ status }) => status === 'rejected')?.reason).toContain('250.00')
    expect(await player.amounts()).toEqual([750, 250])
  })

  it('gives the stake back with its reason', async () => {
    const player = await newPlayer()
    const id = await player.send()
    expect(await reject(id)).toBe(true)
    expect(await untilEnded(player)).toMatchObject([
      { status: 'rejected', winning: 0, reason: expect.stringContaining('not accepted') },
    ])
    expect([await player.amounts(), await player.bets('open')]).toEqual([[1000, 0], []])
    // Another server that had found it as well finds nothing to end.
    expect(await withTransaction(database.pool, (client) => lockVip(client, id))).toBeNull()
  })

  it('is carried out when bets are taken again, never while they are not', async () => {
    const player = await newPlayer()
    const id = await player.send(OTHER)
    await everywhere(script.stop(OTHER))
    // Said once, also before it is carried out.
    expect([await accept(id), await reject(id), await accept(id, 100n)]).toEqual([true, false, false])
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await player.bets('open')).toMatchObject([{ status: 'vip' }])
    await everywhere(script.odds('prematch', OTHER, [threeWay(PRICE)], true))
    expect(await untilEnded(player)).toMatchObject([{ status: 'placed' }])
  })

  it('waits until every match is open, and none of them in play', async () => {
    const player = await newPlayer()
    const [one, two] = [20, 21]
    await everywhere(script.sides(300, 4))
    for (const [event, homeId] of [
      [one, 300],
      [two, 302],
    ] as const) {
      await everywhere(script.fixture(event, Date.now() + 60 * MINUTE_MS, { homeId, awayId: homeId + 1 }))
      await everywhere(script.odds('prematch', event, [threeWay(PRICE)]))
    }
    const said = await player.place([{ type: 'accumulator', amount: STAKE, positions: [at(one), at(two)] }])
    const id = must(said.bets?.[0]?.id, JSON.stringify(said))
    await everywhere(script.odds('prematch', two, [prices('1x2', '', [], 'suspended')]))
    expect(await accept(id)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1300))
    expect(await player.bets('open')).toMatchObject([{ status: 'vip' }])
    // It has begun before its time.
    await everywhere(script.score(two))
    await everywhere(script.odds('live', two, [threeWay(PRICE)], true))
    await new Promise((resolve) => setTimeout(resolve, 1300))
    expect(await player.bets('open')).toMatchObject([{ status: 'vip' }])
    await database.ownerPool.query('update vip_bet set due_at = instant_now() where bet_id = $1', [id])
    expect(await untilEnded(player)).toMatchObject([{ status: 'rejected' }])
    expect(await player.amounts()).toEqual([1000, 0])
  })

  it('waits for no other word, however many wait for their match to open', async () => {
    const [many, one] = [await newPlayer(), await newPlayer()]
    await everywhere(script.odds('prematch', OPEN, [threeWay(5000)]))
    const small = { type: 'singles', amount: 15, positions: [{ ...at(OPEN), value: 5000 }] }
    const sent = await Promise.all(Array.from({ length: 51 }, () => many.place([small])))
    const id = await one.send(OTHER)
    await everywhere(script.stop(OPEN))
    for (const { bets } of sent) expect(await accept(bets?.[0]?.id ?? 0)).toBe(true)
    expect(await reject(id)).toBe(true)
    expect(await untilEnded(one)).toMatchObject([{ id, status: 'rejected' }])
    expect(await many.bets('open')).toContainEqual(expect.objectContaining({ status: 'vip' }))
    await everywhere(script.odds('prematch', OPEN, [threeWay(PRICE)], true))
    await untilEnded(many)
  })
})

it('without a word the stake is back by itself, once, whichever server sees it; a late word counts no more', async () => {
  const said = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()]
  const ids = await Promise.all(said.map((player) => player.send()))
  await everywhere(script.stop(OPEN))
  expect(await accept(ids[0] ?? 0)).toBe(true)
  await database.ownerPool.query(
    'update vip_bet set due_at = instant_now() where bet_id = any($1::bigint[])',
    [ids],
  )
  expect(await accept(ids[1] ?? 0)).toBe(false)
  for (const player of said) {
    expect(await untilEnded(player)).toMatchObject([
      { status: 'rejected', reason: expect.stringContaining('in time') },
    ])
    expect(await player.amounts()).toEqual([1000, 0])
  }
})

it('a match that is brought forward ends the wait ten minutes before it begins', async () => {
  const [player, EARLIER] = [await newPlayer(), 30]
  await everywhere(script.sides(400, 2))
  const fixture = (minutes: number) =>
    everywhere(script.fixture(EARLIER, Date.now() + minutes * MINUTE_MS, { homeId: 400, awayId: 401 }))
  await fixture(60)
  await everywhere(script.odds('prematch', EARLIER, [threeWay(PRICE)]))
  await player.send(EARLIER)
  await fixture(9)
  expect(await untilEnded(player)).toMatchObject([
    { status: 'rejected', reason: expect.stringContaining('in time') },
  ])
  expect(await player.amounts()).toEqual([1000, 0])
})
