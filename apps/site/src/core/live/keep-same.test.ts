import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import type { Event, Factor, Market } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { exampleEvent } from './example-event.ts'
import { exampleNames } from './example-names.ts'
import { keepSameMarkets, keepSameRows } from './keep-same.ts'

const sport = { id: 1, alias: 'football', ...exampleNames('Football') }
const league = { id: 1, ...exampleNames('League'), country: { id: 1, code: 'az', name: 'Azerbaijan' } }
const cell = (h: string, v = 2): Factor => ({ h, v, n: '1', pt: null, d: false })
const market = (id: string, handles: string[], v = 2): Market => ({
  id,
  name: id,
  team: null,
  group: 'm',
  type: 'common',
  size: 1,
  head: [],
  rows: handles.length,
  factors: handles.map((handle) => cell(handle, v)),
})
const event = (id: number, handles: string[], v = 2): Event =>
  exampleEvent(
    id,
    handles.map((handle) => cell(handle, v)),
  )
const page = (markets: Market[]): EventPage => ({
  sport,
  league,
  event: event(1, []),
  results: null,
  periods: [{ number: 0, name: 'Match', kind: 'match', factors: [], markets, groups: [] }],
  factors: 'v1:a:1',
})
const overview = (...leagues: Event[][]): LiveOverviewOutput => ({
  sports: [
    {
      ...sport,
      countEvents: 1,
      group: 1,
      groups: [],
      head: [],
      top: 0,
      height: 0,
      leagues: leagues.map((events, index) => ({
        ...league,
        id: index,
        sport: 1,
        top: 0,
        height: 0,
        count: events.length,
        events,
      })),
    },
  ],
  screen: { top: 0, height: 0, total: 0 },
  factors: 'v1:a:1',
})

describe('a new image keeps the identity of what is the same', () => {
  it('markets with the same cells, whatever their prices', () => {
    const old = page([market('a', ['1:a::1']), market('b', ['1:b::1'])])
    const next = keepSameMarkets(old, page([market('a', ['1:a::1'], 3), market('b', ['1:b::1', '1:b::2'])]))
    const [first, second] = next.periods[0]!.markets
    expect(first).toBe(old.periods[0]!.markets[0])
    expect(second!.factors).toHaveLength(2)
  })

  it('rows with the same cells, and leagues all of whose rows are the same', () => {
    const old = overview([event(1, ['1:a::1']), event(2, ['2:a::1'])], [event(3, ['3:a::1'])])
    const next = keepSameRows(
      old,
      overview([event(1, ['1:a::1'], 3), event(2, ['2:b::1'])], [event(3, ['3:a::1'], 9)]),
    )
    const [before, after] = [old.sports[0]!.leagues, next.sports[0]!.leagues]
    expect(after[0]).not.toBe(before[0])
    expect(after[0]!.events![0]).toBe(before[0]!.events![0])
    expect(after[0]!.events![1]).not.toBe(before[0]!.events![1])
    expect(after[1]).toBe(before[1])
  })

  it('nothing whose outcomes are named in another language, though the teams are named alike', () => {
    const named = (name: string): Event => ({
      ...event(1, []),
      periods: [{ ...event(1, []).periods[0]!, factors: [[{ ...cell('1:total:total=2.5:over'), n: name }]] }],
    })
    const next = keepSameRows(overview([named('Üst')]), overview([named('Over')]))
    expect(next.sports[0]!.leagues[0]!.events![0]!.periods[0]!.factors[0]![0]!.n).toBe('Over')
    const inMarket = (name: string) => {
      const base = market('1X2', ['1:1x2::1'])
      return page([{ ...base, factors: [{ ...cell('1:1x2::1'), n: name }] }])
    }
    const nextPage = keepSameMarkets(inMarket('Ev sahibi'), inMarket('Home'))
    expect(nextPage.periods[0]!.markets[0]!.factors[0]!.n).toBe('Home')
  })

  it('not the place of a league in its list', () => {
    const old = overview([event(1, ['1:a::1'])])
    const moved = overview([event(1, ['1:a::1'])])
    moved.sports[0]!.leagues[0]!.top = 300
    const next = keepSameRows(old, moved)
    expect(next.sports[0]!.leagues[0]!.top).toBe(300)
    expect(next.sports[0]!.leagues[0]!.events![0]).toBe(old.sports[0]!.leagues[0]!.events![0])
  })

  it('nothing of another event', () => {
    const old = page([market('a', ['1:a::1'])])
    const next = { ...page([market('a', ['1:a::1'])]), event: event(2, []) }
    expect(keepSameMarkets(old, next)).toBe(next)
  })
})
