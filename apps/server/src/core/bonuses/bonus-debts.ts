import { arrayLiteral } from '@xezer/db/array-literal'
import type { PoolClient } from '@xezer/db/pool'
import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { type BonusHome, recoverBonus, reverseBonus, type SettledBonus } from '../wallet/bonus-posting.ts'
import type { Cause, Posting } from '../wallet/posting.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import type { Grant } from './grant.ts'
import { writeCashLeft } from './grant-store.ts'

/*
 * What a correction takes back of a bonus (decision 150, a bet pays its worth once): of one that became cash with its grant no more than
 * did, and what the house bears for a bet is repaid by what comes of that very bet.
 */

/** What earlier settlements of a bet came to for its bonus part. */
export interface PaidBonus {
  /** The last one paid a bonus, which became cash later as far as it was still there then. */
  readonly wasBonus: boolean
  /** What of that one repaid the house. */
  readonly recovered: Minor
  /** What the house bore for the bet and was not repaid. */
  readonly borne: Minor
}
export const NOTHING_PAID: PaidBonus = { wasBonus: false, recovered: ZERO_MINOR, borne: ZERO_MINOR }

/** Of those of the bets that were settled before; behind the locks of their wallets. */
export async function findPaidBonuses(
  client: PoolClient,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, PaidBonus>> {
  if (betIds.length === 0) return new Map()
  const { rows } = await client.query<{ id: bigint; was_bonus: boolean; recovered: bigint; borne: bigint }>({
    name: 'find_paid_bonuses',
    text: `select b.id,
             coalesce(bool_or(t.credit = b.player_id * 10 + 3) filter (
               where t.generation = b.generation and t.code in ('bonus_payout', 'bonus_stake_refund')), false) as was_bonus,
             coalesce(sum(t.amount) filter (
               where t.cause = b.id and t.generation = b.generation and t.code = 'bonus_recovered'), 0)::bigint as recovered,
             coalesce(sum(case t.code when 'bonus_recovered' then -t.amount else t.amount end) filter (
               where t.code in ('bonus_recovered', 'bonus_payout_borne', 'bonus_stake_refund_borne')), 0)::bigint as borne
           from bet b cross join lateral (
             select b.id as cause union all select c.id from cash_out c where c.bet_id = b.id
           ) o join transfer t on t.cause = o.cause
           where b.id = any($1::bigint[]) and b.generation > 0 group by b.id`,
    values: [arrayLiteral(betIds)],
  })
  return new Map(
    rows.map(({ id, was_bonus, recovered, borne }) => [
      Number(id),
      { wasBonus: was_bonus, recovered: minor(recovered), borne: minor(borne) },
    ]),
  )
}

/** So much came back of a bet to its home, and repays first what the house bore for it. What of it is cash that stays. */
export function receiveBonus(
  posting: Posting,
  { wallet, home, borne }: { readonly wallet: WalletState; readonly home: BonusHome; readonly borne: Minor },
  received: Minor,
  cause: Cause,
): Minor {
  if (home === 'bonus_cost') return ZERO_MINOR
  const repaid = borne < received ? borne : received
  recoverBonus(posting, wallet, repaid, home, cause)
  return home === 'cash' ? minor(received - repaid) : ZERO_MINOR
}

/** Follows what grants of a transaction became as cash; their players' wallets are locked. */
export interface BonusDebts {
  /** Takes back what a bet was settled as. What the house now bears for it. */
  reverse(
    posting: Posting,
    moved: { readonly wallet: WalletState; readonly grantId: number | null; readonly home: BonusHome },
    settled: SettledBonus,
    paid: PaidBonus,
    cause: Cause,
  ): Minor
  write(client: PoolClient): Promise<void>
}

export function createBonusDebts(grants: ReadonlyMap<number, Pick<Grant, 'cashLeft'>>): BonusDebts {
  const changed = new Map<number, Minor>()
  const leftOf = (id: number) => changed.get(id) ?? must(grants.get(id), `grant ${id} was not read`).cashLeft
  return {
    reverse(posting, { wallet, grantId, home }, settled, { wasBonus, recovered, borne }, cause) {
      const amount = settled.status === 'refunded' ? settled.stake : settled.payout
      // What repaid the house its player never had.
      let most = minor(amount - recovered)
      if (home === 'cash' && wasBonus) {
        const id = must(grantId, 'a bonus of no grant')
        const left = leftOf(id)
        if (left < most) most = left
        changed.set(id, minor(left - most))
      }
      return minor(borne + reverseBonus(posting, wallet, settled, { home, most }, cause))
    },
    write: (client) => writeCashLeft(client, [...changed]),
  }
}
