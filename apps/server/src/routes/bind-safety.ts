import { accountActivity } from '@xezer/contract/activity'
import type { ErrorCode } from '@xezer/contract/errors'
import { accountReality, accountRealityEvery, accountRealityGoOn } from '@xezer/contract/reality'
import {
  accountExclude,
  accountLimit,
  accountLimitConfirm,
  accountLimitsDecline,
  accountReturn,
  accountSafety,
  accountTimeLimit,
  accountTimeLimitConfirm,
  accountTimeOut,
} from '@xezer/contract/safety'
import { minor } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import type { Result } from '@xezer/std/result'
import type { Session } from '../core/player/session.ts'
import { presentActivity } from '../features/safety/activity.ts'
import { askToReturn, beginBreak, confirmReturn } from '../features/safety/breaks.ts'
import { confirmRaise, declineLimits, setLimit, TIME_LIMIT } from '../features/safety/own-limits.ts'
import { presentSafety } from '../features/safety/present-safety.ts'
import { goOnPlaying, presentReality, setRealityMinutes } from '../features/safety/reality.ts'
import type { SafetyOptions } from '../features/safety/safety-options.ts'
import { refuse } from '../platform/http/refusal.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Each change is answered with what protects the player from then on, and his open pages hear that something changed. */
export function bindSafety(app: RouteApp<Session>, safety: SafetyOptions): void {
  const { pool, publisher } = safety
  const answer = async <Code extends ErrorCode>(
    { session, locale }: { readonly session: Session; readonly locale: Parameters<typeof presentSafety>[2] },
    done: Result<unknown, Code>,
  ) => {
    if (!done.ok) return refuse(done.error)
    publisher.publishAccount(session.playerId, [])
    return presentSafety(safety, session.playerId, locale)
  }
  bindCall(app, accountSafety, ({ session, locale }) => presentSafety(safety, session.playerId, locale))
  bindCall(app, accountActivity, ({ input, session }) => presentActivity(pool, session.playerId, input.span))
  bindCall(app, accountTimeOut, async (request) =>
    answer(
      request,
      await beginBreak(safety, request.session.playerId, request.input.length, request.requestId),
    ),
  )
  bindCall(app, accountExclude, async (request) =>
    answer(
      request,
      await beginBreak(safety, request.session.playerId, request.input.length, request.requestId),
    ),
  )
  bindCall(app, accountLimit, async (request) => {
    const { amount, ...name } = request.input
    const limit = amount === null ? null : parseWireAmount(amount)
    if (limit?.ok === false || limit?.value === 0n)
      return refuse('invalid_fields', {}, { amount: 'amount_invalid' })
    return answer(
      request,
      await setLimit(pool, request.session.playerId, name, limit?.value ?? null, request.requestId),
    )
  })
  bindCall(app, accountLimitConfirm, async (request) =>
    answer(request, await confirmRaise(pool, request.session.playerId, request.input, request.requestId)),
  )
  bindCall(app, accountLimitsDecline, async ({ session, locale, requestId }) => {
    await declineLimits(pool, session.playerId, requestId)
    return presentSafety(safety, session.playerId, locale)
  })
  bindCall(app, accountTimeLimit, async (request) => {
    const { minutes } = request.input
    const amount = minutes === null ? null : minor(BigInt(minutes))
    return answer(
      request,
      await setLimit(pool, request.session.playerId, TIME_LIMIT, amount, request.requestId),
    )
  })
  bindCall(app, accountTimeLimitConfirm, async (request) =>
    answer(request, await confirmRaise(pool, request.session.playerId, TIME_LIMIT, request.requestId)),
  )
  bindCall(app, accountReality, ({ session }) => presentReality(pool, session))
  bindCall(app, accountRealityGoOn, async ({ session }) => {
    await goOnPlaying(pool, session)
    return presentReality(pool, session)
  })
  bindCall(app, accountRealityEvery, async (request) =>
    answer(request, await setRealityMinutes(pool, request.session, request.input.minutes, request.requestId)),
  )
  bindCall(app, accountReturn, async (request) => {
    const { session, requestId } = request
    const { playerId } = session
    return request.input.step === 'ask'
      ? answer(request, await askToReturn(pool, playerId, null, requestId))
      : answer(request, await confirmReturn(pool, playerId, requestId))
  })
}
