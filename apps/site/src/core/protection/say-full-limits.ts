import type { Safety } from '@xezer/contract/safety'
import type { Translate } from '@xezer/i18n/translator'
import type { LimitKind } from '@xezer/sport/limit-kind'
import { LIMIT_NAMES, SPAN_NAMES } from './limit-names.ts'
import { sayUntil } from './say-until.ts'

/**
 * Which limits of his own are used up, of these kinds, time last and with when it is there again; null where none is. As far
 * as it is known: the server decides.
 */
export function sayFullLimits(
  text: Translate,
  { limits, time }: Safety,
  kinds: readonly LimitKind[],
): string | null {
  const names = limits
    .filter(({ kind, amount, used }) => kinds.includes(kind) && amount !== null && used >= amount)
    .map(({ kind, days }) =>
      text('safety.amount_for', { kind: text(LIMIT_NAMES[kind]), span: text(SPAN_NAMES[days]) }),
    )
  if (time.minutes !== null && time.used >= time.minutes) names.push(text('safety.time'))
  if (names.length === 0) return null
  const full = text('safety.limit_full', { limits: names.join('; ') })
  // The others open by how much is staked, which is known when it is refused.
  return time.opens === null ? full : `${full}. ${text('safety.time_opens', { from: sayUntil(time.opens) })}`
}
