import type { CallErrorCode, CallOutput } from '@xezer/contract/call'
import type { accountConfirmation, confirmEmail as confirmEmailCall } from '@xezer/contract/identity'
import { lockAdvisory } from '@xezer/db/lock-order'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { queueSecretMail } from '../../core/mail/queue-mail.ts'
import { findMailedLink, makeMailedLink, spendMailedLink } from '../../core/player/mailed-links.ts'
import type { Session } from '../../core/player/session.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import type { IdentityOptions } from './identity-options.ts'

/** The one of the registration counts too. */
const MAILS_AN_HOUR = 3

/** Mails the link that confirms the address of a player, in place of an older one. */
export async function mailConfirmation(
  { secureRandom, sealing }: Pick<IdentityOptions, 'secureRandom' | 'sealing'>,
  client: PoolClient,
  playerId: number,
): Promise<void> {
  const secret = await makeMailedLink(client, secureRandom, { playerId, purpose: 'email' })
  await queueSecretMail(client, { player: playerId, kind: 'confirm_email', values: {} }, { sealing, secret })
}

/** Mails it again to a player who asks. */
export function askToConfirm(
  options: IdentityOptions,
  { playerId }: Session,
  locale: Locale,
): Promise<CallOutput<typeof accountConfirmation> | Refusal<CallErrorCode<typeof accountConfirmation>>> {
  return withTransaction(options.pool, async (client) => {
    await lockAdvisory(client, 'asked_mail', `player ${playerId}`)
    const { rows } = await client.query<{ is_confirmed: boolean; mails: number; wait: number }>(
      `select email_confirmed_at is not null as is_confirmed, count(m.id)::int as mails,
         coalesce(ceil(3600 - extract(epoch from instant_now() - min(m.created_at))), 0)::int as wait
       from player p left join mail m on m.player_id = p.id and m.kind = 'confirm_email'
         and m.created_at > instant_now() - interval '1 hour'
       where p.id = $1 group by p.id`,
      [playerId],
    )
    const { is_confirmed: isConfirmed, mails, wait } = rows[0] ?? { is_confirmed: false, mails: 0, wait: 0 }
    if (isConfirmed) return refuse('email_is_confirmed')
    if (mails >= MAILS_AN_HOUR) return refuseFor('too_many_requests', Math.max(wait, 1))
    await mailConfirmation(options, client, playerId)
    return { success: serverTranslator(locale)('mail.confirmation_sent') }
  })
}

/** Whoever has the link reads the mailbox: no session is asked for. */
export async function confirmEmail(
  { pool }: IdentityOptions,
  token: string,
): Promise<CallOutput<typeof confirmEmailCall> | Refusal<CallErrorCode<typeof confirmEmailCall>>> {
  return withTransaction(pool, async (client) => {
    const playerId = await findMailedLink(client, token, 'email')
    if (playerId === null || !(await spendMailedLink(client, token, 'email'))) return refuse('link_expired')
    await noteConfirmed(client, playerId)
    return { success: true }
  })
}

/** The first time counts. */
export async function noteConfirmed(client: PoolClient, playerId: number): Promise<void> {
  await client.query(
    'update player set email_confirmed_at = instant_now() where id = $1 and email_confirmed_at is null',
    [playerId],
  )
}
