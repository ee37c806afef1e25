import type { Safety } from '@xezer/contract/safety'
import type { Translate } from '@xezer/i18n/translator'
import type { LimitKind } from '@xezer/sport/limit-kind'
import { momentText } from '../text/moment-text.ts'
import { LIMIT_NAMES, SPAN_NAMES } from './limit-names.ts'

/**
 * Which limits of his own are used up, of these kinds, time last; null where none is. As far as it is known: the server
 * decides.
 */
export function sayFullLimits(
  text: Translate,
  { limits, time }: Pick<Safety, 'limits' | 'time'>,
  kinds: readonly LimitKind[],
): string | null {
  const names = limits
    .filter(({ kind, amount, used }) => kinds.includes(kind) && amount !== null && used >= amount)
    .map(({ kind, days }) =>
      text('safety.amount_for', { kind: text(LIMIT_NAMES[kind]), span: text(SPAN_NAMES[days]) }),
    )
  const isTimeFull = time.minutes !== null && time.used >= time.minutes
  if (names.length === 0) return isTimeFull ? text('payments.no_time') : null
  if (isTimeFull) names.push(text('safety.time'))
  return text('safety.limit_full', { limits: names.join('; ') })
}

/** When his time of play is there again; the other limits open by how much is staked, which is known when it is refused. */
export function sayTimeOpens(text: Translate, { time }: Pick<Safety, 'time'>): string | null {
  return time.opens === null ? null : text('safety.time_opens', { from: momentText(time.opens) })
}
