import type { Payment } from '@xezer/contract/payments'
import { expect, it } from 'vitest'
import { examplePayment } from './example-payment.ts'
import { showSteps } from './payment-steps.ts'

const shape = (payment: Payment) => showSteps(payment).map(({ status, state, time }) => [status, state, time])
const EXPECTED = '2026-11-24T16:16:00Z'

it.each<[string, Payment, ReturnType<typeof shape>]>([
  [
    'ordered: what comes is shown, with its end',
    examplePayment('out', ['ordered'], EXPECTED),
    [
      ['ordered', 'now', '2026-11-23T16:00:00Z'],
      ['processing', 'later', null],
      ['done', 'later', EXPECTED],
    ],
  ],
  [
    'on its way',
    examplePayment('out', ['ordered', 'processing'], EXPECTED),
    [
      ['ordered', 'done', '2026-11-23T16:00:00Z'],
      ['processing', 'now', '2026-11-23T16:01:00Z'],
      ['done', 'later', EXPECTED],
    ],
  ],
  [
    'paid',
    examplePayment('out', ['ordered', 'processing', 'done'], null),
    [
      ['ordered', 'done', '2026-11-23T16:00:00Z'],
      ['processing', 'done', '2026-11-23T16:01:00Z'],
      ['done', 'done', '2026-11-23T16:02:00Z'],
    ],
  ],
  [
    'cancelled: nothing comes any more',
    examplePayment('out', ['ordered', 'cancelled'], null),
    [
      ['ordered', 'done', '2026-11-23T16:00:00Z'],
      ['cancelled', 'bad', '2026-11-23T16:01:00Z'],
    ],
  ],
  [
    'a deposit that waits',
    examplePayment('in', ['pending'], null),
    [
      ['pending', 'now', '2026-11-23T16:00:00Z'],
      ['done', 'later', null],
    ],
  ],
])('%s', (_, payment, expected) => {
  expect(shape(payment)).toEqual(expected)
})
