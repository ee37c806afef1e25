import { cashOutOffers, cashOutPress, cashOutRule } from '@xezer/contract/cash-out'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { hashRequest } from '../core/operations/operation-store.ts'
import type { Session } from '../core/player/session.ts'
import type { CashOuts } from '../features/cash-out/cash-out.ts'
import { presentCashOut } from '../features/cash-out/present-cash-out.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { refuseLostPress, refusePress } from './answer-press.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

const PRESS_WINDOW_MS = 1000

export function bindCashOut(app: RouteApp<Session>, cashOuts: CashOuts, pressesPerSecond: number): void {
  bindPress(app, cashOuts, pressesPerSecond)
  bindCall(app, cashOutOffers, async ({ input, session }) => ({
    offers: await cashOuts.offers(session.playerId, input.bets),
  }))
  bindCall(app, cashOutRule, async ({ input, session }) => {
    const above = parseOptional(input.above)
    const below = parseOptional(input.below)
    if (above === 'invalid') return refuse('invalid_fields', {}, { above: 'amount_invalid' })
    if (below === 'invalid') return refuse('invalid_fields', {}, { below: 'amount_invalid' })
    const outcome = await cashOuts.setRule(session.playerId, input.bet, {
      aboveMinor: above,
      belowMinor: below,
    })
    if (outcome === 'over') return refuse('cash_out_over')
    if (outcome === 'met') return refuse('cash_out_rule_met')
    const isAny = input.above !== null || input.below !== null
    return { success: true, rule: isAny ? { above: input.above, below: input.below } : null }
  })
}

function parseOptional(amount: number | null) {
  if (amount === null) return null
  const parsed = parseWireAmount(amount)
  return parsed.ok && parsed.value > 0n ? parsed.value : 'invalid'
}

function bindPress(app: RouteApp<Session>, cashOuts: CashOuts, pressesPerSecond: number): void {
  const limiter = createRateLimiter({ limit: pressesPerSecond, windowMs: PRESS_WINDOW_MS })
  bindCall(app, cashOutPress, async ({ input, session, locale, idempotencyKey }) => {
    const retryAfterMs = limiter.take(String(session.playerId), cashOuts.options.clock.nowMs())
    if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
    const part = input.stake === undefined ? null : parseOptional(input.stake)
    const seen = parseOptional(input.value)
    if (part === 'invalid') return refuse('invalid_fields', {}, { stake: 'amount_invalid' })
    if (seen === 'invalid' || seen === null) return refuse('invalid_fields', {}, { value: 'amount_invalid' })
    try {
      const result = await cashOuts.press({
        playerId: session.playerId,
        sessionId: session.id,
        betId: input.bet,
        partMinor: part,
        seenMinor: seen,
        scope: `cash_out:${session.playerId}`,
        key: idempotencyKey,
        requestHash: hashRequest(input),
      })
      if (result.kind === 'paid' || result.kind === 'refused') return presentCashOut(result, locale)
      return refusePress(result.kind)
    } catch (error) {
      return refuseLostPress(error)
    }
  })
}
