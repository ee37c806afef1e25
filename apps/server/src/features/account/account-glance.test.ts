import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major, minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveExample, shipped } from '../../core/bonuses/example-grants.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { presentGlance } from './account-glance.ts'

let database: TestDatabase
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const openPlayer = () => openExamplePlayer(database.pool, `seen${++count}@example.com`, major(100))
const glanceAt = (player: number) => presentGlance(database.pool, player)
const change = (sql: string, values: readonly unknown[]) => database.ownerPool.query(sql, [...values])

/** As many bets of each status as are wanted, with the newest last. */
async function bet(player: number, status: string, bets: number): Promise<void> {
  await change(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
       operation_key, requested_at, placed_at, payout, generation, settled_at)
     select next_cause(), $1, 'AZN', 'singles', $2, 1, 100, 2000, 200, 1, next_cause(), now(), now(),
       case when $2 = 'lost' then 0 end, case when $2 = 'lost' then 1 else 0 end, case when $2 = 'lost' then now() end
     from generate_series(1, $3::integer)`,
    [player, status, bets],
  )
}

describe('what stands beside the amounts of an account', () => {
  it('is what may be paid out, and that there is nothing else', async () => {
    const nothing = { withdrawable: 100, openBets: 0, identity: 'none', bonus: null }
    expect(await glanceAt(await openPlayer())).toEqual(nothing)
  })

  it.each([
    [4000n, 60],
    [10_000n, 0],
    [15_000n, 0],
  ])('counts a debt of %i against what may be paid out: %d', async (owed, withdrawable) => {
    const player = await openPlayer()
    await change('update wallet set owed = $2 where player_id = $1', [player, owed])
    expect((await glanceAt(player)).withdrawable).toBe(withdrawable)
  })

  it('counts open bets to a hundred, and none that is over', async () => {
    const player = await openPlayer()
    await bet(player, 'lost', 3)
    await bet(player, 'placed', 2)
    expect((await glanceAt(player)).openBets).toBe(0)
    await change('update wallet set inplay = 200 where player_id = $1', [player])
    expect((await glanceAt(player)).openBets).toBe(2)
    await bet(player, 'vip', 120)
    expect((await glanceAt(player)).openBets).toBe(100)
  })

  it('tells of the active bonus alone', async () => {
    const player = await openPlayer()
    await giveExample(database.pool, player, shipped('reload'), minor(2000n))
    expect((await glanceAt(player)).bonus).toEqual({ done: 0, needed: 10, unit: 'bets' })
    const other = await openPlayer()
    await giveExample(database.pool, other, shipped('first_deposit'), minor(2000n))
    expect((await glanceAt(other)).bonus).toEqual({ done: 0, needed: 100, unit: 'turnover' })
    await change(
      "update bonus_grant set status = 'forfeited', balance = 0, ended_at = now() where player_id = $1",
      [other],
    )
    expect((await glanceAt(other)).bonus).toBeNull()
  })

  it('knows a document that ran out before anybody moved its check', async () => {
    const player = await openPlayer()
    await change('insert into identity_check (player_id) values ($1)', [player])
    await change(
      `update identity_check set status = 'submitted', submission = 1, form = '', submitted_at = now(),
         expires_on = (instant_now() at time zone 'Asia/Baku')::date where player_id = $1`,
      [player],
    )
    expect((await glanceAt(player)).identity).toBe('submitted')
    await change("update identity_check set status = 'verified', decided_at = now() where player_id = $1", [
      player,
    ])
    expect((await glanceAt(player)).identity).toBe('verified')
    await change('update identity_check set expires_on = expires_on - 1 where player_id = $1', [player])
    expect((await glanceAt(player)).identity).toBe('expired')
  })
})
