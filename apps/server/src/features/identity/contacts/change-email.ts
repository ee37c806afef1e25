import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import {
  type accountEmail,
  type accountEmailAgain,
  type accountEmailCancel,
  EMAIL_LETTERS,
  EMAILS_A_DAY,
} from '@xezer/contract/contacts'
import { lockAdvisory } from '@xezer/db/lock-order'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { queueMail, queueSecretMail } from '../../../core/mail/queue-mail.ts'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import { canonicalEmail } from '../../../core/player/canonical-email.ts'
import { endEmailChange, makeMailedLink } from '../../../core/player/mailed-links.ts'
import type { Session } from '../../../core/player/session.ts'
import { writeTrail } from '../../../core/trail/write-trail.ts'
import { type Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import type { IdentityOptions, Visit } from '../identity-options.ts'
import { proveOwner } from './prove-owner.ts'

type Refused = Refusal<CallErrorCode<typeof accountEmail>>
type Mailing = Pick<IdentityOptions, 'secureRandom' | 'sealing'>

interface Wanted {
  readonly playerId: number
  readonly address: string
}

/** Of the letters to one owner of an address that others want: nobody fills his mailbox. */
const OWNER_LETTERS_A_DAY = 3
/** The letter of one ask is sent again at the earliest so much later, once its three are used up. */
const DAY_SECONDS = 86_400

/**
 * Says and does the same for every address: whether it is somebody's is told to its owner alone, by a letter. It becomes the
 * player's with the link that is mailed to it (`takeEmail`), and until then nothing changes.
 */
export async function askForEmail(
  options: IdentityOptions,
  session: Session,
  { email, ...typed }: CallInput<typeof accountEmail>,
  { addressKey, locale, requestId }: Pick<Visit, 'addressKey' | 'locale' | 'requestId'>,
): Promise<CallOutput<typeof accountEmail> | Refused> {
  const retryAfterMs = options.limits.takeContact(session.playerId, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const passwordHash = await proveOwner(options, session, typed, addressKey)
  if (typeof passwordHash !== 'string') return passwordHash
  const refused = await withTransaction(options.pool, (client) =>
    writeWish(options, client, session, { email, passwordHash, requestId }),
  )
  return refused ?? { success: serverTranslator(locale)('mail.email_asked', { email }) }
}

interface ProvenWish {
  readonly email: string
  readonly passwordHash: string
  readonly requestId: string
}

async function writeWish(
  options: Mailing,
  client: PoolClient,
  { id: sessionId, playerId }: Session,
  { email, passwordHash, requestId }: ProvenWish,
): Promise<Refused | null> {
  await lockAdvisory(client, 'asked_mail', `player ${playerId}`)
  // A change of the password waits for this lock and ends what is written here; or it was first.
  const { rows } = await client.query<{ email: string }>(
    "select email from player where id = $1 and password_hash = $2 and status = 'active' for no key update",
    [playerId, passwordHash],
  )
  const [present] = rows
  if (present === undefined) return refuse('password_wrong', {}, { password: 'password_wrong' })
  const key = canonicalEmail(email)
  if (key === canonicalEmail(present.email))
    return refuse('email_unchanged', {}, { email: 'email_unchanged' })
  const wait = await secondsToWait(client, playerId)
  if (wait > 0) return refuseFor('too_many_requests', wait)
  await client.query(
    `insert into email_change (player_id, address, email_key, session_id) values ($1, $2, $3, $4)
     on conflict (player_id) do update set address = excluded.address, email_key = excluded.email_key,
       session_id = excluded.session_id, asked_at = instant_now(), mails = 1, mailed_at = instant_now()`,
    [playerId, email, key, sessionId],
  )
  await mailWish(options, client, { playerId, address: email })
  const secret = await makeMailedLink(client, options.secureRandom, { playerId, purpose: 'stop_email' })
  const told = { player: playerId, values: { email } } as const
  await queueSecretMail(client, { ...told, kind: 'email_change_asked' }, { ...options, secret })
  await tellPlayer(client, { ...told, kind: 'email_change_noted' })
  await noteChange(client, playerId, 'asked', requestId)
  return null
}

/** Each ask was told to the present address. */
async function secondsToWait(client: PoolClient, playerId: number): Promise<number> {
  const { rows } = await client.query<{ asks: number; wait: number }>(
    `select count(*)::int as asks,
       coalesce(ceil($2 - extract(epoch from instant_now() - min(created_at))), 0)::int as wait
     from mail where player_id = $1 and kind = 'email_change_asked'
       and created_at > instant_now() - $2 * interval '1 second'`,
    [playerId, DAY_SECONDS],
  )
  const { asks, wait } = rows[0] ?? { asks: 0, wait: 0 }
  return asks >= EMAILS_A_DAY ? Math.max(wait, 1) : 0
}

/** The link goes to the address that is wanted; where it is somebody's, its owner gets a letter in place of it. */
async function mailWish(options: Mailing, client: PoolClient, { playerId, address }: Wanted): Promise<void> {
  const secret = await makeMailedLink(client, options.secureRandom, { playerId, purpose: 'new_email' })
  const { rows } = await client.query<{ id: bigint; letters: number }>(
    `select p.id, (
       select count(*)::int from mail m where m.player_id = p.id and m.kind = 'email_wanted'
         and m.created_at > instant_now() - interval '24 hours'
     ) as letters
     from player p where (p.email_key = $1 or lower(p.email) = lower($2)) and p.id <> $3 limit 1`,
    [canonicalEmail(address), address, playerId],
  )
  const [owner] = rows
  if (owner === undefined) {
    const mail = { player: playerId, kind: 'email_change_link', values: {}, address } as const
    await queueSecretMail(client, mail, { ...options, secret })
  } else if (owner.letters < OWNER_LETTERS_A_DAY)
    await queueMail(client, { player: Number(owner.id), kind: 'email_wanted', values: {} })
}

/** Sends the link once more, in place of the one before. */
export function mailAgain(
  options: IdentityOptions,
  { playerId }: Session,
  locale: Locale,
): Promise<CallOutput<typeof accountEmailAgain> | Refusal<CallErrorCode<typeof accountEmailAgain>>> {
  return withTransaction(options.pool, async (client) => {
    await lockAdvisory(client, 'asked_mail', `player ${playerId}`)
    await lockPlayer(client, playerId)
    const { rows } = await client.query<{ address: string; mails: number }>(
      `select c.address, c.mails from email_change c
       join mailed_link l on l.player_id = c.player_id and l.purpose = 'new_email' and l.expires_at > instant_now()
       where c.player_id = $1`,
      [playerId],
    )
    const [wish] = rows
    if (wish === undefined) return refuse('email_not_asked')
    if (wish.mails >= EMAIL_LETTERS) return refuseFor('too_many_requests', DAY_SECONDS)
    await client.query(
      'update email_change set mails = mails + 1, mailed_at = instant_now() where player_id = $1',
      [playerId],
    )
    await mailWish(options, client, { playerId, address: wish.address })
    return { success: serverTranslator(locale)('mail.email_asked', { email: wish.address }) }
  })
}

/** The player says so himself, and is told nothing. */
export function cancelEmail(
  { pool }: IdentityOptions,
  { playerId }: Session,
  requestId: string,
): Promise<CallOutput<typeof accountEmailCancel>> {
  return withTransaction(pool, async (client) => {
    await lockPlayer(client, playerId)
    if (await endEmailChange(client, playerId)) await noteChange(client, playerId, 'cancelled', requestId)
    return { success: true }
  })
}

/** Before his wish and its links, in whatever order those are written. */
export async function lockPlayer(client: PoolClient, playerId: number): Promise<void> {
  await client.query('select from player where id = $1 for no key update', [playerId])
}

/** That it happened; the addresses stand nowhere in the trail, which forgets nothing. */
export function noteChange(
  client: PoolClient,
  playerId: number,
  what: 'asked' | 'cancelled' | 'stopped' | 'done',
  requestId: string,
): Promise<void> {
  return writeTrail(client, [
    {
      actor: { kind: 'player', name: String(playerId) },
      action: `player.email_change_${what}`,
      subject: `player ${playerId}`,
      requestId,
    },
  ])
}
