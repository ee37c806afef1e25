import type { PoolClient } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Currency, Minor } from '@xezer/money/minor'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import type { PaymentDirection, PaymentState } from '../../core/payments/payment-states.ts'

/** What a player is told when a payment reaches a state; of what he did himself and what goes on, nothing. */
const TOLD = {
  in: { credited: 'deposit_credited', charged_back: 'deposit_taken_back' },
  out: {
    paid: 'withdrawal_paid',
    rejected: 'withdrawal_refused',
    failed: 'withdrawal_refused',
    returned: 'withdrawal_returned',
  },
} as const satisfies Record<PaymentDirection, Partial<Record<PaymentState, string>>>

type ToldOfPayment = {
  [Direction in keyof typeof TOLD]: (typeof TOLD)[Direction][keyof (typeof TOLD)[Direction]]
}[keyof typeof TOLD]

interface MovedPayment {
  readonly id: number
  readonly playerId: number
  readonly direction: PaymentDirection
  readonly currency: Currency
  readonly amount: Minor
}

/** In the transaction that moves it. */
export async function tellOfPayment(
  client: PoolClient,
  { id, playerId, direction, currency, amount }: MovedPayment,
  to: PaymentState,
): Promise<void> {
  const kinds: Partial<Record<PaymentState, ToldOfPayment>> = TOLD[direction]
  const kind = kinds[to]
  if (kind === undefined) return
  const values = { id: String(id), amount: formatMoney(amount, currency) }
  await tellPlayer(client, { player: playerId, kind, values })
}
