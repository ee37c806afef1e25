import type { PoolClient } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { hasLinkedClaims } from '../../core/player/claims.ts'
import { isIdentityVerified } from '../../core/player/identity-states.ts'
import type { WithdrawalFacts } from './decide-flags.ts'

/** For so long after a change of password or factor an operator looks at what leaves the account. */
const FACTOR_HOURS = 24

/** Behind the lock of the wallet; `print` is that of the account which is to be paid. */
export async function findFacts(
  client: PoolClient,
  playerId: number,
  print: Buffer,
): Promise<WithdrawalFacts> {
  const { rows } = await client.query<{ is_factor_new: boolean; is_known: boolean; is_staked: boolean }>(
    `with paid_in as (
       select p.account_print, s.at from payment p
       join payment_step s on s.payment_id = p.id and s.status = 'credited'
       where p.player_id = $1 and p.direction = 'in' and p.status = 'credited'
     )
     select exists (
         select from player where id = $1 and factors_changed_at > instant_now() - $3 * interval '1 hour'
       ) as is_factor_new,
       exists (select from paid_in where account_print = $2) as is_known,
       not exists (select from paid_in) or exists (
         select from bet b where b.player_id = $1 and b.status not in ('pending', 'declined', 'rejected', 'vip')
           and b.placed_at > (select max(at) from paid_in)
       ) or exists (
         select from casino_round r where r.player_id = $1 and r.staked > 0
           and greatest(r.opened_at, r.staked_at) > (select max(at) from paid_in)
       ) as is_staked`,
    [playerId, print, FACTOR_HOURS],
  )
  const {
    is_factor_new: isFactorNew,
    is_known: isAccountKnown,
    is_staked: isStaked,
  } = must(rows[0], 'no facts')
  const hasLinks = await hasLinkedClaims(client, playerId)
  const isVerified = await isIdentityVerified(client, playerId)
  return { isFactorNew, isAccountKnown, isVerified, hasLinks, isStaked }
}
