import type { Invariant } from '../upkeep/invariant.ts'

export const TRAIL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'rows of the trail that were changed, taken out or slipped in',
    sql: `select count(*) from (
            select t, lag(t.hash, 1, sha256(''::bytea)) over w as before_hash, lag(t.number, 1, 0::bigint) over w as before_number
            from trail t window w as (partition by t.chain order by t.number)
          ) c
          where (c.t).previous <> c.before_hash or (c.t).number <> c.before_number + 1 or (c.t).hash <> trail_hash(c.t)`,
  },
]
