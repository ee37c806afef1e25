import type { Invariant } from '../upkeep/invariant.ts'

const sumOf = (code: string) => `coalesce(sum(t.amount) filter (where t.code = '${code}'), 0)`

export const BONUS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'bonus balances other than what the active grants hold',
    sql: `select count(*) from wallet w left join (
            select player_id, sum(balance) as balance from bonus_grant group by player_id
          ) g on g.player_id = w.player_id
          where w.bonus <> coalesce(g.balance, 0)`,
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
]
