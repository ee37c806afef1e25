import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { writeTrail } from '../trail/write-trail.ts'

const PLAYERS_MAX = 50

/** What told who somebody was, and is not needed to tell what he did. */
const FORGOTTEN = [
  ...['session', 'totp', 'recovery_code', 'passkey', 'mailed_link', 'email_change', 'mail', 'notice', 'chat'],
  ...['player_claim', 'identity_document', 'player_export', 'player_limit', 'play_hour'],
] as const

/**
 * Players who closed their accounts so many years ago lose names, contacts and documents; bets and money stay under the
 * number. Whoever is excluded stays known until that is over: it is what keeps him out. How many were forgotten.
 */
export function erasePlayers(pool: Pool, years: number): Promise<number> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: bigint }>(
      `select p.id from player p
       where p.closed_at is not null and p.erased_at is null and p.closed_at <= instant_now() - $1 * interval '1 year'
         and not exists (
           select from player_break b where b.player_id = p.id and b.kind = 'exclusion' and b.ended_at is null
             and (b.ends_at is null or b.ends_at > instant_now())
         )
       order by p.closed_at limit $2 for no key update skip locked`,
      [years, PLAYERS_MAX],
    )
    for (const { id } of rows) await erase(client, Number(id), years)
    return rows.length
  })
}

/** What gateways said that fits no payment: it may name an account, and nobody knows whose. How many messages were emptied. */
export async function eraseMessages(database: Queryable, years: number): Promise<number> {
  const { rows } = await database.query<{ emptied: bigint }>('select forget_messages($1) as emptied', [years])
  return Number(must(rows[0], 'no count').emptied)
}

async function erase(client: PoolClient, playerId: number, years: number): Promise<void> {
  for (const table of FORGOTTEN) await client.query(`delete from ${table} where player_id = $1`, [playerId])
  await client.query(
    `update identity_check set form = '\\x00', expires_on = '9999-12-31' where player_id = $1 and form is not null`,
    [playerId],
  )
  await client.query(
    // Where a checkout was paid may name a phone or an account.
    `update payment set account_shown = null, account_print = null, account_sealed = null, redirect = null
     where player_id = $1`,
    [playerId],
  )
  // What only the owner may change, and what gateways said of his payments.
  await client.query('select forget_player($1, $2)', [playerId, years])
  await writeTrail(client, [
    { actor: { kind: 'system', name: 'upkeep' }, action: 'player.erased', subject: `player ${playerId}` },
  ])
}
