import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { mayBecome, PAYMENT_STATES, type PaymentState } from '../../core/payments/payment-states.ts'
import { decideMessage } from './decide-message.ts'
import type { GatewayMessage } from './gateway.ts'

const OUTCOMES = ['paid', 'failed', 'returned', 'charged_back', 'reinstated', 'strange'] as const
const told = (
  direction: 'in' | 'out',
  status: PaymentState,
  outcome: GatewayMessage['outcome'],
  more: object = {},
) =>
  decideMessage(
    { direction, method: 'payeer', status, payCurrency: 'RUR', payAmount: minor(100n) },
    {
      ...{ kind: direction === 'in' ? 'deposit' : 'payout', outcome, currency: 'RUR', amount: minor(100n) },
      ...{ method: null, isOfOtherShop: false, ...more },
    },
  )
const word = (decision: ReturnType<typeof told>) =>
  'reason' in decision && decision.kind !== 'note' ? decision.reason : decision.kind

describe('what a message does to a deposit', () => {
  it.each<[PaymentState, ...string[]]>([
    ['created', 'credit', 'fail', 'created', 'created', 'unknown_word'],
    ['pending', 'credit', 'fail', 'pending', 'pending', 'unknown_word'],
    ['expired', 'credit', 'expired', 'expired', 'expired', 'unknown_word'],
    ['failed', 'paid_after_failure', 'failed', 'failed', 'failed', 'unknown_word'],
    ['quarantined', 'paid_again', 'quarantined', 'quarantined', 'quarantined', 'note'],
    ['credited', 'credited', 'credited', 'charge_back', 'credited', 'note'],
    ['charged_back', 'charged_back', 'charged_back', 'charged_back', 'reinstate', 'note'],
    ['returned', 'returned', 'returned', 'returned', 'returned', 'note'],
  ])('that is %s: paid %s, failed %s, charged back %s, won %s, strange %s', (status, ...expected) => {
    const outcomes = OUTCOMES.filter((one) => one !== 'returned')
    expect(outcomes.map((outcome) => word(told('in', status, outcome)))).toEqual(expected)
  })

  it.each([
    ['payeer', null, 'credit'],
    ['payeer', 'payeer', 'credit'],
    ['payeer', 'advcash', 'other_method'],
    ['payeer', 'other', 'other_method'],
    ['piastrix', 'payeer', 'credit'],
  ] as const)('by %s that was paid by %s: %s', (method, by, expected) => {
    const payment = {
      direction: 'in',
      method,
      status: 'pending',
      payCurrency: 'RUR',
      payAmount: minor(100n),
    } as const
    const said = { kind: 'deposit', outcome: 'paid', currency: 'RUR', amount: minor(100n) } as const
    expect(word(decideMessage(payment, { ...said, method: by, isOfOtherShop: false }))).toBe(expected)
    expect(word(decideMessage(payment, { ...said, method: by, isOfOtherShop: true }))).toBe('other_shop')
  })

  it('of no money is told of none', () => {
    for (const status of ['created', 'pending', 'expired', 'failed', 'quarantined'] as const)
      expect(word(told('in', status, 'paid', { amount: minor(0n) }))).toBe('no_money')
    for (const status of PAYMENT_STATES)
      expect(told('in', status, 'strange', { amount: minor(0n) })).toEqual({
        kind: 'note',
        reason: 'unknown_word',
      })
  })

  it.each([
    [{}, -1, 'other_amount'],
    [{}, 1, 'other_amount'],
    [{ currency: 'USD' }, 0, 'other_currency'],
    [{ kind: 'payout' }, 0, 'other_direction'],
  ])('with %j and %d more is %s', (other, more, reason) => {
    const change = { ...other, amount: minor(100n + BigInt(more)) }
    for (const status of PAYMENT_STATES)
      if (isStateOf('in', status)) expect(word(told('in', status, 'paid', change))).toBe(reason)
  })
})

it.each<[PaymentState, string, string, string]>([
  ['ordered', 'ordered', 'ordered', 'ordered'],
  ['approved', 'approved', 'approved', 'approved'],
  ['processing', 'pay_out', 'fail_out', 'processing'],
  ['paid', 'paid', 'paid', 'return_out'],
  ['failed', 'failed', 'failed', 'failed'],
  ['cancelled', 'cancelled', 'cancelled', 'cancelled'],
  ['returned', 'returned', 'returned', 'returned'],
])('a payout that is %s: paid %s, failed %s, returned %s', (status, paid, failed, returned) => {
  expect(OUTCOMES.slice(0, 3).map((outcome) => word(told('out', status, outcome)))).toEqual([
    paid,
    failed,
    returned,
  ])
})

it('a word on a payout that nobody knows is read by a person', () => {
  for (const status of PAYMENT_STATES)
    if (isStateOf('out', status)) expect(told('out', status, 'strange').kind).toBe('note')
})

it('no message leads where a payment may not go', () => {
  const leadsTo: Readonly<
    Record<
      'credit' | 'fail' | 'charge_back' | 'reinstate' | 'pay_out' | 'fail_out' | 'return_out',
      PaymentState
    >
  > = {
    ...{ credit: 'credited', fail: 'failed', charge_back: 'charged_back', reinstate: 'credited' },
    ...{ pay_out: 'paid', fail_out: 'failed', return_out: 'returned' },
  }
  for (const direction of ['in', 'out'] as const)
    for (const status of PAYMENT_STATES)
      for (const outcome of OUTCOMES) {
        const { kind } = told(direction, status, outcome)
        if (kind === 'ignore' || kind === 'quarantine' || kind === 'note') continue
        const isOwn =
          direction === 'in'
            ? mayBecome('in', status, leadsTo[kind])
            : mayBecome('out', status, leadsTo[kind])
        // States of the other direction are no state of this one.
        if (isStateOf(direction, status)) expect(isOwn, `${direction} ${status} ${outcome}`).toBe(true)
      }
})

const OWN_STATES: Readonly<Record<'in' | 'out', readonly PaymentState[]>> = {
  in: ['created', 'pending', 'credited', 'failed', 'expired', 'quarantined', 'charged_back', 'returned'],
  out: ['ordered', 'cancelled', 'rejected', 'approved', 'processing', 'paid', 'failed', 'returned'],
}

function isStateOf(direction: 'in' | 'out', status: PaymentState): boolean {
  return OWN_STATES[direction].includes(status)
}
