import { type Glance, OPEN_BETS_SHOWN } from '@xezer/contract/account-glance'
import type { Queryable } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { must } from '@xezer/std/assert'
import { HOUSE_TODAY } from '../../core/player/identity-states.ts'

/** Open bets are looked for among so many of the newest ones: whoever has a hundred thousand is not asked for all of them. */
const NEWEST_BETS = 1000

interface GlanceRow {
  readonly withdrawable: bigint
  readonly open_bets: number
  readonly identity: Glance['identity'] | null
  readonly unit: 'bets' | 'turnover' | null
  readonly done: bigint | null
  readonly needed: bigint | null
}

/** One statement of what an account's pages say beside its amounts, each part by an index of its own. */
export async function presentGlance(database: Queryable, playerId: number): Promise<Glance> {
  const { rows } = await database.query<GlanceRow>({
    name: 'account_glance',
    text: `select greatest(w.cash - w.owed, 0) as withdrawable,
             case when w.inplay + w.bonus_inplay = 0 then 0 else (
               select count(*)::int from (
                 select from (select status from bet where player_id = w.player_id order by placed_at desc limit $2) newest
                 where status in ('placed', 'pending', 'vip') limit $3
               ) open
             ) end as open_bets,
             (select case when status = 'verified' and expires_on < ${HOUSE_TODAY} then 'expired' else status end
              from identity_check where player_id = w.player_id) as identity,
             g.unit, g.done, g.needed
           from wallet w left join bonus_grant g on g.player_id = w.player_id and g.status = 'active'
           where w.player_id = $1`,
    values: [playerId, NEWEST_BETS, OPEN_BETS_SHOWN + 1],
  })
  const row = must(rows[0], `player ${playerId} has no wallet`)
  const told = (count: bigint) => (row.unit === 'bets' ? Number(count) : presentWireAmount(minor(count)))
  return {
    withdrawable: presentWireAmount(minor(row.withdrawable)),
    openBets: row.open_bets,
    identity: row.identity ?? 'none',
    bonus:
      row.unit === null || row.done === null || row.needed === null
        ? null
        : { done: told(row.done), needed: told(row.needed), unit: row.unit },
  }
}
