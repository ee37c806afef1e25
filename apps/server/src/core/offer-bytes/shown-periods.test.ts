import { buildMarkets } from '@xezer/betting/markets/market-template'
import { SHARED } from '@xezer/betting/markets/shared-templates'
import type { BookMarket } from '@xezer/odds-book/book'
import { createMarketCatalogue } from '@xezer/sport/market-catalogue'
import { describe, expect, it } from 'vitest'
import { readPeriods } from './shown-periods.ts'

const SET = [{ key: 'setnr', lines: 'count' }] as const
/** Of a sport that nobody plays. */
const CATALOGUE = createMarketCatalogue(
  buildMarkets([
    { prefix: '', period: 'match', statistic: 'sets', templates: [SHARED.winner, SHARED.total] },
    {
      prefix: 'set_',
      period: 'set{setnr}',
      specifiers: SET,
      statistic: 'games',
      templates: [SHARED.winner, SHARED.total],
    },
  ]),
)

const market = (name: string): BookMarket => {
  const [type = '', specifier = '', status = 'open'] = name.split(' ')
  return { type, marketType: CATALOGUE.get(type), specifier, status } as BookMarket
}

describe('readPeriods: every market that can be seen, by part of play', () => {
  it('tells the sets of one row of the catalogue apart, the first first, lines of one type together', () => {
    const markets = [
      'set_winner setnr=10',
      'set_total setnr=2|total=9.5',
      'set_winner setnr=2',
      'set_total setnr=2|total=10.5',
      'total total=2.5',
      'winner',
    ].map(market)
    const shown = readPeriods(CATALOGUE, markets).map(({ number, kind, markets: inside, groups }) => [
      number,
      kind,
      inside.map(({ place, lines }) => `${place}: ${lines.length}`),
      groups,
    ])
    expect(shown).toEqual([
      [0, 'match', ['match winner: 1', 'match total: 1'], ['m', 't']],
      [1, 'set2', ['set2 set_winner: 1', 'set2 set_total: 2'], ['m', 't']],
      [1, 'set10', ['set10 set_winner: 1'], ['m']],
    ])
  })

  it('leaves out what cannot be seen', () => {
    const markets = ['winner  hidden', 'total total=2.5 settled'].map(market)
    expect(readPeriods(CATALOGUE, markets)).toEqual([])
  })
})
