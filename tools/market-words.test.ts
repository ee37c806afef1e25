import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marketName } from '@xezer/i18n/market-name'
import { outcomeName } from '@xezer/i18n/outcome-name'
import { settlementText } from '@xezer/i18n/settlement-text'
import type { LineRule, MarketType } from '@xezer/sport/market-type'
import { formatSpecifier } from '@xezer/sport/specifier'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { SPORTS } from '@xezer/sports/registry'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'

// Words and rules do not know each other; here every market type of the catalogue is put into words.

const LINES: Readonly<Record<LineRule, number | string>> = {
  whole: 1,
  count: 1,
  half_only: 1.5,
  half: 1.5,
  quarter: 1.25,
  text: 'any',
}
const SCRIPTS = ['H10 Ho40 Ac41 Hy42 Ar43 Ap44 | A60 .', '| .', '!']
const TEAMS = { home: 'Qarabağ', away: 'Neftçi' }

function specifierOf(type: MarketType): string {
  return formatSpecifier(Object.fromEntries(type.specifiers.map(({ key, lines }) => [key, LINES[lines]])))
}

describe.each(LOCALES)('every market in words (%s)', (locale) => {
  it.each(FOOTBALL_MARKETS.types.map((type) => [type.key, type] as const))(
    '%s says why it was settled',
    (_key, type) => {
      for (const script of SCRIPTS) {
        const decision = settleMarket(type, specifierOf(type), readFootballFacts(readMatchScript(script)))
        if (decision === 'undecided') throw new Error(`${type.key} is undecided after ${script}`)
        for (const [outcome, result] of decision.outcomes) {
          const sentence = settlementText(decision.reason, { outcome, result }, TEAMS, locale)
          // A value that the facts lack would leave a gap, and braces would be a message that did not compile.
          expect(sentence).toMatch(/^[\p{Lu}\d].*\p{L}{3}.*\S$/u)
          expect(sentence).not.toMatch(/undefined|NaN|[{}_]| {2}| [,;:]|[,;:] ?[,;:]|[(] |[,;:]$/)
        }
      }
    },
  )

  it.each(FOOTBALL_MARKETS.types.map((type) => [type.key, type] as const))(
    '%s and its outcomes have names',
    (_key, type) => {
      const specifier = specifierOf(type)
      const name = marketName(type, specifier, TEAMS, locale)
      expect(name).not.toMatch(/_|[{}]|undefined/)
      const outcomes = type.outcomes.map((outcome) => outcomeName(type, specifier, outcome, TEAMS, locale))
      expect(new Set(outcomes).size).toBe(outcomes.length)
      for (const outcome of outcomes) expect(outcome).toMatch(/^[^_{}]+$/)
    },
  )

  it('names of two markets are never the same', () => {
    const names = FOOTBALL_MARKETS.types.map((type) => marketName(type, specifierOf(type), TEAMS, locale))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('a total says its count and its line', () => {
    const total = FOOTBALL_MARKETS.types.find((type) => type.key === 'total')
    const decision = total && settleMarket(total, 'total=2.5', readFootballFacts(readMatchScript('H1 H2 A3')))
    if (decision === undefined || decision === 'undecided') throw new Error('three goals decide 2.5')
    const sentence = settlementText(
      decision.reason,
      { outcome: 'over', result: { kind: 'won' } },
      TEAMS,
      locale,
    )
    expect(sentence).toContain('3')
    expect(sentence).toMatch(/2[.,]5/)
  })
})

describe.each(SPORTS.map(({ key, markets }) => [key, markets] as const))(
  'the markets of %s',
  (_key, markets) => {
    it.each(LOCALES)('have names, and so have their outcomes (%s)', (locale) => {
      for (const type of markets.types) {
        const specifier = specifierOf(type)
        expect(marketName(type, specifier, TEAMS, locale), type.key).not.toMatch(/_|[{}]|undefined/)
        const outcomes = type.outcomes.map((outcome) => outcomeName(type, specifier, outcome, TEAMS, locale))
        expect(new Set(outcomes).size, type.key).toBe(outcomes.length)
        for (const outcome of outcomes) expect(outcome, type.key).toMatch(/^[^_{}]+$/)
      }
      const names = markets.types.map((type) => marketName(type, specifierOf(type), TEAMS, locale))
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })
  },
)
