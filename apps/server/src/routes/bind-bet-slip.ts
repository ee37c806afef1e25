import { slipFastBetOn, slipGetFastBet, slipPlace, slipPosition, slipUpdate } from '@xezer/contract/bet-slip'
import { readPlace } from '@xezer/contract/read-place'
import type { Pool } from '@xezer/db/pool'
import { parseWireAmount, presentWireAmount } from '@xezer/money/wire-amount'
import { hashRequest } from '../core/operations/operation-store.ts'
import { changeFastBet, type FastBet, getFastBet } from '../core/player/fast-bet.ts'
import { findLimitOpens } from '../core/player/limits.ts'
import type { Session } from '../core/player/session.ts'
import type { Betting } from '../features/betting/betting.ts'
import type { PlaceOutcome } from '../features/betting/place-outcome.ts'
import { parseRequestedPress, type RequestedPress } from '../features/betting/placement-request.ts'
import { presentPlaceAnswer } from '../features/betting/present-place-answer.ts'
import { presentGonePosition, presentSlipPosition } from '../features/betting/present-slip-position.ts'
import { BatcherFull } from '../platform/batcher.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { NOT_READY_RETRY_SECONDS, refuseLostPress, refusePress } from './answer-press.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

const PLACE_WINDOW_MS = 1000

export function bindBetSlip(
  app: RouteApp<Session>,
  betting: Betting,
  slip: {
    /** For the settings of the slip; the connections of placing are for placing alone. */
    readonly pool: Pool
    readonly placesPerSecond: number
  },
): void {
  const { options } = betting
  bindPlace(app, betting, slip)
  bindCall(app, slipPosition, async ({ input, session, locale }) => {
    await options.interest.wantAll([input.factor])
    const position = presentSlipPosition(options, input, session.currency, locale)
    if (position !== null) return { position }
    if (!options.isOfferComplete()) return refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
    return refuse(options.book.findEvent(input.event) === null ? 'event_not_found' : 'selection_closed')
  })
  bindCall(app, slipUpdate, async ({ input, session, locale }) => {
    await options.interest.wantAll(input.positions.map(({ factor }) => factor))
    const found = input.positions.map(
      (asked) => [asked, presentSlipPosition(options, asked, session.currency, locale)] as const,
    )
    // A selection that has not been told yet is not gone.
    if (!options.isOfferComplete() && found.some(([, position]) => position === null))
      return refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
    return { positions: found.map(([asked, position]) => position ?? presentGonePosition(asked, locale)) }
  })
  bindCall(app, slipGetFastBet, async ({ session }) =>
    presentFastBet(await getFastBet(slip.pool, session.playerId)),
  )
  bindCall(app, slipFastBetOn, async ({ input, session }) => {
    const amount = input.amount === undefined ? null : parseWireAmount(input.amount)
    if (amount?.ok === false) return refuse('invalid_fields', {}, { amount: 'amount_invalid' })
    const changed = await changeFastBet(slip.pool, session.playerId, {
      isOn: input.on ?? null,
      amountMinor: amount?.value ?? null,
      toggles: input.on === undefined && input.amount === undefined,
    })
    return presentFastBet(changed)
  })
}

/** When a stake that a limit of the player's own refused would fit; asked only then. */
function findOpens(
  pool: Pool,
  playerId: number,
  outcome: PlaceOutcome,
  { bets }: RequestedPress,
): Promise<number | null> | null {
  if (outcome.kind !== 'refused' || outcome.limit === undefined) return null
  const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n)
  return findLimitOpens(pool, playerId, outcome.limit, stakeMinor)
}

function bindPlace(
  app: RouteApp<Session>,
  betting: Betting,
  { pool, placesPerSecond }: { readonly pool: Pool; readonly placesPerSecond: number },
): void {
  const limiter = createRateLimiter({ limit: placesPerSecond, windowMs: PLACE_WINDOW_MS })
  bindCall(
    app,
    slipPlace,
    async ({ input, session, locale, idempotencyKey }) => {
      const { clock } = betting.options
      const retryAfterMs = limiter.take(String(session.playerId), clock.nowMs())
      if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
      const press = parseRequestedPress(input)
      if (!press.ok) return refuse('invalid_fields', {}, { [press.error.field]: press.error.problem })
      try {
        const result = await betting.place({
          playerId: session.playerId,
          sessionId: session.id,
          currency: session.currency,
          scope: `place:${session.playerId}`,
          key: idempotencyKey,
          requestHash: hashRequest(input),
          requestedAtMs: clock.nowMs(),
          point: session.point,
          ...press.value,
        })
        if (result.kind === 'accepted' || result.kind === 'refused') {
          const opensMs = await findOpens(pool, session.playerId, result, press.value)
          return presentPlaceAnswer(result, locale, opensMs)
        }
        return refusePress(result.kind)
      } catch (error) {
        if (error instanceof BatcherFull) return refuseFor('unavailable', 1)
        return refuseLostPress(error)
      }
    },
    readPlace,
  )
}

function presentFastBet({ isOn, amountMinor }: FastBet): { on: boolean; amount: number } {
  return { on: isOn, amount: presentWireAmount(amountMinor) }
}
