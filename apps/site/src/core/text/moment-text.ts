import { parseWireTime } from '@xezer/contract/wire-time'
import { formatMoment } from '@xezer/i18n/format-moment'
import { systemClock } from '../../platform/clock.ts'

/** What the account tells of, by the visitor's clock: with its year, where that is not the running one. */
export function momentText(wireTime: string): string {
  return formatMoment(new Date(parseWireTime(wireTime)), systemClock.nowMs())
}
