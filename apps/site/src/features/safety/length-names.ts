import type { PlainMessageId } from '@xezer/i18n/translator'
import type { BreakLength } from '@xezer/sport/break-length'
import type { LimitDays, LimitKind } from '@xezer/sport/limit-kind'

export const LENGTH_NAMES: Readonly<Record<BreakLength, PlainMessageId>> = {
  '24h': 'safety.length.24h',
  '7d': 'safety.length.7d',
  '30d': 'safety.length.30d',
  '42d': 'safety.length.42d',
  '6m': 'safety.length.6m',
  '1y': 'safety.length.1y',
  '2y': 'safety.length.2y',
  '5y': 'safety.length.5y',
  ever: 'safety.length.ever',
}

export const SPAN_NAMES = {
  1: LENGTH_NAMES['24h'],
  7: LENGTH_NAMES['7d'],
  30: LENGTH_NAMES['30d'],
} as const satisfies Record<LimitDays, PlainMessageId>

export const LIMIT_NAMES = {
  deposit: 'safety.limit.deposit',
  stake: 'safety.limit.stake',
  loss: 'safety.limit.loss',
} as const satisfies Record<LimitKind, PlainMessageId>
