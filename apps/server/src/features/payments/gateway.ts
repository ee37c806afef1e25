import type { Redirect } from '@xezer/contract/payments'
import type { Currency, Minor } from '@xezer/money/minor'
import type { MethodName } from '@xezer/payments/methods'
import type { Locale } from '@xezer/std/locale'

/** What a gateway is asked to do; `reference` is ours, and the same one is the same payment for ever. */
interface GatewayOrder {
  readonly reference: string
  readonly method: MethodName
  readonly currency: Currency
  readonly amount: Minor
}

export interface CheckoutOrder extends GatewayOrder {
  /** Who pays, where the method asks for it. */
  readonly account: string | null
  /** Where the payer comes back to. */
  readonly returnPath: string
  readonly locale: Locale
}

export interface PayoutOrder extends GatewayOrder {
  readonly account: string
}

/** `unknown`: silence, or an answer that says neither; it may have been done. */
export type CheckoutAnswer =
  | { readonly kind: 'open'; readonly gatewayId: string; readonly redirect: Redirect }
  | { readonly kind: 'refused' | 'unknown' }

export type PayoutAnswer = 'accepted' | 'refused' | 'unknown'

/** `not_found` is certain: the gateway has never heard of it. */
export type PayoutState = 'paid' | 'failed' | 'pending' | 'not_found' | 'unknown'

/** What a message of a gateway says, once its signature was found right. */
export interface GatewayMessage {
  readonly kind: 'deposit' | 'payout'
  readonly reference: string
  readonly outcome: 'paid' | 'failed' | 'returned' | 'charged_back'
  readonly currency: Currency
  readonly amount: Minor
  /** Who paid, where the gateway tells it. */
  readonly account: string | null
}

/** A payment system, as the house asks it. Nothing here throws for what goes wrong on the way. */
export interface Gateway {
  readonly name: string
  openCheckout(order: CheckoutOrder): Promise<CheckoutAnswer>
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  findPayout(reference: string): Promise<PayoutState>
  /** Whether it is from the gateway, whatever it says. */
  isGenuine(header: (name: string) => string | null, body: Buffer, nowMs: number): boolean
  /** Null for what cannot be understood. */
  readMessage(body: Buffer): GatewayMessage | null
}
