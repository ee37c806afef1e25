import type { QuarantineRow } from '@xezer/db/generated/rows'
import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { earnBonus } from '../../core/bonuses/deposit-bonus.ts'
import type { PaymentState } from '../../core/payments/payment-states.ts'
import { isAccountClosed } from '../../core/player/closing.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { creditSuspended, returnSuspended } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { decidePayment, findPlayerOf, type Order } from './decide-payment.ts'
import { bringBack, type Ending, giveBack, payOut } from './end-payout.ts'
import { BY_HAND, HAND } from './payment-options.ts'
import { lockPayment, movePayment, type StepBy } from './payment-store.ts'

/** It is paid by somebody of the house, who has not said so yet. */
const IS_BY_HAND = `(y.status = 'processing' and '${BY_HAND}' = any(string_to_array(y.flags, ' ')))`
const IS_OF_OTHER = `(y.gateway is distinct from $1 and y.gateway <> '${HAND}')`

/** What waits for a person of the house, the oldest first. */
export interface WaitingWithdrawal {
  readonly id: number
  readonly playerId: number
  readonly method: string
  readonly amount: Minor
  readonly currency: Currency
  readonly account: string
  readonly flags: string
  readonly orderedAt: Date
}

/** What another gateway than the present one would have to send or to tell of waits for a person too: nobody asks there any more. */
export async function listWaitingWithdrawals(
  database: Queryable,
  gateway: string | null,
): Promise<WaitingWithdrawal[]> {
  const { rows } = await database.query<{
    id: bigint
    player_id: bigint
    method: string
    amount: bigint
    currency: Currency
    account_shown: string
    flags: string
    requested_at: Date
  }>(
    `select y.id, y.player_id, y.method, y.amount, y.currency, y.account_shown, y.requested_at, concat_ws(' ', nullif(y.flags, ''),
       case when ${IS_BY_HAND} then 'to_be_paid' when y.status in ('approved', 'processing') then y.status end,
       case when ${IS_OF_OTHER} then 'of_' || y.gateway end, case when p.status <> 'active' then 'player_' || p.status end,
       case when w.owed > w.cash then 'owes' end) as flags
     from payment y join player p on p.id = y.player_id join wallet w on w.player_id = y.player_id
     where (y.status = 'ordered' and y.due_at is null) or ${IS_BY_HAND}
       or (y.status in ('approved', 'processing') and ${IS_OF_OTHER}) order by y.id`,
    [gateway],
  )
  return rows.map((row) => ({
    ...{ id: Number(row.id), playerId: Number(row.player_id), method: row.method, amount: minor(row.amount) },
    ...{ currency: row.currency, account: row.account_shown, flags: row.flags, orderedAt: row.requested_at },
  }))
}

/** What an operator may say of a withdrawal, in which state, and what the trail calls it. */
const WITHDRAWAL_WORDS = {
  approve: { from: ['ordered'], action: 'withdrawal.approved' },
  reject: { from: ['ordered'], action: 'withdrawal.rejected' },
  // Of one that is paid by hand, or of which the gateway says nothing: somebody has looked there.
  paid: { from: ['processing'], action: 'withdrawal.paid' },
  // One that is approved was never sent: the attempt stands beside what is processing.
  failed: { from: ['approved', 'processing'], action: 'withdrawal.failed' },
  returned: { from: ['paid'], action: 'withdrawal.returned' },
} as const satisfies Record<string, { from: readonly PaymentState[]; action: string }>
export type WithdrawalWord = keyof typeof WITHDRAWAL_WORDS

export function isWithdrawalWord(word: string | undefined): word is WithdrawalWord {
  return word !== undefined && Object.hasOwn(WITHDRAWAL_WORDS, word)
}

/** False when it is not in the state that the word is said of. */
export function decideWithdrawal(
  pool: Pool,
  id: number,
  word: WithdrawalWord,
  order: Order,
): Promise<boolean> {
  const { action, ...said } = WITHDRAWAL_WORDS[word]
  const from: readonly PaymentState[] = said.from
  return decidePayment(pool, id, order, async (ending, { actor }) => {
    const { client, payment } = ending
    if (!from.includes(payment.status) || payment.direction !== 'out') return null
    const by = { actor, note: 'by_operator' }
    if (word === 'approve') await movePayment(client, payment, 'approved', by, 0)
    else if (word === 'paid') await payOut(ending, by)
    else if (word === 'returned') await bringBack(ending, by)
    else if (word === 'reject') await giveBack(ending, 'rejected', by)
    else await failPayout(ending, by)
    return { action, before: { flags: payment.flags.join(' ') } }
  })
}

/** The way of a payment has no other end: one that is approved passes through what it never reached. */
async function failPayout(ending: Ending, by: StepBy): Promise<void> {
  const { client, payment } = ending
  if (payment.status === 'approved') await movePayment(client, payment, 'processing', by)
  await giveBack({ ...ending, payment: { ...payment, status: 'processing' } }, 'failed', by)
}

export async function listQuarantines(database: Queryable): Promise<QuarantineRow[]> {
  const { rows } = await database.query<QuarantineRow>(
    "select * from quarantine where status = 'open' order by id",
  )
  return rows
}

/** What is credited, and to whom, where it is money for nobody that was known; or that it goes back. */
export type QuarantineWord =
  | { readonly kind: 'return' }
  | { readonly kind: 'credit'; readonly playerId: number; readonly amount: Minor }

/**
 * False when it is decided already, or credited to a player who is not there or has closed the account, or as another amount of the same
 * currency.
 */
export function decideQuarantine(
  pool: Pool,
  id: number,
  word: QuarantineWord,
  order: Order,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const paymentId = await findPaymentOf(client, id)
    const playerId =
      word.kind === 'credit' ? word.playerId : paymentId && (await findPlayerOf(client, paymentId))
    const posting = createPosting(await lockWallets(client, playerId === null ? [] : [playerId]))
    const wallet = playerId === null ? undefined : posting.wallets.get(playerId)
    const payment = paymentId === null ? null : await lockPayment(client, paymentId)
    if (word.kind === 'credit' && (wallet === undefined || (payment && payment.playerId !== playerId)))
      return false
    if (word.kind === 'credit' && (await isAccountClosed(client, word.playerId))) return false
    if (wallet !== undefined && word.kind === 'credit' && !(await isWorth(client, id, wallet, word.amount)))
      return false
    const held = await endQuarantine(client, id, word.kind === 'credit' ? word.playerId : null, order)
    if (held === null) return false
    const suspended = { currency: held.currency, amount: minor(held.amount) }
    const cause = { id, generation: 0, ...order }
    if (word.kind === 'return') returnSuspended(posting, suspended, cause)
    else creditSuspended(posting, must(wallet, 'checked above'), suspended, word.amount, cause)
    await writePosting(client, posting)
    if (payment?.status === 'quarantined' && (await isLastOf(client, payment.id, word.kind))) {
      const to = word.kind === 'credit' ? 'credited' : 'returned'
      await movePayment(client, payment, to, { actor: `operator ${order.actor}`, note: 'by_operator' })
      if (word.kind === 'credit')
        await earnBonus(client, must(wallet, 'checked above'), { ...payment, amount: word.amount })
    }
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: order.actor },
        action: word.kind === 'credit' ? 'quarantine.credited' : 'quarantine.returned',
        subject: payment === null ? `quarantine ${id}` : `payment ${payment.id}`,
        before: { quarantine: id, currency: held.currency, amount: String(held.amount) },
        after: {
          reason: order.reason,
          ...(word.kind === 'credit' ? { player: word.playerId, amount: String(word.amount) } : {}),
        },
      },
    ])
    return true
  })
}

async function findPaymentOf(client: PoolClient, quarantineId: number): Promise<number | null> {
  const { rows } = await client.query<{ payment_id: bigint | null }>(
    'select payment_id from quarantine where id = $1',
    [quarantineId],
  )
  const id = rows[0]?.payment_id ?? null
  return id === null ? null : Number(id)
}

/** What needs no exchange is worth what it is: a part of it would stay behind for nobody. */
async function isWorth(
  client: PoolClient,
  quarantineId: number,
  { currency }: WalletState,
  amount: Minor,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from quarantine where id = $1 and (currency <> $2 or amount = $3)',
    [quarantineId, currency, amount],
  )
  return rowCount === 1
}

/** One word counts. */
async function endQuarantine(
  client: PoolClient,
  id: number,
  creditedTo: number | null,
  { actor, reason }: Order,
): Promise<QuarantineRow | null> {
  const { rows } = await client.query<QuarantineRow>(
    `update quarantine set status = case when $2::bigint is null then 'returned' else 'credited' end, player_id = $2,
       actor = $3, note = $4, decided_at = instant_now()
     where id = $1 and status = 'open' returning *`,
    [id, creditedTo, actor, reason],
  )
  return rows[0] ?? null
}

/** A credit ends the payment; it is returned when all that came for it went back. */
async function isLastOf(client: PoolClient, paymentId: number, kind: 'credit' | 'return'): Promise<boolean> {
  if (kind === 'credit') return true
  const { rowCount } = await client.query(
    "select from quarantine where payment_id = $1 and status = 'open'",
    [paymentId],
  )
  return rowCount === 0
}
