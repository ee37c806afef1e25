import { expect, it } from 'vitest'
import { mayBecome, PAYMENT_STATES, type PaymentDirection } from '../../core/payments/payment-states.ts'
import { isTooEarly } from './too-early.ts'

const early = (
  direction: PaymentDirection,
  kind: 'deposit' | 'payout',
  outcome: 'charged_back' | 'reinstated' | 'returned',
) => PAYMENT_STATES.filter((status) => isTooEarly({ direction, status }, { kind, outcome }))

it('a charge back waits for the credit that it takes back, the return of a payout for the payout', () => {
  const deposits = early('in', 'deposit', 'charged_back')
  expect(deposits).toEqual(['created', 'pending', 'expired', 'quarantined'])
  // Each of them may still be credited, and none of them waits for ever behind something that cannot come.
  expect(PAYMENT_STATES.filter((status) => mayBecome('in', status, 'credited'))).toEqual(
    expect.arrayContaining(deposits),
  )
  expect(early('out', 'payout', 'returned')).toEqual(['processing'])
})

it('a dispute that is won waits for its charge back, and for the credit before that', () => {
  const deposits = early('in', 'deposit', 'reinstated')
  expect(deposits).toEqual(['created', 'pending', 'credited', 'expired', 'quarantined'])
  expect(PAYMENT_STATES.filter((status) => mayBecome('in', status, 'charged_back'))).toEqual(['credited'])
})

it('of the other direction, and in other words, nothing is', () => {
  expect(early('in', 'payout', 'returned')).toEqual([])
  expect(early('in', 'payout', 'charged_back')).toEqual([])
  expect(early('in', 'payout', 'reinstated')).toEqual([])
  expect(early('out', 'deposit', 'reinstated')).toEqual([])
  expect(early('out', 'payout', 'reinstated')).toEqual([])
  expect(early('in', 'deposit', 'returned')).toEqual([])
  expect(early('out', 'deposit', 'charged_back')).toEqual([])
  expect(early('out', 'payout', 'charged_back')).toEqual([])
  for (const status of PAYMENT_STATES)
    for (const direction of ['in', 'out'] as const)
      for (const outcome of ['paid', 'failed'] as const) {
        const kind = direction === 'in' ? 'deposit' : 'payout'
        expect(isTooEarly({ direction, status }, { kind, outcome })).toBe(false)
      }
})
