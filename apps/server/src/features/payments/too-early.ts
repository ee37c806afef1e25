import type { GatewayMessage } from './gateway.ts'
import type { StoredPayment } from './payment-store.ts'

/**
 * Money that came back before anybody heard that it went: what is first said of such a payment has not come yet. Such a
 * message is not applied and not acknowledged, so that it comes again behind the other; taken for nothing, it would leave
 * the money with whoever has it no more. A dispute is won that was lost before, the second one as the first.
 */
export function isTooEarly(
  { direction, status }: Pick<StoredPayment, 'direction' | 'status'>,
  { kind, outcome }: Pick<GatewayMessage, 'kind' | 'outcome'>,
): boolean {
  if (direction === 'in' && kind === 'deposit') {
    const mayBeCredited = ['created', 'pending', 'expired', 'quarantined'].includes(status)
    if (outcome === 'charged_back') return mayBeCredited
    return outcome === 'reinstated' && (mayBeCredited || status === 'credited')
  }
  return direction === 'out' && kind === 'payout' && outcome === 'returned' && status === 'processing'
}
