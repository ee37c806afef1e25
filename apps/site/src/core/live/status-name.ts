import type { PlainMessageId } from '@xezer/i18n/translator'

/** The part of play of a wire status; the status moves with every delta, the name in the structure does not. */
const NAMES: Record<string, PlainMessageId> = {
  not_started: 'period.not_started',
  half1: 'period.half1',
  half_time: 'period.half_time',
  half2: 'period.half2',
  finished: 'period.finished',
  postponed: 'period.postponed',
  cancelled: 'period.cancelled',
  abandoned: 'period.abandoned',
}

export function findStatusName(status: string): PlainMessageId | undefined {
  return NAMES[status]
}
