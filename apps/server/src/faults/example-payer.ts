import type { Pool } from '@xezer/db/pool'
import { assert, must } from '@xezer/std/assert'
import { decideWithdrawal } from '../features/payments/payment-desk.ts'
import { createAsker, homeWin, pause, registerStubborn } from './example-stubborn-player.ts'
import { untilDone } from './example-vip-sender.ts'

const DEPOSIT = 20
const WITHDRAWAL = 5
const PAUSE_MS = 10
/** Paid; refused; paid without a word; paid and brought back. */
const WALLETS = ['P1234567', 'P1234501', 'P1234503', 'P1234504']
/** What is pressed at the gateway: all of them pay. */
const CHOICES = ['approve', 'twice', 'approve', 'late']

/** A player who pays in, stakes, orders and cancels, and asks about each press until there is an answer. */
export interface Payer {
  readonly id: number
  /** Numbers of the deposits that were paid at the gateway, and of the withdrawals that were ordered. */
  readonly deposits: readonly number[]
  readonly withdrawals: readonly number[]
  readonly repeats: () => number
  readonly doing: () => string
  run(): Promise<void>
  stop(): void
}

interface Ordered {
  readonly payment: { readonly id: number }
  readonly redirect?: { readonly url: string } | null
}

export async function openPayer(number: number, url: () => string, pool: Pool): Promise<Payer> {
  const { token, user } = await registerStubborn(number, url())
  await pool.query('update player set email_confirmed_at = instant_now() where id = $1', [user.id])
  const asker = createAsker(url, token)
  const deposits: number[] = []
  const withdrawals: number[] = []
  let isStopped = false
  let waiting = 'for nothing'
  /** Presses outside the calls that came to nothing and were made again. */
  let pressedAgain = 0
  const until = async (what: string, work: () => Promise<unknown>) => {
    waiting = what
    await untilDone(work, url)
    waiting = 'for nothing'
  }
  const pressUntil = async (what: string, press: () => Promise<unknown>) => {
    let presses = 0
    await until(what, () => {
      presses += 1
      return press()
    })
    pressedAgain += presses - 1
  }
  const payIn = async (turn: number) => {
    // More than ten a minute are refused.
    await until('for the minute to pass', () =>
      pool.query(
        "update payment set requested_at = requested_at - interval '1 minute' where player_id = $1",
        [user.id],
      ),
    )
    const input = { method: 'payeer', amount: DEPOSIT }
    const { payment, redirect } = await asker.ask<Ordered>('account/deposit', `d${number}-${turn}`, input)
    const page = must(redirect, `deposit ${payment.id} has no page`).url
    const choice = must(CHOICES[turn % CHOICES.length], 'no choice')
    const body = new URLSearchParams({ choice, account: must(WALLETS[0], 'no wallet'), seconds: '1' })
    await pressUntil(`for ${choice}`, async () => {
      const { status } = await fetch(`${url()}${page}`, { method: 'POST', redirect: 'manual', body })
      // The press whose answer was lost counted: the second finds the checkout over.
      assert(status === 303 || status === 409, `${choice}: ${status}`)
    })
    deposits.push(payment.id)
  }
  const takeOut = async (turn: number) => {
    const wallet = must(WALLETS[turn % WALLETS.length], 'no wallet')
    const input = { method: 'payeer', amount: WITHDRAWAL, wallet }
    const { payment } = await asker.ask<Ordered>('account/withdrawal', `w${number}-${turn}`, input)
    withdrawals.push(payment.id)
    if (turn % 3 === 1)
      await pressUntil(`for a cancel of ${payment.id}`, async () => {
        const headers = {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
          'idempotency-key': `c${payment.id}`,
        }
        const cancel = { method: 'POST', headers, body: JSON.stringify({ paymentOut: payment.id }) }
        const { status } = await fetch(`${url()}/api/account/rejectPayment`, cancel)
        assert(status === 200 || status === 409, `cancel: ${status}`)
      })
    else await until(`for an approval of ${payment.id}`, () => approve(pool, payment.id))
  }
  return {
    id: user.id,
    deposits,
    withdrawals,
    repeats: () => asker.repeats() + pressedAgain,
    doing: () => `${waiting}; ${asker.doing()}`,
    stop: () => {
      isStopped = true
    },
    async run() {
      for (let turn = number; !isStopped; turn++) {
        await payIn(turn)
        await asker.ask('betSlip/place', `b${number}-${turn}`, {
          bets: [{ type: 'singles', amount: 0.2, positions: [homeWin(1)] }],
        })
        await takeOut(turn)
        await pause(PAUSE_MS)
      }
    },
  }
}

const approve = (pool: Pool, id: number) =>
  decideWithdrawal(pool, id, 'approve', { actor: 'desk', reason: 'test' })

/** Nothing waits for its time any more: what is under way comes to its end at once. False while something is. */
export async function endPayments(pool: Pool): Promise<boolean> {
  // What the gateway has still to say: a payout that was paid may yet come back, a deposit whose time was over may yet be paid.
  const untold = await pool.query('update sandbox_message set due_at = instant_now() where done_at is null')
  const { rows } = await pool.query<{ id: bigint; status: string }>(
    `update payment set due_at = case when status = 'ordered' then due_at else instant_now() end
     where status in ('ordered', 'approved', 'processing') or (status in ('created', 'pending') and exists (
       select from sandbox_order o where o.reference = payment.reference and o.status <> 'waiting'
     )) returning id, status`,
  )
  for (const { id, status } of rows) if (status === 'ordered') await approve(pool, Number(id))
  return rows.length === 0 && untold.rowCount === 0
}

/** Payments that the books of the gateway tell otherwise: paid twice, lost, or never heard of. */
export async function findOtherBooks(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query(
    `select p.id, p.direction, p.status, p.pay_amount, o.status as told, o.amount from payment p
     full join sandbox_order o on o.reference = p.reference and (o.kind = 'deposit') = (p.direction = 'in')
     where p.id is null or o.amount is distinct from p.pay_amount and o.id is not null
       or case o.status
         when 'paid' then p.status not in ('credited', 'paid')
         when 'returned' then p.status <> 'returned'
         when 'failed' then p.status <> 'failed'
         when 'waiting' then p.status not in ('created', 'pending')
         else p.status not in ('cancelled', 'created') end`,
  )
  return rows
}
