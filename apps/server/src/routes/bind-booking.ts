import type { PositionRequest, SlipPosition } from '@xezer/contract/bet-slip'
import { type BookedSelection, slipBook, slipBooked } from '@xezer/contract/booking'
import { parseWireTime, presentWireTime } from '@xezer/contract/wire-time'
import type { Currency } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { parseWireOdds, presentWireOdds } from '@xezer/money/wire-odds'
import { LOCALES, type Locale, type LocalizedName } from '@xezer/std/locale'
import type * as z from 'zod/mini'
import type { Session } from '../core/player/session.ts'
import type { BettingOptions } from '../features/betting/betting-options.ts'
import { presentGonePosition, presentSlipPosition } from '../features/betting/present-slip-position.ts'
import type { BookedPick, BookedSlips } from '../features/booking/booked-slips.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { NOT_READY_RETRY_SECONDS } from './answer-press.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Of one visitor: whoever shares needs few, and whoever tries codes has years to go. */
const CALLS_PER_MINUTE = 60
const MINUTE_MS = 60_000
/** Each may write some 15 kB that are kept for days; a whole town can stand behind one address. */
const BOOKINGS_PER_DAY = 2000
const DAY_MS = 86_400_000
/** What a guest is shown maxima in. */
const GUEST_CURRENCY: Currency = 'AZN'

type Asked = z.output<typeof PositionRequest>

export function bindBooking(app: RouteApp<Session>, options: BettingOptions, slips: BookedSlips): void {
  const limiter = createRateLimiter({ limit: CALLS_PER_MINUTE, windowMs: MINUTE_MS })
  const daily = createRateLimiter({ limit: BOOKINGS_PER_DAY, windowMs: DAY_MS })
  const refuseOften = (visitor: string, budget = limiter) => {
    const retryAfterMs = budget.take(visitor, options.clock.nowMs())
    return retryAfterMs > 0 ? refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000)) : null
  }
  bindCall(app, slipBook, async ({ input, session, addressKey }) => {
    const visitor = session === null ? addressKey : `player ${session.playerId}`
    const refusal = refuseOften(addressKey) ?? refuseOften(visitor, daily)
    if (refusal !== null) return refusal
    await options.interest.wantAll(input.positions.map(({ factor }) => factor))
    if (!options.isOfferComplete()) return refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
    const picks = onePerEvent(input.positions).flatMap((asked) => describePick(options, asked) ?? [])
    if (picks.length === 0) return refuse('selection_closed')
    const { code, expiresAtMs } = await slips.book(picks)
    return { code, count: picks.length, expires: presentWireTime(expiresAtMs) }
  })
  bindCall(app, slipBooked, async ({ input, session, locale, addressKey }) => {
    const refusal = refuseOften(addressKey)
    if (refusal !== null) return refusal
    const booking = await slips.find(input.code)
    if (booking === null) return refuse('booking_not_found')
    await options.interest.wantAll(booking.picks.map(({ handle }) => handle))
    if (!options.isOfferComplete()) return refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
    const currency = session?.currency ?? GUEST_CURRENCY
    const positions = booking.picks.map((pick) => presentPick(options, pick, currency, locale))
    return { code: booking.code, positions }
  })
}

/** As a slip has them: the last one of an event counts. */
function onePerEvent(positions: readonly Asked[]): Asked[] {
  return [...new Map(positions.map((position) => [position.event, position])).values()]
}

/** A selection with its names in every language, at the price of now; null when the offer does not have it. */
function describePick(options: BettingOptions, { event, factor }: Asked): BookedPick | null {
  const shown = LOCALES.map((locale) => {
    const position = presentSlipPosition(options, { event, factor }, GUEST_CURRENCY, locale)
    return [locale, position] as const
  })
  const inAll = (read: (position: SlipPosition) => string) =>
    Object.fromEntries(
      shown.map(([locale, position]) => [locale, position === null ? '' : read(position)]),
    ) as Record<Locale, string> satisfies LocalizedName
  const [, first] = shown[0] ?? []
  if (first == null || first.event.time === null) return null
  const price = parseWireOdds(first.value)
  return {
    eventId: event,
    handle: factor,
    odds: price.ok ? price.value : null,
    startsAtMs: parseWireTime(first.event.time),
    event: inAll((position) => position.event.name),
    market: inAll(({ market }) => market),
    outcome: inAll(({ name }) => name),
  }
}

/** What has left the offer keeps the names that it was booked with. */
function presentPick(
  options: BettingOptions,
  pick: BookedPick,
  currency: Currency,
  locale: Locale,
): BookedSelection {
  const asked = { event: pick.eventId, factor: pick.handle }
  const booked = pick.odds === null ? null : presentWireOdds(odds(pick.odds))
  const position = presentSlipPosition(options, asked, currency, locale)
  if (position !== null) return { booked, position }
  const gone = presentGonePosition(asked, locale)
  const event = { ...gone.event, name: pick.event[locale], time: presentWireTime(pick.startsAtMs) }
  return { booked, position: { ...gone, event, name: pick.outcome[locale], market: pick.market[locale] } }
}
