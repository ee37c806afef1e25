import type { PaymentType } from '@xezer/contract/payments'
import type { PlainMessageId } from '@xezer/i18n/translator'

/** What the choice of a method is called: nobody pays by the one to which he withdraws. */
export const METHOD_TITLES = {
  in: 'payments.method',
  out: 'payments.withdraw_method',
} as const satisfies Record<PaymentType, PlainMessageId>
