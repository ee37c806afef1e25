import type { GatewayMessage } from './gateway.ts'
import type { StoredPayment } from './payment-store.ts'

export type MessageDecision =
  | { readonly kind: 'credit' | 'fail' | 'charge_back' | 'reinstate' | 'pay_out' | 'fail_out' | 'return_out' }
  /** `note`: it moves nothing, and a person of the house has to read it. */
  | { readonly kind: 'quarantine' | 'ignore' | 'note'; readonly reason: string }

const ignore = (reason: string) => ({ kind: 'ignore', reason }) as const
const note = (reason: string) => ({ kind: 'note', reason }) as const
const quarantine = (reason: string) => ({ kind: 'quarantine', reason }) as const

/**
 * What a message does to the payment that it names. Messages come twice, late and in any order: one credits, and money that
 * does not fit is nobody's until an operator has looked at it.
 */
export function decideMessage(
  payment: Pick<StoredPayment, 'direction' | 'method' | 'status' | 'payCurrency' | 'payAmount'>,
  said: Omit<GatewayMessage, 'reference' | 'account' | 'fee'>,
): MessageDecision {
  if ((said.kind === 'deposit') !== (payment.direction === 'in')) return ignore('other_direction')
  return payment.direction === 'in' ? decideDeposit(payment, said) : decidePayout(payment, said)
}

type Payment = Parameters<typeof decideMessage>[0]
type Said = Parameters<typeof decideMessage>[1]

function decideDeposit({ status, ...payment }: Payment, said: Said): MessageDecision {
  if (said.outcome === 'charged_back') return status === 'credited' ? { kind: 'charge_back' } : ignore(status)
  if (said.outcome === 'reinstated') return status === 'charged_back' ? { kind: 'reinstate' } : ignore(status)
  if (said.outcome === 'strange') return decideStrange(status, said)
  if (said.outcome !== 'paid') {
    return status === 'created' || status === 'pending' ? { kind: 'fail' } : ignore(status)
  }
  // Nothing came: there is nothing to set aside either.
  if (said.amount <= 0n) return ignore('no_money')
  if (said.isOfOtherShop) return quarantine('other_shop')
  // A bill of the gateway's own wallets is paid there in any way.
  const isInAnyWay = said.method === null || payment.method === 'piastrix'
  if (!isInAnyWay && said.method !== payment.method) return quarantine('other_method')
  if (said.currency !== payment.payCurrency) return quarantine('other_currency')
  if (said.amount !== payment.payAmount) return quarantine('other_amount')
  // One that was paid says so again, in other words: it is the same money.
  if (status !== 'quarantined' && isSeen(status)) return ignore(status)
  if (status === 'failed') return quarantine('paid_after_failure')
  if (status === 'quarantined') return quarantine('paid_again')
  return { kind: 'credit' }
}

/** Of a payment whose money came it says nothing of more money, and of no money there is nothing to set aside: it is read by a person. */
function decideStrange(status: Payment['status'], { amount }: Said): MessageDecision {
  return isSeen(status) || amount <= 0n ? note('unknown_word') : quarantine('unknown_word')
}

/** Money came for it already, or an operator is looking at it. */
function isSeen(status: Payment['status']): boolean {
  return ['credited', 'charged_back', 'returned', 'quarantined'].includes(status)
}

function decidePayout({ status }: Payment, said: Said): MessageDecision {
  if (said.outcome === 'strange') return note('unknown_word')
  if (said.outcome === 'paid') return status === 'processing' ? { kind: 'pay_out' } : ignore(status)
  if (said.outcome === 'failed') return status === 'processing' ? { kind: 'fail_out' } : ignore(status)
  return said.outcome === 'returned' && status === 'paid' ? { kind: 'return_out' } : ignore(status)
}
