import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeHouse, database, newPayer, openHouse } from './example-payments.ts'

// A house whose bank has said nothing yet: what is exchanged waits, what stays in its currency does not.

beforeAll(() =>
  openHouse({
    RATES: 'cbar',
    RATES_URL: 'http://127.0.0.1:1/{day}.xml',
    WITHDRAWAL_WAIT: '900',
    LOG_LEVEL: 'silent',
  }),
)
afterAll(closeHouse)

it.each([
  ['USD', { method: 'payeer', amount: 30, wallet: 'P1234567' }, 200],
  ['RUR', { method: 'yandex', amount: 30, wallet: '4100112345678' }, 200],
  // Of a method that pays roubles alone.
  ['USD', { method: 'yandex', amount: 30, wallet: '4100112345678' }, 503],
  ['AZN', { method: 'payeer', amount: 30, wallet: 'P1234567' }, 503],
] as const)('a withdrawal from an account in %s by %j: %d', async (currency, order, status) => {
  const payer = await newPayer(currency)
  const said = await payer.call('account/withdrawal', order)
  expect([said.status, said.body.code]).toEqual([status, status === 200 ? undefined : 'rate_unavailable'])
  if (status !== 200) return
  const { rows } = await database.pool.query(
    `select amount, pay_currency, pay_amount, rate_numerator, rate_denominator, rate_source, rate_at from payment
     where id = $1`,
    [said.body.payment?.id],
  )
  const one = { rate_numerator: 1n, rate_denominator: 1n, rate_source: 'static', rate_at: null }
  expect(rows).toEqual([{ amount: 3000n, pay_currency: currency, pay_amount: 3000n, ...one }])
})

it('a deposit waits, for its least amount is one of manat', async () => {
  const payer = await newPayer('USD')
  expect((await payer.deposit(50)).body.code).toBe('rate_unavailable')
})

it('ways out that exchange nothing are shown, and no others', async () => {
  const methodsOf = async (currency: string) => {
    const { status, body } = await (await newPayer(currency)).call('account/methods')
    return {
      status,
      ...(body as { in?: unknown[]; out?: { method: string; currency: string }[]; rates?: unknown[] }),
    }
  }
  const shown = await methodsOf('USD')
  expect([shown.status, shown.in, shown.rates]).toEqual([200, [], []])
  expect(new Set(shown.out?.map(({ currency }) => currency))).toEqual(new Set(['USD']))
  expect(shown.out?.map(({ method }) => method)).not.toContain('yandex')
  expect((await methodsOf('AZN')).status).toBe(503)
})
