import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { earnBonus } from '../../core/bonuses/deposit-bonus.ts'
import { mayBecome } from '../../core/payments/payment-states.ts'
import { isAccountClosed } from '../../core/player/closing.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { creditDeposit, payGatewayFee, suspend } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { decideMessage, type MessageDecision } from './decide-message.ts'
import { loseDispute, winDispute } from './dispute-deposit.ts'
import { bringBack, type Ending, giveBack, payOut } from './end-payout.ts'
import { decideEvent, type EventOutcome, insertQuarantine, keepEvent, lockEvent } from './event-store.ts'
import type { Gateway, GatewayMessage } from './gateway.ts'
import { printOf } from './payment-account.ts'
import type { PaymentOptions } from './payment-options.ts'
import {
  findByReference,
  lockPayment,
  methodOf,
  movePayment,
  notePayer,
  type StoredPayment,
} from './payment-store.ts'
import { noteUnread } from './reconciliation-store.ts'
import { isTooEarly } from './too-early.ts'

/** Kept first, so that what was said is never lost; then applied, once; then acknowledged, however often it comes. */
export async function receiveMessage(options: PaymentOptions, gateway: Gateway, body: Buffer): Promise<void> {
  const { id, isDecided } = await keepEvent(options.pool, gateway.name, body)
  if (isDecided) return
  const said = gateway.readMessage(body)
  const found = said && (await findByReference(options.pool, gateway.name, said.reference))
  const isChanged = await withTransaction(options.pool, (client) =>
    said !== null && found !== null
      ? applyToPayment(options, client, { eventId: id, gateway, said, found })
      : keepAside(client, { eventId: id, gateway, said }),
  )
  if (isChanged && found !== null) options.publisher.publishAccount(found.playerId, [])
}

interface Aside {
  readonly eventId: number
  readonly gateway: Gateway
  readonly said: GatewayMessage | null
}

/** Of a payment that nobody here knows. */
async function keepAside(client: PoolClient, { eventId, gateway, said }: Aside): Promise<false> {
  if (!(await lockEvent(client, eventId))) return false
  if (said === null || said.outcome === 'strange') {
    const reason = said === null ? 'unreadable' : 'unknown_word'
    await leaveToReader(client, { eventId, gateway, reason, paymentId: null })
    return false
  }
  if (said.kind !== 'deposit' || said.outcome !== 'paid' || said.amount <= 0n) {
    await decideEvent(client, eventId, { outcome: 'ignored', reason: 'unknown_order', paymentId: null })
    return false
  }
  await quarantine(client, { eventId, gateway, said, payment: null, reason: 'unknown_order' })
  return false
}

interface Unread extends Pick<Aside, 'eventId' | 'gateway'> {
  readonly reason: string
  readonly paymentId: number | null
}

/** A gateway has said something that nobody here understands: nothing moves, and a person of the house reads it as it came. */
async function leaveToReader(client: PoolClient, unread: Unread): Promise<void> {
  const { eventId, gateway, reason, paymentId } = unread
  await decideEvent(client, eventId, { outcome: 'ignored', reason, paymentId })
  await noteUnread(client, gateway.name, eventId)
  await writeTrail(client, [
    {
      actor: { kind: 'gateway', name: gateway.name },
      action: 'message.unread',
      subject: paymentId === null ? `message ${eventId}` : `payment ${paymentId}`,
      after: { message: eventId, reason },
    },
  ])
}

interface Quarantining extends Aside {
  readonly said: GatewayMessage
  readonly payment: StoredPayment | null
  readonly reason: string
}

async function quarantine(client: PoolClient, asked: Quarantining): Promise<void> {
  const { eventId, gateway, said, payment, reason } = asked
  const { currency, amount, fee } = said
  const paymentId = payment?.id ?? null
  const id = await insertQuarantine(client, {
    ...{ eventId, paymentId, gateway: gateway.name, currency, amount, reason },
  })
  const posting = createPosting(new Map())
  suspend(posting, { currency, amount }, id)
  payGatewayFee(posting, { currency, fee }, { id, generation: 0 })
  await writePosting(client, posting)
  // What was credited stays so, whatever else comes for it.
  if (payment !== null && mayBecome('in', payment.status, 'quarantined')) {
    await movePayment(client, payment, 'quarantined', { actor: gateway.name, note: 'quarantined' })
  }
  await decideEvent(client, eventId, { outcome: 'quarantined', reason, paymentId })
  await writeTrail(client, [
    {
      actor: { kind: 'gateway', name: gateway.name },
      action: 'quarantine.opened',
      subject: paymentId === null ? `quarantine ${id}` : `payment ${paymentId}`,
      after: { quarantine: id, currency, amount: String(amount), reason },
    },
  ])
}

interface Applying extends Aside {
  readonly said: GatewayMessage
  readonly found: StoredPayment
}

/** True when the payment is another one than before. */
async function applyToPayment(
  options: PaymentOptions,
  client: PoolClient,
  asked: Applying,
): Promise<boolean> {
  const { eventId, gateway, said, found } = asked
  const posting = createPosting(await lockWallets(client, [found.playerId]))
  const wallet = must(posting.wallets.get(found.playerId), `player ${found.playerId} has no wallet`)
  const payment = await lockPayment(client, found.id)
  if (!(await lockEvent(client, eventId))) return false
  if (isTooEarly(payment, said))
    throw new Error(`payment ${payment.id} is ${payment.status}: ${said.outcome} came before what it follows`)
  const decision = await decideFor(client, payment, said)
  if (decision.kind === 'quarantine') {
    await quarantine(client, { eventId, gateway, said, payment, reason: decision.reason })
    return true
  }
  if (decision.kind === 'note') {
    await leaveToReader(client, { eventId, gateway, reason: decision.reason, paymentId: payment.id })
    return false
  }
  const outcome: EventOutcome = decision.kind === 'ignore' ? 'ignored' : 'applied'
  const reason = decision.kind === 'ignore' ? decision.reason : null
  if (decision.kind !== 'ignore') {
    await carryOut(options, { client, posting, wallet, payment }, decision.kind, said)
    await writePosting(client, posting)
    if (decision.kind === 'credit') await earnBonus(client, wallet, payment)
  }
  await decideEvent(client, eventId, { outcome, reason, paymentId: payment.id })
  if (decision.kind === 'ignore') return false
  await writeTrail(client, [
    {
      actor: { kind: 'gateway', name: gateway.name },
      action: `payment.${decision.kind}`,
      subject: `payment ${payment.id}`,
      before: { status: payment.status },
    },
  ])
  return true
}

/** Of an account that was closed meanwhile nobody takes the money out: somebody of the house sends it back. */
async function decideFor(
  client: PoolClient,
  payment: StoredPayment,
  said: GatewayMessage,
): Promise<MessageDecision> {
  const decision = decideMessage(payment, said)
  const isForNobody = decision.kind === 'credit' && (await isAccountClosed(client, payment.playerId))
  return isForNobody ? { kind: 'quarantine', reason: 'account_closed' } : decision
}

async function carryOut(
  options: PaymentOptions,
  ending: Ending,
  kind: Exclude<MessageDecision['kind'], 'quarantine' | 'ignore' | 'note'>,
  said: GatewayMessage,
): Promise<void> {
  const { client, posting, wallet, payment } = ending
  const actor = payment.gateway
  if (kind === 'pay_out') return payOut(ending, { actor })
  if (kind === 'fail_out') return giveBack(ending, 'failed', { actor, note: 'payout_failed' })
  if (kind === 'return_out') return bringBack(ending, { actor, note: 'returned' })
  if (kind === 'fail') return movePayment(client, payment, 'failed', { actor, note: 'failed' })
  if (kind === 'charge_back') return loseDispute(ending, { actor, note: 'charged_back' })
  if (kind === 'reinstate') return winDispute(ending, { actor, note: 'reinstated' })
  const cause = { id: payment.id, generation: 0 }
  creditDeposit(posting, wallet, payment, cause)
  payGatewayFee(posting, said, cause)
  const note = payment.status === 'expired' ? 'late' : undefined
  await movePayment(client, payment, 'credited', { actor, note })
  if (said.account !== null)
    await notePayer(
      client,
      payment.id,
      printOf(options, { method: methodOf(payment), currency: payment.currency }, said.account),
    )
}
