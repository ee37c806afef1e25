import { parseWireTime } from '@xezer/contract/wire-time'
import { calendarDay, formatTimeOfDay } from '@xezer/i18n/format-time'

/** `24.11.2026 16:40` where the visitor is: what is months away needs its year. */
export function sayUntil(time: string): string {
  const instant = new Date(parseWireTime(time))
  return `${calendarDay(instant).split('-').reverse().join('.')} ${formatTimeOfDay(instant)}`
}
