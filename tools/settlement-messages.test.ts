import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { FOOTBALL_MARKETS } from '@xezer/betting/markets/football-markets'
import type { LineRule, MarketType } from '@xezer/betting/markets/market-type'
import { formatSpecifier } from '@xezer/betting/markets/specifier'
import { readMatchScript } from '@xezer/betting/settlement/match-script'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { explainSettlement } from '@xezer/i18n/explain-settlement'
import { findText } from '@xezer/i18n/translator'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('../packages/i18n/messages/settlement.tsv', import.meta.url))
const rows = readFileSync(source, 'utf8').trimEnd().split('\n').slice(1)
const COLUMNS = [
  ['en', 1],
  ['ru', 2],
  ['az', 3],
] as const
const LINES: Readonly<Record<LineRule, number>> = { whole: 1, half_only: 1.5, half: 1.5, quarter: 1.25 }
const SCRIPTS = ['H10 Ho40 Ac41 Hy42 Ar43 Ap44 | A60 .', '| .', '!']

function specifierOf(type: MarketType): string {
  const line = type.lines === null ? 1 : LINES[type.lines]
  return formatSpecifier(Object.fromEntries(type.specifierKeys.map((key) => [key, line])))
}

describe.each(COLUMNS)('every settled leg says why in one sentence (%s)', (locale, column) => {
  const catalogue = Object.fromEntries(
    rows.map((row) => row.split('\t')).map((cells) => [cells[0] ?? '', compileMessage(cells[column] ?? '')]),
  )
  const text = findText(locale, catalogue)

  it.each(FOOTBALL_MARKETS.map((type) => [type.key, type] as const))('%s', (_key, type) => {
    for (const script of SCRIPTS) {
      const decision = settleMarket(type, specifierOf(type), readMatchScript(script))
      if (decision === 'undecided') throw new Error(`${type.key} is undecided after ${script}`)
      for (const result of decision.outcomes.values()) {
        const sentence = explainSettlement(decision.reason, result, text)
        // A value that the facts lack would leave a gap, and braces would be a message that did not compile.
        expect(sentence).toMatch(/^\S.*\S: \S.*\. \S.*\S$/)
        expect(sentence).not.toMatch(/undefined|[{}]| ,|: ,|::/)
      }
    }
  })

  it('a total says its count and its line', () => {
    const total = FOOTBALL_MARKETS.find((type) => type.key === 'total')
    const decision = total && settleMarket(total, 'total=2.5', readMatchScript('H1 H2 A3'))
    if (decision === undefined || decision === 'undecided') throw new Error('three goals decide 2.5')
    const sentence = explainSettlement(decision.reason, { kind: 'won' }, text)
    expect(sentence).toContain('3')
    expect(sentence).toContain('2.5')
  })
})
