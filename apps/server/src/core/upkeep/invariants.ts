import { UNREACHED_BETS } from '../bets/unreached-bets.ts'
import { BONUS_INVARIANTS, OPEN_BONUS } from '../bonuses/bonus-invariants.ts'
import { CASINO_INVARIANTS } from '../casino/casino-invariants.ts'
import { PAYMENT_INVARIANTS } from '../payments/payment-invariants.ts'
import { LIMIT_INVARIANTS } from '../player/limit-invariants.ts'
import { TRAIL_INVARIANTS } from '../trail/trail-invariants.ts'
import type { Invariant } from './invariant.ts'
import { OPERATION_DAYS } from './prune-records.ts'

/** What is the player's of an account that a bet moved: cash, bonus and what is owed; what comes to bonus cost was his bonus. */
const isWorth = (side: string) =>
  `(${side} > 0 and ${side} % 10 in (1, 3, 6) or ${side} < 0 and ${side} % 100 = -3)`
const isInPlay = (side: string) => `(${side} > 0 and ${side} % 10 in (2, 4))`

/** Net movement of each bet on its player's accounts: in play, and worth. */
const BET_MOVES = `
  select t.cause,
    sum(case when ${isInPlay('t.credit')} then t.amount else 0 end)
      - sum(case when ${isInPlay('t.debit')} then t.amount else 0 end) as inplay,
    sum(case when ${isWorth('t.credit')} then t.amount else 0 end)
      - sum(case when ${isWorth('t.debit')} then t.amount else 0 end) as worth,
    coalesce(sum(t.amount) filter (where t.code = 'stake'), 0) as cash_staked,
    coalesce(sum(t.amount) filter (where t.code = 'bonus_stake'), 0) as bonus_staked
  from (
    -- What moved by the cash-outs of a bet moved by the bet.
    select coalesce(c.bet_id, t.cause) as cause, t.debit, t.credit, t.amount, t.code
    from transfer t left join cash_out c on c.id = t.cause
  ) t group by t.cause`

const ACCOUNT_SUMS = `
  select account, sum(amount) as balance from (
    select credit as account, amount from transfer union all select debit, -amount from transfer
  ) sides group by account`

/** Earlier releases wrote the outcomes bare, without a version beside them. */
const OUTCOMES = "coalesce(r.outcomes -> 'outcomes', r.outcomes)"

/** Every rule of the ledger and of bets; each count must be 0. */
export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'negative balances of players',
    sql: `select count(*) from wallet
          where least(cash, inplay, bonus, bonus_inplay, withdraw_hold, owed) < 0`,
  },
  {
    name: 'balances other than the sum of their transfers',
    sql: `with sums as (${ACCOUNT_SUMS})
          select count(*) from wallet w cross join lateral (values
            (1, w.cash), (2, w.inplay), (3, w.bonus), (4, w.bonus_inplay), (5, w.withdraw_hold), (6, -w.owed)
          ) as a (kind, balance) left join sums s on s.account = w.player_id * 10 + a.kind
          where a.balance <> coalesce(s.balance, 0)`,
  },
  {
    name: 'money in play other than the sum of open stakes of bets and rounds',
    sql: `select count(*) from wallet w left join (
            select player_id, sum(stake - cashed_stake) as staked from bet where status in ('placed', 'pending', 'vip')
            group by player_id
          ) b on b.player_id = w.player_id left join (
            select player_id, sum(in_play) as staked from casino_round where status = 'open' group by player_id
          ) r on r.player_id = w.player_id
          where w.inplay + w.bonus_inplay <> coalesce(b.staked, 0) + coalesce(r.staked, 0)`,
  },
  {
    name: 'bets without exactly one stake transfer',
    sql: `with moves as (${BET_MOVES})
          select count(*) from bet b left join moves m on m.cause = b.id
          where coalesce(m.cash_staked, 0) <> b.stake - b.bonus_stake or coalesce(m.bonus_staked, 0) <> b.bonus_stake`,
  },
  {
    name: 'transfers without the bet, the adjustment, the cash-out, the payment, the grant or the round that caused them',
    sql: `select count(*) from transfer t
          left join bet b on b.id = t.cause left join adjustment a on a.id = t.cause
          left join cash_out c on c.id = t.cause
          left join payment p on p.id = t.cause left join quarantine q on q.id = t.cause
          left join bonus_grant g on g.id = t.cause left join casino_round r on r.id = t.cause
          where num_nonnulls(b.id, a.id, c.id, p.id, q.id, g.id, r.id) <> 1 or case
            when t.code in ('play_money', 'adjustment') then a.id is null
            when t.code ~ '^(bonus_)?cash_out' then c.id is null
            when t.code in ('bonus_grant', 'bonus_convert', 'bonus_forfeit') then g.id is null
            when t.code like 'casino%' then r.id is null
            when t.code = 'owed_recovered' then num_nonnulls(b.id, c.id, r.id) = 0
            when t.code = 'bonus_recovered' then num_nonnulls(b.id, c.id) = 0
            when t.code in ('deposit_exchange', 'gateway_fee') then num_nonnulls(p.id, q.id) = 0
            when t.code like 'suspense%' then q.id is null
            when t.code ~ '^(deposit|payment_fee|withdraw|chargeback)' then p.id is null
            else b.id is null end`,
  },
  // Statements find movements by what caused them. With this and the two sums above each of them adds up, whatever its period.
  {
    name: 'movements that no statement of their player tells',
    sql: `select count(*) from transfer t
          left join bet b on b.id = t.cause left join cash_out c on c.id = t.cause left join bet bought on bought.id = c.bet_id
          left join adjustment a on a.id = t.cause
          left join payment p on p.id = t.cause left join quarantine q on q.id = t.cause
          left join bonus_grant g on g.id = t.cause left join casino_round r on r.id = t.cause
          cross join lateral (
            select coalesce(b.player_id, bought.player_id, a.player_id, p.player_id, q.player_id, g.player_id, r.player_id) as player_id
          ) whose
          where t.debit > 0 and t.debit / 10 is distinct from whose.player_id
            or t.credit > 0 and t.credit / 10 is distinct from whose.player_id`,
  },
  {
    name: 'adjustments that moved nothing',
    sql: `select count(*) from adjustment a
          where not exists (select from transfer t where t.cause = a.id)`,
  },
  {
    name: 'settled bets without exactly one release, or with another payout',
    sql: `with moves as (${BET_MOVES})
          select count(*) from bet b left join moves m on m.cause = b.id
          where b.status in ('won', 'lost', 'refunded') and (
            m.inplay is distinct from 0 or m.worth is distinct from b.payout + b.cashed_amount - b.stake
            or b.cashed_stake < b.stake and (select count(*) from transfer t where t.cause = b.id and t.generation = b.generation
                and t.code in ('stake_taken', 'stake_refund', 'bonus_stake_taken', 'bonus_stake_refund'))
              <> (${OPEN_BONUS} > 0)::integer + (b.stake - b.cashed_stake > ${OPEN_BONUS})::integer
          )`,
  },
  {
    name: 'open bets with money released, or declined ones with money kept',
    sql: `with moves as (${BET_MOVES})
          select count(*) from bet b left join moves m on m.cause = b.id
          where (b.status in ('placed', 'pending', 'vip')
              and (m.inplay is distinct from b.stake - b.cashed_stake
                or m.worth is distinct from b.cashed_amount - b.stake))
            or (b.status in ('declined', 'rejected')
              and (m.inplay is distinct from 0 or m.worth is distinct from 0))`,
  },
  {
    name: 'accepted requests without their bets, and bets without their request',
    sql: `with answered as (
            select o.scope, o.key, bet_id::bigint from operation o,
              jsonb_array_elements(o.response -> 'betIds') as bet_id
            where o.scope like 'place:%' and o.response ->> 'kind' = 'accepted'
          )
          select count(*) from (
            select bet_id, scope, key from answered
          ) a full join (
            select id, 'place:' || player_id as scope, operation_key as key, placed_at from bet
            where status not in ('pending', 'declined')
          ) b on b.id = a.bet_id and b.scope = a.scope and b.key = a.key
          where b.id is null
            or (a.bet_id is null and b.placed_at > instant_now() - interval '${OPERATION_DAYS - 1} days')`,
  },
  {
    name: 'currencies in which players and house are not zero together',
    sql: `with house as (
            select a.currency, coalesce(sum(s.balance), 0) as balance
            from account a left join (${ACCOUNT_SUMS}) s on s.account = a.id
            where a.player_id is null group by a.currency
          ), players as (
            select currency, sum(cash + inplay + bonus + bonus_inplay + withdraw_hold - owed) as balance
            from wallet group by currency
          )
          select count(*) from house h left join players p using (currency)
          where h.balance + coalesce(p.balance, 0) <> 0`,
  },
  {
    name: 'bets accepted while their event was suspended',
    sql: `select count(*) from bet b join bet_leg l on l.bet_id = b.id
          join event_stop s on s.event_id = l.event_id
          left join stop_keeper k on k.id = s.keeper
          where b.status not in ('pending', 'declined') and b.placed_at > s.stopped_at
            -- One that is open holds up to the last sign of life of who keeps it.
            and b.placed_at < coalesce(s.resumed_at, k.seen_at)`,
  },
  {
    name: 'pre-match bets accepted after the start',
    sql: `select count(*) from bet b join bet_leg l on l.bet_id = b.id
          where b.status not in ('pending', 'declined') and not l.is_live and b.placed_at >= l.starts_at`,
  },
  {
    name: 'bets accepted after the result of their market',
    sql: `select count(*) from bet b join bet_leg l on l.bet_id = b.id
          join market_result r using (event_id, market_type, specifier)
          where b.status not in ('pending', 'declined') and ${OUTCOMES} ? l.outcome
            and b.placed_at > r.first_at`,
  },
  {
    name: 'results that did not reach all of their bets',
    sql: `select count(*) from bet b join bet_leg l on l.bet_id = b.id
          join market_result r using (event_id, market_type, specifier)
          where b.status = 'placed' and l.settlement_step < r.step and ${OUTCOMES} ? l.outcome
            and r.changed_at < instant_now() - interval '60 seconds'`,
  },
  {
    name: 'open bets that a kept result should have reached',
    sql: `select count(distinct bet_id) from (${UNREACHED_BETS}) u
          where received_at < instant_now() - interval '60 seconds'`,
  },
  {
    name: 'illegal states of bets',
    sql: `select count(*) from bet b left join bet_reservation r on r.bet_id = b.id
          where (b.status = 'pending') <> (r.bet_id is not null)
            or (b.status in ('won', 'lost', 'refunded') and b.generation = 0 and b.cashed_stake < b.stake)
            or (b.status = 'placed' and exists (select from bet_leg l where l.bet_id = b.id) and not exists (
              select from bet_leg l where l.bet_id = b.id and l.result is null and not l.is_void
            ))`,
  },
  {
    name: 'corrections that left no trace, or another one than the ledger',
    sql: `select count(*) from bet b left join (
            select p.bet_id, count(*) as kept, count(*) filter (where p.payout <> coalesce((
              select sum(t.amount) from transfer t where t.cause = p.bet_id and t.generation = p.generation
                and t.code in ('payout', 'stake_refund', 'bonus_payout', 'bonus_stake_refund')), 0)) as other
            from bet_past p group by p.bet_id
          ) p on p.bet_id = b.id
          where coalesce(p.other, 0) <> 0
            or coalesce(p.kept, 0) <> b.generation - (b.payout is not null and b.cashed_stake < b.stake)::integer`,
  },
  {
    name: 'VIP bets that are not as they were decided, or wait beyond their time',
    sql: `select count(*) from bet b full join vip_bet v on v.bet_id = b.id
          left join bet p on p.id = v.part_id
          where (b.status = 'vip' and v.bet_id is null)
            or (v.bet_id is not null and (
              (b.status = 'vip') <> (v.ended_at is null)
              or (v.ended_at is null and v.due_at < instant_now() - interval '60 seconds')
              or (v.outcome = 'accepted') <> (b.status not in ('vip', 'rejected'))
              or (v.outcome in ('accepted', 'part') and v.decision is distinct from 'accept')
              or (v.outcome = 'rejected' and v.decision is distinct from 'reject')
              or (v.outcome = 'accepted' and v.accepted <> b.stake)
              or (v.outcome = 'part' and (p.stake, p.player_id, p.odds) is distinct from (v.accepted, b.player_id, b.odds))
            ))`,
  },
  {
    name: 'bets that were struck while their player stayed away',
    sql: `select count(*) from bet b join player_break s on s.player_id = b.player_id
          where b.status not in ('declined', 'rejected') and b.placed_at > s.began_at and b.placed_at < least(
            coalesce(s.ended_at, 'infinity'), case s.kind when 'time_out' then s.ends_at else 'infinity' end)`,
  },
  {
    name: 'bets whose legs do not fit their type, or with two legs on an event',
    sql: `select count(*) from bet b join (
            select bet_id, count(*) as legs, count(distinct event_id) as events from bet_leg group by bet_id
          ) l on l.bet_id = b.id
          where l.events <> l.legs or case b.type
            when 'singles' then b.size <> 1 or l.legs <> 1
            when 'accumulator' then b.size <> l.legs or l.legs < 2
            else b.size < 2 or b.size >= l.legs end`,
  },
  {
    name: 'legs of no bet',
    sql: 'select count(*) from bet_leg l where not exists (select from bet b where b.id = l.bet_id)',
  },
  {
    name: 'legs of which nobody knows what they are called',
    sql: `select count(*) from bet_leg l
          where l.names is null and not exists (select from leg_names n where n.id = l.names_id)`,
  },
  {
    name: 'bets paid more than their player was told',
    sql: 'select count(*) from bet where coalesce(payout, 0) + cashed_amount > greatest(possible_return, stake)',
  },
  {
    name: 'cash-outs other than their transfers',
    sql: `select count(*) from cash_out c left join (
            select cause, sum(amount) filter (where code like '%cash_out_stake') as stake,
              sum(amount) filter (where code like '%cash_out') as amount
            from transfer where code ~ '^(bonus_)?cash_out' group by cause
          ) t on t.cause = c.id
          where case c.status when 'paid' then t.stake is distinct from c.stake or t.amount is distinct from c.amount
            else t.cause is not null end`,
  },
  {
    name: 'bets whose bought part is not that of their cash-outs',
    sql: `select count(*) from bet b left join (
            select bet_id, sum(stake) as stake, sum(amount) as amount from cash_out where status = 'paid' group by bet_id
          ) c on c.bet_id = b.id
          where b.cashed_stake <> coalesce(c.stake, 0) or b.cashed_amount <> coalesce(c.amount, 0)
            or (b.cashed_stake = b.stake and b.status <> 'won')
            or (b.cashed_stake > 0 and b.status in ('pending', 'declined', 'rejected', 'vip'))`,
  },
  {
    name: 'cash-outs of another player than the bet',
    sql: `select count(*) from (
            select bet_id, player_id from cash_out union all select bet_id, player_id from cash_out_rule
          ) c join bet b on b.id = c.bet_id where b.player_id <> c.player_id`,
  },
  {
    name: 'cash-outs paid while an event of an open leg was suspended',
    sql: `select count(*) from cash_out c cross join lateral jsonb_array_elements(c.open_events) as e (id)
          join event_stop s on s.event_id = e.id::bigint
          left join stop_keeper k on k.id = s.keeper
          where c.status = 'paid' and c.decided_at > s.stopped_at
            and c.decided_at < coalesce(s.resumed_at, k.seen_at)`,
  },
  {
    name: 'cash-outs paid after the result of their bet',
    sql: `select count(*) from cash_out c join bet b on b.id = c.bet_id
          where c.status = 'paid' and b.cashed_stake < b.stake and c.decided_at > b.settled_at`,
  },
  {
    name: 'cash-outs whose delay is long over',
    sql: `select count(*) from cash_out
          where status = 'waiting' and due_at < instant_now() - interval '60 seconds'`,
  },
  {
    name: 'transactions open for more than 30 s',
    sql: `select count(*) from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'
            and xact_start < instant_now() - interval '30 seconds'`,
  },
  ...PAYMENT_INVARIANTS,
  ...BONUS_INVARIANTS,
  ...CASINO_INVARIANTS,
  ...LIMIT_INVARIANTS,
  ...TRAIL_INVARIANTS,
]
