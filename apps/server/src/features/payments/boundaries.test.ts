import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeHouse, database, hear, holdOf, newPayer, openHouse, signed, world } from './example-payments.ts'

let other: World
beforeAll(async () => {
  await openHouse()
  other = await bootWorld({ feed: createScriptedFeed(), database })
})
afterAll(async () => {
  await other.stop()
  await closeHouse()
})

/** Each order is of a player of its own: ten deposits a minute are one player's. */
async function order(path: string, currency: string, input: object): Promise<string> {
  const payer = await newPayer(currency)
  const { status, body } = await payer.call(`account/${path}`, input)
  return status === 200 ? 'taken' : (Object.keys(body.fields ?? {})[0] ?? body.code ?? '?')
}

describe('where an order ends and begins to be taken', () => {
  it.concurrent.each([
    ['deposit', 'AZN', 'payeer', 19.99, {}, 'amount'],
    ['deposit', 'AZN', 'payeer', 20, {}, 'taken'],
    ['deposit', 'AZN', 'payeer', 50.5, {}, 'taken'],
    ['deposit', 'USD', 'payeer', 11.76, {}, 'amount'],
    ['deposit', 'USD', 'payeer', 11.77, {}, 'taken'],
    ['deposit', 'EUR', 'payeer', 10.25, {}, 'amount'],
    ['deposit', 'EUR', 'payeer', 10.26, {}, 'taken'],
    ['deposit', 'RUR', 'payeer', 999.99, {}, 'amount'],
    ['deposit', 'RUR', 'payeer', 1000, {}, 'taken'],
    ['deposit', 'RUR', 'mts', 14_999.01, { phone: '9123456789' }, 'amount'],
    ['deposit', 'RUR', 'mts', 14_999, { phone: '9123456789' }, 'taken'],
    ['deposit', 'AZN', 'mts', 20, { phone: '8123456789' }, 'phone'],
    ['deposit', 'AZN', 'mts', 20, { phone: '912345678' }, 'phone'],
    ['deposit', 'AZN', 'mts', 20, { phone: '+7 912 345-67-89' }, 'taken'],
    ['withdrawal', 'USD', 'pm', 10_000.01, { wallet: 'U1234567' }, 'amount'],
    ['withdrawal', 'USD', 'pm', 0.01, { wallet: 'U1234567' }, 'taken'],
    ['withdrawal', 'AZN', 'payeer', 1, { wallet: 'P123456' }, 'wallet'],
    ['withdrawal', 'AZN', 'payeer', 1, { wallet: 'P1234567890123' }, 'wallet'],
    ['withdrawal', 'AZN', 'payeer', 1, { wallet: '\u04201234567' }, 'wallet'],
    ['withdrawal', 'AZN', 'payeer', 1, { wallet: 'P1234567' }, 'taken'],
    ['withdrawal', 'AZN', 'payeer', 1, { wallet: 'p1234567' }, 'taken'],
    ['withdrawal', 'AZN', 'visa', 3, { card: '411111111111' }, 'card'],
    ['withdrawal', 'AZN', 'visa', 3, { card: '4111111111111112' }, 'card'],
    ['withdrawal', 'AZN', 'visa', 3, { card: '\uff14\uff11\uff11\uff11111111111111' }, 'card'],
    ['withdrawal', 'AZN', 'visa', 3, { card: '5555 5555 5555 4444' }, 'taken'],
  ])('%s %s %s %d %j: %s', async (path, currency, method, amount, more, said) => {
    expect(await order(path, currency, { method, amount, ...more })).toBe(said)
  })

  it.concurrent.each([
    ['411111111111', 'card'],
    ['4111111111111112', 'card'],
    ['\uff14111111111111111', 'card'],
    ['4111111111111111', 'taken'],
    ['5555 5555 5555 4444', 'taken'],
  ])('a deposit by the card %s: %s', async (card, said) => {
    expect(await order('depositCard', 'AZN', { amount: 20, card })).toBe(said)
  })
})

it('an amount that is none moves nothing, in whatever call it is written', async () => {
  const payer = await newPayer()
  const calls: readonly (readonly [string, string])[] = [
    ['deposit', '"method":"payeer"'],
    ['depositCard', '"card":"4111111111111111"'],
    ['depositAzx', '"code":"0000000000000000"'],
    ['withdrawal', '"method":"payeer","wallet":"P1234567"'],
  ]
  const amounts = [
    ...['-5', '0', '-0', '1.005', '"50"', '1e309', '1e-7', '0x10', 'NaN', 'Infinity', 'true', '[50]', '{}'],
    ...['null', '\uff15\uff10', '050', '9e13', '50,"amount":5000'],
  ]
  for (const [path, rest] of calls)
    for (const [at, amount] of amounts.entries()) {
      const body = `{${rest},"amount":${amount}}`
      const headers = {
        'content-type': 'application/json',
        authorization: payer.authorization,
        'idempotency-key': `${path}-${at}`,
      }
      const answer = await fetch(`${world.url}/api/account/${path}`, { method: 'POST', headers, body })
      expect([400, 422], `${path} ${body}`).toContain(answer.status)
    }
  const { rows } = await database.pool.query('select from payment where player_id = $1', [payer.playerId])
  expect([rows.length, await holdOf(payer)]).toEqual([0, [100_000n, 0n]])
})

it.concurrent('of 64 that cancel one withdrawal at once, on two servers, one does', async () => {
  const payer = await newPayer()
  const id = (await payer.withdraw(100)).body.payment?.id
  const said = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      payer.call('account/rejectPayment', { paymentOut: id }, undefined, at % 2 === 0 ? world : other),
    ),
  )
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(said.filter(({ body }) => body.code === 'payment_final')).toHaveLength(63)
  expect(await holdOf(payer)).toEqual([100_000n, 0n])
  const { rows } = await database.pool.query('select code from transfer where cause = $1 order by id', [id])
  expect(rows.map(({ code }) => code)).toEqual(['withdraw_hold', 'withdraw_release'])
})

it.concurrent('of 64 first deposits that are paid at once, on two servers, one earns the bonus of the first', async () => {
  const payer = await newPayer()
  const bodies: string[] = []
  for (let at = 0; at < 64; at++) {
    const { body } = await payer.deposit(20, { bonus: 'first_deposit' })
    const { rows } = await database.ownerPool.query<{ reference: string }>(
      // As if it had been ordered minutes ago: ten a minute are taken.
      "update payment set requested_at = requested_at - interval '2 minutes' where id = $1 returning reference",
      [body.payment?.id],
    )
    const paid = { kind: 'deposit', status: 'paid', amount: '1000.00', currency: 'RUB', account: 'P1234567' }
    bodies.push(JSON.stringify({ id: `sb_${at}`, order: rows[0]?.reference, ...paid }))
  }
  const said = await Promise.all(
    bodies.map((body, at) => hear(body, signed(body), at % 2 === 0 ? world : other)),
  )
  expect(new Set(said)).toEqual(new Set([200]))
  const { rows } = await database.pool.query(
    'select campaign, amount from bonus_grant where player_id = $1',
    [payer.playerId],
  )
  expect([await payer.balance(), rows]).toEqual([
    1000 + 64 * 20 + 20,
    [{ campaign: 'first_deposit', amount: 2000n }],
  ])
})

it('a message that is written anew is none of its signature, whatever it says', async () => {
  const body = '{"id":"sb_r","kind":"deposit","order":"x","status":"paid","amount":"1.00","currency":"RUB"}'
  const signature = signed(body)
  const anew = [
    JSON.stringify(JSON.parse(body), null, 1),
    `${body}\n`,
    body.replace('"1.00"', '"1.0"'),
    body.replace('"id":"sb_r",', '').replace('}', ',"id":"sb_r"}'),
    body.replace('paid', 'p\\u0061id'),
  ]
  for (const one of anew) expect(await hear(one, signature), one).toBe(403)
  const { rows } = await database.pool.query(
    "select from gateway_event where encode(body, 'escape') like '%sb_r%'",
  )
  expect(rows).toEqual([])
})
