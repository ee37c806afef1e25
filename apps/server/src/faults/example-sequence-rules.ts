import type { Queryable } from '@xezer/db/pool'

/** What is written in one transaction is up to a millisecond apart, for a break begins at a whole one. */
const AFTER = "> away.began_at + interval '1 millisecond'"
const AWAY = `player_break away where away.ended_at is null and (away.kind = 'exclusion' or away.ends_at > instant_now())`
const isHis = (table: string) => `${table}.player_id = away.player_id`

/** What of a bonus may become cash with a bet: by one that was played to its end. */
const OF_BETS = ['bonus_payout', 'bonus_stake_refund', 'bonus_stake_void', 'bonus_cash_out']

/** What of a bet `b` is a bonus still. */
const OPEN_BONUS = 'div(b.bonus_stake::numeric * (b.stake - b.cashed_stake), b.stake)'
const LEFT = "b.status not in ('declined', 'rejected')"
const toOwn = (side: string) => `t.${side} in (b.player_id * 10 + 1, b.player_id * 10 + 6)`

/**
 * What each player may have had as cash, kept apart for a withdrawal or sent to him: what came for him from outside, what his bets
 * made of cash by the amounts of the bets alone, and what of a bonus was played to its end.
 */
const OWN = `
  select player_id, sum(amount) as amount from (
    select coalesce(p.player_id, q.player_id, a.player_id) as player_id,
      case when t.code like 'chargeback%' then -t.amount else t.amount end as amount
    from transfer t left join payment p on p.id = t.cause
      left join (select q.id, p.player_id from quarantine q join payment p on p.id = q.payment_id) q on q.id = t.cause
      left join adjustment a on a.id = t.cause
    where t.code in ('deposit', 'suspense_credit', 'chargeback', 'chargeback_owed', 'play_money')
    union all
    select b.player_id, b.bonus_stake - b.stake from bet b where ${LEFT}
    union all
    select b.player_id, b.payout - div(b.payout * ${OPEN_BONUS}, b.stake - b.cashed_stake)
    from bet b where b.payout is not null and b.cashed_stake < b.stake
    union all
    select b.player_id, t.amount from transfer t join cash_out c on c.id = t.cause join bet b on b.id = c.bet_id
    where t.code = 'cash_out'
    union all
    select g.player_id, t.amount from transfer t join bonus_grant g on g.id = t.cause
    where t.code = 'bonus_convert' and g.status = 'done' and g.done >= g.needed
    union all
    select b.player_id, case when ${toOwn('credit')} then t.amount else -t.amount end
    from transfer t left join cash_out c on c.id = t.cause join bet b on b.id = coalesce(c.bet_id, t.cause)
      join bonus_grant g on g.id = b.grant_id and g.status = 'done' and g.done >= g.needed
    where t.code like 'bonus%' and (${toOwn('credit')} or ${toOwn('debit')})
  ) parts group by player_id`

/**
 * What holds for every player at every instant and no invariant of the books asks for: of each rule, how many times it is broken.
 * A VIP bet goes back a moment after its player began to stay away, so that it is asked for alone.
 */
const RULES = {
  'checkouts open of who stays away': `from payment p, ${AWAY} and ${isHis('p')} and p.status in ('created', 'pending')`,
  'deposits ordered by who stays away': `from payment p, ${AWAY} and ${isHis('p')} and p.direction = 'in'
    and p.requested_at ${AFTER}`,
  'withdrawals that ended with a break': `from payment_step s join payment p on p.id = s.payment_id
    where p.direction = 'out' and s.note = 'away'`,
  'bets struck for who stays away': `from bet b, ${AWAY} and ${isHis('b')} and b.placed_at ${AFTER}`,
  'bets that wait for their acceptance': `from bet b, ${AWAY} and ${isHis('b')} and b.status = 'pending'`,
  'bonuses given to who stays away': `from bonus_grant g, ${AWAY} and ${isHis('g')}
    and (g.granted_at ${AFTER} or g.started_at ${AFTER})`,
  'bonuses of deposits that were taken back': `from bonus_grant g join payment p on p.id = g.payment_id
    where p.status = 'charged_back' and g.status in ('queued', 'active')`,
  'bonuses that became cash before they were played': `from transfer t join bonus_grant g on g.id = t.cause
    where t.code = 'bonus_convert' and (g.status <> 'done' or g.done < g.needed)`,
  'bonuses of bets that became cash before they were played': `from transfer t left join cash_out c on c.id = t.cause
    join bet b on b.id = coalesce(c.bet_id, t.cause) join bonus_grant g on g.id = b.grant_id
    where t.code in (${OF_BETS.map((code) => `'${code}'`).join(', ')})
      and t.credit = b.player_id * 10 + 1 and g.status <> 'done'`,
  'cash that did not come, was not won with cash, and was not played for': `from wallet w left join (${OWN}) o using (player_id)
    left join (
      select player_id, sum(amount) as amount from payment where direction = 'out' and status = 'paid' group by player_id
    ) p using (player_id)
    where w.cash + w.withdraw_hold - w.owed + coalesce(p.amount, 0) <> coalesce(o.amount, 0)`,
} as const

export async function findBroken(database: Queryable): Promise<readonly string[]> {
  const counts = Object.entries(RULES).map(
    ([rule, sql]) => `select '${rule}' as rule, count(*)::int as count ${sql}`,
  )
  const { rows } = await database.query<{ rule: string; count: number }>(counts.join(' union all '))
  return rows.filter(({ count }) => count > 0).map(({ rule, count }) => `${rule}: ${count}`)
}

/** VIP bets of players who stay away that nobody gave back. */
export async function countForgotten(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    `select from bet b, ${AWAY} and ${isHis('b')} and b.status = 'vip'`,
  )
  return rowCount ?? 0
}

/** What some of many sequences come to, whatever the machine is at. */
const REACHED = {
  'a checkout closed by a break': "from payment_step s where s.note = 'away'",
  'late money of who stays away': `from payment_step s join payment p on p.id = s.payment_id join player_break away using (player_id)
    where s.status = 'credited' and p.campaign is distinct from 'none' and s.at ${AFTER} and away.ended_at is null
      and not exists (select from bonus_grant g where g.payment_id = p.id)`,
  'a time-out': "from player_break where kind = 'time_out'",
  'an exclusion': "from player_break where kind = 'exclusion' and return_asked_at is null",
  'a return': 'from player_break where return_asked_at is not null and ended_at is not null',
  'a live bet voided by a break': "from bet where status = 'declined' and refusal::text like '%player_%'",
  'a bonus for a first deposit': "from bonus_grant where campaign = 'first_deposit'",
  'a bonus for a deposit': "from bonus_grant where campaign = 'reload' and payment_id is not null",
  'a bonus for an identity': "from bonus_grant where campaign = 'welcome'",
  'a bonus that went with its deposit': `from bonus_grant g join payment p on p.id = g.payment_id
    join payment_step s on s.payment_id = p.id and s.status = 'charged_back' where g.status = 'cancelled'`,
  'a dispute that was won': "from payment_step where note = 'reinstated'",
  'a bonus given up for a withdrawal':
    "from bonus_grant where status = 'forfeited' and on_withdrawal = 'forfeit'",
} as const

export async function findUnreached(database: Queryable): Promise<readonly string[]> {
  const asked = Object.entries(REACHED).map(
    ([what, sql]) => `select '${what}' as what where not exists (select ${sql})`,
  )
  const { rows } = await database.query<{ what: string }>(asked.join(' union all '))
  return rows.map(({ what }) => what)
}
