import type { Market, Period } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import {
  countSections,
  filterPeriods,
  findHidden,
  findOpenPeriods,
  parseMarketFilter,
  takePinned,
} from './market-filter.ts'

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
    filterPeriods(periods, { filter, section: null, query: '' }).map(({ number, markets }) => [
      number,
      markets.length,
    ])
  expect(shown('a')).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect(shown('t')).toEqual([[0, 1]])
})

it('takes an unknown filter of the address as all', () => {
  expect([parseMarketFilter('h'), parseMarketFilter('x'), parseMarketFilter(null)]).toEqual(['h', 'a', 'a'])
})

describe('groups of the field', () => {
  const market = (id: string, sections: string[] = []): Market => ({
    id,
    name: id,
    team: null,
    group: 'm',
    sections,
    type: 'common',
    size: 1,
    head: [],
    rows: 0,
    factors: [],
  })
  const period = (kind: string, markets: Market[]): Period => ({
    number: 0,
    name: kind,
    kind,
    factors: [],
    markets,
    groups: ['m'],
  })
  const periods = [
    period('match', [market('1x2', ['popular']), market('total', ['popular', 'goals'])]),
    period('h1', [market('total', ['goals', 'halves'])]),
  ]
  const names = (shown: readonly Period[]) =>
    shown.map(({ kind, markets }) => [kind, ...markets.map(({ id }) => id)])

  it('show what stands in the chosen one, over all parts of play', () => {
    const choose = (section: string | null) =>
      names(filterPeriods(periods, { filter: 'a', section, query: '' }))
    expect(choose('goals')).toEqual([
      ['match', 'total'],
      ['h1', 'total'],
    ])
    expect(choose('popular')).toEqual([['match', '1x2', 'total']])
    expect(choose(null)).toEqual(names(periods))
  })

  it('are counted in the order of the sport; one without markets is no tab', () => {
    const sections = ['popular', 'corners', 'goals'].map((key) => ({ key, name: key }))
    expect(countSections({ sections, periods }).map(({ key, count }) => [key, count])).toEqual([
      ['popular', 2],
      ['goals', 2],
    ])
  })

  it('give what the player pinned first, in the order of pinning and once', () => {
    const { pinned, rest } = takePinned(periods, 1, ['1 h1 total', '2 match 1x2', '1 match 1x2'])
    expect(pinned.map((one) => [one.period.kind, one.market.id])).toEqual([
      ['h1', 'total'],
      ['match', '1x2'],
    ])
    expect(names(rest)).toEqual([['match', 'total']])
  })

  it('and a search say which tab hides what was found', () => {
    const sections = ['popular', 'goals', 'halves'].map((key) => ({ key, name: key }))
    const hidden = (filter: 'a' | 't', section: string | null, query: string) =>
      findHidden({ sections, periods }, { filter, section, query }).map((tab) => [
        tab.section ?? tab.filter,
        tab.count,
      ])
    expect(hidden('t', null, 'total')).toEqual([['m', 2]])
    expect(hidden('a', 'halves', '1x2')).toEqual([['popular', 1]])
    // Found here, and not all of it.
    expect(hidden('a', 'popular', 'total')).toEqual([
      ['goals', 1],
      ['halves', 1],
    ])
    // Found here, found nowhere, and nothing that could hide it.
    expect(hidden('a', 'goals', 'total')).toEqual([])
    expect(hidden('a', 'goals', 'xyzw')).toEqual([])
    expect(hidden('a', null, 'xyzw')).toEqual([])
  })

  it('are folded where they stand behind sixty markets, unless the visitor narrowed the page to them', () => {
    const many = (kind: string, count: number) =>
      period(
        kind,
        Array.from({ length: count }, (_, at) => market(`${kind} ${at}`)),
      )
    const long = [many('match', 70), many('h1', 20)]
    const short = [many('match', 30), many('h1', 30), many('h2', 1)]
    expect([...findOpenPeriods(long, false)]).toEqual(['match'])
    expect([...findOpenPeriods(long, true)]).toEqual(['match', 'h1'])
    expect([...findOpenPeriods(short, false)]).toEqual(['match', 'h1'])
  })
})
