import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  DepositAnswer,
  DepositInput,
  MethodTerms,
  OpenWithdrawals,
  PAYMENT_METHODS,
  Payment,
  PaymentMethods,
  PaymentsInput,
  RejectPaymentInput,
  WithdrawalInput,
} from './payments.ts'

const TIME = '2026-11-21T10:00:00Z'
const DEPOSIT = { method: 'payeer', amount: 50 }
const STEP = { status: 'pending', statusName: 'Awaiting payment', time: TIME, note: null }
const PAYMENT = {
  ...{ id: 7000, time: TIME, type: 'in', typeName: 'Deposit', method: 'payeer', methodName: 'Payeer' },
  ...{ amount: 50, fee: 0, currency: 'AZN', pay: { amount: 1930.51, currency: 'RUR' } },
  ...{ rate: '1 AZN = 38.61 RUB', status: 'pending', statusName: 'Waits', statusColor: 'info' },
  ...{ cancellable: false, payable: false, expected: TIME, steps: [STEP] },
}
const TERMS = {
  ...{ method: 'payeer', name: 'Payeer', currency: 'RUR', min: 0.03, max: 12_950, time: 'At once' },
  ...{ fee: { ppm: 0, fixed: 0, min: 0, max: null }, fields: [] },
}

describe('a shape of payments', () => {
  it.each([
    ['a deposit', DepositInput, { ...DEPOSIT, phone: '9', wallet: 'P', account: 'a', bonus: 1 }],
    ['a withdrawal', WithdrawalInput, { ...DEPOSIT, card: '4', code: '1', forfeitBonus: true }],
    ['payments of a period', PaymentsInput, { from: TIME, to: TIME, type: 'in', before: 7 }],
    ['payments of a filter', PaymentsInput, { filter: { from: TIME, to: TIME } }],
    ['a cancel', RejectPaymentInput, { paymentOut: 7 }],
    ['a payment', Payment, PAYMENT],
    [
      'an answer to a deposit',
      DepositAnswer,
      { payment: PAYMENT, redirect: { method: 'GET', url: '/checkout', data: {} } },
    ],
    [
      'what is held',
      OpenWithdrawals,
      { payments: [PAYMENT], available: 1, held: 2, bonus: 0, needs: ['email'] },
    ],
    ['a method', MethodTerms, TERMS],
    ['methods', PaymentMethods, { in: [TERMS], out: [], rates: [], minimum: 20 }],
  ])('%s takes what it names and nothing else', (_, shape, value) => {
    expect(z.safeParse(shape, value).error?.issues ?? []).toEqual([])
    expect(z.safeParse(shape, { ...value, isAdmin: true }).success).toBe(false)
  })
})

it.each([
  [50.5, true],
  [0.01, true],
  [0, false],
  [-5, false],
  [1.005, false],
  ['50', false],
  [Number.POSITIVE_INFINITY, false],
])('an amount of %s is paid: %s', (amount, isTaken) => {
  expect(z.safeParse(DepositInput, { ...DEPOSIT, amount }).success).toBe(isTaken)
  expect(z.safeParse(WithdrawalInput, { ...DEPOSIT, amount }).success).toBe(isTaken)
})

it.each([
  [1, true],
  [null, true],
  ['first_deposit', true],
  [2, false],
  ['', false],
  ['FIRST', false],
])('a bonus of %s may be asked for: %s', (bonus, isTaken) => {
  expect(z.safeParse(DepositInput, { ...DEPOSIT, bonus }).success).toBe(isTaken)
})

it('there are thirteen methods', () => {
  expect(new Set(PAYMENT_METHODS).size).toBe(13)
})
