import type { Queryable } from '@xezer/db/pool'
import { type Currency, type Minor, minor } from '@xezer/money/minor'

/** What the account shows: balance is cash and bonus together, unplayed what is in play. */
export interface Amounts {
  readonly currency: Currency
  readonly balance: Minor
  readonly unplayed: Minor
  readonly bonus: Minor
}

export async function getAmounts(database: Queryable, playerId: number): Promise<Amounts> {
  const { rows } = await database.query<{
    currency: Currency
    balance: bigint
    unplayed: bigint
    bonus: bigint
  }>({
    name: 'get_amounts',
    text: `select currency, cash + bonus as balance, inplay + bonus_inplay as unplayed, bonus
           from wallet where player_id = $1`,
    values: [playerId],
  })
  const row = rows[0]
  if (row === undefined) throw new Error(`player ${playerId} has no wallet`)
  return {
    currency: row.currency,
    balance: minor(row.balance),
    unplayed: minor(row.unplayed),
    bonus: minor(row.bonus),
  }
}
