import type { Currency, Minor } from '@xezer/money/minor'
import type { MethodName } from '@xezer/payments/methods'
import type { Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'

/** What a gateway is asked to do; `reference` is ours, and the same one is the same payment for ever. */
export interface GatewayOrder {
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

/** Where a deposit is paid: at an address, with a form that is sent there, or as a text says that the gateway wrote. */
export const CheckoutWay = z.union([
  z.strictObject({
    method: z.enum(['GET', 'POST']),
    url: z.string(),
    data: z.record(z.string(), z.string()),
  }),
  z.strictObject({ instructions: z.strictObject({ ru: z.string(), en: z.string() }) }),
])
export type CheckoutWay = z.output<typeof CheckoutWay>

/** `unknown`: silence, or an answer that says neither; it may have been done. */
export type CheckoutAnswer =
  | { readonly kind: 'open'; readonly gatewayId: string; readonly way: CheckoutWay }
  | { readonly kind: 'refused' | 'unknown' }

/** `over`: paid, refused or under way there, so that nothing is left to close. `unknown`: silence; it may be closed. */
export type ClosingAnswer = 'closed' | 'over' | 'unknown'

export type PayoutAnswer = 'accepted' | 'refused' | 'unknown'

/** `not_found` is certain: the gateway has never heard of it. */
export type PaymentFate = 'paid' | 'failed' | 'pending' | 'not_found' | 'unknown'

/** What a message of a gateway says, once its signature was found right. */
export interface GatewayMessage {
  readonly kind: 'deposit' | 'payout'
  readonly reference: string
  /** `strange`: a word that nobody here knows. */
  readonly outcome: 'paid' | 'failed' | 'returned' | 'charged_back' | 'reinstated' | 'strange'
  readonly currency: Currency
  readonly amount: Minor
  /** What of it the gateway keeps for itself, in the same currency. */
  readonly fee: Minor
  /** Who paid, where the gateway tells it. */
  readonly account: string | null
  /** How it was paid, where the gateway tells it; `other`: in a way that the house has none of. */
  readonly method: MethodName | 'other' | null
  /** It names another shop than this house. */
  readonly isOfOtherShop: boolean
}

/** What somebody says who may be a gateway, and from where. */
export interface Heard {
  readonly header: (name: string) => string | null
  readonly body: Buffer
  readonly address: string
}

/** A payment system, as the house asks it. Nothing here throws for what goes wrong on the way. */
export interface Gateway {
  readonly name: string
  openCheckout(order: CheckoutOrder): Promise<CheckoutAnswer>
  /**
   * Makes a checkout one that nobody can pay any more, however often it is asked to, also before it was ever opened. Null where the
   * gateway has no such call: its pages stay payable as long as it likes.
   */
  readonly closeCheckout: ((order: GatewayOrder) => Promise<ClosingAnswer>) | null
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  findPayout(order: Pick<GatewayOrder, 'reference' | 'method' | 'currency'>): Promise<PaymentFate>
  /** What became of a checkout; null balances, and fates that are unknown, are asked for another day. */
  findDeposit(order: Pick<GatewayOrder, 'reference' | 'method' | 'currency'>): Promise<PaymentFate>
  /** What it says that this house has there. */
  readBalances(): Promise<ReadonlyMap<Currency, Minor> | null>
  /** The method has no way out there: a person of the house pays it and says so. */
  paysByHand(method: MethodName, currency: Currency): boolean
  /** Whether it is from the gateway, whatever it says. */
  isGenuine(heard: Heard, nowMs: number): boolean
  /** Null for what cannot be understood: a person reads it. */
  readMessage(body: Buffer): GatewayMessage | null
}
