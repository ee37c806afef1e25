import {
  accountCheckout,
  accountDeposit,
  accountDepositAzx,
  accountDepositCard,
  accountMethods,
  accountNotPaymentWithdrawal,
  accountPayment,
  accountPayments,
  accountRejectPayment,
  accountWithdrawal,
  paymentLimits,
} from '@xezer/contract/payments'
import type { Currency } from '@xezer/money/minor'
import type { Locale } from '@xezer/std/locale'
import { hashRequest } from '../core/operations/operation-store.ts'
import type { Session } from '../core/player/session.ts'
import { listOpenWithdrawals, listOwnPayments, showPayment } from '../features/payments/list-payments.ts'
import { cancelPayment, showCheckout } from '../features/payments/open-checkout.ts'
import { orderDeposit } from '../features/payments/order-deposit.ts'
import { orderWithdrawal } from '../features/payments/order-withdrawal.ts'
import { presentMethods, presentUnexchanged } from '../features/payments/payment-terms.ts'
import type { Payments } from '../features/payments/payments.ts'
import { useVoucher } from '../features/payments/use-voucher.ts'
import { Refusal, refuse, refuseFor } from '../platform/http/refusal.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'
import { shareCall } from './shared-call.ts'

const RETRY_SECONDS = 60

type Options = Payments['options']

async function presentTerms(options: Options, currency: Currency, locale: Locale) {
  const rates = await options.rates.current()
  const of = { currency, minimumDeposit: options.minimumDepositMinor }
  const all = rates === null ? presentUnexchanged(of, locale) : presentMethods({ ...of, rates }, locale)
  if (all === null) return refuseFor('rate_unavailable', RETRY_SECONDS)
  // What nobody can be paid by is not offered.
  return options.gateway === null ? { ...all, in: [], out: [] } : all
}

/** What everybody reads alike: in manat. */
export function paymentsCalls({ options }: Payments): SharedCall[] {
  const limits = async (locale: Locale) => {
    const terms = await presentTerms(options, 'AZN', locale)
    return terms instanceof Refusal ? terms : JSON.stringify(terms)
  }
  return [shareCall(paymentLimits, (_input, _id, locale) => limits(locale))]
}

/** Every call acts on the session's player: nobody can name another one. */
export function bindPayments(app: RouteApp<Session>, { options }: Payments): void {
  bindOrders(app, options)
  bindCall(app, accountMethods, ({ session, locale }) => presentTerms(options, session.currency, locale))
  bindCall(app, accountPayments, ({ input, session, locale }) =>
    listOwnPayments(options, session.playerId, input, locale),
  )
  bindCall(app, accountPayment, async ({ params, session, locale }) => {
    const payment = await showPayment(options, session.playerId, params.id ?? 0, locale)
    return payment === null ? refuse('not_found') : { payment }
  })
  bindCall(app, accountCheckout, ({ params, session, locale }) =>
    showCheckout(options, session.playerId, params.id ?? 0, locale),
  )
  bindCall(app, accountNotPaymentWithdrawal, ({ session, locale }) =>
    listOpenWithdrawals(options, session.playerId, locale),
  )
}

function bindOrders(app: RouteApp<Session>, options: Options): void {
  bindCall(app, accountDeposit, async ({ input, session, locale, idempotencyKey: key }) => {
    const { playerId, currency, point } = session
    const operation = { scope: `deposit:${playerId}`, key, requestHash: hashRequest(input) }
    const { method, amount, phone, wallet, account, bonus } = input
    const typed = { phone, wallet, account }
    return orderDeposit(options, {
      ...{ playerId, currency, point, locale, operation, direction: 'in' },
      ...{ method, amount, typed, bonus },
    })
  })
  bindCall(app, accountDepositCard, async ({ input, session, locale, idempotencyKey: key }) => {
    const { playerId, currency, point } = session
    const { amount, card, bonus } = input
    // The number stays in this request: what is remembered of it is its fingerprint.
    const said = { amount, bonus, card: options.sealing.fingerprint('deposit_card', card).toString('hex') }
    const operation = { scope: `deposit:${playerId}`, key, requestHash: hashRequest(said) }
    const order = { playerId, currency, point, locale, operation, direction: 'in', method: 'visa' } as const
    return orderDeposit(options, { ...order, amount, bonus, typed: { card } })
  })
  bindCall(app, accountDepositAzx, ({ input, session, locale, idempotencyKey: key }) => {
    const { playerId, currency, point } = session
    // The code is money: what is remembered of the request is its fingerprint.
    const said = { ...input, code: options.sealing.fingerprint('deposit_code', input.code).toString('hex') }
    const operation = { scope: `deposit:${playerId}`, key, requestHash: hashRequest(said) }
    return useVoucher(options, {
      playerId,
      currency,
      point,
      locale,
      operation,
      code: input.code,
      amount: input.amount ?? null,
      bonus: input.bonus,
    })
  })
  bindCall(app, accountWithdrawal, async ({ input, session, locale, idempotencyKey: key, addressKey }) => {
    const { playerId, currency, point } = session
    // A code proves who presses and is no part of the order: a press is repeated with a newer one.
    const { code = null, ...order } = input
    const { method, amount, phone, wallet, account, card } = order
    const said = { ...order, card: card && options.sealing.fingerprint('deposit_card', card).toString('hex') }
    const operation = { scope: `withdrawal:${playerId}`, key, requestHash: hashRequest(said) }
    const typed = { phone, wallet, account, card }
    return orderWithdrawal(options, {
      ...{ playerId, currency, point, locale, operation, direction: 'out' as const },
      ...{ method, amount, typed, forfeitBonus: order.forfeitBonus === true, code, addressKey },
    })
  })
  bindCall(app, accountRejectPayment, ({ input, session, locale }) =>
    cancelPayment(options, session.playerId, input.paymentOut, locale),
  )
}
