import type { GatewayMessage } from './gateway.ts'
import type { StoredPayment } from './payment-store.ts'

export type MessageDecision =
  | { readonly kind: 'credit' | 'fail' | 'charge_back' | 'pay_out' | 'fail_out' | 'return_out' }
  | { readonly kind: 'quarantine' | 'ignore'; readonly reason: string }

const ignore = (reason: string) => ({ kind: 'ignore', reason }) as const
const quarantine = (reason: string) => ({ kind: 'quarantine', reason }) as const

/**
 * What a message does to the payment that it names. Messages come twice, late and in any order: one credits, and money that
 * does not fit is nobody's until an operator has looked at it.
 */
export function decideMessage(
  payment: Pick<StoredPayment, 'direction' | 'status' | 'payCurrency' | 'payAmount'>,
  said: Pick<GatewayMessage, 'kind' | 'outcome' | 'currency' | 'amount'>,
): MessageDecision {
  if ((said.kind === 'deposit') !== (payment.direction === 'in')) return ignore('other_direction')
  return payment.direction === 'in' ? decideDeposit(payment, said) : decidePayout(payment, said)
}

type Payment = Parameters<typeof decideMessage>[0]
type Said = Parameters<typeof decideMessage>[1]

function decideDeposit({ status, ...payment }: Payment, said: Said): MessageDecision {
  if (said.outcome === 'charged_back') return status === 'credited' ? { kind: 'charge_back' } : ignore(status)
  if (said.outcome !== 'paid') {
    return status === 'created' || status === 'pending' ? { kind: 'fail' } : ignore(status)
  }
  if (said.currency !== payment.payCurrency) return quarantine('other_currency')
  if (said.amount !== payment.payAmount) return quarantine('other_amount')
  // One that was paid says so again, in other words: it is the same money.
  if (status === 'credited' || status === 'charged_back' || status === 'returned') return ignore(status)
  if (status === 'failed') return quarantine('paid_after_failure')
  if (status === 'quarantined') return quarantine('paid_again')
  return { kind: 'credit' }
}

function decidePayout({ status }: Payment, said: Said): MessageDecision {
  if (said.outcome === 'paid') return status === 'processing' ? { kind: 'pay_out' } : ignore(status)
  if (said.outcome === 'failed') return status === 'processing' ? { kind: 'fail_out' } : ignore(status)
  return said.outcome === 'returned' && status === 'paid' ? { kind: 'return_out' } : ignore(status)
}
