import type { Currency, Minor } from '@xezer/money/minor'
import { parseAmountText } from '@xezer/money/parse-amount'
import { assert } from '@xezer/std/assert'
import { type AccountField, CARD, orEmail, PHONE, RUSSIAN_PHONE, wallet } from './account-fields.ts'
import type { FeeRule } from './fees.ts'
import { OWN_PAY_CURRENCY, PAY_CURRENCIES, type PayCurrency } from './pay-currencies.ts'

/** In the order in which they are shown. */
export const METHOD_NAMES = [
  'piastrix',
  'qiwi',
  'payeer',
  'pm',
  'webmoney',
  'yandex',
  'advcash',
  'beeline',
  'megafon',
  'mts',
  'tele2',
  'alfabank',
  'visa',
] as const
export type MethodName = (typeof METHOD_NAMES)[number]

export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

export type MethodGroup = 'wallet' | 'phone' | 'bank' | 'card'
export type ProcessingTime = 'instant' | 'day'

/** What one payment may be, in the currency of the method. */
interface PayLimits {
  readonly min: Minor
  readonly max: Minor
}
type Fields = Partial<Record<PayCurrency, AccountField>>

export interface PaymentMethod {
  readonly name: MethodName
  readonly group: MethodGroup
  /** The currencies that it is paid in; the same limits hold in both directions. */
  readonly limits: Partial<Readonly<Record<PayCurrency, PayLimits>>>
  readonly fees: Readonly<Record<Direction, FeeRule>>
  /** The account that is asked for in each direction, by the currency that is paid; none asks for none. */
  readonly fields: Readonly<Record<Direction, Fields>>
}

/** Deposits arrive at once, payouts within a day: a promise of the house, the same for all methods. */
export const PROCESSING_TIMES: Readonly<Record<Direction, ProcessingTime>> = { in: 'instant', out: 'day' }

const FREE: FeeRule = { ppm: 0n, fixed: 0n, min: 0n, max: null }
const ONE_PER_CENT: FeeRule = { ...FREE, ppm: 10_000n }
const TWO_PER_CENT: FeeRule = { ...FREE, ppm: 20_000n }

const NO_FIELD: Fields = {}
const inAll = (field: AccountField): Fields => ({ RUB: field, USD: field, EUR: field })

const PIASTRIX_WALLET = orEmail(wallet(/^\d{10,14}$/, '201494711279'))

function mobile(name: MethodName, maxText: string): PaymentMethod {
  return {
    name,
    group: 'phone',
    limits: { RUB: between('10', maxText) },
    fees: { in: TWO_PER_CENT, out: FREE },
    fields: { in: { RUB: RUSSIAN_PHONE }, out: { RUB: RUSSIAN_PHONE } },
  }
}

/**
 * Limits and shapes of accounts are those of the specification and of the gateway; those of visa, webmoney, yandex and
 * advcash, and all fees, are the house's own choice.
 */
export const METHODS: Readonly<Record<MethodName, PaymentMethod>> = {
  piastrix: {
    name: 'piastrix',
    group: 'wallet',
    limits: { RUB: between('1', '100000'), USD: between('1', '100000'), EUR: between('1', '100000') },
    fees: { in: FREE, out: FREE },
    fields: { in: inAll(PIASTRIX_WALLET), out: inAll(PIASTRIX_WALLET) },
  },
  qiwi: {
    name: 'qiwi',
    group: 'wallet',
    limits: { RUB: between('100', '250000'), USD: between('0.05', '3900'), EUR: between('0.5', '3400') },
    fees: { in: FREE, out: FREE },
    fields: { in: inAll(PHONE), out: inAll(PHONE) },
  },
  payeer: {
    name: 'payeer',
    group: 'wallet',
    limits: { RUB: between('1', '500000'), USD: between('0.01', '10000'), EUR: between('0.01', '10000') },
    fees: { in: FREE, out: FREE },
    fields: { in: NO_FIELD, out: inAll(wallet(/^P\d{7,12}$/, 'P1234567')) },
  },
  pm: {
    name: 'pm',
    group: 'wallet',
    limits: { USD: between('0.01', '10000'), EUR: between('0.01', '10000') },
    fees: { in: FREE, out: FREE },
    fields: {
      in: NO_FIELD,
      out: { USD: wallet(/^U\d{6,10}$/, 'U1234567'), EUR: wallet(/^E\d{6,10}$/, 'E1234567') },
    },
  },
  webmoney: {
    name: 'webmoney',
    group: 'wallet',
    limits: { RUB: between('10', '15000'), USD: between('0.1', '3000'), EUR: between('0.1', '3000') },
    fees: { in: FREE, out: FREE },
    fields: {
      in: NO_FIELD,
      out: {
        RUB: wallet(/^R\d{12}$/, 'R123456789012'),
        USD: wallet(/^Z\d{12}$/, 'Z123456789012'),
        EUR: wallet(/^E\d{12}$/, 'E123456789012'),
      },
    },
  },
  yandex: {
    name: 'yandex',
    group: 'wallet',
    limits: { RUB: between('10', '15000') },
    fees: { in: FREE, out: FREE },
    fields: { in: NO_FIELD, out: { RUB: wallet(/^41001\d{6,28}$/, '410011234567890') } },
  },
  advcash: {
    name: 'advcash',
    group: 'wallet',
    limits: { RUB: between('10', '190000'), USD: between('0.1', '2700'), EUR: between('0.1', '2700') },
    fees: { in: FREE, out: ONE_PER_CENT },
    fields: {
      in: NO_FIELD,
      out: {
        RUB: orEmail(wallet(/^R\d{12}$/, 'R123456789012')),
        USD: orEmail(wallet(/^U\d{12}$/, 'U123456789012')),
        EUR: orEmail(wallet(/^E\d{12}$/, 'E123456789012')),
      },
    },
  },
  beeline: mobile('beeline', '15000'),
  megafon: mobile('megafon', '15000'),
  mts: mobile('mts', '14999'),
  tele2: mobile('tele2', '15000'),
  alfabank: {
    name: 'alfabank',
    group: 'bank',
    limits: { RUB: between('1', '15000') },
    fees: { in: FREE, out: FREE },
    fields: {
      in: NO_FIELD,
      out: {
        RUB: { name: 'account', pattern: /^\d{20}$/, isEmailToo: false, example: '40817810099910004312' },
      },
    },
  },
  visa: {
    name: 'visa',
    group: 'card',
    limits: { RUB: between('100', '75000'), USD: between('5', '1000'), EUR: between('5', '1000') },
    fees: { in: FREE, out: FREE },
    fields: { in: inAll(CARD), out: inAll(CARD) },
  },
}

/** The currency that a player pays this method in: his own where the method has it, else roubles, else dollars. */
export function payCurrencyOf(method: MethodName, currency: Currency): PayCurrency {
  const { limits } = METHODS[method]
  const own = OWN_PAY_CURRENCY[currency]
  if (own !== null && limits[own] !== undefined) return own
  const found = PAY_CURRENCIES.find((pay) => limits[pay] !== undefined)
  assert(found !== undefined, `a method that is paid in nothing: ${method}`)
  return found
}

/** The account that a payment asks for; null: it asks for none. */
export function accountFieldOf(
  method: MethodName,
  direction: Direction,
  pay: PayCurrency,
): AccountField | null {
  return METHODS[method].fields[direction][pay] ?? null
}

/** What the method itself takes in a currency, before any conversion. */
export function payLimitsOf(method: MethodName, pay: PayCurrency): PayLimits {
  const limits = METHODS[method].limits[pay]
  assert(limits !== undefined, `${method} is not paid in ${pay}`)
  return limits
}

function between(minText: string, maxText: string): PayLimits {
  return { min: amount(minText), max: amount(maxText) }
}

function amount(text: string): Minor {
  const parsed = parseAmountText(text)
  assert(parsed.ok, `not an amount: ${text}`)
  return parsed.value
}
