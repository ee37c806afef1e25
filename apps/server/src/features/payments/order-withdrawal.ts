import type { Payment } from '@xezer/contract/payments'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { formatMoney } from '@xezer/i18n/format-money'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { findLostGrants, loseGrants } from '../../core/bonuses/withdrawal-guard.ts'
import type { Operation } from '../../core/operations/operation-store.ts'
import { isEmailConfirmed } from '../../core/player/is-email-confirmed.ts'
import type { Point } from '../../core/player/point.ts'
import { areWithdrawalsLocked } from '../../core/player/withdrawal-lock.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { holdWithdrawal, withdrawable } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { decideFlags } from './decide-flags.ts'
import { giveBack } from './end-payout.ts'
import { findFacts } from './find-facts.ts'
import type { Gateway } from './gateway.ts'
import { showPayment } from './list-payments.ts'
import { needsIdentity } from './needs-identity.ts'
import { type OrderRefused, orderOnce } from './order-once.ts'
import { sealAccount } from './payment-account.ts'
import { BY_HAND, newReference, type PaymentOptions } from './payment-options.ts'
import { findPayment, insertPayment, lockPayment, takePaymentId } from './payment-store.ts'
import { LEDGER_CURRENCY } from './payment-terms.ts'
import type { OrderAsked, QuotedOrder } from './quote-order.ts'

const RETRY_SECONDS = 30

export interface WithdrawalAsked extends OrderAsked {
  readonly playerId: number
  readonly locale: Locale
  readonly operation: Operation
  /** He knows that it takes a bonus away. */
  readonly forfeitBonus: boolean
  /** Of the second factor; null where none was sent. */
  readonly code: string | null
  readonly addressKey: string
  /** Where the session was opened that it comes from. */
  readonly point?: Point | undefined
}

type Missing = 'email_unconfirmed' | 'identity_required' | 'insufficient_funds'
type Kept =
  | { readonly paymentId: number }
  | { readonly code: Missing }
  | { readonly code: 'bonus_would_be_lost'; readonly amount: string }
type Unproven = Refusal<'second_factor_required' | 'second_factor_wrong' | 'too_many_requests'>
type Refused = OrderRefused | Unproven | Refusal<'gateway_unavailable' | 'bonus_would_be_lost' | Missing>

/** Within it five wrong codes are allowed. */
const CODES_SECONDS = 60

/** The money is kept apart with the order, in one transaction: nothing that is on its way out can be staked. */
export async function orderWithdrawal(
  options: PaymentOptions,
  asked: WithdrawalAsked,
): Promise<{ payment: Payment } | Refused> {
  const { gateway } = options
  if (gateway === null) return refuseFor('gateway_unavailable', RETRY_SECONDS)
  let isProven = false
  const done = await orderOnce<Kept, Unproven>(
    options,
    asked,
    (client, quoted) => createWithdrawal(options, client, gateway, { ...asked, isProven }, quoted),
    {
      async prove(quoted) {
        const proof = await proveFactor(options, asked, quoted)
        isProven = proof === 'right'
        return proof instanceof Refusal ? proof : null
      },
    },
  ).catch((error: unknown) => {
    if (error instanceof FactorWanted) return askForCode()
    throw error
  })
  if (done instanceof Refusal) return done
  if ('amount' in done) return refuse(done.code, { amount: done.amount })
  if ('code' in done) return refuseMissing(options, done.code)
  options.publisher.publishAccount(asked.playerId, [])
  const payment = await showPayment(options, asked.playerId, done.paymentId, asked.locale)
  return { payment: must(payment, `payment ${done.paymentId} is gone`) }
}

function refuseMissing({ identityFromMinor: from }: PaymentOptions, code: Missing): Refusal<Missing> {
  if (code !== 'identity_required') return refuse(code)
  return refuse(code, { amount: from === 0n ? 'any' : formatMoney(from, 'AZN') })
}

/** The factor was turned on, or what stood in the way went away, while the order was looked at: nothing of it is written. */
class FactorWanted extends Error {}

const askForCode = () => refuse('second_factor_required', {}, { code: 'field_required' })

/** Whoever has the session alone takes no money out. What is refused anyway uses no code up. */
async function proveFactor(
  options: PaymentOptions,
  asked: WithdrawalAsked,
  quoted: QuotedOrder,
): Promise<'right' | 'not_asked' | Unproven> {
  const { pool, secondFactor } = options
  const { playerId, code, addressKey } = asked
  if (!(await secondFactor.isOn(pool, playerId))) return 'not_asked'
  const found = await withTransaction(pool, (client) => findMissing(options, client, asked, quoted))
  if ('missing' in found) return 'not_asked'
  if (code === null) return askForCode()
  const check = await secondFactor.check(playerId, code, addressKey)
  if (check === 'too_many') return refuseFor('too_many_requests', CODES_SECONDS)
  return check === 'right' ? check : refuse('second_factor_wrong', {}, { code: 'second_factor_wrong' })
}

/** What keeps the money here, behind the wallet's lock. */
async function findMissing(
  { identityFromMinor }: PaymentOptions,
  client: PoolClient,
  { playerId, forfeitBonus }: WithdrawalAsked,
  { currency, amountMinor: amount }: QuotedOrder,
) {
  const posting = createPosting(await lockWallets(client, [playerId]))
  const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
  const because = <Found extends Kept>(missing: Found) => ({ missing })
  // Whoever took the account over cannot take the money out without the mailbox.
  if (!(await isEmailConfirmed(client, playerId))) return because({ code: 'email_unconfirmed' })
  if (await needsIdentity(client, identityFromMinor, { playerId, currency, amount }))
    return because({ code: 'identity_required' })
  if (withdrawable(wallet) < amount) return because({ code: 'insufficient_funds' })
  const lost = await findLostGrants(client, wallet)
  if (lost.amount > 0n && !forfeitBonus)
    return because({ code: 'bonus_would_be_lost', amount: formatMoney(lost.amount, currency) })
  return { posting, wallet, lost }
}

async function createWithdrawal(
  options: PaymentOptions,
  client: PoolClient,
  gateway: Gateway,
  asked: WithdrawalAsked & { readonly isProven: boolean },
  quoted: QuotedOrder,
): Promise<Kept> {
  const { playerId } = asked
  const { method, currency, quote, amountMinor: amount, rates } = quoted
  const found = await findMissing(options, client, asked, quoted)
  if ('missing' in found) return found.missing
  if (!asked.isProven && (await options.secondFactor.isOn(client, playerId))) throw new FactorWanted()
  const { posting, wallet, lost } = found
  await loseGrants(client, wallet, lost)
  const id = await takePaymentId(client)
  holdWithdrawal(posting, wallet, amount, { id, generation: 0 })
  const payee = must(quoted.account, `${method} pays nobody`)
  const account = sealAccount(options, { id, playerId, method, currency }, payee)
  const isByHand = gateway.paysByHand(method, LEDGER_CURRENCY[quote.pay.currency])
  const facts = await findFacts(client, playerId, account.print)
  const flags = [...(isByHand ? [BY_HAND] : []), ...decideFlags(facts)]
  await insertPayment(
    client,
    {
      ...{ id, playerId, direction: 'out', method, currency, gateway: gateway.name, point: asked.point },
      ...{ amount, fee: quote.fee, rate: quote.rate },
      ...{ payCurrency: LEDGER_CURRENCY[quote.pay.currency], payAmount: quote.pay.amount },
      ...{ reference: newReference(options.secureRandom), flags, account, campaign: null },
      ...{ rateSource: rates.source, rateAtMs: rates.takenAtMs, rateDay: rates.day },
      operationKey: asked.operation.key,
      waitMs: flags.length === 0 ? options.withdrawalWaitMs : null,
    },
    'player',
  )
  await writePosting(client, posting)
  return { paymentId: id }
}

/** Of cancelling and approving at once one comes first, and the other finds it done. */
export async function cancelWithdrawal(
  options: PaymentOptions,
  playerId: number,
  id: number,
  locale: Locale,
): Promise<
  { success: true; payment: Payment } | Refusal<'not_found' | 'payment_final' | 'withdrawals_locked'>
> {
  if ((await findPayment(options.pool, playerId, id)) === null) return refuse('not_found')
  const refused = await withTransaction(options.pool, async (client) => {
    const posting = createPosting(await lockWallets(client, [playerId]))
    const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
    const payment = await lockPayment(client, id)
    if (payment.status !== 'ordered') return refuse('payment_final')
    if (await areWithdrawalsLocked(client, playerId)) return refuse('withdrawals_locked')
    await giveBack({ client, posting, wallet, payment }, 'cancelled', { actor: 'player', note: 'by_player' })
    await writePosting(client, posting)
    return null
  })
  if (refused !== null) return refused
  options.publisher.publishAccount(playerId, [])
  const payment = await showPayment(options, playerId, id, locale)
  return { success: true, payment: must(payment, `payment ${id} is gone`) }
}
