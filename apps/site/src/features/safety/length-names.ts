import type { PlainMessageId } from '@xezer/i18n/translator'
import type { BreakLength } from '@xezer/sport/break-length'

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
