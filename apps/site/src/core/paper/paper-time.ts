import { parseWireTime } from '@xezer/contract/wire-time'
import { calendarDay, formatOffset, formatTimeOfDay } from '@xezer/i18n/format-time'

/** With its zone: paper is read anywhere. */
export function sayPaperTime(wire: string): string {
  const instant = new Date(parseWireTime(wire))
  const day = calendarDay(instant).split('-').toReversed().join('.')
  return `${day} ${formatTimeOfDay(instant)} (${formatOffset(instant)})`
}
