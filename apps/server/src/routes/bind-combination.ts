import { slipCombination } from '@xezer/contract/combination'
import { askCombination } from '../features/betting/ask-combination.ts'
import type { BettingOptions } from '../features/betting/betting-options.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Of one address: whoever puts a combination together asks at each tap. */
const CALLS_PER_MINUTE = 120
const MINUTE_MS = 60_000

export function bindCombination<Session>(app: RouteApp<Session>, options: BettingOptions): void {
  const limiter = createRateLimiter({ limit: CALLS_PER_MINUTE, windowMs: MINUTE_MS })
  bindCall(app, slipCombination, async ({ input, addressKey }) => {
    const retryAfterMs = limiter.take(addressKey, options.clock.nowMs())
    if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
    if (options.book.findEvent(input.event) === null) return refuse('event_not_found')
    const asked = await askCombination(options, input.event, input.legs)
    return asked.ok ? asked.value : refuse('invalid_fields')
  })
}
