import type { CallErrorCode, CallOutput } from '@xezer/contract/call'
import type { stopEmail as stopEmailCall, takeEmail as takeEmailCall } from '@xezer/contract/contacts'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { queueMail } from '../../../core/mail/queue-mail.ts'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import {
  endEmailChange,
  endMailedLinks,
  findMailedLink,
  spendMailedLink,
} from '../../../core/player/mailed-links.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { noteFactorsChanged } from '../factors/factor-store.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { lockPlayer, noteChange } from './change-email.ts'

const UNIQUE_VIOLATION = '23505'

/** Used, replaced or too old by the time its player's row was locked, or he is active no more: what was written is undone. */
class LinkOver extends Error {
  override readonly name = 'LinkOver'
}

/** Whoever has the link reads the mailbox that is wanted: no session is asked for. Of two that want one address, an index lets one win. */
export async function takeEmail(
  { pool, sessions }: IdentityOptions,
  token: string,
  requestId: string,
): Promise<CallOutput<typeof takeEmailCall> | Refusal<CallErrorCode<typeof takeEmailCall>>> {
  const playerId = await findMailedLink(pool, token, 'new_email')
  if (playerId === null) return refuse('link_expired')
  try {
    await withTransaction(pool, async (client) => {
      const { former, next, sessionId } = await replaceEmail(client, playerId)
      if (!(await spendMailedLink(client, token, 'new_email'))) throw new LinkOver()
      await endEmailChange(client, playerId)
      // What the mailbox of before was sent opens nothing any more.
      await endMailedLinks(client, playerId)
      await noteFactorsChanged(client, playerId)
      await sessions.endOthers(client, playerId, sessionId)
      const told = { player: playerId, kind: 'email_changed', values: { email: next } } as const
      await tellPlayer(client, told)
      await queueMail(client, { ...told, address: former })
      await noteChange(client, playerId, 'done', requestId)
    })
  } catch (error) {
    if (error instanceof LinkOver) return refuse('link_expired')
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await dropWish(pool, playerId, token)
    return refuse('email_in_use')
  }
  sessions.noteEnded(playerId)
  return { success: true }
}

/** The player's row first: a log-in holds it while it opens a session. */
async function replaceEmail(client: PoolClient, playerId: number) {
  await lockPlayer(client, playerId)
  const { rows } = await client.query<{ former: string; next: string | null; session_id: bigint }>(
    'select * from take_email($1)',
    [playerId],
  )
  const { former, next, session_id: sessionId } = must(rows[0], 'no answer')
  if (next === null) throw new LinkOver()
  return { former, next, sessionId: Number(sessionId) }
}

/** The other one was first: this wish can come true no more, unless another one was written meanwhile. */
function dropWish(pool: IdentityOptions['pool'], playerId: number, token: string): Promise<void> {
  return withTransaction(pool, async (client) => {
    await lockPlayer(client, playerId)
    if (await spendMailedLink(client, token, 'new_email')) await endEmailChange(client, playerId)
  })
}

/** Whoever has the link reads the mailbox of the account. */
export function stopEmail(
  { pool }: IdentityOptions,
  token: string,
  requestId: string,
): Promise<CallOutput<typeof stopEmailCall> | Refusal<CallErrorCode<typeof stopEmailCall>>> {
  return withTransaction(pool, async (client) => {
    const playerId = await findMailedLink(client, token, 'stop_email')
    if (playerId === null) return refuse('link_expired')
    await lockPlayer(client, playerId)
    if (!(await spendMailedLink(client, token, 'stop_email'))) return refuse('link_expired')
    await endEmailChange(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'email_change_stopped', values: {} })
    await noteChange(client, playerId, 'stopped', requestId)
    return { success: true }
  })
}
