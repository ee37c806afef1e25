import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

/**
 * Which house rules a player agrees to when he registers. Who agreed to older ones is asked again before he bets or pays in;
 * so it grows when an article changes what he may expect, not when it is worded better.
 */
export const HOUSE_RULES_VERSION = 1

/** Which rules a player agreed to last. */
export async function readAgreedRules(database: Queryable, playerId: number): Promise<number> {
  const { rows } = await database.query<{ rules_version: number }>({
    name: 'read_agreed_rules',
    text: 'select rules_version from player where id = $1',
    values: [playerId],
  })
  return must(rows[0], `there is no player ${playerId}`).rules_version
}
