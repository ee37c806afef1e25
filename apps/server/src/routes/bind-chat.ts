import { chatMessages, chatSend } from '@xezer/contract/chat'
import type { Pool } from '@xezer/db/pool'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Session } from '../core/player/session.ts'
import {
  type ChatOwner,
  countUnread,
  findChat,
  openChat,
  readMessages,
  writeMessage,
} from '../features/chat/chat-store.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuseFor } from '../platform/http/refusal.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Of one address, where a whole office may sit; a conversation has bounds of its own. */
const MESSAGES_PER_HOUR = 300
const BEGINNINGS_PER_HOUR = 30
const HOUR_MS = 3_600_000
const RETRY_SECONDS = 60

/** What a terminal or a page would obey, not show; lines stay. */
const CONTROLS = /[^\P{C}\n]/gu

export function bindChat(app: RouteApp<Session>, pool: Pool, random: SecureRandom): void {
  const messages = createRateLimiter({ limit: MESSAGES_PER_HOUR, windowMs: HOUR_MS })
  const beginnings = createRateLimiter({ limit: BEGINNINGS_PER_HOUR, windowMs: HOUR_MS })
  bindCall(app, chatMessages, async ({ input, session }) => {
    const chatId = await findChat(pool, ownerOf(session, input.token))
    if (chatId === null) return { messages: [], hasOlder: false, unread: 0 }
    const page = await readMessages(pool, chatId, input.before ?? null)
    return { ...page, unread: await countUnread(pool, chatId, input.read ?? null) }
  })
  bindCall(app, chatSend, async ({ input, session, addressKey }) => {
    const nowMs = app.clock.nowMs()
    const isBeginning = session === null && input.token === undefined
    const waitMs = Math.max(
      messages.take(addressKey, nowMs),
      isBeginning ? beginnings.take(addressKey, nowMs) : 0,
    )
    if (waitMs > 0) return refuseFor('too_many_requests', Math.ceil(waitMs / 1000))
    const { chatId, token } = await openChat(pool, random, ownerOf(session, input.token))
    const text = input.text.replaceAll(CONTROLS, ' ')
    const message = await writeMessage(pool, chatId, { key: input.key, text })
    return message === null ? refuseFor('too_many_requests', RETRY_SECONDS) : { message, token }
  })
}

function ownerOf(session: Session | null, token: string | undefined): ChatOwner {
  return { playerId: session?.playerId ?? null, token: token ?? null }
}
