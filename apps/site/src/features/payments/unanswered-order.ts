import type { PaymentMethod } from '@xezer/contract/payments'
import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import type { OrderInput } from './send-order.ts'

/** An order that was sent and that nobody answered: it may have been taken, and is sent again under its own key. */
export interface UnansweredOrder {
  readonly key: string
  readonly method: PaymentMethod
  readonly order: OrderInput
}

/** A code that ran out is typed anew for the same order, and what was agreed to with it once is agreed to. */
export function isSameOrder(
  { method, order }: UnansweredOrder,
  next: PaymentMethod,
  asked: OrderInput,
): boolean {
  return (
    method === next &&
    order.amountMinor === asked.amountMinor &&
    order.account === asked.account &&
    order.bonus === asked.bonus &&
    (order.forfeitBonus === asked.forfeitBonus || asked.forfeitBonus === undefined)
  )
}

/** What is sent again: as it was, with the code of now. */
export function repeatOf({ order }: UnansweredOrder, asked: OrderInput): OrderInput {
  return { ...asked, ...(order.forfeitBonus && { forfeitBonus: order.forfeitBonus }) }
}

/**
 * What the deposit that is typed would add to what the limits count. One that nobody answered stands in them, as far as it was
 * taken: to send it again adds nothing.
 */
export function plannedOf(typedMinor: Minor, unanswered: UnansweredOrder | undefined): Minor {
  return unanswered?.order.amountMinor === typedMinor ? ZERO_MINOR : typedMinor
}
