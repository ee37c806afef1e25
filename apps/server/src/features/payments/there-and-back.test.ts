import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { formatAmountText } from '@xezer/money/amount-text'
import { CURRENCIES, major, minor, ZERO_MINOR } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import { accountFieldOf, type Direction, METHOD_NAMES, payCurrencyOf } from '@xezer/payments/methods'
import { amountLimitsOf, type PayTerms } from '@xezer/payments/quotes'
import type { ManatRates } from '@xezer/payments/rates'
import { must } from '@xezer/std/assert'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashRequest } from '../../core/operations/operation-store.ts'
import { openPlayer } from '../../core/player/open-player.ts'
import { createSealing } from '../../core/sealing/sealing.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { houseAccountId } from '../../core/wallet/account-id.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { receiveMessage } from './apply-message.ts'
import type { Gateway } from './gateway.ts'
import { orderDeposit } from './order-deposit.ts'
import { orderWithdrawal } from './order-withdrawal.ts'
import { decideWithdrawal } from './payment-desk.ts'
import type { PaymentOptions } from './payment-options.ts'
import { sendPayout } from './payout-desk.ts'
import { createSandboxClient } from './sandbox-client.ts'

const SEED = 11
const RUNS = 60
/** Between the least and so much above it, in minor units: there a unit that was rounded away weighs most. */
const ABOVE_LEAST = 4000n
const ORDER = { actor: 'desk', reason: 'there and back' }

/** Takes every payment on, and says nothing by itself. */
const gateway: Gateway = {
  ...createSandboxClient({ baseUrl: () => 'http://127.0.0.1:1', key: 'key', clock: nodeMachine.clock }),
  openCheckout: async () => ({ kind: 'open', gatewayId: '1', way: { method: 'GET', url: '/', data: {} } }),
  pay: async () => 'accepted',
}

let database: TestDatabase
let keys = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

function optionsAt(rates: ManatRates): PaymentOptions {
  return {
    ...{ ...nodeMachine, pool: database.pool, gateway, beatMs: 1000, withdrawalWaitMs: 0 },
    sealing: createSealing(Buffer.alloc(32, 1), nodeMachine.secureRandom),
    secondFactor: { isOn: async () => false, check: async () => 'wrong' },
    publisher: { publishAccount: () => undefined },
    rates: { current: async () => ({ source: 'static', day: null, takenAtMs: null, rates }) },
    ...{ minimumDepositMinor: minor(1n), identityFromMinor: major(1_000_000_000) },
    onError: () => undefined,
  }
}

function newPlayer(currency: PayTerms['currency']): Promise<number> {
  const player = {
    ...{ email: `there${++keys}@example.com`, passwordHash: 'none', currency, isEmailConfirmed: true },
    ...{ firstname: 'A', lastname: 'B', middlename: '', phone: '-', birthdate: '1990-01-01' },
    ...{ passport: null, passportIssuedOn: null, affiliatePartner: '904', promo: null, bonusChoice: null },
  } as const
  return withTransaction(database.pool, async (client) =>
    must(await openPlayer(client, player, ZERO_MINOR), 'the address is taken'),
  )
}

async function pay(rates: ManatRates, playerId: number, terms: PayTerms, amount: bigint): Promise<void> {
  const { method, currency, direction } = terms
  const options = optionsAt(rates)
  const field = accountFieldOf(method, direction, payCurrencyOf(method, currency))
  const key = `k${++keys}`
  const asked = {
    ...{ playerId, method, direction, currency, amount: Number(amount) / 100, locale: 'en' as const },
    typed: field === null ? {} : { [field.name]: field.example },
    operation: { scope: `pay:${playerId}`, key, requestHash: hashRequest(key) },
  }
  const more = { forfeitBonus: false, code: null, addressKey: '-' }
  const ordered =
    direction === 'in'
      ? await orderDeposit(options, { ...asked, bonus: null })
      : await orderWithdrawal(options, { ...asked, ...more })
  if (ordered instanceof Refusal) throw new Error(JSON.stringify(ordered))
  const { id } = ordered.payment
  if (direction === 'out') {
    await decideWithdrawal(database.pool, id, 'approve', ORDER)
    await sendPayout(options, gateway, { id, playerId, status: 'approved' })
  }
  const { rows } = await database.pool.query<{ reference: string; amount: bigint; currency: string }>(
    `select reference, pay_amount as amount, case pay_currency when 'RUR' then 'RUB' else pay_currency end as currency
     from payment where id = $1`,
    [id],
  )
  const sent = must(rows[0], 'no payment')
  const said = {
    ...{ id: key, kind: direction === 'in' ? 'deposit' : 'payout', order: sent.reference, status: 'paid' },
    ...{ amount: formatAmountText(minor(sent.amount)), currency: sent.currency, account: null },
  }
  await receiveMessage(options, gateway, Buffer.from(JSON.stringify(said)))
}

/** In the player's currency: what was paid for what came, and what of it every account of the house has. */
async function booksOf(playerId: number, direction: Direction) {
  const { rows } = await database.pool.query<{ amount: bigint; numerator: bigint; denominator: bigint }>(
    `select sum(pay_amount)::bigint as amount, min(rate_numerator) as numerator, min(rate_denominator) as denominator
     from payment where player_id = $1 and direction = $2 and status in ('credited', 'paid')`,
    [playerId, direction],
  )
  return must(rows[0], 'no payment')
}

async function balanceOf(playerId: number, account: number): Promise<bigint> {
  const { rows } = await database.pool.query<{ balance: bigint }>(
    `select coalesce(sum(case when t.credit = $2 then t.amount else -t.amount end), 0)::bigint as balance
     from transfer t join payment p on p.id = t.cause where p.player_id = $1 and $2 in (t.debit, t.credit)`,
    [playerId, account],
  )
  return must(rows[0], 'no balance').balance
}

/** Manat for a unit, in fractions that divide nothing evenly. */
const anyRate = (low: bigint, high: bigint) =>
  fc.bigInt({ min: low, max: high }).map((numerator) => rational(numerator, 10_007n))
const anyRates: fc.Arbitrary<ManatRates> = fc.record({
  USD: anyRate(5_000n, 40_000n),
  EUR: anyRate(5_000n, 40_000n),
  RUB: anyRate(40n, 900n),
})
/** Each method in each currency: more than there are runs, in an order of the seed. */
const WAYS = METHOD_NAMES.flatMap((method) => CURRENCIES.map((currency) => ({ method, currency })))

it('money that is exchanged there and back never grows, and rounding costs the house nothing', async () => {
  const tried = new Set<string>()
  const ways = fc.sample(fc.shuffledSubarray(WAYS, { minLength: WAYS.length }), { seed: SEED, numRuns: 1 })
  const order = must(ways[0], 'no order')
  await fc.assert(
    fc.asyncProperty(
      anyRates,
      fc.array(fc.bigInt({ min: 0n, max: ABOVE_LEAST }), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      async (rates, above, isInTwo) => {
        const { method, currency } = must(order[tried.size % order.length], 'a way')
        const whole = { method, currency, rates, minimumDeposit: minor(1n) }
        const [into, out] = [{ ...whole, direction: 'in' } as const, { ...whole, direction: 'out' } as const]
        const least = amountLimitsOf(into).min
        const playerId = await newPlayer(currency)
        for (const more of above) await pay(rates, playerId, into, least + more)
        const there = above.reduce((sum, more) => sum + least + more, 0n)
        const { cash } = (await findWallet(database.pool, playerId)).balances
        expect(cash).toBe(there)
        const part = isInTwo && cash >= 2n * amountLimitsOf(out).min ? cash / 2n : cash
        for (const amount of part === cash ? [cash] : [part, cash - part])
          await pay(rates, playerId, out, amount)
        const [paid, got] = [await booksOf(playerId, 'in'), await booksOf(playerId, 'out')]
        expect(got.amount).toBeLessThanOrEqual(paid.amount)
        expect((await findWallet(database.pool, playerId)).balances).toMatchObject({ cash: 0n })
        // What the exchange has of the other money is worth what it gave of the player's own, at the rate of both ways.
        const pays = payCurrencyOf(method, currency)
        const other = pays === 'RUB' ? 'RUR' : pays
        const own = await balanceOf(playerId, houseAccountId(currency, 'exchange'))
        const fees = await balanceOf(playerId, houseAccountId(currency, 'fees'))
        expect(fees).toBeGreaterThanOrEqual(0n)
        if (other === currency) expect([own, paid.amount - got.amount]).toEqual([0n, fees])
        else {
          const kept = await balanceOf(playerId, houseAccountId(other, 'exchange'))
          expect(kept).toBe(paid.amount - got.amount)
          expect(own).toBe(-fees)
          expect(kept * paid.denominator + own * paid.numerator).toBeGreaterThanOrEqual(0n)
        }
        tried.add(`${method} ${currency}`)
      },
    ),
    // A failure is told as it came: each run is a player and a way of its own.
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
  expect(tried.size).toBe(WAYS.length)
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
}, 60_000)
