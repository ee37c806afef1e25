import {
  accountBonuses,
  BONUS_FRAME_DATA_PATH,
  BONUS_TICKET_HEADER,
  bonusCampaigns,
} from '@xezer/contract/bonuses'
import type { Pool } from '@xezer/db/pool'
import { LOCALES } from '@xezer/std/locale'
import * as z from 'zod/mini'
import type { Session } from '../core/player/session.ts'
import type { BonusTickets } from '../features/bonuses/bonus-tickets.ts'
import { presentBonuses, presentCampaigns, presentFrame } from '../features/bonuses/present-bonuses.ts'
import { addressKey } from '../platform/http/caller-keys.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { requestLocale } from '../platform/http/request-locale.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { bindCall } from './bind-call.ts'
import { sendError } from './error-answer.ts'
import type { RouteApp } from './route-app.ts'
import { shareCall } from './shared-call.ts'

export interface BonusesParts {
  readonly pool: Pool
  readonly tickets: BonusTickets
}

/** What everybody reads alike: in manat. */
export function bonusCalls({ pool }: Pick<BonusesParts, 'pool'>): SharedCall[] {
  const present = async (locale: (typeof LOCALES)[number]) =>
    JSON.stringify(await presentCampaigns(pool, locale))
  return [shareCall(bonusCampaigns, (_input, _id, locale) => present(locale))]
}

export function bindBonuses(app: RouteApp<Session>, { pool, tickets }: BonusesParts): void {
  bindCall(app, accountBonuses, ({ session, locale }) => presentBonuses(pool, tickets, session, locale))
  bindFrame(app, { pool, tickets })
}

/** As the frame's address names it. */
const FrameQuery = z.strictObject({
  user: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  isMobile: z.enum(['true', 'false']),
  lang: z.enum(LOCALES),
})
const ASKED_PER_MINUTE = 120

/** What the frame reads, with its ticket and without a session: of the ticket's player, and nobody else is there. */
function bindFrame(app: RouteApp<Session>, { pool, tickets }: BonusesParts): void {
  const limiter = createRateLimiter({ limit: ASKED_PER_MINUTE, windowMs: 60_000 })
  app.fastify.get(BONUS_FRAME_DATA_PATH, async (request, reply) => {
    const locale = requestLocale(request.headers.cookie)
    const waitMs = limiter.take(addressKey(request.ip), app.clock.nowMs())
    if (waitMs > 0)
      return sendError(app, reply, refuseFor('too_many_requests', Math.ceil(waitMs / 1000)), locale)
    const query = z.safeParse(FrameQuery, request.query)
    if (!query.success) return sendError(app, reply, refuse('bad_request'), locale)
    const { user, lang } = query.data
    const ticket = request.headers[BONUS_TICKET_HEADER]
    const isHeld = typeof ticket === 'string' && (await tickets.holds(ticket, Number(user)))
    if (!isHeld) return sendError(app, reply, refuse('not_found'), lang)
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await presentFrame(pool, Number(user), lang)))
  })
}
