import type { Market, Period } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { filterPeriods, fitsSearch, parseMarketFilter } from './market-filter.ts'

describe('fitsSearch: every typed word or a synonym of it stands in the name', () => {
  it.each([
    ['Asiya forası', 'handikap', true],
    ['Asiya forası', 'ASİYA', true],
    ['Total: Qarabağ', 'üst', true],
    ['Total: Qarabağ', 'total qara', true],
    ['Künc zərbələrinin totalı', 'korner', true],
    ['Точный счёт', 'счет', true],
    ['Both teams to score', 'both score', true],
    ['Dəqiq hesab', 'fora', false],
    ['Total', '', true],
  ])('%s for "%s": %s', (name, query, expected) => {
    expect(fitsSearch(name, query)).toBe(expected)
  })
})

it('shows the markets of the chosen group and drops periods without any', () => {
  const market = (group: Market['group']): Market => ({
    id: group,
    name: group,
    team: null,
    group,
    type: 'common',
    size: 1,
    head: [],
    rows: 0,
    factors: [],
  })
  const period = (number: number, groups: Market['group'][]): Period => ({
    number,
    name: '',
    kind: 'match',
    factors: [],
    markets: groups.map(market),
    groups,
  })
  const periods = [period(0, ['m', 't']), period(1, ['o'])]
  const shown = (filter: 'a' | 't') =>
    filterPeriods(periods, filter, '').map(({ number, markets }) => [number, markets.length])
  expect(shown('a')).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect(shown('t')).toEqual([[0, 1]])
})

it('takes an unknown filter of the address as all', () => {
  expect([parseMarketFilter('h'), parseMarketFilter('x'), parseMarketFilter(null)]).toEqual(['h', 'a', 'a'])
})
