import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

/** Whether the player has shown that the mailbox of the account is theirs. */
export async function isEmailConfirmed(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ is_confirmed: boolean }>({
    name: 'is_email_confirmed',
    text: 'select email_confirmed_at is not null as is_confirmed from player where id = $1',
    values: [playerId],
  })
  return must(rows[0], `there is no player ${playerId}`).is_confirmed
}
