import { createMarketCatalogue } from '@xezer/sport/market-catalogue'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { describe, expect, it } from 'vitest'
import { buildMarkets } from '../markets/market-template.ts'
import { OUTRIGHTS } from '../markets/outright-templates.ts'
import { settleMarket } from './settle-market.ts'

const MARKETS = createMarketCatalogue(buildMarkets([OUTRIGHTS]))

/** `a:1 b:2 c:2`, from the best to the last. */
function facts(standing: string, status: SportFacts['status'] = 'finished'): SportFacts {
  return {
    status,
    advances: null,
    closed: status === 'finished' ? ['outright'] : [],
    counted: [],
    standing: standing.split(' ').map((placed) => {
      const [competitor = '', place] = placed.split(':')
      return { competitor, place: Number(place) }
    }),
  }
}

function settled(market: string, record: SportFacts): string {
  const [type = '', specifier = ''] = market.split(' ')
  const decision = settleMarket(MARKETS.get(type), specifier, record)
  if (decision === 'undecided') return decision
  return [...decision.outcomes]
    .map(([outcome, result]) => {
      const share = result.kind === 'dead_heat' ? ` ${result.numerator}/${result.denominator}` : ''
      return `${outcome} ${result.kind}${share}`
    })
    .join(', ')
}

describe('a place in the final standing', () => {
  it.each([
    ['outright_winner', 'a:1 b:2 c:3', 'a won, b lost, c lost'],
    ['outright_winner', 'a:1 b:1 c:3', 'a dead_heat 1/2, b dead_heat 1/2, c lost'],
    ['outright_top n=2', 'a:1 b:2 c:3', 'a won, b won, c lost'],
    ['outright_top n=2', 'a:1 b:2 c:2 d:4', 'a won, b dead_heat 1/2, c dead_heat 1/2, d lost'],
    ['outright_top n=3', 'a:1 b:2 c:2 d:2', 'a won, b dead_heat 2/3, c dead_heat 2/3, d dead_heat 2/3'],
    ['outright_relegation n=1', 'a:1 b:2 c:3', 'a lost, b lost, c won'],
    ['outright_relegation n=2', 'a:1 b:2 c:2 d:4', 'a lost, b dead_heat 1/2, c dead_heat 1/2, d won'],
    ['outright_relegation n=3', 'a:1 b:2 c:2 d:2', 'a lost, b won, c won, d won'],
  ])('%s of %s: %s', (market, standing, expected) => {
    expect(settled(market, facts(standing))).toBe(expected)
  })

  it('is open until the last match, and void where the competition is not finished', () => {
    for (const market of ['outright_winner', 'outright_top n=1', 'outright_relegation n=1'])
      expect(settled(market, facts('a:1 b:2', 'playing'))).toBe('undecided')
    expect(settled('outright_top n=1', facts('a:1 b:2', 'abandoned'))).toBe('a void, b void')
  })

  it.each([
    ['outright_winner', 'finished', 'lost'],
    ['outright_top n=2', 'finished', 'lost'],
    ['outright_relegation n=1', 'finished', 'void'],
    ['outright_winner', 'abandoned', 'void'],
  ] as const)('who is in no final standing: %s, %s: %s', (market, status, expected) => {
    const [type = '', specifier = ''] = market.split(' ')
    const decision = settleMarket(MARKETS.get(type), specifier, facts('a:1 b:2 c:3', status))
    if (decision === 'undecided') throw new Error('it is over')
    expect(decision.resultOf('gone').kind).toBe(expected)
  })

  it('pays as many stakes as there are places, whoever shares them', () => {
    for (const standing of ['a:1 b:1 c:1 d:4 e:4', 'a:1 b:2 c:2 d:4 e:5', 'a:1 b:1 c:1 d:1 e:1']) {
      for (const count of [1, 2, 3, 4]) {
        for (const type of ['outright_top', 'outright_relegation']) {
          const decision = settleMarket(MARKETS.get(type), `n=${count}`, facts(standing))
          if (decision === 'undecided') throw new Error('the season is over')
          const paid = [...decision.outcomes.values()].reduce((sum, result) => {
            if (result.kind === 'dead_heat') return sum + result.numerator / result.denominator
            return result.kind === 'won' ? sum + 1 : sum
          }, 0)
          expect(paid, `${type} ${count} of ${standing}`).toBeCloseTo(count, 12)
        }
      }
    }
  })
})
