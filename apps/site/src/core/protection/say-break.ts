import type { Safety } from '@xezer/contract/safety'
import type { Translate } from '@xezer/i18n/translator'
import { momentText } from '../text/moment-text.ts'

export type StandingBreak = NonNullable<Safety['break']>

/** Until when somebody stays away from play. */
export function sayBreak(text: Translate, { kind, until, isOver }: StandingBreak): string {
  if (until === null) return text('safety.excluded_ever')
  const day = { until: momentText(until) }
  if (kind === 'time_out') return text('safety.paused_until', day)
  return isOver ? text('safety.excluded_over', day) : text('safety.excluded_until', day)
}
