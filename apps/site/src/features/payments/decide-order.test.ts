import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { decideOrder, type OrderRules } from './decide-order.ts'
import { exampleTerms } from './example-methods.ts'

const DEPOSIT: OrderRules = {
  ...{ terms: exampleTerms('in', 'payeer'), type: 'in', currency: 'AZN', availableMinor: null },
}
const MOBILE: OrderRules = { ...DEPOSIT, terms: exampleTerms('in', 'beeline') }
const WITHDRAWAL: OrderRules = {
  ...{ terms: exampleTerms('out', 'payeer'), type: 'out', currency: 'AZN', availableMinor: minor(10_000n) },
}

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
    ['no phone', MOBILE, '50', '', { account: { code: 'field_required' } }],
    [
      'another phone',
      MOBILE,
      '50',
      '8123456789',
      { account: { code: 'phone_invalid', example: '9123456789' } },
    ],
    [
      'a wallet in other letters',
      WITHDRAWAL,
      '5',
      '\u04201234567',
      { account: { code: 'wallet_invalid', example: 'P1234567' } },
    ],
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
