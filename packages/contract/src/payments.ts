import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FactorCode } from './factors.ts'
import { CurrencyCode, Id, WireMoney, WireTime } from './primitives.ts'
import { says } from './says.ts'

// Money in and out: what is asked and answered. Every shape is strict, a field that nobody knows is refused.

/** The systems that money comes and goes by (product §9, constants). */
export const PAYMENT_METHODS = [
  'piastrix',
  'qiwi',
  'payeer',
  'pm',
  'beeline',
  'megafon',
  'mts',
  'tele2',
  'alfabank',
  'visa',
  'webmoney',
  'yandex',
  'advcash',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** What a payment is made by: a method, or a prepaid code. */
export const PAYMENT_WAYS = [...PAYMENT_METHODS, 'azx'] as const

export const PAYMENT_TYPES = ['in', 'out'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** What a player is told; inside there are more states. */
export const PAYMENT_STATUSES = ['ordered', 'pending', 'processing', 'done', 'rejected', 'cancelled'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_COLORS = ['info', 'up', 'down', 't3'] as const

/** Payments of one answer; older ones are asked for. */
export const PAYMENTS_PAGE = 30
/** As long as anybody's wallet, address or number is; its method says what it must be. */
const ACCOUNT_LENGTH_MAX = 64

/** An amount that somebody pays: some. */
const PayAmount = WireMoney.check(z.positive(says('amount_invalid')))
const Typed = z.optional(z.string().check(z.maxLength(ACCOUNT_LENGTH_MAX)))
/** The code of a campaign, 1 for the one of each deposit, null for none. */
const Bonus = z.optional(
  z.nullable(z.union([z.literal(1), z.string().check(z.regex(/^[a-z][a-z0-9_]{1,31}$/))])),
)

export const DepositInput = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  amount: PayAmount,
  phone: Typed,
  wallet: Typed,
  account: Typed,
  bonus: Bonus,
})
export type DepositInput = z.output<typeof DepositInput>

export const DepositCardInput = z.strictObject({
  amount: PayAmount,
  card: z.string().check(z.maxLength(ACCOUNT_LENGTH_MAX)),
  bonus: Bonus,
})

/** As long as a code is with all that people write between its signs. */
const CODE_LENGTH_MAX = 40

export const DepositAzxInput = z.strictObject({
  code: z.string().check(z.maxLength(CODE_LENGTH_MAX)),
  /** What the code is worth, in manat, where the player says it. */
  amount: z.optional(PayAmount),
  bonus: Bonus,
})

export const WithdrawalInput = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  amount: PayAmount,
  phone: Typed,
  wallet: Typed,
  account: Typed,
  card: Typed,
  /** Of the second factor, where it is on (`needs`); the same press is sent again with it. */
  code: z.optional(FactorCode),
  /** Whoever withdraws may lose a bonus: not before this says that he knows. */
  forfeitBonus: z.optional(z.boolean()),
})
export type WithdrawalInput = z.output<typeof WithdrawalInput>

const Range = { from: z.optional(WireTime), to: z.optional(WireTime) }
export const PaymentsInput = z.strictObject({
  ...Range,
  /** The table of calls (product §7, calls) can be read as two fields, and as one that holds them. */
  filter: z.optional(z.strictObject(Range)),
  type: z.optional(z.enum(PAYMENT_TYPES)),
  /** The last id of the page before; absent for the first page. */
  before: z.optional(Id),
})
export type PaymentsInput = z.output<typeof PaymentsInput>

export const RejectPaymentInput = z.strictObject({ paymentOut: Id })

const PaymentStep = z.strictObject({
  status: z.enum(PAYMENT_STATUSES),
  statusName: z.string(),
  time: WireTime,
  /** Why, for people; null where the name says all. */
  note: z.nullable(z.string()),
})

export const Payment = z.strictObject({
  id: Id,
  time: WireTime,
  type: z.enum(PAYMENT_TYPES),
  typeName: z.string(),
  method: z.enum(PAYMENT_WAYS),
  methodName: z.string(),
  /** What reaches the account, or leaves it with its fee. */
  amount: z.number(),
  fee: z.number(),
  /** Of the account. */
  currency: CurrencyCode,
  /** What is paid at the method, or comes there, where its currency is another one. */
  pay: z.nullable(z.strictObject({ amount: z.number(), currency: CurrencyCode })),
  /** `1 AZN = 38.61 RUB`; null where nothing is exchanged. */
  rate: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  statusName: z.string(),
  statusColor: z.enum(PAYMENT_COLORS),
  cancellable: z.boolean(),
  /** Its checkout is open: `account/checkout/{id}` leads there again. */
  payable: z.boolean(),
  /** When it is expected to be over; null once it is. */
  expected: z.nullable(WireTime),
  /** The oldest first. */
  steps: z.array(PaymentStep),
})
export type Payment = z.output<typeof Payment>

/** Where the browser goes to pay. A gateway that wants a form has a page of the house's own before it. */
const Redirect = z.strictObject({
  method: z.literal('GET'),
  url: z.string(),
  data: z.record(z.string(), z.string()),
})

export const DepositAnswer = z.strictObject({
  payment: Payment,
  redirect: z.nullable(Redirect),
  /** What to do instead, for people. */
  text: z.optional(z.string()),
})
export type DepositAnswer = z.output<typeof DepositAnswer>

export const WITHDRAWAL_NEEDS = ['email', 'identity', 'rules', 'code'] as const

/** What is not paid out yet, and what may be. */
export const OpenWithdrawals = z.strictObject({
  payments: z.array(Payment),
  available: z.number(),
  held: z.number(),
  bonus: z.number(),
  /** What is missing before anything is paid out. */
  needs: z.array(z.enum(WITHDRAWAL_NEEDS)),
})
export type OpenWithdrawals = z.output<typeof OpenWithdrawals>

export const PAYMENT_FIELDS = ['phone', 'wallet', 'account', 'card'] as const
const MethodField = z.strictObject({
  /** Of the call that it is sent in. */
  name: z.enum(PAYMENT_FIELDS),
  kind: z.enum(['phone', 'wallet', 'email_or_wallet', 'account', 'card']),
  example: z.string(),
})

/** A method as the account's currency sees it. */
export const MethodTerms = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  name: z.string(),
  /** What is paid there. */
  currency: CurrencyCode,
  min: z.number(),
  max: z.number(),
  /** A share in millionths and a fixed part, within bounds; in the account's currency. */
  fee: z.strictObject({ ppm: z.int(), fixed: z.number(), min: z.number(), max: z.nullable(z.number()) }),
  /** How long it takes, for people. */
  time: z.string(),
  fields: z.array(MethodField),
})
export type MethodTerms = z.output<typeof MethodTerms>

export const PaymentMethods = z.strictObject({
  in: z.array(MethodTerms),
  out: z.array(MethodTerms),
  /** Units of a method's currency for one of the account's: an exact fraction, and the words for it. */
  rates: z.array(
    z.strictObject({
      currency: CurrencyCode,
      numerator: z.string(),
      denominator: z.string(),
      text: z.string(),
      /** Since when; null for one that the house has set. */
      time: z.nullable(WireTime),
    }),
  ),
  /** The least deposit whatever the method. */
  minimum: z.number(),
})
export type PaymentMethods = z.output<typeof PaymentMethods>

const GATEWAY_ERRORS = ['rate_unavailable', 'gateway_unavailable'] as const
const DEPOSIT_ERRORS = [
  ...GATEWAY_ERRORS,
  'player_paused',
  'player_excluded',
  'limit_reached',
  'rules_changed',
] as const

export const accountDeposit = defineCall({
  name: 'accountDeposit',
  method: 'POST',
  path: 'account/deposit',
  auth: 'player',
  summary: 'Pay in: creates the payment and says where the browser goes to pay',
  input: DepositInput,
  output: DepositAnswer,
  errors: DEPOSIT_ERRORS,
  idempotency: 'required',
})

export const accountDepositCard = defineCall({
  name: 'accountDepositCard',
  method: 'POST',
  path: 'account/depositCard',
  auth: 'player',
  summary: 'The same with a bank card, of whose number the first six and last four digits are kept',
  input: DepositCardInput,
  output: DepositAnswer,
  errors: DEPOSIT_ERRORS,
  idempotency: 'required',
})

export const accountDepositAzx = defineCall({
  name: 'accountDepositAzx',
  method: 'POST',
  path: 'account/depositAzx',
  auth: 'player',
  summary: 'Pay in with a prepaid code, which is used up; five wrong ones an hour',
  input: DepositAzxInput,
  output: z.strictObject({ payment: Payment }),
  errors: [
    'rate_unavailable',
    'player_paused',
    'player_excluded',
    'limit_reached',
    'rules_changed',
    'voucher_invalid',
  ],
  idempotency: 'required',
})

export const accountWithdrawal = defineCall({
  name: 'accountWithdrawal',
  method: 'POST',
  path: 'account/withdrawal',
  auth: 'player',
  summary: 'Order a withdrawal: its amount is held at once, and paid out after a while',
  input: WithdrawalInput,
  output: z.strictObject({ payment: Payment }),
  errors: [
    ...GATEWAY_ERRORS,
    'email_unconfirmed',
    'identity_required',
    'insufficient_funds',
    'bonus_would_be_lost',
    'second_factor_required',
    'second_factor_wrong',
  ],
  idempotency: 'required',
})

export const accountNotPaymentWithdrawal = defineCall({
  name: 'accountNotPaymentWithdrawal',
  method: 'GET',
  path: 'account/notPaymentWithdrawal',
  auth: 'player',
  summary: 'Withdrawals that are not paid out yet, and what may be withdrawn',
  input: z.object({}),
  output: OpenWithdrawals,
  errors: [],
})

export const accountRejectPayment = defineCall({
  name: 'accountRejectPayment',
  method: 'POST',
  path: 'account/rejectPayment',
  auth: 'player',
  summary:
    'Cancel a withdrawal while it is ordered, or a deposit that is not paid, where its page can be closed',
  input: RejectPaymentInput,
  output: z.strictObject({ success: z.literal(true), payment: Payment }),
  errors: ['not_found', 'payment_final', 'withdrawals_locked', 'gateway_unavailable'],
})

export const accountPayments = defineCall({
  name: 'accountPayments',
  method: 'POST',
  path: 'account/payments',
  auth: 'player',
  summary: 'Payments of a period, newest first, in pages',
  input: PaymentsInput,
  output: z.strictObject({ payments: z.array(Payment), more: z.boolean() }),
  errors: [],
})

export const accountPayment = defineCall({
  name: 'accountPayment',
  method: 'GET',
  path: 'account/payment/{id}',
  auth: 'player',
  summary: 'One payment with all of its steps',
  input: z.object({}),
  output: z.strictObject({ payment: Payment }),
  errors: ['not_found'],
})

export const accountCheckout = defineCall({
  name: 'accountCheckout',
  method: 'GET',
  path: 'account/checkout/{id}',
  auth: 'player',
  summary: 'Where a deposit that is not paid yet is paid: what its order was answered, again',
  input: z.object({}),
  output: DepositAnswer,
  errors: ['not_found', 'payment_final'],
})

export const accountMethods = defineCall({
  name: 'accountMethods',
  method: 'GET',
  path: 'account/methods',
  auth: 'player',
  summary:
    'How the player may pay in and be paid out: limits, fees, fields and rates in the currency of the account',
  input: z.object({}),
  output: PaymentMethods,
  errors: ['rate_unavailable'],
})

export const paymentLimits = defineCall({
  name: 'paymentLimits',
  method: 'GET',
  path: 'payments/limits',
  auth: 'none',
  summary: 'The same for everybody, in manat',
  input: z.object({}),
  output: PaymentMethods,
  errors: ['rate_unavailable'],
})
