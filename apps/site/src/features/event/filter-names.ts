import type { PlainMessageId } from '@xezer/i18n/translator'
import type { MarketFilter } from './market-filter.ts'

export const FILTER_NAMES: Record<MarketFilter, PlainMessageId> = {
  a: 'ui.all',
  m: 'market.main',
  h: 'market.handicaps',
  t: 'market.totals',
  o: 'market.other',
}
