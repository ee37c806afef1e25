import type { Invariant } from '../upkeep/invariant.ts'

const sumOf = (code: string) => `coalesce(sum(t.amount) filter (where t.code = '${code}'), 0)`

/** What corrections took of the cash that grants became: of what they had been paid as a bonus. */
const TAKEN_OF_CASH = `
  select b.grant_id, sum(r.amount) as amount from bet b
  join transfer p on p.cause = b.id and p.code in ('bonus_payout', 'bonus_stake_refund') and p.credit = b.player_id * 10 + 3
  join transfer r on r.cause = b.id and r.generation = p.generation and r.code in (p.code || '_reversed', p.code || '_short')
    and r.debit in (b.player_id * 10 + 1, b.player_id * 10 + 6)
  where b.bonus_stake > 0 group by b.grant_id`
/** What the house bore for bets, and what of it they repaid: in all, and with the settlement that stands. */
const BORNE = `
  select b.id, sum(t.amount) filter (where t.code <> 'bonus_recovered') as borne,
    sum(t.amount) filter (where t.code = 'bonus_recovered') as repaid,
    sum(t.amount) filter (where t.code = 'bonus_recovered' and t.cause = b.id and t.generation = b.generation) as repaid_last
  from transfer t left join cash_out c on c.id = t.cause join bet b on b.id = coalesce(c.bet_id, t.cause)
  where t.code in ('bonus_payout_borne', 'bonus_stake_refund_borne', 'bonus_recovered') group by b.id`

/** What of an open bet `b` is a bonus still, where a part of it was bought back; as `openStake` says. */
export const OPEN_BONUS = 'div(b.bonus_stake::numeric * (b.stake - b.cashed_stake), b.stake)'

/** What of the stake of a cash-out `c` of bet `b` was a bonus; `c.after` is what was bought with it and before it. As `boughtStake` says. */
const BOUGHT_BONUS = `div(b.bonus_stake::numeric * (b.stake - c.after + c.stake), b.stake)
  - div(b.bonus_stake::numeric * (b.stake - c.after), b.stake)`

export const BONUS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'bonus balances other than what the active grants hold',
    sql: `select count(*) from wallet w left join (
            select player_id, sum(balance) as balance from bonus_grant group by player_id
          ) g on g.player_id = w.player_id
          where w.bonus <> coalesce(g.balance, 0)`,
  },
  {
    name: 'bonus in play other than the bonus parts of open bets',
    sql: `select count(*) from wallet w left join (
            select b.player_id, sum(${OPEN_BONUS}) as staked from bet b
            where b.status in ('placed', 'pending', 'vip') and b.bonus_stake > 0 group by b.player_id
          ) b on b.player_id = w.player_id
          where w.bonus_inplay <> coalesce(b.staked, 0)`,
  },
  {
    // As `splitPayout` says: the share of the stake, rounded down.
    name: 'payouts of bets of which the bonus has another part than of their stake',
    sql: `select (
            select count(*) from bet b
            where b.bonus_stake > 0 and b.payout is not null and b.cashed_stake < b.stake
              and div(b.payout * ${OPEN_BONUS}, b.stake - b.cashed_stake) <> (
                select coalesce(sum(t.amount), 0) from transfer t where t.cause = b.id and t.generation = b.generation
                  and t.code in ('bonus_payout', 'bonus_stake_refund'))
          ) + (
            select count(*) from (
              select c.*, sum(c.stake) over (partition by c.bet_id order by c.id) as after
              from cash_out c join bet b on b.id = c.bet_id where b.bonus_stake > 0 and c.status = 'paid'
            ) c join bet b on b.id = c.bet_id cross join lateral (
              select coalesce(sum(t.amount) filter (where t.code = 'bonus_cash_out_stake'), 0) as stake,
                coalesce(sum(t.amount) filter (where t.code = 'bonus_cash_out'), 0) as amount
              from transfer t where t.cause = c.id
            ) t
            where t.stake <> ${BOUGHT_BONUS} or t.amount <> div(c.amount * (${BOUGHT_BONUS}), c.stake)
          ) as count`,
  },
  {
    // One that is played to its end stays so, whatever is corrected later; what is over counts no more.
    name: 'active grants whose progress is not that of their bets, or more than is needed',
    sql: `select count(*) from bonus_grant g left join (
            select b.grant_id, count(*) as bets, sum(b.stake) as turnover from bet b
            where b.grant_id is not null and b.status in ('won', 'lost') and b.cashed_stake = 0 group by b.grant_id
          ) p on p.grant_id = g.id
          where g.done > g.needed or g.status = 'done' and g.done < g.needed
            or g.status = 'active' and g.done < g.needed
              and g.done <> coalesce(case g.unit when 'bets' then p.bets else p.turnover end, 0)`,
  },
  {
    name: 'bets of a grant that was not active when they were struck, or is of another player',
    sql: `select count(*) from bet b join bonus_grant g on g.id = b.grant_id
          where b.player_id <> g.player_id or b.status not in ('pending', 'declined') and (
            g.started_at is null or b.placed_at < g.started_at - interval '1 ms' or b.placed_at >= g.expires_at
            -- What it had paid for when it was played to its end is struck all the same.
            or b.placed_at > g.ended_at and not (g.status = 'done' and b.bonus_stake > 0)
          )`,
  },
  {
    name: 'grants other than their transfers',
    sql: `select count(*) from (
            select g.*, ${sumOf('bonus_grant')} as given, ${sumOf('bonus_convert')} as converted,
              ${sumOf('bonus_forfeit')} as taken
            from bonus_grant g left join transfer t on t.cause = g.id group by g.id
          ) g
          where g.given <> case when g.started_at is null then 0 else g.amount end
            or (g.converted > 0 and g.status <> 'done')
            or (g.taken > 0 and (g.started_at is null or g.status not in ('forfeited', 'expired', 'cancelled')))`,
  },
  {
    name: 'grants of which corrections took other cash than stands with them',
    sql: `select count(*) from bonus_grant g left join (${TAKEN_OF_CASH}) t on t.grant_id = g.id
          left join transfer c on c.cause = g.id and c.code = 'bonus_convert'
          where g.cash_left <> case g.status when 'done' then greatest(0, coalesce(c.amount, 0) - coalesce(t.amount, 0)) else 0 end`,
  },
  {
    // What is not the player's repays nobody.
    name: 'bets that repaid more than the house bore for them, or were paid before they did',
    sql: `select count(*) from (${BORNE}) o join bet b on b.id = o.id
          where coalesce(o.repaid, 0) > coalesce(o.borne, 0) or coalesce(o.repaid, 0) < o.borne and b.cashed_stake < b.stake and exists (
            select from transfer p where p.cause = b.id and p.generation = b.generation and b.payout is not null
              and p.code in ('bonus_payout', 'bonus_stake_refund') and p.credit > 0 and p.amount > coalesce(o.repaid_last, 0)
          )`,
  },
]
