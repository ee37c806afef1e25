import type { WalletCallName } from '@xezer/contract/game-wallet'
import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLimitOpens } from './core/player/limits.ts'
import { lockWallets } from './core/wallet/lock-wallets.ts'
import { type ExampleWallet, openExampleWallet } from './features/game-wallet/example-game-wallet.ts'
import { createExampleProvider } from './features/game-wallet/example-provider.ts'
import { findFacts } from './features/payments/find-facts.ts'
import { presentActivity } from './features/safety/activity.ts'
import { presentReality } from './features/safety/reality.ts'

// Whatever tells a player or an operator of play tells of bets and rounds of games alike.

let wallet: ExampleWallet
let player: Awaited<ReturnType<ExampleWallet['newPlayer']>>
let ask: (call: WalletCallName, fields?: object) => Promise<Readonly<Record<string, unknown>>>

beforeAll(async () => {
  wallet = await openExampleWallet()
  player = await wallet.newPlayer(minor(10_000n))
  const alpha = createExampleProvider(wallet, 'alpha')
  const { body } = await alpha('session', { token: player.login.launchToken, game: 'a-game' })
  ask = async (call, fields = {}) =>
    (await alpha(call, { session: body.session, game: 'a-game', currency: 'AZN', ...fields })).body
})
afterAll(() => wallet.stop())

/** The log-in behind the launch token. */
async function logIn() {
  const { rows } = await wallet.database.pool.query<{ id: bigint }>(
    'select id from session where player_id = $1',
    [player.id],
  )
  return { id: Number(rows[0]?.id) }
}

const play = (round: string, staked: number, returned: number) =>
  ask('play', {
    ...{ round, final: true },
    ...{ bet: { tx: `${round}b`, amount: staked }, win: { tx: `${round}w`, amount: returned } },
  })

const payIn = (playerId: number, reference: string) =>
  wallet.database.writePast(
    `with paid as (
       insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
         rate_numerator, rate_denominator, rate_source, reference)
       values (${playerId}, 'in', 'payeer', 'sandbox', 'credited', 'AZN', 5000, 0, 'AZN', 5000, 1, 1, 'static', '${reference}')
       returning id)
     insert into payment_step (payment_id, number, status, actor) select id, 1, 'credited', 'gateway' from paid`,
  )

it('rounds are told of where bets are', async () => {
  const { pool } = wallet.database
  const paidIn = () => withTransaction(pool, (client) => findFacts(client, player.id, Buffer.alloc(32)))
  await payIn(player.id, 'paid-in')
  expect((await paidIn()).isStaked).toBe(false)

  expect((await play('one', 600, 200)).code).toBe('OK')
  expect((await ask('bet', { round: 'two', tx: 'two-b', amount: 150 })).code).toBe('OK')
  expect((await paidIn()).isStaked).toBe(true)

  expect(await presentReality(pool, await logIn())).toMatchObject({ staked: 7.5, returned: 2 })
  const { rows } = await presentActivity(pool, player.id, 'day')
  expect(rows.at(-1)).toMatchObject({ staked: 7.5, returned: 2 })
  const alpha = createExampleProvider(wallet, 'alpha')
  const again = await alpha('session', { token: player.login.launchToken, game: 'a-game' })
  expect(again.body).toMatchObject({ reality: { netMinor: -550 } })
})

/** In minor units, of a day. */
async function setDayLimits(playerId: number, limits: Readonly<Record<string, number>>): Promise<void> {
  await withTransaction(wallet.database.ownerPool, async (client) => {
    await lockWallets(client, [playerId])
    await client.query(
      `insert into player_limit (player_id, kind, days, amount)
       select $1, l.key, 1, l.value::bigint from json_each_text($2) l`,
      [playerId, JSON.stringify(limits)],
    )
  })
}

it('a stake fits again when rounds leave the span', async () => {
  const { pool, ownerPool } = wallet.database
  await setDayLimits(player.id, { stake: 800, loss: 600 })
  const { rows } = await ownerPool.query<{ opened_ms: bigint }>(
    `select floor(extract(epoch from opened_at) * 1000)::bigint as opened_ms from casino_round
     where player_id = $1 order by id`,
    [player.id],
  )
  const leaves = rows.map(({ opened_ms }) => Number(opened_ms) + 86_400_000)
  const opens = (kind: 'stake' | 'loss', staked: bigint) =>
    findLimitOpens(pool, player.id, { kind, days: 1 }, staked)
  expect([await opens('stake', 100n), await opens('stake', 700n), await opens('stake', 801n)]).toEqual([
    ...[leaves[0], leaves[1], null],
  ])
  expect([await opens('loss', 100n), await opens('loss', 500n)]).toEqual([leaves[0], leaves[1]])
})

it('a stake behind a deposit counts, also on a round from before it', async () => {
  const { pool } = wallet.database
  const late = await wallet.newPlayer(minor(10_000n))
  const alpha = createExampleProvider(wallet, 'alpha')
  const { body } = await alpha('session', { token: late.login.launchToken, game: 'a-game' })
  const bet = (tx: string) =>
    alpha('bet', { session: body.session, game: 'a-game', currency: 'AZN', round: 'long', tx, amount: 100 })
  const paidIn = () => withTransaction(pool, (client) => findFacts(client, late.id, Buffer.alloc(32)))
  await bet('long-one')
  await payIn(late.id, 'paid-late')
  expect((await paidIn()).isStaked).toBe(false)
  await bet('long-two')
  expect((await paidIn()).isStaked).toBe(true)
})

it('where a round was staked on again, a stake fits again when that one leaves the span', async () => {
  const { pool, ownerPool } = wallet.database
  const late = await wallet.newPlayer(minor(10_000n))
  const alpha = createExampleProvider(wallet, 'alpha')
  const { body } = await alpha('session', { token: late.login.launchToken, game: 'a-game' })
  const bet = (tx: string) =>
    alpha('bet', { session: body.session, game: 'a-game', currency: 'AZN', round: 'again', tx, amount: 100 })
  await bet('again-one')
  await wallet.database.writePast(
    `update casino_round set opened_at = opened_at - interval '25 hours' where player_id = ${late.id}`,
  )
  await bet('again-two')
  await setDayLimits(late.id, { stake: 150 })
  const { rows } = await ownerPool.query<{ staked_ms: bigint }>(
    "select floor(extract(epoch from at) * 1000)::bigint as staked_ms from casino_tx where tx = 'again-two'",
  )
  expect(await findLimitOpens(pool, late.id, { kind: 'stake', days: 1 }, 100n)).toBe(
    Number(rows[0]?.staked_ms) + 86_400_000,
  )
})
