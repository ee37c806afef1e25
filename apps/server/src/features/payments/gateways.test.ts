import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  balanceOf,
  closeHouse,
  database,
  holdOf,
  makeDue,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
  signed,
  stake,
  untilSent,
  world,
} from './example-payments.ts'
import { decideWithdrawal } from './payment-desk.ts'
import { MISSES_BEFORE_RETRY } from './payout-desk.ts'
import { openStandIn, STAND_IN_SHOP, type StandIn, signedCallback } from './piastrix/example-stand-in.ts'
import { readClearing } from './reconciliation-store.ts'

/** What a gateway says of a deposit, in the words of neither of them. */
interface Word {
  readonly reference: string
  readonly status?: 'paid' | 'failed' | 'charged_back' | 'reinstated' | 'word'
  readonly amount?: string
  readonly currency?: 'RUB' | 'USD'
  readonly method?: string
  readonly shop?: 'other'
  readonly account?: string
  readonly isForged?: boolean
  /** What of it the house is given, where the gateway keeps a part. */
  readonly refund?: string
  /** The same, said otherwise. */
  readonly words?: string
}
interface Spoken {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

let standIn: StandIn

function sayAsSandbox({
  reference,
  status = 'paid',
  amount = '2500.00',
  currency = 'RUB',
  ...word
}: Word): Spoken {
  const { method = 'payeer', account = 'P1234567', shop = 'xezer', isForged = false, words = '' } = word
  const body = JSON.stringify({
    ...{
      id: `sb_${words}`,
      kind: 'deposit',
      order: reference,
      status,
      amount,
      currency,
      account,
      method,
      shop,
    },
  })
  return { body, headers: { 'x-signature': signed(isForged ? `${body} ` : body) } }
}

const PIASTRIX_WORDS: Readonly<Record<string, string>> = { paid: 'success', failed: 'rejected', word: 'word' }

function sayAsPiastrix({
  reference,
  status = 'paid',
  amount = '2500.00',
  currency = 'RUB',
  ...word
}: Word): Spoken {
  const { method = 'payeer', account = 'P1234567', shop, isForged = false, words = '' } = word
  const { refund = amount } = word
  const body = signedCallback({
    ...{ status: PIASTRIX_WORDS[status] ?? status, shop_order_id: reference, shop_amount: amount },
    ...{
      shop_id: shop === undefined ? STAND_IN_SHOP : '6',
      payment_id: '94869365',
      description: words,
      addons: null,
    },
    ...{ shop_currency: currency === 'RUB' ? '643' : '840', payway: `${method}_rub`, shop_refund: refund },
    ps_data: JSON.stringify({ ps_payer_account: account }),
  })
  return { body: isForged ? body.replace('94869365', '94869366') : body, headers: {} }
}

const GATEWAYS = [
  { name: 'sandbox', speak: sayAsSandbox, open: () => openHouse(), close: closeHouse },
  {
    name: 'piastrix',
    speak: sayAsPiastrix,
    async open() {
      standIn = await openStandIn()
      await openHouse(standIn.settings)
    },
    async close() {
      await closeHouse()
      await standIn.close()
      // Every call was signed, named, numbered and timed as the gateway wants it.
      expect(standIn.faults).toEqual([])
    },
  },
] as const

const count = async (sql: string, values: unknown[] = []) =>
  Number((await database.pool.query(`select count(*) from ${sql}`, values)).rows[0]?.count)

describe.each(GATEWAYS)('the gateway $name', ({ name, speak, open, close }) => {
  beforeAll(open, 60_000)
  afterAll(close)
  const isPiastrix = name === 'piastrix'

  async function say(word: Word): Promise<number> {
    const { body, headers } = speak(word)
    const answer = await fetch(`${world.url}/hooks/${name}`, { method: 'POST', body, headers })
    const text = await answer.text()
    if (answer.status === 200) expect(text).toBe('OK')
    return answer.status
  }
  async function deposited(): Promise<{ payer: Payer; id: number; reference: string; had: bigint }> {
    const payer = await newPayer()
    const had = await balanceOf(payer)
    const { body } = await payer.deposit(50)
    const id = body.payment?.id ?? 0
    expect(body.payment?.status).toBe('pending')
    return { payer, id, reference: await referenceOf(id), had }
  }
  /** Paid in from the account and staked since: it is paid out to it without an operator. */
  async function trusted(account: string, more: object = {}): Promise<Payer> {
    const payer = await newPayer()
    const { body } = await payer.deposit(50, more)
    const method = body.payment?.method ?? ''
    expect(await say({ reference: await referenceOf(body.payment?.id ?? 0), account, method })).toBe(200)
    await stake(payer)
    return payer
  }

  describe('a deposit', () => {
    it.concurrent('is credited once, of 64 that say so at once and of any that say so later', async () => {
      const { payer, id, reference, had } = await deposited()
      const said = await Promise.all(Array.from({ length: 64 }, () => say({ reference })))
      expect(new Set(said)).toEqual(new Set([200]))
      expect(await say({ reference, words: 'other' })).toBe(200)
      expect([await balanceOf(payer), (await payer.show(id))?.status]).toEqual([had + 5000n, 'done'])
      expect(await count("gateway_event where payment_id = $1 and outcome = 'applied'", [id])).toBe(1)
    })

    it.concurrent('that comes after its day is the player’s all the same', async () => {
      const { payer, id, reference, had } = await deposited()
      await makeDue(id)
      await payer.until(id, 'cancelled')
      expect(await say({ reference })).toBe(200)
      expect([await balanceOf(payer), (await payer.show(id))?.status]).toEqual([had + 5000n, 'done'])
    })

    it.concurrent.each<[string, Partial<Word>]>([
      ['other_amount', { amount: '2500.01' }],
      ['other_amount', { amount: '2499.99' }],
      ['other_currency', { currency: 'USD' }],
      ['other_shop', { shop: 'other' }],
      ['other_method', { method: 'advcash' }],
      ['other_method', { method: 'cash' }],
      ...(isPiastrix ? [['unknown_word', { status: 'word' }] as [string, Partial<Word>]] : []),
    ])('with %s (%j) stands aside', async (reason, change) => {
      const { payer, id, reference, had } = await deposited()
      expect(await say({ reference, ...change })).toBe(200)
      expect([await balanceOf(payer), (await payer.show(id))?.status]).toEqual([had, 'processing'])
      const { rows } = await database.pool.query('select reason from quarantine where payment_id = $1', [id])
      expect(rows).toEqual([{ reason }])
    })

    it.concurrent('makes room in a limit before its day is over only where its page was closed', async () => {
      const payer = await newPayer()
      await payer.call('account/limit', { kind: 'deposit', days: 1, amount: 50 })
      const { body } = await payer.deposit(50)
      const id = body.payment?.id ?? 0
      expect([body.payment?.payable, body.payment?.cancellable]).toEqual([true, !isPiastrix])
      const { status, body: said } = await payer.call('account/rejectPayment', { paymentOut: id })
      expect([status, said.code]).toEqual(isPiastrix ? [409, 'payment_final'] : [200, undefined])
      expect((await payer.deposit(50)).body.code).toBe(isPiastrix ? 'limit_reached' : undefined)
      if (!isPiastrix) return
      expect((await payer.show(id))?.status).toBe('pending')
      await makeDue(id)
      await payer.until(id, 'cancelled')
      expect((await payer.deposit(50)).status).toBe(200)
    })

    it.concurrent('leads to where it is paid again', async () => {
      const { payer, id } = await deposited()
      const [{ body }, { rows }] = await Promise.all([
        payer.call(`account/checkout/${id}`),
        database.pool.query('select redirect from payment where id = $1', [id]),
      ])
      expect(body.redirect?.url).toBe(rows[0]?.redirect.url)
    })

    it.concurrent('that is refused and then paid stands aside', async () => {
      const { payer, id, reference, had } = await deposited()
      expect(await say({ reference, status: 'failed' })).toBe(200)
      expect((await payer.show(id))?.status).toBe('rejected')
      expect(await say({ reference })).toBe(200)
      const { rows } = await database.pool.query('select reason from quarantine where payment_id = $1', [id])
      expect([await balanceOf(payer), rows]).toEqual([had, [{ reason: 'paid_after_failure' }]])
    })

    it.concurrent('with a signature that is none is refused and kept nowhere', async () => {
      const { payer, id, reference, had } = await deposited()
      expect(await say({ reference, isForged: true })).toBe(403)
      expect([await balanceOf(payer), (await payer.show(id))?.status]).toEqual([had, 'pending'])
      expect(await count("gateway_event where position($1 in encode(body, 'escape')) > 0", [reference])).toBe(
        0,
      )
    })

    it.concurrent('that nobody ordered stands aside with its money', async () => {
      const reference = 'f'.repeat(32)
      expect(await say({ reference, amount: '7.00', currency: 'USD' })).toBe(200)
      const { rows } = await database.pool.query(
        "select amount, currency from quarantine where reason = 'unknown_order'",
      )
      expect(rows).toEqual([{ amount: 700n, currency: 'USD' }])
    })
  })

  describe('a payout', () => {
    it.concurrent('is paid once', async () => {
      const payer = await trusted('P1234567')
      const [had] = await holdOf(payer)
      const id = (await payer.withdraw(30)).body.payment?.id ?? 0
      if (isPiastrix) await settle(payer, id)
      else await payer.until(id, 'done')
      expect(await holdOf(payer)).toEqual([had - 3000n, 0n])
    })

    it.concurrent('that is refused comes back', async () => {
      const payer = await trusted('P1234501')
      const before = await holdOf(payer)
      const id = (await payer.withdraw(30, 'P1234501')).body.payment?.id ?? 0
      await payer.until(id, 'rejected')
      expect(await holdOf(payer)).toEqual(before)
    })

    it.concurrent('that is paid without an answer is found, and was paid once', async () => {
      const payer = await trusted('P1234503')
      const id = (await payer.withdraw(30, 'P1234503')).body.payment?.id ?? 0
      await settle(payer, id)
      expect(await count('payout_attempt where payment_id = $1', [id])).toBe(1)
    })

    it.concurrent.each(isPiastrix ? ['02', '05', '06'] : ['02'])(
      'that stays (%s) is held for as long as nobody knows',
      async (digits) => {
        const payer = await trusted(`P12345${digits}`)
        const id = (await payer.withdraw(30, `P12345${digits}`)).body.payment?.id ?? 0
        await payer.until(id, 'processing')
        for (let ask = 0; ask <= MISSES_BEFORE_RETRY; ask++) {
          await untilSent(id)
          await makeDue(id)
        }
        await untilSent(id)
        expect([(await payer.show(id))?.status, (await holdOf(payer))[1]]).toEqual(['processing', 3000n])
        expect(await count('payout_attempt where payment_id = $1', [id])).toBe(1)
        // Whoever has looked there says what became of it; nothing else releases it.
        const order = { actor: 'desk', reason: 'looked there' }
        expect(await decideWithdrawal(database.pool, id, 'paid', order)).toBe(true)
        expect([(await payer.show(id))?.status, (await holdOf(payer))[1]]).toEqual(['done', 0n])
      },
    )
  })

  async function settle(payer: Payer, id: number): Promise<void> {
    await payer.until(id, 'processing')
    await untilSent(id)
    await makeDue(id)
    await payer.until(id, 'done')
  }

  if (!isPiastrix) return

  describe('says of its own', () => {
    it.concurrent('a callback that outruns the answer that creates is the money all the same', async () => {
      const payer = await newPayer()
      let said = 0
      standIn.onCreate = async (fields) => {
        if (fields.shop_amount !== '1234.50') return
        said = await say({ reference: fields.shop_order_id ?? '', amount: '1234.50', method: 'piastrix' })
      }
      const { body } = await payer.deposit(24.69, { method: 'piastrix', wallet: '201494711279' })
      expect([said, body.payment?.status, await balanceOf(payer)]).toEqual([200, 'done', 2469n])
    })

    it.concurrent('a payout that is lost on the way is sent again after three certain answers', async () => {
      const payer = await trusted('P1234507')
      const id = (await payer.withdraw(30, 'P1234507')).body.payment?.id ?? 0
      await payer.until(id, 'processing')
      const attempts = () => count('payout_attempt where payment_id = $1', [id])
      for (let miss = 1; miss <= MISSES_BEFORE_RETRY; miss++) {
        await untilSent(id)
        expect(await attempts()).toBe(1)
        await makeDue(id)
        // An answer that is still on its way puts the next question off: it is waited for.
        const missed = () =>
          count('payout_attempt where payment_id = $1 and number = 1 and missed = $2', [id, miss])
        await vi.waitFor(async () => expect(await missed()).toBe(1), { timeout: 20_000, interval: 100 })
      }
      await vi.waitFor(async () => expect(await attempts()).toBe(2), { timeout: 20_000, interval: 100 })
      await settle(payer, id)
      expect((await holdOf(payer))[1]).toBe(0n)
    })

    it('what it keeps of a deposit is the cost of the house, and clearing is what it has', async () => {
      const kept = async () => {
        const { rows } = await database.pool.query<{ fees: bigint }>(
          `select coalesce(sum(t.amount), 0)::bigint as fees from transfer t
           join account f on f.id = t.debit and f.kind = 'fees' and f.currency = 'RUR'
           join account c on c.id = t.credit and c.kind = 'clearing' and c.currency = 'RUR'`,
        )
        const clearing = (await readClearing(database.pool, 'piastrix')).get('RUR') ?? 0n
        return { fees: rows[0]?.fees ?? 0n, clearing }
      }
      const before = await kept()
      const { payer, reference, had } = await deposited()
      expect(await say({ reference, refund: '2400.00' })).toBe(200)
      // Said twice, and otherwise, it is the same fee.
      expect(await say({ reference, refund: '2400.00', words: 'again' })).toBe(200)
      const more = { fees: before.fees + 10_000n, clearing: before.clearing + 240_000n }
      expect([await balanceOf(payer), await kept()]).toEqual([had + 5000n, more])
      // Nobody's money has its fee too; a part that cannot be is none.
      await say({ reference: 'd'.repeat(32), amount: '100.00', refund: '97.50' })
      await say({ reference: 'c'.repeat(32), amount: '100.00', refund: '100.01' })
      expect(await kept()).toEqual({ fees: more.fees + 250n, clearing: more.clearing + 9750n + 10_000n })
    })

    it.concurrent('its own wallets are paid by transfer', async () => {
      const account = '201494711279'
      const payer = await trusted(account, { method: 'piastrix', wallet: account })
      const order = { method: 'piastrix', amount: 30, wallet: account }
      const id = (await payer.call('account/withdrawal', order)).body.payment?.id ?? 0
      await settle(payer, id)
      expect(standIn.orders.get(await referenceOf(id))?.call).toBe('transfer/create')
    })

    it.concurrent('what it cannot pay waits for a hand', async () => {
      const payer = await trusted('P1234567')
      const order = { method: 'alfabank', amount: 30, account: '40817810099910004312' }
      const id = (await payer.call('account/withdrawal', order)).body.payment?.id ?? 0
      const { rows } = await database.pool.query('select flags, due_at from payment where id = $1', [id])
      expect(rows).toEqual([{ flags: 'by_hand account_never_paid_in', due_at: null }])
    })

    it.concurrent('an operator’s instructions instead of an address', async () => {
      const payer = await newPayer()
      const order = { method: 'beeline', amount: 50, phone: '9123456789' }
      const { body } = await payer.call('account/deposit', order)
      expect(body).toMatchObject({ redirect: null, text: 'Confirm by SMS', payment: { status: 'pending' } })
    })

    it.concurrent('a form is sent from a page that may send it there and nowhere else', async () => {
      const payer = await newPayer()
      const { body } = await payer.call('account/depositCard', { amount: 50, card: '4111111111111111' })
      const id = body.payment?.id ?? 0
      const url = `/pay/${await referenceOf(id)}`
      expect(body.redirect).toEqual({ method: 'GET', url, data: {} })
      const page = await fetch(`${world.url}${url}`)
      expect(page.headers.get('content-security-policy')).toMatch(/; form-action https:\/\/card\.example$/)
      const html = await page.text()
      expect(html).toContain('<form method="post" action="https://card.example/pay">')
      expect(html).toContain('name="sum" value="2500.5"')
      // Whose page it is, and how much: the last look before he leaves.
      expect(html).toContain('>Xəzər</p>')
      expect(html).toContain(`>${formatMoney(minor(250_000n), 'RUR')}</p>`)
      expect(html).not.toContain('4111')
      await say({ reference: await referenceOf(id), method: 'card' })
      const after = await fetch(`${world.url}${url}`, { redirect: 'manual' })
      expect([after.status, after.headers.get('location')]).toEqual([303, '/account/payments/history'])
    })

    it('what comes from another address is refused, however right its sign is', async () => {
      const { body } = speak({ reference: 'e'.repeat(32) })
      const headers = { 'x-forwarded-for': '127.0.0.2' }
      const said = { header: () => null, body: Buffer.from(body), address: '127.0.0.2' }
      expect((await fetch(`${world.url}/hooks/piastrix`, { method: 'POST', body, headers })).status).toBe(200)
      const { createPiastrixClient } = await import('./piastrix/piastrix-client.ts')
      const shop = { url: standIn.url, shop: STAND_IN_SHOP, secret: 'SecretKey01', addresses: ['127.0.0.1'] }
      const client = createPiastrixClient({ ...shop, clock: { nowMs: Date.now }, publicUrl: world.url })
      expect([
        client.isGenuine(said, 0),
        client.isGenuine({ ...said, address: '::ffff:127.0.0.1' }, 0),
      ]).toEqual([false, true])
    })
  })
})
