import { expect, it } from 'vitest'
import { examplePayment } from './example-payment.ts'
import { payName, payText } from './payment-amounts.ts'

it.each([
  ['in', 'pending', 'payments.you_pay'],
  ['in', 'done', 'payments.paid_in'],
  ['out', 'ordered', 'payments.you_get'],
  ['out', 'processing', 'payments.you_get'],
  ['out', 'done', 'payments.paid_out'],
] as const)('what %s has at the method when %s is called %s', (type, status, name) => {
  const payment = examplePayment(type, [status], null)
  expect([payName(payment), payText(payment)]).toEqual([name, '4\u00a0633.20\u00a0₽'])
})

it.each([
  ['in', 'rejected'],
  ['out', 'rejected'],
  ['out', 'cancelled'],
] as const)('nothing is promised of what %s and was %s', (type, status) => {
  expect(payText(examplePayment(type, ['pending', status], null))).toBeUndefined()
})
