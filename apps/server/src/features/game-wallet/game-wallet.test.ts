import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INVARIANTS } from '../../core/upkeep/invariants.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { isSignedCall, signCall } from './call-signature.ts'
import { type EnteredGame, enterGame } from './example-game-player.ts'
import { type ExampleWallet, openExampleWallet } from './example-game-wallet.ts'
import { createExampleProvider } from './example-provider.ts'
import { readCall } from './read-call.ts'

let wallet: ExampleWallet
let player: EnteredGame
beforeAll(async () => {
  wallet = await openExampleWallet()
})
afterAll(() => wallet.stop())
beforeEach(async () => {
  player = await enter()
})
afterEach(async () => {
  expect((await runAudit(wallet.database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

const enter = (provider = 'alpha', of = wallet.newPlayer(major(100))) => enterGame(wallet, provider, of)

const sql = (text: string, ...values: unknown[]) => wallet.database.ownerPool.query(text, values)

describe('the signature', () => {
  const path = '/wallet/v1/balance'
  const secret = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const vector = { timestamp: '1764000000000', path, body: '{"requestId":"r-1","session":"s-1"}' }
  const nowMs = 1764000000000

  it('is that of the published example', () => {
    expect(signCall(secret, vector)).toBe(
      'v1=84617771d93e4eae537bd7871a0196e18f2def60cd6b737b7131bb15a099182d',
    )
  })

  it('may be of either of two secrets, within five minutes', () => {
    const signature = signCall(secret, vector)
    expect(isSignedCall(['new', secret], { ...vector, signature }, nowMs + 300_000)).toBe(true)
    expect(isSignedCall(['new', secret], { ...vector, signature }, nowMs + 300_001)).toBe(false)
    expect(isSignedCall(['new', secret], { ...vector, signature }, nowMs - 300_001)).toBe(false)
    expect(isSignedCall(['new'], { ...vector, signature }, nowMs)).toBe(false)
    expect(isSignedCall([], { ...vector, signature }, nowMs)).toBe(false)
    expect(isSignedCall([secret], { ...vector, signature: signature.toUpperCase() }, nowMs)).toBe(false)
  })
})

describe('what is read', () => {
  const bet = (amount: string) =>
    `{"requestId":"r","session":"s","tx":"t","round":"o","game":"g","amount":${amount},"currency":"AZN"}`

  it.each(['2.5', '1e3', '"250"', '-1', '0', '0250', '1000000000001', 'null', '{}'])(
    '%s is no amount of a bet',
    (amount) => {
      expect(readCall('bet', bet(amount))).toBeNull()
    },
  )

  it('a whole number of minor units is; a name may look like a number', () => {
    expect(readCall('bet', bet('250'))).toMatchObject({ amount: 250 })
    expect(readCall('bet', bet('250').replace('"t"', '"t-1.5e3"'))).toMatchObject({ tx: 't-1.5e3' })
  })
})

describe('who asks', () => {
  it('a session is its provider’s own', async () => {
    const stranger = createExampleProvider(wallet, 'beta')
    expect((await stranger('balance', { session: player.session })).code).toBe('INVALID_TOKEN')
    // The wallet remembers whose it is.
    await player.round().play(100, 100)
    const bet = { session: player.session, round: 'x', game: 'a-game', tx: 'x', amount: 100, currency: 'AZN' }
    expect((await stranger('bet', bet)).code).toBe('INVALID_TOKEN')
    const open = player.round()
    await open.bet(100)
    const back = { player: player.handle, round: open.name, game: 'a-game', tx: 'y', betTx: `${open.name}b` }
    expect((await stranger('rollback', back)).code).toBe('INVALID_TOKEN')
    expect((await open.rollback()).body.applied).toBe(true)
  })

  it('two providers may use the same numbers', async () => {
    const other = await enter('beta', Promise.resolve({ id: player.id, login: player.login }))
    const bet = { round: 'same', game: 'a-game', tx: 'same', amount: 100, currency: 'AZN' }
    expect((await player.ask('bet', { session: player.session, ...bet })).code).toBe('OK')
    expect((await other.ask('bet', { session: other.session, ...bet, amount: 300 })).code).toBe('OK')
    expect([other.handle === player.handle, await player.cash()]).toEqual([false, 9600n])
  })

  it('a round is one player’s', async () => {
    const other = await enter()
    const round = player.round()
    await round.bet(100)
    const theirs = { round: round.name, game: 'a-game', betTx: `${round.name}b` }
    const bet = {
      session: other.session,
      ...theirs,
      betTx: undefined,
      tx: 'z1',
      amount: 100,
      currency: 'AZN',
    }
    expect((await other.ask('bet', bet)).code).toBe('DUPLICATE')
    const win = { player: other.handle, ...theirs, tx: 'z2', amount: 5000, currency: 'AZN', final: true }
    expect((await other.ask('win', win)).code).toBe('TX_NOT_FOUND')
    expect((await other.ask('rollback', { player: other.handle, ...theirs, tx: 'z3' })).code).toBe(
      'TX_NOT_FOUND',
    )
    const close = { player: other.handle, round: round.name, game: 'a-game' }
    expect((await other.ask('close', close)).code).toBe('TX_NOT_FOUND')
    expect([await other.cash(), (await round.rollback()).body.applied]).toEqual([10_000n, true])
  })

  it('a log-in that is over takes no bet; wins, rollbacks and closes need none', async () => {
    const [one, two, three, late] = [player.round(), player.round(), player.round(), player.round()]
    for (const round of [one, two, three]) expect((await round.bet(100)).code).toBe('OK')
    await sql('update session set ended_at = instant_now() where player_id = $1', player.id)
    expect((await late.bet(100)).code).toBe('TOKEN_EXPIRED')
    expect((await player.ask('balance', { session: player.session })).code).toBe('TOKEN_EXPIRED')
    expect((await one.win(250)).code).toBe('OK')
    expect((await two.rollback()).body.applied).toBe(true)
    expect((await three.close()).body.applied).toBe(true)
    expect((await one.bet(100)).code).toBe('OK')
    expect(await player.cash()).toBe(10_050n)
  })

  it('a log-in that nobody used for hours takes no bet, as it opens no page', async () => {
    const open = player.round()
    expect((await open.bet(100)).code).toBe('OK')
    // What was noted of it is on its way.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await sql(
      "update session set active_at = instant_now() - interval '3 hours' where player_id = $1",
      player.id,
    )
    expect((await player.round().bet(100)).code).toBe('TOKEN_EXPIRED')
    expect((await player.round().play(100, 100)).code).toBe('TOKEN_EXPIRED')
    expect((await player.ask('balance', { session: player.session })).code).toBe('TOKEN_EXPIRED')
    expect((await open.win(250)).code).toBe('OK')
    expect(await player.cash()).toBe(10_150n)
  })

  it('the launch token is no session and no bearer, and opens nothing once its log-in is over', async () => {
    const { launchToken, token } = player.login
    expect((await player.ask('balance', { session: launchToken })).code).toBe('INVALID_TOKEN')
    expect((await player.ask('session', { token, game: 'a-game' })).code).toBe('INVALID_TOKEN')
    await sql('update session set ended_at = instant_now() where player_id = $1', player.id)
    expect((await player.ask('session', { token: launchToken, game: 'a-game' })).code).toBe('INVALID_TOKEN')
  })
})

describe('what may be staked', () => {
  it('no more than there is, to the last minor unit', async () => {
    expect((await player.round().bet(10_001)).code).toBe('INSUFFICIENT_FUNDS')
    expect((await player.round().bet(10_000)).code).toBe('OK')
    expect(await player.cash()).toBe(0n)
  })

  it('a number of a win that was used makes no play', async () => {
    const [one, two] = [player.round(), player.round()]
    await one.play(100, 100)
    const win = { tx: `${one.name}w`, amount: 100 }
    expect((await two.play(100, 100, { win })).code).toBe('DUPLICATE')
    expect(await player.cash()).toBe(10_000n)
  })

  it('nothing on a game that is closed, while who has a round open comes back to it and ends it', async () => {
    const open = player.round()
    await open.bet(100)
    wallet.disabled.add('alpha a-game')
    expect((await player.round().bet(100)).code).toBe('GAME_DISABLED')
    const enterAgain = () => player.ask('session', { token: player.login.launchToken, game: 'a-game' })
    const { code, body } = await enterAgain()
    expect(code).toBe('OK')
    expect((await player.round().bet(100, { session: body.session })).code).toBe('GAME_DISABLED')
    expect((await open.win(300)).code).toBe('OK')
    expect((await enterAgain()).code).toBe('GAME_DISABLED')
    wallet.disabled.clear()
  })

  const limit = (kind: string, amount: number) =>
    withTransaction(wallet.database.ownerPool, async (client) => {
      await lockWallets(client, [player.id])
      await client.query('insert into player_limit (player_id, kind, days, amount) values ($1, $2, 1, $3)', [
        ...[player.id, kind, amount],
      ])
    })

  /** All of a round becomes so much older. */
  async function asOfBefore(round: string, age: string): Promise<void> {
    const client = await wallet.database.superuserPool.connect()
    try {
      await client.query('begin; set local session_replication_role = replica')
      await client.query(
        `with aged as (
           update casino_round set opened_at = opened_at - $2::interval, staked_at = staked_at - $2::interval
           where round = $1 returning id
         )
         update casino_tx set at = at - $2::interval where round_id = (select id from aged)`,
        [round, age],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  it('within the limits of stakes, rounds that are over included', async () => {
    await limit('stake', 1000)
    expect((await player.round().play(600, 1200)).code).toBe('OK')
    expect((await player.round().bet(401)).body).toMatchObject({ code: 'LIMIT', reason: 'limit_reached' })
    const round = player.round()
    expect((await round.bet(400)).code).toBe('OK')
    expect((await player.round().bet(10)).code).toBe('LIMIT')
    // What was given back was never staked.
    await round.rollback()
    expect((await player.round().bet(400)).code).toBe('OK')
  })

  it.each(['stake', 'loss'])(
    'within the limits of a %s, by when it was staked and not when its round was opened',
    async (kind) => {
      await limit(kind, 1000)
      const round = player.round()
      expect((await round.bet(600)).code).toBe('OK')
      await asOfBefore(round.name, '25 hours')
      expect((await round.bet(1000, { tx: `${round.name}c` })).code).toBe('OK')
      expect((await player.round().bet(10)).body).toMatchObject({ code: 'LIMIT', reason: 'limit_reached' })
      expect((await round.bet(10, { tx: `${round.name}d` })).code).toBe('LIMIT')
      await asOfBefore(round.name, '25 hours')
      expect((await player.round().bet(1000)).code).toBe('OK')
    },
  )

  it('within the limits of losses, by what came back', async () => {
    await limit('loss', 1000)
    expect((await player.round().play(900, 900)).code).toBe('OK')
    expect((await player.round().play(900, 0)).code).toBe('OK')
    expect((await player.round().bet(101)).body).toMatchObject({ code: 'LIMIT', reason: 'limit_reached' })
    expect((await player.round().bet(100)).code).toBe('OK')
  })

  it('and no more room is said than there is where a round is staked on again', async () => {
    await limit('loss', 1000)
    const round = player.round()
    expect((await round.bet(600)).code).toBe('OK')
    expect((await round.win(600, { final: false })).code).toBe('OK')
    expect((await player.round().bet(900)).code).toBe('OK')
    expect((await round.bet(60, { tx: `${round.name}c` })).code).toBe('OK')
    expect((await player.round().bet(41)).code).toBe('LIMIT')
    expect((await player.round().bet(40)).code).toBe('OK')
  })

  it('nothing by who stays away, is blocked, or is to read what his play came to', async () => {
    const open = player.round()
    await open.bet(100)
    await sql(
      "update session set reality_at = instant_now() - interval '2 days' where player_id = $1",
      player.id,
    )
    expect((await player.round().bet(100)).body).toMatchObject({ code: 'LIMIT', reason: 'reality_check_due' })
    await sql('update session set reality_at = instant_now() where player_id = $1', player.id)
    await sql(
      `insert into player_break (player_id, kind, length, began_at, ends_at)
       values ($1, 'time_out', '24h', instant_now(), instant_now() + interval '1 day')`,
      player.id,
    )
    expect((await player.round().bet(100)).body).toMatchObject({
      code: 'USER_BLOCKED',
      reason: 'player_paused',
    })
    expect((await player.ask('session', { token: player.login.launchToken, game: 'a-game' })).code).toBe(
      'INVALID_TOKEN',
    )
    await sql("update player set status = 'blocked' where id = $1", player.id)
    expect((await player.round().bet(100)).body).toMatchObject({
      code: 'USER_BLOCKED',
      reason: 'account_blocked',
    })
    expect((await open.win(500)).code).toBe('OK')
    expect(await player.cash()).toBe(10_400n)
  })
})

it('what is owed is paid back from a win', async () => {
  await sql('update wallet set owed = 300 where player_id = $1', player.id)
  await sql(`insert into adjustment (player_id, kind) values ($1, 'correction')`, player.id)
  await sql(
    `insert into transfer (debit, credit, currency, amount, code, cause, generation, actor, reason)
     select $1::bigint * 10 + 6, -105, 'AZN', 300, 'adjustment', max(id), 0, 'test', 'owed' from adjustment where player_id = $1`,
    player.id,
  )
  await player.round().play(100, 1000)
  const { rows } = await sql('select cash, owed from wallet where player_id = $1', player.id)
  expect(rows).toEqual([{ cash: 10_600n, owed: 0n }])
})

describe('the audit', () => {
  /** What it says once so much was damaged; the damage is undone. */
  async function breachesAfter(damage: string): Promise<string[]> {
    const client = await wallet.database.superuserPool.connect()
    try {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(damage)
      const found: string[] = []
      for (const { name, sql: text } of INVARIANTS) {
        const { rows } = await client.query<{ count: bigint }>(text)
        if (rows[0]?.count !== 0n) found.push(name)
      }
      return found
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it.each<[string, string]>([
    [
      'hold another amount',
      "update casino_round set staked = staked + 1 where status = 'open' and in_play > 0",
    ],
    [
      'hold something in play',
      `alter table casino_round drop constraint casino_round_check3;
      update casino_round set in_play = staked where status = 'closed' and staked > 0`,
    ],
    [
      'moved another amount than they say',
      "update casino_tx set amount = amount + 1 where call = 'win' and round_id is not null",
    ],
    ['or moved without one', "delete from casino_tx where call = 'bet' and round_id is not null"],
    [
      'refused and counted',
      `update casino_tx set answer = '{"code":"LIMIT"}' where call = 'bet' and round_id is not null`,
    ],
    [
      'both given back and paid',
      `insert into casino_tx (provider, tx, call, bet_tx, player_id, round_id, move, amount, digest, answer)
      select provider, tx || 'x', 'rollback', bet_tx, player_id, round_id, move + 100, 0, digest, '{"code":"OK","applied":true}'
      from casino_tx where call = 'win' and round_id is not null`,
    ],
    [
      'after they were to be given back',
      `insert into casino_tx (provider, tx, call, bet_tx, player_id, amount, digest, answer, at)
      select provider, tx || 'x', 'rollback', tx, player_id, 0, digest, '{"code":"OK","applied":false}', at - interval '1 hour'
      from casino_tx where call = 'bet' and round_id is not null`,
    ],
    ['free rounds that were used', 'update free_rounds set used = rounds'],
    [
      'begun after their end',
      `insert into casino_tx (provider, tx, call, player_id, round_id, move, amount, free, digest, answer, at)
      select provider, id || 'late', 'bet', player_id, (select max(id) from casino_round), 9, 0, id, decode(repeat('00', 32), 'hex'),
        '{"code":"OK"}', expires_at + interval '2 minutes' from free_rounds limit 1`,
    ],
    ['the grant or the round that caused them', 'delete from casino_round'],
    ['open stakes of bets and rounds', 'update wallet set inplay = inplay + 1'],
  ])('finds rounds that %s', async (name, damage) => {
    await sql(
      `insert into free_rounds (id, provider, game, player_id, rounds, stake_minor, expires_at, actor, reason)
       values ($1, 'alpha', 'a-game', $2, 1, 100, instant_now() + interval '1 day', 'test', 'x')`,
      `audit${player.id}`,
      player.id,
    )
    const [open, paid] = [player.round(), player.round()]
    await open.bet(100)
    await paid.play(100, 300)
    expect((await breachesAfter(damage)).join()).toContain(name)
    await open.rollback()
  })
})
