import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { balanceOf, closeHouse, database, newPayer, openHouse } from './example-payments.ts'
import { issueVouchers, voidVoucher } from './voucher-desk.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'sold' }
const issue = async (amount = 5000n) => {
  const owner = { pool: database.pool, random: nodeMachine.secureRandom }
  const [issued] = await issueVouchers(owner, { amount: minor(amount), count: 1 }, ORDER)
  if (issued === undefined) throw new Error('no code')
  return issued
}
type Payer = Awaited<ReturnType<typeof newPayer>>
const use = (payer: Payer, code: string, more: object = {}, key?: string) =>
  payer.call('account/depositAzx', { code, ...more }, key)

describe('a payment code', () => {
  it.concurrent('is money at once, in small letters and groups too, and used up', async () => {
    const payer = await newPayer()
    const { id, code } = await issue()
    const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`
    const { status, body } = await use(payer, typed, { amount: 50 })
    expect(status).toBe(200)
    expect(body.payment).toMatchObject({
      ...{ type: 'in', method: 'azx', amount: 50, fee: 0, currency: 'AZN', pay: null, status: 'done' },
    })
    expect(await balanceOf(payer)).toBe(105_000n)
    const again = (await use(payer, code)).body
    expect([again.code, Object.keys(again.fields ?? {})]).toEqual(['voucher_invalid', ['code']])
    expect(await voidVoucher(database.pool, id, ORDER)).toBe(false)
    const { rows } = await database.pool.query('select code_hash::text from voucher where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it.concurrent.each([
    ['USD', 2941n, { amount: 50, currency: 'AZN' }],
    ['RUR', 250_000n, { amount: 50, currency: 'AZN' }],
  ] as const)('is manat, and exchanged for an account in %s', async (currency, own, pay) => {
    const payer = await newPayer(currency)
    const had = await balanceOf(payer)
    const { code } = await issue()
    expect((await use(payer, code)).body.payment).toMatchObject({ amount: Number(own) / 100, currency, pay })
    expect((await balanceOf(payer)) - had).toBe(own)
  })

  it.concurrent('that is worth nothing in the currency of an account stays for another', async () => {
    const [payer, other] = [await newPayer('USD'), await newPayer()]
    const had = await balanceOf(payer)
    const { code } = await issue(1n)
    expect((await use(payer, code)).body.code).toBe('voucher_invalid')
    expect(await balanceOf(payer)).toBe(had)
    expect((await use(other, code)).body.payment?.amount).toBe(0.01)
  })

  it.concurrent('pays once, of 64 players and presses at once', async () => {
    const payers = await Promise.all(Array.from({ length: 4 }, () => newPayer()))
    const { code } = await issue(700n)
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, at) => use(payers[at % payers.length] as Payer, code, {}, `p${at}`)),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    const balances = await Promise.all(payers.map(balanceOf))
    expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(400_700n)
  })

  it.concurrent('of one press is one payment, however often it is sent', async () => {
    const payer = await newPayer()
    const { code } = await issue()
    const said = await Promise.all(Array.from({ length: 8 }, () => use(payer, code, {}, 'one')))
    const told = said.filter(({ status }) => status === 200)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ body }) => body.payment?.id)).size).toBe(1)
    expect(await balanceOf(payer)).toBe(105_000n)
  })

  it.concurrent('is guessed five times an hour by one player, also all at once, and then a right one waits too', async () => {
    const payer = await newPayer()
    const { code } = await issue()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => use(payer, '0'.repeat(16), {}, `g${at}`)),
    )
    expect(guesses.filter(({ body }) => body.code === 'voucher_invalid')).toHaveLength(5)
    expect(guesses.filter(({ body }) => body.code === 'too_many_requests')).toHaveLength(7)
    expect((await use(payer, code)).status).toBe(429)
    await database.ownerPool.query(
      "update voucher_try set at = at - interval '1 hour' where player_id = $1",
      [payer.playerId],
    )
    expect((await use(payer, code)).status).toBe(200)
  })

  it.concurrent.each([
    [
      'its face is another',
      async () => [(await issue()).code, { amount: 50.01 }, 'voucher_invalid'] as const,
    ],
    [
      'it is void',
      async () => {
        const { id, code } = await issue()
        expect(await voidVoucher(database.pool, id, ORDER)).toBe(true)
        return [code, {}, 'voucher_invalid'] as const
      },
    ],
    ['it has 15 signs', async () => ['0'.repeat(15), {}, 'invalid_fields'] as const],
    ['a U stands in it', async () => [`${'0'.repeat(15)}U`, {}, 'invalid_fields'] as const],
  ])('is refused where %s', async (_, make) => {
    const payer = await newPayer()
    const [code, more, expected] = await make()
    expect((await use(payer, code, more)).body.code).toBe(expected)
    expect(await balanceOf(payer)).toBe(100_000n)
  })

  it.concurrent('counts against the limit of deposits, and is kept where that is passed', async () => {
    const payer = await newPayer()
    const { code } = await issue()
    await payer.call('account/limit', { kind: 'deposit', days: 1, amount: 49.99 })
    expect((await use(payer, code)).body.code).toBe('limit_reached')
    expect(await balanceOf(payer)).toBe(100_000n)
    expect((await use(await newPayer(), code)).status).toBe(200)
  })

  it.concurrent('is kept for whoever takes a break', async () => {
    const payer = await newPayer()
    const { code } = await issue()
    await payer.call('account/timeOut', { length: '24h' })
    expect((await use(payer, code)).body.code).toBe('player_paused')
    const { rows } = await database.pool.query('select count(*) from voucher_try where player_id = $1', [
      payer.playerId,
    ])
    expect(rows).toEqual([{ count: 0n }])
    const other = await newPayer()
    expect((await use(other, code)).status).toBe(200)
  })
})
