import type { PoolClient } from '@xezer/db/pool'
import { writeStored } from '@xezer/db/stored-json'
import { MAIL_KINDS, type MailKindName, type MailValues } from './mail-kinds.ts'

export interface QueuedMail<Kind extends MailKindName> {
  readonly player: number
  readonly kind: Kind
  readonly values: MailValues<Kind>
}

/** The shape of `mail.details`. */
const DETAILS_VERSION = 1

/**
 * Writes a mail to a player in the transaction of what it tells of: both happen or neither. It goes to the address that
 * the player has now, in the language in which he last came in, within seconds of the commit.
 */
export async function queueMail<Kind extends MailKindName>(
  client: PoolClient,
  { player, kind, values }: QueuedMail<Kind>,
): Promise<void> {
  await client.query(
    `insert into mail (player_id, kind, address, locale, details, expires_at)
     select id, $2, email, locale, $3, instant_now() + $4 * interval '1 hour' from player where id = $1`,
    [player, kind, writeStored(DETAILS_VERSION, values ?? {}), MAIL_KINDS[kind].hours],
  )
}
