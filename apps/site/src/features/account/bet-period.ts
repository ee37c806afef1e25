import { presentWireTime } from '@xezer/contract/wire-time'
import { type Days, wholeDays } from '../../core/forms/days.ts'
import type { BetPeriod } from './merge-bets.ts'

/** product §9, constants: the default range of bets reaches about 5.9 days back. */
export const DEFAULT_REACH_MS = 5.9 * 24 * 60 * 60 * 1000

/** The period to ask for: whole days of the visitor's calendar, or from 5.9 days ago until now. */
export function decidePeriod(days: Days | undefined, nowMs: number): BetPeriod {
  if (days === undefined) return { from: presentWireTime(nowMs - DEFAULT_REACH_MS), to: undefined }
  return wholeDays(days)
}
