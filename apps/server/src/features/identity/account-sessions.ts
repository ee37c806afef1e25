import type { CallErrorCode, CallOutput } from '@xezer/contract/call'
import type { accountSessionEnd, accountSessions, accountSessionsEnd } from '@xezer/contract/sessions'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Session } from '../../core/player/session.ts'
import { findSessionBefore, type LivingSession } from '../../core/player/session-origin.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { IdentityOptions } from './identity-options.ts'

type Options = Pick<IdentityOptions, 'pool' | 'sessions'>

export async function listSessions(
  { pool, sessions }: Options,
  own: Session,
): Promise<CallOutput<typeof accountSessions>> {
  const [living, before] = await Promise.all([
    sessions.listLiving(own.playerId),
    findSessionBefore(pool, own),
  ])
  return {
    sessions: living.map((session) => ({
      id: session.id,
      ...presentOpening(session),
      used: presentWireTime(session.usedAt.getTime()),
      own: session.id === own.id,
    })),
    lastLogin: before === null ? null : presentOpening(before),
  }
}

/** Another player's is as unknown as one that never was. */
export async function endSession(
  { sessions }: Options,
  { playerId }: Session,
  id: number,
): Promise<CallOutput<typeof accountSessionEnd> | Refusal<CallErrorCode<typeof accountSessionEnd>>> {
  return (await sessions.end({ id, playerId })) ? { success: true } : refuse('not_found')
}

export async function endOtherSessions(
  { pool, sessions }: Options,
  own: Session,
): Promise<CallOutput<typeof accountSessionsEnd>> {
  await sessions.endOthers(pool, own.playerId, own.id)
  sessions.noteEnded(own.playerId)
  return { success: true }
}

function presentOpening({ method, device, browser, system, address, openedAt }: LivingSession) {
  return { method, device, browser, system, address, opened: presentWireTime(openedAt.getTime()) }
}
