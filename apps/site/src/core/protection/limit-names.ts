import type { PlainMessageId } from '@xezer/i18n/translator'
import type { LimitDays, LimitKind } from '@xezer/sport/limit-kind'

export const SPAN_NAMES = {
  1: 'safety.length.24h',
  7: 'safety.length.7d',
  30: 'safety.length.30d',
} as const satisfies Record<LimitDays, PlainMessageId>

export const LIMIT_NAMES = {
  deposit: 'safety.limit.deposit',
  stake: 'safety.limit.stake',
  loss: 'safety.limit.loss',
} as const satisfies Record<LimitKind, PlainMessageId>
