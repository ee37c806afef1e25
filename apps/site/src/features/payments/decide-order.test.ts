import type { PaymentMethod, PaymentType } from '@xezer/contract/payments'
import { type Currency, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { decideOrder, type OrderRules } from './decide-order.ts'
import { EXAMPLE_METHODS, exampleTerms } from './example-methods.ts'
import { limitsIn } from './limits-in.ts'

const DEPOSIT: OrderRules = {
  ...{ terms: exampleTerms('in', 'payeer'), type: 'in', currency: 'AZN', availableMinor: null },
}
const MOBILE: OrderRules = { ...DEPOSIT, terms: exampleTerms('in', 'beeline') }
const WITHDRAWAL: OrderRules = {
  ...{ terms: exampleTerms('out', 'payeer'), type: 'out', currency: 'AZN', availableMinor: minor(10_000n) },
}

const PAYEER_MOST = readWireAmount(WITHDRAWAL.terms.max)

describe('an order that may go', () => {
  it.each([
    ['the least', DEPOSIT, '20', '', 2000n, undefined],
    ['as people type', DEPOSIT, '1 234,50', '', 123_450n, undefined],
    ['with a phone', MOBILE, '50.5', '+7 912 345-67-89', 5050n, '9123456789'],
    ['all that is there', WITHDRAWAL, '100.00', 'p1234567', 10_000n, 'P1234567'],
  ] as const)('%s', (_, rules, amount, account, amountMinor, sent) => {
    expect(decideOrder(rules, { amount, account })).toEqual({
      ok: true,
      value: { amountMinor, account: sent },
    })
  })
})

describe('an order that may not', () => {
  it.each([
    ['nothing', DEPOSIT, '', '', { amount: { code: 'field_required' } }],
    ['no amount', DEPOSIT, '1.005', '', { amount: { code: 'amount_invalid' } }],
    ['a negative one', DEPOSIT, '-5', '', { amount: { code: 'amount_invalid' } }],
    ['one of another notation', DEPOSIT, '1e309', '', { amount: { code: 'amount_invalid' } }],
    ['0', DEPOSIT, '0', '', { amount: { code: 'amount_invalid' } }],
    ['too little', DEPOSIT, '19.99', '', { amount: { code: 'amount_below', amountMinor: 2000n } }],
    ['too much', MOBILE, '388.51', '9123456789', { amount: { code: 'amount_above', amountMinor: 38_850n } }],
    [
      'more than there is',
      WITHDRAWAL,
      '100.01',
      'P1234567',
      { amount: { code: 'more_than_available', amountMinor: 10_000n } },
    ],
    [
      'more than there is and than the method pays',
      WITHDRAWAL,
      '999999999',
      'P1234567',
      { amount: { code: 'more_than_available', amountMinor: 10_000n } },
    ],
    [
      'more than the method pays, of more',
      { ...WITHDRAWAL, availableMinor: minor(900_000_000n) },
      '999999999',
      'P1234567',
      { amount: { code: 'amount_above', amountMinor: PAYEER_MOST } },
    ],
    ['no phone', MOBILE, '50', '', { account: { code: 'field_required' } }],
    [
      'another phone',
      MOBILE,
      '50',
      '8123456789',
      { account: { code: 'phone_invalid', example: '9123456789' } },
    ],
    [
      'a wallet with a letter that only looks like it',
      WITHDRAWAL,
      '5',
      '\u04201234567',
      { account: { code: 'cyrillic_letter', example: 'P1234567' } },
    ],
    ['a wallet in other letters', WITHDRAWAL, '5', '\u018f1234567', { account: { code: 'latin_only' } }],
    [
      'both',
      WITHDRAWAL,
      'x',
      'x',
      { amount: { code: 'amount_invalid' }, account: { code: 'wallet_invalid', example: 'P1234567' } },
    ],
  ] as const)('%s', (_, rules, amount, account, faults) => {
    expect(decideOrder(rules, { amount, account })).toEqual({ ok: false, error: faults })
  })
})

const rate = (currency: Currency, numerator: string, denominator: string) => ({
  ...{ currency, numerator, denominator, text: '', time: null },
})
/** At 1.70, 1.95 and 0.02 manat for a dollar, euro, rouble. */
const MANAT = {
  ...EXAMPLE_METHODS,
  in: [...EXAMPLE_METHODS.in, { ...exampleTerms('in', 'beeline'), method: 'mts' as const }],
  out: (['payeer', 'pm', 'visa'] as const).map((method) => ({ ...exampleTerms('out', 'payeer'), method })),
  rates: [rate('RUR', '50', '1'), rate('USD', '10', '17'), rate('EUR', '20', '39')],
}

describe('where an order ends and begins to be taken, as it is typed', () => {
  it.each<[PaymentType, Currency, PaymentMethod, string, string, string]>([
    ['in', 'USD', 'payeer', '11.76', '', 'amount amount_below'],
    ['in', 'USD', 'payeer', '11.77', '', 'taken'],
    ['in', 'EUR', 'payeer', '10.25', '', 'amount amount_below'],
    ['in', 'EUR', 'payeer', '10.26', '', 'taken'],
    ['in', 'RUR', 'payeer', '999.99', '', 'amount amount_below'],
    ['in', 'RUR', 'payeer', '1000', '', 'taken'],
    ['in', 'RUR', 'mts', '14999.01', '9123456789', 'amount amount_above'],
    ['in', 'RUR', 'mts', '14 999,00', '+7 912 345-67-89', 'taken'],
    ['in', 'RUR', 'mts', '1000', '8123456789', 'account phone_invalid'],
    ['in', 'RUR', 'mts', '1000', '912345678', 'account phone_invalid'],
    ['out', 'USD', 'pm', '10000.01', 'U1234567', 'amount amount_above'],
    ['out', 'USD', 'pm', '0.01', 'U1234567', 'taken'],
    ['out', 'RUR', 'payeer', '1', 'P123456', 'account wallet_invalid'],
    ['out', 'RUR', 'payeer', '1', 'P1234567890123', 'account wallet_invalid'],
    ['out', 'RUR', 'payeer', '1', 'p1234567', 'taken'],
    ['out', 'RUR', 'visa', '100', '4111111111111112', 'account card_invalid'],
    ['out', 'RUR', 'visa', '100', '411111111111', 'account card_invalid'],
    ['out', 'RUR', 'visa', '100', '\uff14111111111111111', 'account card_invalid'],
    ['out', 'RUR', 'visa', '100', '4111111111111111', 'taken'],
    ['out', 'RUR', 'visa', '100', '5555 5555 5555 4444', 'taken'],
  ])('%s %s %s %s %j: %s', (type, currency, method, amount, account, said) => {
    const terms = must(
      limitsIn(currency, MANAT)[type].find((one) => one.method === method),
      method,
    )
    const decided = decideOrder({ terms, type, currency, availableMinor: null }, { amount, account })
    const [field, fault] = decided.ok ? [] : (Object.entries(decided.error)[0] ?? [])
    expect(decided.ok ? 'taken' : `${field} ${fault?.code}`).toBe(said)
  })
})
