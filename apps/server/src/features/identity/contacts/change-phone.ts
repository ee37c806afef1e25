import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import { type accountPhone, PHONES_A_DAY } from '@xezer/contract/contacts'
import { lockAdvisory } from '@xezer/db/lock-order'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import { isPhoneOfVerified } from '../../../core/player/claims.ts'
import type { Session } from '../../../core/player/session.ts'
import { writeTrail } from '../../../core/trail/write-trail.ts'
import { type Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import type { IdentityOptions, Visit } from '../identity-options.ts'
import { proveOwner } from './prove-owner.ts'

type Refused = Refusal<CallErrorCode<typeof accountPhone>>

interface Change {
  readonly playerId: number
  readonly phone: string
  /** Of the password that was proven. */
  readonly passwordHash: string
  readonly requestId: string
}

/** The former number stays a claim: whoever was linked by it is linked still (migration 0076). */
export async function changePhone(
  options: IdentityOptions,
  session: Session,
  { phone, ...typed }: CallInput<typeof accountPhone>,
  { addressKey, requestId }: Pick<Visit, 'addressKey' | 'requestId'>,
): Promise<CallOutput<typeof accountPhone> | Refused> {
  const { playerId } = session
  // Refusals count too: nobody walks through the numbers of others.
  const retryAfterMs = options.limits.takeContact(playerId, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const passwordHash = await proveOwner(options, session, typed, addressKey)
  if (typeof passwordHash !== 'string') return passwordHash
  const refused = await withTransaction(options.pool, (client) =>
    replacePhone(client, { playerId, phone, passwordHash, requestId }),
  )
  return refused ?? { success: true }
}

async function replacePhone(client: PoolClient, change: Change): Promise<Refused | null> {
  const { playerId, phone, passwordHash, requestId } = change
  await lockAdvisory(client, 'asked_mail', `player ${playerId}`)
  const { former, isSame, changes, wait } = await readFormer(client, change)
  if (isSame) return refuse('phone_unchanged', {}, { phone: 'phone_unchanged' })
  if (changes >= PHONES_A_DAY) return refuseFor('too_many_requests', Math.max(wait, 1))
  if (await isPhoneOfVerified(client, playerId, phone))
    return refuse('phone_refused', {}, { phone: 'phone_refused' })
  const { rowCount } = await client.query(
    "update player set phone = $2 where id = $1 and password_hash = $3 and status = 'active'",
    [playerId, phone, passwordHash],
  )
  // The password was changed in this very moment, or the account blocked.
  if (rowCount !== 1) return refuse('password_wrong', {}, { password: 'password_wrong' })
  await tellPlayer(client, { player: playerId, kind: 'phone_changed', values: { end: endOf(phone) } })
  await writeTrail(client, [
    {
      actor: { kind: 'player', name: String(playerId) },
      action: 'player.phone_changed',
      subject: `player ${playerId}`,
      // Nothing can be taken out of the trail again, and a contact is forgotten one day.
      before: { phoneEnd: endOf(former) },
      after: { phoneEnd: endOf(phone) },
      requestId,
    },
  ])
  return null
}

/** What stands there now, and how often it was changed within a day: each change was mailed. */
async function readFormer(client: PoolClient, { playerId, phone }: Change) {
  const { rows } = await client.query<{ former: string; is_same: boolean; changes: number; wait: number }>(
    `select p.phone as former, claim_value('phone', p.phone) is not distinct from claim_value('phone', $2) as is_same,
       count(m.id)::int as changes,
       coalesce(ceil(86400 - extract(epoch from instant_now() - min(m.created_at))), 0)::int as wait
     from player p left join mail m on m.player_id = p.id and m.kind = 'phone_changed'
       and m.created_at > instant_now() - interval '24 hours'
     where p.id = $1 group by p.id`,
    [playerId, phone],
  )
  const { former, is_same: isSame, changes, wait } = must(rows[0], 'a session without its player')
  return { former, isSame, changes, wait }
}

const END_DIGITS = 2

/** Enough for its owner to know which one it is. */
function endOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-END_DIGITS)
}
