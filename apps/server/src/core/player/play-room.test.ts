import type { PoolClient, Queryable } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major, minor } from '@xezer/money/minor'
import { LIMIT_DAYS, PLAY_LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockWallets } from '../wallet/lock-wallets.ts'
import {
  createPosting,
  type Posting,
  placeStake,
  releaseLost,
  releaseWon,
  reverseRelease,
} from '../wallet/posting.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import { writePosting } from '../wallet/write-posting.ts'
import { openExamplePlayer } from './example-player.ts'
import { LIMIT_INVARIANTS } from './limit-invariants.ts'
import { type LimitsJson, readLimits, readPlayUse, readTimeLimit, takeFromLimits } from './limits.ts'
import { countPlay, findPassedPlayLimit, isRoomFor, measureRoom } from './play-room.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
let database: TestDatabase
let players = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = () => openExamplePlayer(database.pool, `room${++players}@example.com`, major(900_000))

async function setLimit(playerId: number, kind: string, days: number, amount: number): Promise<void> {
  await database.pool.query(
    `insert into player_limit (player_id, kind, days, amount) values ($1, $2, $3, $4)
     on conflict (player_id, kind, days) do update set amount = excluded.amount`,
    [playerId, kind, days, amount],
  )
}

/** With the wallet locked; what is posted is written at the end. */
function move<T>(
  playerId: number,
  fn: (client: PoolClient, posting: Posting, wallet: WalletState) => Promise<T>,
): Promise<T> {
  return withTransaction(database.pool, async (client) => {
    const wallets = await lockWallets(client, [playerId])
    const posting = createPosting(wallets)
    const moved = await fn(client, posting, must(wallets.get(playerId), 'no wallet'))
    await writePosting(client, posting)
    return moved
  })
}

async function readOwn(client: PoolClient, playerId: number) {
  const { rows } = await client.query<{ limits: LimitsJson; now_ms: bigint }>(
    `select play_limits as limits, floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms
     from player where id = $1`,
    [playerId],
  )
  const { limits, now_ms } = must(rows[0], 'no player')
  return { limits: readLimits(limits), timeLimitMinutes: readTimeLimit(limits), nowMs: Number(now_ms) }
}

/** As placing does; says by which way, and what summing everything says. */
function press(playerId: number, stake: number) {
  return move(playerId, async (client, posting, wallet) => {
    const own = await readOwn(client, playerId)
    const isShort = isRoomFor(wallet.room, BigInt(stake), own.nowMs)
    const counted = (await countPlay(client, isShort ? [] : [playerId])).get(playerId)
    const passed = findPassedPlayLimit(own, wallet, counted, { stakeMinor: BigInt(stake), nowMs: own.nowMs })
    const exact = must((await readPlayUse(client, [playerId])).get(playerId), 'no use')
    const summed = takeFromLimits(own.limits, exact, BigInt(stake))
    if (passed === null) {
      const { rows } = await client.query<{ id: bigint }>(
        `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
           operation_key, requested_at, placed_at)
         values (next_cause(), $1, 'AZN', 'singles', 'placed', 1, $2, 2000, 1, 1, 'room', instant_now(), instant_now())
         returning id`,
        [playerId, stake],
      )
      placeStake(posting, wallet, minor(BigInt(stake)), Number(must(rows[0], 'no bet').id))
    }
    return { isShort, passed, summed }
  })
}

type Settled = readonly [which: number, payout: number]

/** Bets are settled, or settled otherwise, in one transaction. */
async function settle(playerId: number, ...settled: readonly Settled[]): Promise<void> {
  await move(playerId, async (client, posting, wallet) => {
    for (const one of settled) await settleOne(client, posting, wallet, one)
  })
}

async function settleOne(
  client: PoolClient,
  posting: Posting,
  wallet: WalletState,
  [which, payout]: Settled,
): Promise<void> {
  const { rows } = await client.query<{
    id: bigint
    stake: bigint
    payout: bigint | null
    generation: number
  }>('select id, stake, payout, generation from bet where player_id = $1 order by id', [wallet.playerId])
  const bet = rows[which % Math.max(1, rows.length)]
  if (bet === undefined) return
  const id = Number(bet.id)
  const stake = minor(bet.stake)
  if (bet.payout !== null) {
    const settled = { status: bet.payout === 0n ? 'lost' : 'won', stake, payout: minor(bet.payout) } as const
    reverseRelease(posting, wallet, settled, { id, generation: bet.generation })
  }
  const cause = { id, generation: bet.generation + 1 }
  if (payout === 0) releaseLost(posting, wallet, stake, cause)
  else releaseWon(posting, wallet, { stake, payout: minor(BigInt(payout)) }, cause)
  await client.query(
    'update bet set status = $2, payout = $3, generation = $4, settled_at = instant_now() where id = $1',
    [id, payout === 0 ? 'lost' : 'won', payout, cause.generation],
  )
}

const age = (playerId: number, hours: number) =>
  database.ownerPool.query(
    `update bet set placed_at = placed_at - $2 * interval '1 hour' where player_id = $1`,
    [playerId, hours],
  )

async function breaches(by: Queryable = database.ownerPool): Promise<readonly string[]> {
  const names: string[] = []
  for (const { name, sql } of LIMIT_INVARIANTS)
    if ((await by.query<{ count: bigint }>(sql)).rows[0]?.count !== 0n) names.push(name)
  return names
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ press: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ settle: fc.nat(100), payout: fc.constantFrom(0, 0, 5, 40, 300) }) },
  { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(1, 12, 24, 70, 200) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(...PLAY_LIMIT_KINDS),
      days: fc.constantFrom(...LIMIT_DAYS),
      amount: fc.integer({ min: 50, max: 500 }),
    }),
  },
)

describe('room that limits leave', () => {
  it('answers as the sum of everything does, whatever is staked, settled, corrected, limited and left behind', async () => {
    let [short, pressed] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
        const playerId = await newPlayer()
        await setLimit(playerId, 'stake', 7, 400)
        await setLimit(playerId, 'loss', 1, 150)
        for (const one of steps) {
          if ('press' in one) {
            const { isShort, passed, summed } = await press(playerId, one.press)
            expect(passed).toEqual(summed)
            pressed += 1
            if (isShort) short += 1
          } else if ('settle' in one) await settle(playerId, [one.settle, one.payout])
          else if ('hours' in one) await age(playerId, one.hours)
          else await setLimit(playerId, one.kind, one.days, one.amount)
          expect(await breaches()).toEqual([])
        }
      }),
      { numRuns: 12 },
    )
    // What is shown would be little if everything had been summed.
    expect(short / pressed).toBeGreaterThan(0.2)
  })

  it('is not what an old win gives, once that win has left the span', async () => {
    const playerId = await newPlayer()
    await setLimit(playerId, 'loss', 1, 100)
    await press(playerId, 10)
    await settle(playerId, [0, 500])
    await age(playerId, 20)
    expect(await press(playerId, 90)).toMatchObject({ passed: null })
    expect(await press(playerId, 10)).toMatchObject({ passed: null })
    await age(playerId, 5)
    expect(await press(playerId, 1)).toEqual({
      isShort: false,
      passed: { kind: 'loss', days: 1, leftMinor: 0n },
      summed: { kind: 'loss', days: 1, leftMinor: 0n },
    })
  })

  it('is not known after a win was taken back, also where another win hides it', async () => {
    const playerId = await newPlayer()
    await setLimit(playerId, 'loss', 1, 100)
    await press(playerId, 20)
    await press(playerId, 50)
    await settle(playerId, [1, 60])
    // 100 less the 10 that both lost: 50 are left behind it.
    await press(playerId, 40)
    await settle(playerId, [1, 0], [0, 300])
    // Once the first has left the span, the others will have lost 90.
    expect(await breaches()).toEqual([])
    expect(await press(playerId, 11)).toMatchObject({ isShort: false, passed: null, summed: null })
  })

  it('is taken by whatever stakes without saying so, by a limit, and by a bet struck long after it was pressed', async () => {
    const playerId = await newPlayer()
    const room = async () =>
      (await database.pool.query('select room_stake from wallet where player_id = $1', [playerId])).rows[0]
        ?.room_stake
    const said = async (amount: number) => {
      await setLimit(playerId, 'stake', 1, amount)
      expect(await room()).toBeNull()
      await press(playerId, 10)
      expect(await room()).not.toBeNull()
    }
    await said(1000)
    expect(await room()).toBe(990n)
    await database.pool.query('update wallet set cash = cash + 1 where player_id = $1', [playerId])
    expect(await room()).toBe(990n)
    await database.pool.query('update wallet set cash = cash - 1, inplay = inplay + 1 where player_id = $1', [
      playerId,
    ])
    expect(await room()).toBeNull()
    await said(2000)
    await database.ownerPool.query(
      "update bet set placed_at = placed_at - interval '2 hours' where player_id = $1",
      [playerId],
    )
    expect(await room()).not.toBeNull()
    await database.pool.query('update bet set placed_at = instant_now() where player_id = $1', [playerId])
    expect(await room()).toBeNull()
    await said(3000)
    await database.pool.query('delete from player_limit where player_id = $1', [playerId])
    expect(await room()).toBeNull()
  })
})

describe('the audit of limits', () => {
  const [MORE_ROOM, OTHERWISE] = LIMIT_INVARIANTS.map(({ name }) => name)

  it.each([
    ['nothing', 'select $1', []],
    [
      'more room of stakes',
      'update wallet set room_stake = room_stake + 1 where player_id = $1',
      [MORE_ROOM],
    ],
    [
      'more room of time',
      'update wallet set room_until_ms = room_until_ms + 180000 where player_id = $1',
      [MORE_ROOM],
    ],
    ['room without limits', 'delete from player_limit where player_id = $1', [MORE_ROOM, OTHERWISE]],
    ['a player without his limits', 'update player set play_limits = null where id = $1', [OTHERWISE]],
    [
      'a player with another limit',
      `update player set play_limits = jsonb_set(play_limits, '{0,2}', '"1"') where id = $1`,
      [OTHERWISE],
    ],
  ])('sees %s', async (_, damage, seen) => {
    const playerId = await newPlayer()
    await setLimit(playerId, 'stake', 1, 1000)
    await setLimit(playerId, 'time', 1, 60)
    await press(playerId, 10)
    const client = await database.superuserPool.connect()
    try {
      await client.query('begin')
      // Nothing but the audit stands in the way of the damage.
      await client.query('set local session_replication_role = replica')
      await client.query(damage, [playerId])
      expect(await breaches(client)).toEqual(seen)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a limit of time', () => {
  it('is not asked for before it can be reached, with a minute on its way and one that has begun', () => {
    const none = { 1: 0n, 7: 0n, 30: 0n }
    const use = { stake: none, loss: none, mostLost: none }
    const untilOf = (limit: number, minutes: number) =>
      measureRoom({ limits: [], timeLimitMinutes: limit }, { use, minutes }, 24 * HOUR_MS).untilMs -
      24 * HOUR_MS
    expect(untilOf(60, 0)).toBe(57 * MINUTE_MS)
    expect(untilOf(60, 56)).toBe(MINUTE_MS)
    // Minutes are counted at each press from here on.
    expect(untilOf(60, 57)).toBe(0)
    expect(isRoomFor({ stakeMinor: 1n, untilMs: 1000 }, 1n, 999)).toBe(true)
    expect(isRoomFor({ stakeMinor: 1n, untilMs: 1000 }, 1n, 1000)).toBe(false)
    expect(isRoomFor({ stakeMinor: 1n, untilMs: 1000 }, 2n, 999)).toBe(false)
  })
})
