import type { Invariant } from '../upkeep/invariant.ts'
import { FIRST_STATE, PAYMENT_MOVES } from './payment-states.ts'

/** What ends by itself is ended within moments; this is long after. */
const LATE_SECONDS = 300

/** `'in created pending'`, … and of the first states `'in  created'`. */
const LEGAL_STEPS = (['in', 'out'] as const)
  .flatMap((direction) => [
    `'${direction}  ${FIRST_STATE[direction]}'`,
    ...Object.entries(PAYMENT_MOVES[direction]).flatMap(([from, all]) =>
      all.map((to) => `'${direction} ${from} ${to}'`),
    ),
  ])
  .join(', ')

const sumOf = (code: string, generation = 0) =>
  `coalesce(sum(t.amount) filter (where t.code = '${code}' and t.generation = ${generation}), 0)`

/** What each payment moved, a column a code. */
const PAYMENT_MOVED = `
  select p.*, ${sumOf('deposit')} as deposited, ${sumOf('deposit_exchange')} as taken, ${sumOf('payment_fee')} as charged,
    ${sumOf('withdraw_hold')} as held, ${sumOf('withdraw_release')} as released, ${sumOf('withdraw_paid')} as sent,
    ${sumOf('withdraw_exchange')} as given, ${sumOf('withdraw_returned', 1)} as brought_back,
    coalesce(sum(t.amount) filter (where t.code in ('chargeback', 'chargeback_owed')), 0) as taken_back,
    coalesce(sum(t.amount) filter (where t.code = 'deposit' and t.generation > 0), 0) as given_again,
    coalesce(sum(t.amount) filter (where t.code = 'payment_fee' and t.generation % 2 = 1), 0) as fees_back,
    coalesce(sum(t.amount) filter (where t.code = 'payment_fee' and t.generation > 0 and t.generation % 2 = 0), 0) as fees_again,
    (select count(*) from payment_step s where s.payment_id = p.id and s.status = 'charged_back') as disputes,
    (select count(*) from quarantine q where q.payment_id = p.id and q.status = 'credited') as freed,
    coalesce(sum(t.amount) filter (where t.code = 'deposit' and t.generation = 0), (
      select c.amount from quarantine q join transfer c on c.cause = q.id and c.code = 'suspense_credit'
      where q.payment_id = p.id order by q.decided_at, q.id limit 1
    ), 0) as brought
  from payment p left join transfer t on t.cause = p.id group by p.id`

export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'money held for withdrawals that nobody ordered',
    sql: `select count(*) from wallet w left join (
            select player_id, sum(amount) as ordered from payment
            where direction = 'out' and status in ('ordered', 'approved', 'processing') group by player_id
          ) p on p.player_id = w.player_id
          where w.withdraw_hold <> coalesce(p.ordered, 0)`,
  },
  {
    name: 'deposits that were credited other than once, or another amount',
    sql: `select count(*) from (${PAYMENT_MOVED}) p
          where p.direction = 'in' and (p.deposited <> 0 or p.charged <> 0 or p.taken <> 0
              or (p.status in ('credited', 'charged_back') and p.freed = 0)) and (
            p.status not in ('credited', 'charged_back') or p.deposited <> p.amount or p.charged <> p.fee
            or p.taken <> case when p.currency = p.pay_currency then 0 else p.pay_amount end
          )`,
  },
  {
    name: 'charged back deposits that were not taken back, or others that were',
    sql: `select count(*) from (${PAYMENT_MOVED}) p
          where p.direction = 'in' and (
            p.taken_back <> p.brought * p.disputes
            or p.taken_back - p.given_again <> case p.status when 'charged_back' then p.brought else 0 end
            or p.fees_back <> p.charged * p.disputes
            or p.fees_back - p.fees_again <> case p.status when 'charged_back' then p.charged else 0 end
          )`,
  },
  {
    name: 'deposits credited without a message of their gateway or a voucher',
    sql: `select count(*) from payment p
          where p.direction = 'in' and p.status in ('credited', 'charged_back') and not exists (
            select from gateway_event e where e.payment_id = p.id and e.outcome in ('applied', 'quarantined')
          ) and not exists (
            select from voucher v where v.payment_id = p.id and v.status = 'used' and p.gateway = 'voucher' and v.amount = p.pay_amount
          )`,
  },
  {
    name: 'withdrawals other than their transfers',
    sql: `select count(*) from (${PAYMENT_MOVED}) p
          where p.direction = 'out' and (
            p.held <> p.amount
            or p.released <> case when p.status in ('cancelled', 'rejected', 'failed') then p.amount else 0 end
            or p.sent <> case when p.status in ('paid', 'returned') then p.amount - p.fee else 0 end
            or p.charged <> case when p.status in ('paid', 'returned') then p.fee else 0 end
            or p.given <> case when p.status in ('paid', 'returned') and p.currency <> p.pay_currency
              then p.pay_amount else 0 end
            or p.brought_back <> case p.status when 'returned' then p.amount - p.fee else 0 end
          )`,
  },
  {
    name: 'money in suspense other than what is in quarantine',
    sql: `with suspense as (
            select a.currency, coalesce(sum(case when t.credit = a.id then t.amount else -t.amount end), 0) as balance
            from account a left join transfer t on a.id in (t.debit, t.credit)
              and t.code in ('suspense_in', 'suspense_credit', 'suspense_return', 'deposit_exchange')
            where a.kind = 'suspense' group by a.currency
          ), open as (
            select currency, sum(amount) as amount from quarantine where status = 'open' group by currency
          )
          select count(*) from suspense s left join open o using (currency) where s.balance <> coalesce(o.amount, 0)`,
  },
  {
    name: 'payments that went a way that there is not, or stand elsewhere than it led',
    sql: `select count(*) from payment p where exists (
            select from (
              select s.status, lag(s.status, 1, '') over (order by s.number) as before,
                s.number - lag(s.number, 1, 0::smallint) over (order by s.number) as gap
              from payment_step s where s.payment_id = p.id
            ) s where s.gap <> 1 or (p.direction || ' ' || s.before || ' ' || s.status) not in (${LEGAL_STEPS})
          ) or p.status is distinct from (
            select s.status from payment_step s where s.payment_id = p.id order by s.number desc limit 1
          )`,
  },
  {
    name: 'payments whose time is long over',
    sql: `select count(*) from payment
          where status in ('created', 'pending', 'ordered') and due_at < instant_now() - interval '${LATE_SECONDS} seconds'`,
  },
]
