import { parseWireTime } from '@xezer/contract/wire-time'
import { formatDate } from '@xezer/i18n/format-date'
import { formatOffset, formatTimeOfDay } from '@xezer/i18n/format-time'

/** With its zone: paper is read anywhere. */
export function sayPaperTime(wire: string): string {
  const instant = new Date(parseWireTime(wire))
  return `${formatDate(instant)} ${formatTimeOfDay(instant)} (${formatOffset(instant)})`
}
