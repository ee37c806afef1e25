import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveExample, shipped } from '../../core/bonuses/example-grants.ts'
import { changeBlock } from '../../core/player/block-player.ts'
import { erasePlayers } from '../../core/upkeep/erase-players.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0
const server = (turn: number) => must(worlds[turn % worlds.length], 'no server')

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent', PLAY_MONEY: '0' }
  worlds = await Promise.all([1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings })))
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

interface Said {
  readonly status: number
  readonly body: { code?: string; success?: boolean; error?: string }
}
const ask = async (turn: number, path: string, input?: object, headers: Record<string, string> = {}) =>
  (await server(turn).call(path, input, headers)) as unknown as Said

async function enter(currency = 'AZN') {
  players += 1
  const form = { ...exampleRegistration(`closing-${players}@example.com`), currency }
  const { body } = await server(0).call('register', form)
  const { token, user } = body as { token: string; user: { id: number } }
  const call = (path: string, input?: object, turn = 0) =>
    ask(turn, path, input, { authorization: `Bearer ${token}`, cookie: 'locale=en', 'idempotency-key': 'k' })
  return {
    ...{ playerId: user.id, token },
    email: form.email,
    call,
    close: (password = EXAMPLE_PASSWORD, turn = 0) =>
      call('account/close', { password, confirmed: true }, turn),
    login: (password = EXAMPLE_PASSWORD) => ask(1, 'login', { email: form.email, password }),
  }
}
const own = (sql: string, ...values: unknown[]) => database.ownerPool.query(sql, values)

describe('an account that its player closes', () => {
  it('is over: its sessions end on every server, and log-in says so to whoever knows the password', async () => {
    const player = await enter()
    expect((await player.close('not-the-password')).body.code).toBe('password_wrong')
    expect(
      (await player.call('account/close', { password: EXAMPLE_PASSWORD, confirmed: false })).status,
    ).toBe(422)
    expect((await player.close()).body).toEqual({ success: true })
    expect((await player.call('account/actual')).status).toBe(401)
    expect((await player.login()).body).toMatchObject({ code: 'account_closed' })
    // Whoever does not know it learns nothing.
    expect((await player.login('not-the-password')).body.code).toBe('wrong_credentials')
    const { rows } = await own(
      `select status, closed_at is not null as closed,
         (select count(*)::int from session s where s.player_id = p.id and s.ended_at is null) as sessions,
         (select json_agg(kind) from mail m where m.player_id = p.id and kind = 'account_closed') as told,
         (select count(*)::int from trail where action = 'player.closed' and subject = 'player ' || p.id) as trail
       from player p where id = $1`,
      player.playerId,
    )
    expect(rows).toEqual([
      { status: 'closed', closed: true, sessions: 0, told: ['account_closed'], trail: 1 },
    ])
  })

  it('gets no link to a new password', async () => {
    const player = await enter()
    await player.close()
    await ask(0, 'restore', { email: player.email })
    await expect
      .poll(async () => (await own('select from restore_request where handled_at is null')).rowCount, {
        timeout: 20_000,
      })
      .toBe(0)
    expect(
      (await own("select from mail where player_id = $1 and kind = 'password_link'", player.playerId))
        .rowCount,
    ).toBe(0)
  })

  it('waits for money, payments and bets', async () => {
    const player = await enter()
    const refused = async () => [
      (await player.close()).body.code,
      (await player.call('account/leaving')).body,
    ]
    await own('update wallet set cash = 2 where player_id = $1', player.playerId)
    expect(await refused()).toMatchObject([
      'close_money_left',
      { left: 0.02, stays: 0, openBets: 0, openPayments: 0, years: 5 },
    ])
    // What is owed is not the player's.
    await own('update wallet set owed = 2 where player_id = $1', player.playerId)
    expect((await player.call('account/leaving')).body).toMatchObject({ left: 0 })
    await own('update wallet set cash = 0, owed = 0 where player_id = $1', player.playerId)
    expect((await player.call('account/deposit', { method: 'payeer', amount: 20 })).status).toBe(200)
    expect(await refused()).toMatchObject(['close_open_payments', { openPayments: 1 }])
    await own("update payment set status = 'failed' where player_id = $1", player.playerId)
    await own(
      `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at)
       values (next_cause(), $1, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'closing', now(), clock_timestamp())`,
      player.playerId,
    )
    expect(await refused()).toMatchObject(['close_open_bets', { openBets: 1 }])
  })

  it('waits for every bet and every payment that is not over', async () => {
    const player = await enter()
    await own(
      `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at)
       values (next_cause(), $1, 'AZN', 'singles', 'vip', 1, 100, 2000, 200, 1, 'vip', now(), clock_timestamp())`,
      player.playerId,
    )
    expect((await player.close()).body.code).toBe('close_open_bets')
    await own("update bet set status = 'rejected' where player_id = $1", player.playerId)
    const { body } = await player.call('account/deposit', { method: 'payeer', amount: 20 })
    const { payment } = body as { payment?: { id: number } }
    await own("update payment set status = 'quarantined' where id = $1", payment?.id)
    expect((await player.close()).body.code).toBe('close_open_payments')
  })

  it.each([
    ['a stake is in', 'open', 100, 1, 'close_open_rounds'],
    ['the house gave, while it is played,', 'open', 0, 1, 'close_open_rounds'],
    ['lost all that was staked', 'closed', 100, 2, undefined],
    ['every stake was given back', 'open', 0, 2, undefined],
  ])('a round of a game that %s holds it or not', async (_name, status, staked, moves, code) => {
    const player = await enter()
    await own(
      `insert into casino_round (provider, round, player_id, game, currency, status, staked, in_play, returned, moves, taken_at, closed_at)
       values ('alpha', 'r' || $1::bigint, $1::bigint, 'a-game', 'AZN', $2::text, $3::bigint, case $2::text when 'open' then $3::bigint else 0 end, 0, $4::int, 0, case $2::text when 'closed' then now() end)`,
      ...[player.playerId, status, staked, moves],
    )
    expect((await player.call('account/leaving')).body).toMatchObject({
      openRounds: code === undefined ? 0 : 1,
    })
    expect((await player.close()).body.code).toBe(code)
  })

  it('takes its bonuses, ends its offers, and is never opened again', async () => {
    const player = await enter()
    for (const code of ['reload', 'first_deposit'])
      await giveExample(database.pool, player.playerId, shipped(code), major(4))
    await own(
      'update player set wants_offers = true, offers_chosen_at = now() where id = $1',
      player.playerId,
    )
    expect((await player.close()).body).toEqual({ success: true })
    const { rows } = await own(
      `select wants_offers, (select bonus from wallet where player_id = p.id) as bonus,
         array(select status = 'cancelled' from bonus_grant where player_id = p.id) as cancelled,
         (select count(*)::int from bonus_grant where player_id = p.id and started_at is not null) as started
       from player p where id = $1`,
      player.playerId,
    )
    expect(rows).toEqual([{ wants_offers: false, bonus: 0n, cancelled: [true, true], started: 1 }])
    const word = { actor: 'desk', reason: 'test' }
    for (const order of ['block', 'unblock'] as const)
      expect(await changeBlock(database.pool, player.playerId, order, word)).toBe(false)
  })

  it('that is blocked has no session any more, and is closed by nobody', async () => {
    const player = await enter()
    const word = { actor: 'desk', reason: 'test' }
    expect(await changeBlock(database.pool, player.playerId, 'block', word)).toBe(true)
    expect(await changeBlock(database.pool, player.playerId, 'block', word)).toBe(false)
    const { rowCount } = await own(
      'select from session where player_id = $1 and ended_at is null',
      player.playerId,
    )
    expect([rowCount, (await player.close()).status]).toEqual([0, 401])
    expect(await changeBlock(database.pool, player.playerId, 'unblock', word)).toBe(true)
  })

  it('is closed once by many presses on two servers', async () => {
    const player = await enter()
    const said = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => player.close(EXAMPLE_PASSWORD, turn)),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      (
        await own(
          "select from trail where action = 'player.closed' and subject = $1",
          `player ${player.playerId}`,
        )
      ).rowCount,
    ).toBe(1)
  })

  it.each([
    ['AZN', 1, 2],
    ['RUR', 84, 85],
  ])('does not wait for what no method pays out: %s %d of %d', async (currency, rest, least) => {
    const player = await enter(currency)
    // Nor does that of somebody who can neither stake it nor wait for more.
    await player.call('account/exclude', { length: 'ever', confirmed: true })
    await own('update wallet set cash = $2 where player_id = $1', player.playerId, least)
    expect((await player.close()).body.code).toBe('close_money_left')
    await own('update wallet set cash = $2 where player_id = $1', player.playerId, rest)
    expect((await player.call('account/leaving')).body).toMatchObject({ left: 0, stays: rest / 100 })
    expect((await player.close()).body).toEqual({ success: true })
    const { rows } = await own('select cash from wallet where player_id = $1', player.playerId)
    expect(rows).toEqual([{ cash: BigInt(rest) }])
  })

  it('waits for no money in a house that pays nothing out', async () => {
    const settings = { LOG_LEVEL: 'silent', PLAY_MONEY: '0', GATEWAY: 'none' }
    const house = await bootWorld({ feed: createScriptedFeed(), database, settings })
    const player = await enter()
    await own('update wallet set cash = 500 where player_id = $1', player.playerId)
    const headers = { authorization: `Bearer ${player.token}` }
    expect((await house.call('account/leaving', undefined, headers)).body).toMatchObject({
      left: 0,
      stays: 5,
    })
    const input = { password: EXAMPLE_PASSWORD, confirmed: true }
    expect((await house.call('account/close', input, headers)).body).toEqual({ success: true })
    await house.stop()
  })

  it('may be that of somebody who stays away from play', async () => {
    const player = await enter()
    await player.call('account/exclude', { length: 'ever', confirmed: true })
    expect((await player.close()).body).toEqual({ success: true })
  })
})

describe('names and contacts of a closed account', () => {
  const closedFor = (player: { playerId: number }, age: string) =>
    own(`update player set closed_at = instant_now() - interval '${age}' where id = $1`, player.playerId)
  const nameOf = async (player: { playerId: number }) =>
    (await own('select firstname, email, phone, passport from player where id = $1', player.playerId)).rows[0]

  it('leave it when its years are over, not before, and money stays', async () => {
    const [player, living] = [await enter(), await enter()]
    await player.call('account/deposit', { method: 'payeer', amount: 20 })
    await own("update payment set status = 'failed' where player_id = $1", player.playerId)
    await player.close()
    await own("update payment set account_shown = 'P•••4567' where player_id = $1", player.playerId)
    const traces = async () =>
      (await own('select account_shown, redirect from payment where player_id = $1', player.playerId)).rows
    expect(await traces()).toEqual([{ account_shown: 'P•••4567', redirect: expect.anything() }])
    await closedFor(player, '5 years - 1 minute')
    expect(await erasePlayers(database.pool, 5)).toBe(0)
    expect(await nameOf(player)).toMatchObject({ firstname: 'AYSEL', email: player.email })
    await closedFor(player, '5 years')
    expect(await erasePlayers(database.pool, 5)).toBe(1)
    expect(await erasePlayers(database.pool, 5)).toBe(0)
    expect(await nameOf(player)).toEqual({
      ...{ firstname: '', email: `${player.playerId}@erased.invalid`, phone: '', passport: '' },
    })
    expect(await nameOf(living)).toMatchObject({ firstname: 'AYSEL' })
    expect(await traces()).toEqual([{ account_shown: null, redirect: null }])
    expect((await own('select from wallet where player_id = $1', player.playerId)).rowCount).toBe(1)
    for (const table of ['session', 'notice', 'mail', 'player_claim'])
      expect((await own(`select from ${table} where player_id = $1`, player.playerId)).rowCount).toBe(0)
    // The address is free again, and nobody comes in by the old one.
    expect((await player.login()).body.code).toBe('wrong_credentials')
    expect((await ask(0, 'register', exampleRegistration(player.email))).status).toBe(200)
  })

  it('stay while the player is excluded: they are what keeps him out', async () => {
    const player = await enter()
    await player.call('account/exclude', { length: 'ever', confirmed: true })
    await player.close()
    await closedFor(player, '6 years')
    expect(await erasePlayers(database.pool, 5)).toBe(0)
    await own('update player_break set ended_at = instant_now() where player_id = $1', player.playerId)
    expect(await erasePlayers(database.pool, 5)).toBe(1)
  })
})
