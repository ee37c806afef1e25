import type { PoolClient } from '@xezer/db/pool'
import { writeStored } from '@xezer/db/stored-json'
import { must } from '@xezer/std/assert'
import type { Sealing } from '../sealing/sealing.ts'
import {
  MAIL_KINDS,
  type MailKindName,
  type MailValues,
  type SecretMailKind,
  type ToldMailKind,
} from './mail-kinds.ts'

export interface QueuedMail<Kind extends MailKindName> {
  readonly player: number
  readonly kind: Kind
  readonly values: MailValues<Kind>
  /** Another than the one that the player has now: one that he wants, or had. */
  readonly address?: string
}

/** The shape of `mail.details`. */
const DETAILS_VERSION = 1

/**
 * Writes a mail to a player in the transaction of what it tells of: both happen or neither. It goes to the address that
 * the player has now, unless another is named, in the language in which he last came in, within seconds of the commit.
 */
export async function queueMail<Kind extends ToldMailKind>(
  client: PoolClient,
  mail: QueuedMail<Kind>,
): Promise<void> {
  await insertMail(client, mail, null)
}

/** The same with a link that opens something: its secret is sealed until it is sent, and forgotten then. */
export async function queueSecretMail<Kind extends SecretMailKind>(
  client: PoolClient,
  mail: QueuedMail<Kind>,
  { sealing, secret }: { readonly sealing: Sealing; readonly secret: string },
): Promise<void> {
  const { rows } = await client.query<{ key: string }>('select gen_random_uuid() as key')
  const { key } = must(rows[0], 'no key')
  await insertMail(client, mail, {
    key,
    sealed: sealing.seal(Buffer.from(secret), mailSecret(mail.player, key)),
  })
}

/** What the secret of a mail is sealed for. */
export function mailSecret(playerId: number, key: string) {
  return { playerId, kind: 'mail', id: key }
}

async function insertMail<Kind extends MailKindName>(
  client: PoolClient,
  { player, kind, values, address }: QueuedMail<Kind>,
  secret: { readonly key: string; readonly sealed: Buffer } | null,
): Promise<void> {
  await client.query(
    `insert into mail (player_id, kind, address, locale, details, expires_at, key, secret)
     select id, $2, coalesce($7, email), locale, $3, instant_now() + $4 * interval '1 hour', coalesce($5, gen_random_uuid()), $6
     from player where id = $1`,
    [
      ...[player, kind, writeStored(DETAILS_VERSION, values ?? {}), MAIL_KINDS[kind].hours],
      ...[secret?.key ?? null, secret?.sealed ?? null, address ?? null],
    ],
  )
}
