import type { SlipPosition } from '@xezer/contract/bet-slip'
import { formatOdds } from '@xezer/i18n/format-odds'
import { BRAND_NAME } from '../../core/brand.ts'
import { readWireOdds } from '../../core/slip/parse-quote.ts'

/** What is handed on: matches, selections, odds and where to find them; never an amount. */
export function shareText(positions: readonly SlipPosition[], title: string, link: string): string {
  const lines = positions.map(({ event, name, market, value }) => {
    const odds = readWireOdds(value)
    return `${event.name}\n${name} · ${market}${odds === null ? '' : ` · ${formatOdds(odds)}`}`
  })
  return [`${BRAND_NAME} · ${title}`, ...lines, link].join('\n\n')
}
