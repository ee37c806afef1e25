/** Every state of a payment; migration 0046 keeps the database to the same table. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'credited',
  'failed',
  'expired',
  'quarantined',
  'charged_back',
  'ordered',
  'cancelled',
  'rejected',
  'approved',
  'processing',
  'paid',
  'returned',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
export type PaymentDirection = 'in' | 'out'

type Moves = Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>>

/**
 * What may come after what. A message of the gateway may outrun the answer that creates a deposit, and late money is still
 * the player's; money after a failure is looked at by an operator.
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentDirection, Moves>> = {
  in: {
    created: ['pending', 'credited', 'failed', 'expired', 'quarantined'],
    pending: ['credited', 'failed', 'expired', 'quarantined'],
    expired: ['credited', 'quarantined'],
    failed: ['quarantined'],
    quarantined: ['credited', 'returned'],
    credited: ['charged_back'],
    charged_back: ['credited'],
  },
  out: {
    ordered: ['cancelled', 'rejected', 'approved'],
    approved: ['processing'],
    processing: ['paid', 'failed'],
    paid: ['returned'],
  },
}

export const FIRST_STATE: Readonly<Record<PaymentDirection, PaymentState>> = { in: 'created', out: 'ordered' }

export function mayBecome(direction: PaymentDirection, from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_MOVES[direction][from]?.includes(to) === true
}
