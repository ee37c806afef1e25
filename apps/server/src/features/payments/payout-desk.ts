import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { PaymentState } from '../../core/payments/payment-states.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { type Ending, giveBack, payOut } from './end-payout.ts'
import type { Gateway, PaymentFate } from './gateway.ts'
import { openAccount } from './payment-account.ts'
import type { PaymentOptions } from './payment-options.ts'
import { lockPayment, methodOf, movePayment, type StoredPayment } from './payment-store.ts'

/** Longer than a call may take: whoever made the attempt has its answer by then, or is no more. */
const FIRST_ASK_MS = 30_000
/** Nothing but the gateway's certain "never heard of it", so often and over so long, lets a payout be tried again. */
export const MISSES_BEFORE_RETRY = 3
const MISSED_ASK_MS = 450_000

/** Locks the wallet and the payment of a payout that is to go on; `run` gives back whether anything changed. */
async function withPayout(
  options: PaymentOptions,
  due: { readonly id: number; readonly playerId: number },
  run: (ending: Ending) => Promise<boolean>,
): Promise<boolean> {
  const isChanged = await withTransaction(options.pool, async (client) => {
    const posting = createPosting(await lockWallets(client, [due.playerId]))
    const wallet = must(posting.wallets.get(due.playerId), `player ${due.playerId} has no wallet`)
    const payment = await lockPayment(client, due.id)
    const isDone = await run({ client, posting, wallet, payment })
    await writePosting(client, posting)
    await noteMove(client, payment)
    return isDone
  })
  if (isChanged) options.publisher.publishAccount(due.playerId, [])
  return isChanged
}

/** What became of a withdrawal without a hand of the house, as the last thing of its transaction. */
async function noteMove(
  client: PoolClient,
  { id, direction, status, gateway }: StoredPayment,
): Promise<void> {
  if (direction === 'in') return
  const { rows } = await client.query<{ status: PaymentState }>('select status from payment where id = $1', [
    id,
  ])
  const after = must(rows[0], `payment ${id} is gone`).status
  if (after === status) return
  // What is final is what its gateway said of it.
  const isHeard = after === 'paid' || after === 'failed'
  await writeTrail(client, [
    {
      actor: isHeard ? { kind: 'gateway', name: gateway } : { kind: 'system', name: 'payouts' },
      action: after === 'processing' ? 'withdrawal.sent' : `withdrawal.${after}`,
      subject: `payment ${id}`,
      ...{ before: { status }, after: { status: after } },
    },
  ])
}

/** What ends or goes on by itself, the one that is due first first. */
export interface DuePayment {
  readonly id: number
  readonly playerId: number
  readonly status: string
}

/** They go on side by side; pages that nobody answers about keep no money waiting, and neither does what only another gateway can pay. */
const DUE_MAX = 10

export async function findDue(options: PaymentOptions): Promise<DuePayment[]> {
  const { rows } = await options.pool.query<{ id: bigint; player_id: bigint; status: string }>({
    name: 'find_due_payments',
    text: `select id, player_id, status from payment
           where status in ('created', 'pending', 'expired', 'ordered', 'approved', 'processing') and due_at <= instant_now()
             and (status not in ('approved', 'processing') or gateway = $2)
           order by status = 'expired', due_at limit $1`,
    values: [DUE_MAX, options.gateway?.name ?? null],
  })
  return rows.map((row) => ({ id: Number(row.id), playerId: Number(row.player_id), status: row.status }))
}

/** A checkout that nobody paid, a withdrawal that waited long enough. */
export function endWait(options: PaymentOptions, due: DuePayment): Promise<boolean> {
  return withPayout(options, due, async ({ client, wallet, payment }) => {
    if (!(await isDueStill(client, payment))) return false
    if (payment.status === 'ordered') {
      // Of a gateway that the house has no longer, nobody would send it: its player may still cancel it.
      if (payment.gateway !== options.gateway?.name || (await isHeldBack(client, wallet)))
        return leaveToPerson(client, payment.id)
      await movePayment(client, payment, 'approved', { actor: 'system' }, 0)
    } else if (payment.status === 'created' || payment.status === 'pending')
      await movePayment(client, payment, 'expired', { actor: 'system', note: 'expired' }, 0)
    else return false
    return true
  })
}

/**
 * What was true when it was ordered may be so no more: the house has shut the account, or a deposit was charged back or a bet
 * corrected meanwhile, and what the player owes is not there beside it.
 */
async function isHeldBack(client: PoolClient, { playerId, balances }: WalletState): Promise<boolean> {
  if (balances.owed > balances.cash) return true
  const { rowCount } = await client.query("select from player where id = $1 and status <> 'active'", [
    playerId,
  ])
  return rowCount === 1
}

/** From now on it stands in the list of those that somebody of the house decides on. */
async function leaveToPerson(client: PoolClient, id: number): Promise<false> {
  await client.query('update payment set due_at = null where id = $1', [id])
  return false
}

async function isDueStill(client: PoolClient, payment: StoredPayment): Promise<boolean> {
  const { rows } = await client.query<{ is_due: boolean | null }>(
    'select due_at <= instant_now() as is_due from payment where id = $1',
    [payment.id],
  )
  return rows[0]?.is_due === true
}

/**
 * An attempt is written before the gateway is asked: whoever dies in between leaves a row that somebody else asks about, and
 * what was sent once is never sent again unless the gateway is certain that it knows nothing of it.
 */
export async function sendPayout(options: PaymentOptions, gateway: Gateway, due: DuePayment): Promise<void> {
  let started: StoredPayment | null = null
  await withPayout(options, due, async ({ client, payment }) => {
    if (payment.status !== 'approved' || payment.gateway !== gateway.name) return false
    await movePayment(client, payment, 'processing', { actor: 'system', note: 'sent' }, FIRST_ASK_MS)
    await insertAttempt(client, payment.id)
    started = payment
    return true
  })
  if (started !== null) await attempt(options, gateway, started)
}

async function insertAttempt(client: PoolClient, paymentId: number): Promise<void> {
  await client.query(
    `insert into payout_attempt (payment_id, number)
     select $1, coalesce(max(number), 0) + 1 from payout_attempt where payment_id = $1`,
    [paymentId],
  )
}

async function attempt(options: PaymentOptions, gateway: Gateway, payment: StoredPayment): Promise<void> {
  const account = must(openAccount(options, payment), `payment ${payment.id} has nobody to pay`)
  const { reference, payCurrency: currency, payAmount: amount } = payment
  const method = methodOf(payment)
  const said = await gateway.pay({ reference, method, currency, amount, account })
  // Silence says nothing: the question comes later.
  if (said === 'unknown') return
  await withPayout(options, payment, async (ending) => {
    if (ending.payment.status !== 'processing') return false
    await noteAttempt(ending.client, payment.id, said === 'accepted' ? 'accepted' : 'refused')
    if (said === 'accepted') return false
    await giveBack(ending, 'failed', { actor: gateway.name, note: 'payout_failed' })
    return true
  })
}

async function noteAttempt(
  client: PoolClient,
  paymentId: number,
  result: 'accepted' | 'refused' | 'not_found',
): Promise<void> {
  await client.query(
    `update payout_attempt set result = $2 where payment_id = $1
       and number = (select max(number) from payout_attempt where payment_id = $1)`,
    [paymentId, result],
  )
}

/** A payout that is under way and of which nothing was heard. */
export async function askPayout(options: PaymentOptions, gateway: Gateway, due: DuePayment): Promise<void> {
  const claimed = await claimAsk(options, due, gateway)
  if (claimed === null) return
  const state = await gateway.findPayout({
    ...{ reference: claimed.reference, method: methodOf(claimed), currency: claimed.payCurrency },
  })
  let isAgain = false
  await withPayout(options, due, async (ending) => {
    if (ending.payment.status !== 'processing') return false
    isAgain = await learnPayout(ending, gateway, state)
    return state === 'paid' || state === 'failed'
  })
  if (isAgain) await attempt(options, gateway, claimed)
}

/** One server asks: the next question is put off before this one is put. */
async function claimAsk(
  options: PaymentOptions,
  due: DuePayment,
  gateway: Gateway,
): Promise<StoredPayment | null> {
  let claimed: StoredPayment | null = null
  await withPayout(options, due, async ({ client, payment }) => {
    if (payment.status !== 'processing' || payment.gateway !== gateway.name) return false
    if (!(await isDueStill(client, payment))) return false
    await putOff(client, payment.id, FIRST_ASK_MS)
    claimed = payment
    return false
  })
  return claimed
}

async function putOff(client: PoolClient, id: number, waitMs: number): Promise<void> {
  await client.query(
    "update payment set due_at = instant_now() + $2 * interval '1 millisecond' where id = $1",
    [...[id, waitMs]],
  )
}

/** True when the payout is to be tried again. */
async function learnPayout(ending: Ending, gateway: Gateway, state: PaymentFate): Promise<boolean> {
  const { client, payment } = ending
  const actor = gateway.name
  if (state === 'paid') await payOut(ending, { actor })
  else if (state === 'failed') await giveBack(ending, 'failed', { actor, note: 'payout_failed' })
  else if (state === 'not_found') return missPayout(client, payment.id)
  return false
}

async function missPayout(client: PoolClient, id: number): Promise<boolean> {
  const { rows } = await client.query<{ missed: number }>(
    `update payout_attempt set missed = missed + 1 where payment_id = $1
       and number = (select max(number) from payout_attempt where payment_id = $1) returning missed`,
    [id],
  )
  await putOff(client, id, MISSED_ASK_MS)
  if (must(rows[0], `payment ${id} was never tried`).missed < MISSES_BEFORE_RETRY) return false
  await noteAttempt(client, id, 'not_found')
  await insertAttempt(client, id)
  await putOff(client, id, FIRST_ASK_MS)
  return true
}
