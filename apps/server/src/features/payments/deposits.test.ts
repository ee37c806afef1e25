import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAccountNews } from '../../core/player/account-news.ts'
import {
  balanceOf,
  choose,
  closeHouse,
  database,
  hear,
  makeDue,
  newPayer,
  openHouse,
  referenceOf,
  signed,
  world,
} from './example-payments.ts'
import { MOVED_PAYMENTS } from './payment-store.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const count = async (sql: string, values: unknown[] = []) =>
  Number((await database.pool.query(`select count(*) from ${sql}`, values)).rows[0]?.count)

describe('a deposit', () => {
  it.concurrent('goes to the gateway, comes back as money, and tells its way', async () => {
    const payer = await newPayer()
    const { status, body } = await payer.deposit(50)
    expect(status).toBe(200)
    expect(body.payment).toMatchObject({
      ...{ type: 'in', method: 'payeer', amount: 50, fee: 0, currency: 'AZN', status: 'pending' },
      ...{ pay: { amount: 2500, currency: 'RUR' }, rate: '1 AZN = 50.00 RUB', cancellable: true },
    })
    const page = await fetch(`${world.url}${body.redirect?.url}`)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await page.text()).toContain('2\u00a0500.00 RUB')
    const back = await choose(body.redirect, 'approve')
    expect([back.status, back.headers.get('location')]).toEqual([303, '/account/payments/history'])
    await payer.until(body.payment?.id ?? 0, 'done')
    expect(await payer.balance()).toBe(1050)
    const shown = await payer.show(body.payment?.id ?? 0)
    expect(shown?.steps.map(({ status }) => status)).toEqual(['pending', 'done'])
    expect((await choose(body.redirect, 'approve')).status).toBe(409)
  })

  it.concurrent('takes what it costs from the payer: a fee on top, in the currency of the method', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50, { method: 'mts', phone: '+7 912 345-67-89' })
    expect(body.payment).toMatchObject({ amount: 50, fee: 1, pay: { amount: 2550, currency: 'RUR' } })
    await choose(body.redirect, 'approve')
    await payer.until(body.payment?.id ?? 0, 'done')
    expect(await payer.balance()).toBe(1050)
  })

  it.concurrent('in the currency of the account is exchanged by nobody', async () => {
    const payer = await newPayer('RUR')
    const { body } = await payer.deposit(1000)
    expect(body.payment).toMatchObject({ pay: null, rate: null })
    await choose(body.redirect, 'approve')
    await payer.until(body.payment?.id ?? 0, 'done')
    expect(await payer.balance()).toBe(51_000)
  })

  it.concurrent('is one for all presses of its key', async () => {
    const payer = await newPayer()
    const said = await Promise.all(Array.from({ length: 16 }, () => payer.deposit(30, {}, 'one')))
    const told = said.filter(({ status }) => status === 200)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ body }) => body.payment?.id)).size).toBe(1)
    expect(new Set(told.map(({ body }) => body.redirect?.url)).size).toBe(1)
    expect(await count('payment where player_id = $1', [payer.playerId])).toBe(1)
    expect((await payer.deposit(31, {}, 'one')).body.code).toBe('idempotency_conflict')
  })

  it.concurrent('that was declined moves no money, and is told to the open pages of its player on every server', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const heard: number[] = []
    const publisher = { publishAccount: (playerId: number) => heard.push(playerId) }
    const createNews = () =>
      createAccountNews({ database: database.pool, publisher, written: [MOVED_PAYMENTS] })
    const servers = [createNews(), createNews()]
    for (const server of servers) await server.beat()
    heard.length = 0
    await choose(body.redirect, 'decline')
    await payer.until(body.payment?.id ?? 0, 'rejected')
    for (let beat = 0; beat < 3; beat++) for (const server of servers) await server.beat()
    expect(heard.filter((playerId) => playerId === payer.playerId)).toHaveLength(servers.length)
    expect(await payer.balance()).toBe(1000)
  })

  it.concurrent('by card keeps six digits and four, and a fingerprint', async () => {
    const payer = await newPayer()
    const { body } = await payer.call('account/depositCard', { amount: 50, card: '4111 1111 1111 1111' })
    expect(body.payment?.method).toBe('visa')
    const { rows } = await database.pool.query(
      'select account_shown, account_sealed from payment where id = $1',
      [body.payment?.id],
    )
    expect(rows).toEqual([{ account_shown: '411111•••1111', account_sealed: null }])
    expect(
      (await payer.call('account/depositCard', { amount: 50, card: '4111111111111112' })).body.fields,
    ).toEqual({
      card: 'There is no card with this number',
    })
  })

  it.concurrent('is no money by anything that its player asks, opens or says', async () => {
    const payer = await newPayer()
    const id = (await payer.deposit(50, {}, 'once')).body.payment?.id ?? 0
    const said = { kind: 'deposit', order: await referenceOf(id), status: 'paid' }
    const message = JSON.stringify({ ...said, amount: '2500.00', currency: 'RUB' })
    for (const attempt of [
      () => payer.deposit(50, {}, 'once'),
      () => payer.call(`account/checkout/${id}`),
      () => fetch(`${world.url}/account/payments/history?status=paid`),
      () => hear(message, ''),
      () => payer.show(id),
      () => payer.call('account/rejectPayment', { paymentOut: id }),
    ]) {
      await attempt()
      expect(await payer.balance()).toBe(1000)
    }
    expect((await payer.show(id))?.steps.map(({ status }) => status)).toEqual(['pending', 'cancelled'])
  })

  it.concurrent('is no more than ten a minute', async () => {
    const payer = await newPayer()
    const said = await Promise.all(Array.from({ length: 12 }, () => payer.deposit(20)))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(said.filter(({ body }) => body.code === 'too_many_requests')).toHaveLength(2)
  })
})

describe('an amount or account', () => {
  it.concurrent.each([
    ['AZN', 19.99, {}, { amount: 'Minimum amount 20.00\u00a0₼' }],
    ['USD', 11.76, {}, { amount: 'Minimum amount 11.77\u00a0$' }],
    ['EUR', 10.25, {}, { amount: 'Minimum amount 10.26\u00a0€' }],
    ['RUR', 999.99, {}, { amount: 'Minimum amount 1\u00a0000.00\u00a0₽' }],
    ['AZN', 50, { method: 'qiwi' }, { phone: 'Required field' }],
    ['AZN', 50, { method: 'visa' }, { card: 'Required field' }],
    [
      'RUR',
      14_999.01,
      { method: 'mts', phone: '9123456789' },
      { amount: 'Maximum amount 14\u00a0999.00\u00a0₽' },
    ],
    ['AZN', 50, { method: 'mts', phone: '8123456789' }, { phone: 'Enter a full phone number' }],
    ['AZN', 50, { bonus: 'welcome' }, { bonus: 'Choose one of: reload, first_deposit, null' }],
    ['AZN', 50, { isAdmin: true }, { isAdmin: 'There is no field “isAdmin”' }],
    ['AZN', 1.005, {}, { amount: 'Enter an amount such as 12.50' }],
  ])('%s %d %j is refused', async (currency, amount, more, fields) => {
    const payer = await newPayer(currency)
    expect((await payer.deposit(amount, more)).body).toMatchObject({ code: 'invalid_fields', fields })
  })

  it.concurrent.each([
    ['AZN', 20],
    ['USD', 11.77],
    ['EUR', 10.26],
    ['RUR', 1000],
  ])('of %s %d is the least that is taken', async (currency, amount) => {
    expect((await (await newPayer(currency)).deposit(amount)).status).toBe(200)
  })
})

describe('what the gateway does wrong', () => {
  it.concurrent.each([
    ['twice', 'done', 1050, null],
    ['late', 'done', 1050, null],
    ['decline', 'rejected', 1000, null],
    ['other_amount', 'processing', 1000, 'other_amount'],
    ['other_currency', 'processing', 1000, 'other_currency'],
    ['after_decline', 'processing', 1000, 'paid_after_failure'],
  ] as const)('%s: the player is told %s and has %d', async (choice, status, balance, reason) => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const id = body.payment?.id ?? 0
    await choose(body.redirect, choice)
    await payer.until(id, status)
    expect(await payer.balance()).toBe(balance)
    expect(await count('transfer where cause = $1 and code = $2', [id, 'deposit'])).toBe(
      balance === 1050 ? 1 : 0,
    )
    const { rows } = await database.pool.query(
      'select reason, status from quarantine where payment_id = $1',
      [id],
    )
    expect(rows).toEqual(reason === null ? [] : [{ reason, status: 'open' }])
  })

  it('a bad signature is refused and kept nowhere', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const events = await count('gateway_event')
    await choose(body.redirect, 'forged')
    await vi.waitFor(
      async () => expect(await count('sandbox_message where is_forged and done_at is not null')).toBe(1),
      {
        timeout: 20_000,
      },
    )
    expect([await payer.balance(), await count('gateway_event')]).toEqual([1000, events])
  })

  it.concurrent('what pends may be paid later', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const put = await choose(body.redirect, 'pend')
    const [own, said] = [body.redirect?.url ?? '', put.headers.get('location') ?? '']
    expect([put.status, said]).toEqual([303, expect.stringContaining(own.split('?')[0] ?? '')])
    const look = async (path: string) => (await fetch(`${world.url}${path}`)).text()
    // What it was put off with has an address: history asks for it, and puts off nothing again.
    expect([(await look(said)).includes('<form'), (await look(own)).includes('<form')]).toEqual([false, true])
    await choose(body.redirect, 'approve')
    await payer.until(body.payment?.id ?? 0, 'done')
    expect(await look(said)).toBe(await look(own))
  })

  it.concurrent('nothing is paid from no account, and what pays nothing needs none', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const id = body.payment?.id ?? 0
    const without = (choice: string) => choose(body.redirect, choice, '', '')
    const markup = await (await fetch(`${world.url}${body.redirect?.url}`)).text()
    const presses = [...markup.matchAll(/<button name="choice" value="(\w+)"([^>]*)>/g)]
    const isUnasked = ([, , rest = '']: readonly string[]) => rest.includes('formnovalidate')
    const unasked = presses.filter(isUnasked).map(([, name = '']) => name)
    const paying = presses.filter((press) => !isUnasked(press)).map(([, name = '']) => name)
    expect(markup).toMatch(/<input id="account"[^>]* required/)
    expect([paying.length, unasked]).toEqual([7, ['decline', 'pend']])
    for (const choice of paying) await without(choice)
    const reference = await referenceOf(id)
    expect(await count("sandbox_order where status = 'waiting' and reference = $1", [reference])).toBe(1)
    await without('pend')
    await payer.until(id, 'pending')
    await without('decline')
    await payer.until(id, 'rejected')
  })
})

describe('a message', () => {
  const message = async (id: number, more: object = {}) =>
    JSON.stringify({
      ...{ id: 'sb_x', kind: 'deposit', order: await referenceOf(id), status: 'paid' },
      ...{ amount: '2500.00', currency: 'RUB', account: 'P1234567', ...more },
    })

  it.concurrent('credits once, of 64 at once on two servers', async () => {
    const other = await bootWorld({ feed: createScriptedFeed(), database })
    const payer = await newPayer()
    const id = (await payer.deposit(50)).body.payment?.id ?? 0
    const body = await message(id)
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, at) => hear(body, signed(body), at % 2 === 0 ? world : other)),
    )
    expect(new Set(said)).toEqual(new Set([200]))
    expect([await hear(body), await payer.balance()]).toEqual([200, 1050])
    // The same payment in other words is the same money.
    expect([await hear(await message(id, { id: 'sb_y' })), await payer.balance()]).toEqual([200, 1050])
    await other.stop()
  })

  it.concurrent('that comes after a day is still the player’s money', async () => {
    const payer = await newPayer()
    const id = (await payer.deposit(50)).body.payment?.id ?? 0
    await makeDue(id)
    await payer.until(id, 'cancelled')
    expect(await hear(await message(id))).toBe(200)
    expect([(await payer.show(id))?.status, await payer.balance()]).toEqual(['done', 1050])
  })

  it('that outruns the answer of the gateway is the money all the same', async () => {
    const payer = await newPayer()
    const id = (await payer.deposit(50)).body.payment?.id ?? 0
    await database.ownerPool.query('alter table payment disable trigger payment_status_is_legal')
    await database.ownerPool.query("update payment set status = 'created' where id = $1", [id])
    await database.ownerPool.query('alter table payment enable trigger payment_status_is_legal')
    await database.ownerPool.query('alter table payment_step disable trigger payment_step_append_only')
    await database.ownerPool.query('delete from payment_step where payment_id = $1 and number > 1', [id])
    await database.ownerPool.query('alter table payment_step enable trigger payment_step_append_only')
    expect(await hear(await message(id))).toBe(200)
    expect(await payer.balance()).toBe(1050)
  })

  it('of an order that nobody knows is kept aside with its money', async () => {
    const body = JSON.stringify({
      ...{
        id: 'sb_q',
        kind: 'deposit',
        order: 'f'.repeat(32),
        status: 'paid',
        amount: '7.00',
        currency: 'EUR',
      },
    })
    expect(await hear(body)).toBe(200)
    const { rows } = await database.pool.query(
      "select amount, currency from quarantine where reason = 'unknown_order'",
    )
    expect(rows).toEqual([{ amount: 700n, currency: 'EUR' }])
  })

  it.concurrent('of a charge back takes back what is there, the rest is owed', async () => {
    const payer = await newPayer()
    const id = (await payer.deposit(50)).body.payment?.id ?? 0
    await hear(await message(id))
    const { body } = await payer.call('account/withdrawal', {
      method: 'payeer',
      amount: 1040,
      wallet: 'P7654321',
    })
    expect(body.payment?.status).toBe('ordered')
    expect(await hear(await message(id, { status: 'charged_back' }))).toBe(200)
    const { rows } = await database.pool.query('select cash, owed from wallet where player_id = $1', [
      payer.playerId,
    ])
    expect(rows).toEqual([{ cash: 0n, owed: 4000n }])
    expect((await payer.show(id))?.status).toBe('rejected')
    expect((await payer.withdraw(1)).body.code).toBe('insufficient_funds')
    // The dispute is won, lost once more and won again: each time what was taken comes back.
    for (const [words, status, cash] of [
      ['won', 'reinstated', 5000n],
      ['again', 'charged_back', 0n],
      ['won again', 'reinstated', 5000n],
    ] as const) {
      expect(await hear(await message(id, { status, id: words }))).toBe(200)
      expect(await balanceOf(payer)).toBe(cash)
    }
    expect((await payer.show(id))?.status).toBe('done')
  })

  it.each([
    ['{', 200],
    ['{"kind":"deposit"}', 200],
    [`{"kind":"deposit","order":"x","status":"paid","amount":"1e9","currency":"RUB"}`, 200],
  ])('that nobody understands is kept, and does nothing: %s', async (body, status) => {
    expect(await hear(body)).toBe(status)
  })

  it('without its signature, with an old one or of another text is refused', async () => {
    const body = '{"kind":"deposit"}'
    const hourMs = 3_600_000
    const said = [
      await hear(body, ''),
      await hear(body, signed(body, Date.now() - hourMs)),
      await hear(body, signed('{}')),
    ]
    expect(said).toEqual([403, 403, 403])
    expect((await fetch(`${world.url}/hooks/nobody`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

it('another player’s payment is not there', async () => {
  const [mine, yours] = [await newPayer(), await newPayer()]
  const id = (await mine.deposit(50)).body.payment?.id ?? 0
  expect((await yours.call(`account/payment/${id}`)).status).toBe(404)
  expect((await yours.call('account/rejectPayment', { paymentOut: id })).status).toBe(404)
  expect((await yours.call('account/payments', {})).body.payments).toEqual([])
})

it('a charge back that outruns its deposit is asked for again, and takes the money back behind it', async () => {
  const payer = await newPayer()
  const id = (await payer.deposit(50)).body.payment?.id ?? 0
  const order = await referenceOf(id)
  const told = (status: string) =>
    hear(JSON.stringify({ id: 'sb_o', kind: 'deposit', order, status, amount: '2500.00', currency: 'RUB' }))
  expect([await told('charged_back'), await payer.balance()]).toEqual([503, 1000])
  expect([await told('paid'), await payer.balance()]).toEqual([200, 1050])
  expect([await told('charged_back'), await payer.balance()]).toEqual([200, 1000])
})

it('a dispute that is won before it is heard to be lost gives the money back behind it, the second one too', async () => {
  const payer = await newPayer()
  const id = (await payer.deposit(50)).body.payment?.id ?? 0
  const order = await referenceOf(id)
  const told = async (dispute: number, status: string) => {
    const said = { id: `sb_${dispute}`, kind: 'deposit', order, status, amount: '2500.00', currency: 'RUB' }
    return [await hear(JSON.stringify(said)), await payer.balance()]
  }
  expect(await told(1, 'reinstated')).toEqual([503, 1000])
  expect(await told(1, 'paid')).toEqual([200, 1050])
  for (const dispute of [1, 2]) {
    expect(await told(dispute, 'reinstated')).toEqual([503, 1050])
    expect(await told(dispute, 'charged_back')).toEqual([200, 1000])
    expect(await told(dispute, 'reinstated')).toEqual([200, 1050])
    // The same words once more are the same message.
    expect(await told(dispute, 'reinstated')).toEqual([200, 1050])
  }
})
