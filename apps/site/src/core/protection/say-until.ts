import { parseWireTime } from '@xezer/contract/wire-time'
import { formatDate } from '@xezer/i18n/format-date'
import { formatTimeOfDay } from '@xezer/i18n/format-time'

/** `24.11.2026 16:40` where the visitor is: what is months away needs its year. */
export function sayUntil(time: string): string {
  const instant = new Date(parseWireTime(time))
  return `${formatDate(instant)} ${formatTimeOfDay(instant)}`
}
