import { parseExchangeRate } from '@xezer/money/exchange'
import { CURRENCIES, type Currency, major, minor } from '@xezer/money/minor'
import { parseAmountText } from '@xezer/money/parse-amount'
import { rational } from '@xezer/money/rational'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOf } from './fees.ts'
import {
  DIRECTIONS,
  type Direction,
  METHOD_NAMES,
  type MethodName,
  payCurrencyOf,
  payLimitsOf,
} from './methods.ts'
import { amountLimitsOf, checkAmount, leastPayout, type PayTerms, quotePayment } from './quotes.ts'
import { type ManatRates, payPerUnit, shownRate } from './rates.ts'

function rate(text: string) {
  const parsed = parseExchangeRate(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}
function amountOf(text: string) {
  const parsed = parseAmountText(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}
const ratesOf = (usd: string, eur: string, rub: string): ManatRates => ({
  USD: rate(usd),
  EUR: rate(eur),
  RUB: rate(rub),
})
/** Those of the day that the worked figures are of, and the round ones that the house starts with. */
const WORKED = ratesOf('1.7', '1.9348', '0.0259')
const ROUND = ratesOf('1.7', '1.95', '0.02')

function terms(method: MethodName, direction: Direction, currency: Currency, rates: ManatRates): PayTerms {
  return { method, direction, currency, rates, minimumDeposit: major(20) }
}

it.each([
  ['AZN', '0.02'],
  ['USD', '0.01'],
  ['EUR', '0.01'],
  ['RUR', '0.85'],
] as const)('the least that leaves an account in %s is %s', (currency, least) => {
  expect(leastPayout(currency, ROUND)).toBe(amountOf(least))
})

describe('fifty manat at 1 RUB = 0.0259 AZN', () => {
  it('cost 1 930.51 RUB and are paid out as 1 930.50', () => {
    expect(quotePayment(terms('payeer', 'in', 'AZN', WORKED), major(50))).toMatchObject({
      fee: 0n,
      pay: { currency: 'RUB', amount: 193_051n },
    })
    expect(quotePayment(terms('payeer', 'out', 'AZN', WORKED), major(50)).pay.amount).toBe(193_050n)
  })

  it('cost two per cent more over an operator of telephones', () => {
    const quote = quotePayment(terms('beeline', 'in', 'AZN', WORKED), major(50))
    expect(quote).toMatchObject({ fee: 100n, pay: { amount: 196_912n } })
  })

  it('bring one per cent less by advcash', () => {
    const quote = quotePayment(terms('advcash', 'out', 'AZN', WORKED), major(50))
    expect(quote).toMatchObject({ fee: 50n, pay: { amount: 191_119n } })
  })

  it('are what they are where nothing is exchanged', () => {
    const quote = quotePayment(terms('payeer', 'in', 'RUR', WORKED), amountOf('1500.37'))
    expect(quote).toEqual({
      fee: 0n,
      pay: { currency: 'RUB', amount: 150_037n },
      rate: { numerator: 1n, denominator: 1n },
    })
  })
})

describe('limits in the currency of the player', () => {
  it.each<[MethodName, Direction, Currency, bigint, bigint]>([
    ['beeline', 'out', 'AZN', 26n, 38_850n],
    ['mts', 'out', 'AZN', 26n, 38_847n],
    ['beeline', 'in', 'AZN', 2000n, 38_850n],
    ['payeer', 'in', 'AZN', 2000n, 1_295_000n],
    ['mts', 'out', 'RUR', 1000n, 1_499_900n],
    ['qiwi', 'out', 'RUR', 10_000n, 25_000_000n],
    ['pm', 'out', 'USD', 1n, 1_000_000n],
    ['pm', 'out', 'AZN', 2n, 1_700_000n],
  ])('%s %s in %s', (method, direction, currency, min, max) => {
    expect(amountLimitsOf(terms(method, direction, currency, WORKED))).toEqual({ min, max })
  })

  it.each<[Currency, string, string]>([
    ['AZN', '19.99', '20.00'],
    ['USD', '11.76', '11.77'],
    ['EUR', '10.25', '10.26'],
    ['RUR', '999.99', '1000.00'],
  ])('the least deposit in %s: %s is refused, %s is taken', (currency, below, least) => {
    const order = terms('payeer', 'in', currency, ROUND)
    expect(checkAmount(order, amountOf(below))).toEqual({
      ok: false,
      error: { code: 'amount_below', amount: amountOf(least) },
    })
    expect(checkAmount(order, amountOf(least))).toEqual({ ok: true, value: amountOf(least) })
  })

  it.each<[MethodName, Direction, Currency, string, string | true]>([
    ['mts', 'in', 'RUR', '14999.01', 'amount_above'],
    ['mts', 'in', 'RUR', '14999.00', true],
    ['mts', 'out', 'RUR', '14999.00', true],
    ['pm', 'out', 'USD', '10000.01', 'amount_above'],
    ['pm', 'out', 'USD', '10000.00', true],
    ['pm', 'out', 'USD', '0.01', true],
    ['pm', 'out', 'USD', '0.00', 'amount_invalid'],
    ['pm', 'in', 'USD', '0.01', 'amount_below'],
  ])('%s %s %s %s: %s', (method, direction, currency, text, expected) => {
    const answer = checkAmount(terms(method, direction, currency, ROUND), amountOf(text))
    expect(answer.ok || answer.error.code).toBe(expected)
  })
})

describe('a fee', () => {
  const same = rational(1n)
  const rule = { ppm: 20_000n, fixed: 0n, min: 0n, max: null }
  it.each([
    ['is rounded down', rule, 49n, 0n],
    ['is its part', rule, 5000n, 100n],
    ['adds what is fixed', { ...rule, fixed: 30n }, 5000n, 130n],
    ['is its least at least', { ...rule, min: 150n }, 5000n, 150n],
    ['is its most at most', { ...rule, max: 70n }, 5000n, 70n],
  ])('%s', (_, fees, amount, expected) => {
    expect(feeOf(fees, minor(amount), same)).toBe(expected)
  })

  it('of a method in roubles is one of manat', () => {
    expect(feeOf({ ...rule, fixed: 1000n }, minor(5000n), rate('38.61'))).toBe(100n + 26n)
  })

  it('leaves nothing below nothing', () => {
    const order = terms('advcash', 'out', 'AZN', WORKED)
    expect(quotePayment(order, minor(1n)).pay.amount).toBe(38n)
  })
})

describe('a shown rate', () => {
  it.each([
    [WORKED, 'RUB', 'AZN', '38.61'],
    [WORKED, 'USD', 'AZN', '0.5882'],
    [WORKED, 'RUB', 'USD', '65.64'],
    [ROUND, 'RUB', 'AZN', '50.00'],
    [ROUND, 'USD', 'RUR', '0.01176'],
    [ROUND, 'RUB', 'RUR', '1.000'],
  ] as const)('of %o: %s for one %s is %s', (rates, pay, currency, expected) => {
    expect(shownRate(payPerUnit(pay, currency, rates))).toBe(expected)
  })
})

const anyRate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 8n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => rational(numerator, denominator))
const anyRates: fc.Arbitrary<ManatRates> = fc.record({ USD: anyRate, EUR: anyRate, RUB: anyRate })
const anyMethod = fc.constantFrom(...METHOD_NAMES)
const anyCurrency = fc.constantFrom(...CURRENCIES)
const anyAmount = fc.bigInt({ min: 1n, max: 10n ** 10n }).map(minor)

describe('whatever the rates', () => {
  it('money that goes in by one way and out by another never grows', () => {
    fc.assert(
      fc.property(
        anyMethod,
        anyMethod,
        anyCurrency,
        anyRates,
        anyAmount,
        (into, outOf, currency, rates, amount) => {
          const paid = quotePayment(terms(into, 'in', currency, rates), amount).pay
          const got = quotePayment(terms(outOf, 'out', currency, rates), amount).pay
          const [from, to] = [rates[paid.currency], rates[got.currency]]
          const worthPaid = paid.amount * from.numerator * to.denominator
          const worthGot = got.amount * to.numerator * from.denominator
          expect(worthGot <= worthPaid).toBe(true)
        },
      ),
    )
  })

  it('the limits of a player stay within those of the method, and are as wide as they can be', () => {
    fc.assert(
      fc.property(
        anyMethod,
        fc.constantFrom(...DIRECTIONS),
        anyCurrency,
        anyRates,
        (method, direction, currency, rates) => {
          const order = terms(method, direction, currency, rates)
          const { min, max } = amountLimitsOf({ ...order, minimumDeposit: minor(0n) })
          const per = payPerUnit(payCurrencyOf(method, currency), currency, rates)
          const least = amountLimitsOf(order).min
          const exact = (amount: bigint) => amount * per.numerator
          const { min: payMin, max: payMax } = payLimits(method, currency)
          expect(exact(min) >= payMin * per.denominator && exact(min - 1n) < payMin * per.denominator).toBe(
            true,
          )
          expect(exact(max) <= payMax * per.denominator && exact(max + 1n) > payMax * per.denominator).toBe(
            true,
          )
          expect(least >= min).toBe(true)
        },
      ),
    )
  })
})

function payLimits(method: MethodName, currency: Currency) {
  return payLimitsOf(method, payCurrencyOf(method, currency))
}
