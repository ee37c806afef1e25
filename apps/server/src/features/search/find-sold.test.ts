import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBookSearch } from './search-book.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const total = (line: number) =>
  prices('total', `total=${line}`, [
    ['over', 1.9],
    ['under', 1.9],
  ])
const sides = prices('1x2', '', [['1', 2]])
const both = prices('btts', '', [['yes', 2]])
const ZIRA = { homeId: 3, awayId: 4 }

/** In play 1 sells totals and 2 that both score; before their start 3 and 4 do, tomorrow 5 of a lower league, 6 of a top one. */
function searchIn(change: readonly FeedMessage[] = []) {
  const script = createScript({ nowMs: () => 0 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const lower = { ...must(catalogue.tournaments[0], 'a league'), id: 2, tier: 4 as const }
  for (const message of [
    { ...catalogue, tournaments: [...catalogue.tournaments, lower] },
    script.up('prematch'),
    script.up('live'),
    script.fixture(1, 1),
    script.fixture(2, 1, ZIRA),
    script.score(1),
    script.score(2),
    script.odds('live', 1, [sides, total(2.5), prices('h1_total', 'total=1.5', [['over', 2]])]),
    script.odds('live', 2, [sides, both]),
    script.fixture(3, 3 * HOUR_MS, ZIRA),
    script.odds('prematch', 3, [sides, total(2.5)]),
    script.fixture(4, 2 * HOUR_MS),
    script.odds('prematch', 4, [sides, both]),
    script.fixture(5, DAY_MS + HOUR_MS, { tournamentId: 2 }),
    script.odds('prematch', 5, [sides, total(3.5)]),
    script.fixture(6, DAY_MS + 2 * HOUR_MS, ZIRA),
    script.odds('prematch', 6, [sides, total(2.5)]),
    ...change,
  ])
    book.apply(message)
  const search = createBookSearch(book)
  return (query: string, locale: Locale = 'az') => search(query, locale).sports[0]
}

describe('words of a market', () => {
  const find = searchIn()

  it.each([
    ['alt 2.5', 'az', 'Total 2.5 · Alt', [1, 3, 6]],
    ['total', 'az', 'Total', [1, 3, 6, 5]],
    ['тотал больше', 'ru', 'Тотал · Больше', [1, 3, 6, 5]],
    ['ust 3,5', 'az', 'Total 3.5 · Üst', [5]],
    ['btts', 'az', 'Hər iki komanda qol vuracaq', [2, 4]],
    ['оз забьют', 'ru', 'Обе забьют', [2, 4]],
    ['BTTS', 'en', 'Both teams to score', [2, 4]],
    ['1 hissə', 'az', '1-ci hissə', [1]],
    ['1 hissə total', 'az', 'Total · 1-ci hissə', [1]],
    ['1 тайм', 'ru', '1-й тайм', [1]],
    ['qarabag total', 'az', 'Total', [1, 5]],
    ['zire btts', 'az', 'Hər iki komanda qol vuracaq', [2]],
    ['btts zirə', 'az', 'Hər iki komanda qol vuracaq', [2]],
    ['premyer total 2.5', 'az', 'Total 2.5', [1, 3, 6]],
  ] as const)('%s (%s) is %s, sold by %j', (query, locale, name, ids) => {
    const market = find(query, locale)?.market
    expect(market?.name).toBe(name)
    expect(market?.events.map(({ id }) => id)).toEqual(ids)
  })

  it.each(['barsa total', 'qarabag', '2.5', 'künc', 'zira 2.5'])(
    '%s finds no match that sells it',
    (query) => {
      expect(find(query)?.market ?? null).toBeNull()
    },
  )

  it('are handed to the search of the event page, without the names', () => {
    expect(find('Qarabağ ALT 2,5')?.market?.query).toBe('alt 2,5')
    expect(find('zirə btts')?.market?.query).toBe('btts')
  })

  it('leave what is found by name as it was', () => {
    const named = find('qarab')
    expect(named?.market).toBeNull()
    expect(named?.events.map(({ id }) => id)).toEqual([1, 4, 5])
  })
})

it('what a match tells only to whoever looks counts by its catalogue, of lines that nobody knows yet too', () => {
  const script = createScript({ nowMs: () => 0 })
  const untold = (id: number, count: number) => ({ ...script.odds('prematch', id, [sides]), untold: count })
  const ids = (query: string) =>
    searchIn([untold(3, 40), untold(4, 0)])(query)?.market?.events.map(({ id }) => id)
  expect(ids('künc')).toEqual([3])
  expect(ids('total 4.5')).toEqual([3])
  expect(ids('avtoqol')).toEqual([3])
})

it('lines far from those that are told are none of its', () => {
  const script = createScript({ nowMs: () => 0 })
  const game = [
    script.fixture(7, 4 * HOUR_MS, ZIRA),
    { ...script.odds('prematch', 7, [sides, total(168.5)]), untold: 40 },
  ]
  const ids = (query: string) => searchIn(game)(query)?.market?.events.map(({ id }) => id) ?? []
  expect(ids('total 2.5')).not.toContain(7)
  expect(ids('total 172.5')).toContain(7)
})

it('a part of a part is found by its number, with or without that of the larger one', () => {
  const script = createScript({ nowMs: () => 0 })
  const sides = ['Orvallo', 'Styernholm']
  const find = searchIn([
    script.sport({ id: 3, alias: 'tennis', name: 'Tennis', league: 'Open', firstSide: 31, sides }),
    script.fixture(8, 1, { sportId: 3, tournamentId: 30, homeId: 31, awayId: 32 }),
    script.score(8),
    script.odds('live', 8, [prices('game_winner', 'gamenr=7|setnr=2', [['1', 2]])]),
  ])
  const told = (query: string) => {
    const market = find(query)?.market
    return market == null ? null : [market.name, ...market.events.map(({ id }) => id)]
  }
  expect(told('2 set 7 geym')).toEqual(['Geymin qalibi · 2-ci set, 7-ci geym', 8])
  expect(told('7 geym')).toEqual(['Geymin qalibi · 7-ci geym', 8])
  expect(told('3 set 7 geym')).toBeNull()
  expect(told('2 set 6 geym')).toBeNull()
})

it('a word that is of a name as well is one where nothing sells it', () => {
  const script = createScript({ nowMs: () => 0 })
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const named = { az: 'Total Gəncə', ru: 'Тотал', en: 'Total Ganja' }
  const competitors = catalogue.competitors.map((one) => (one.id === 3 ? { ...one, name: named } : one))
  const find = searchIn([{ ...catalogue, competitors }])
  expect(find('total')?.events.map(({ id }) => id)).toEqual([2, 3, 6])
  expect(find('total')?.market?.events.map(({ id }) => id)).toEqual([1, 3, 6, 5])
  expect(find('total btts')?.market?.events.map(({ id }) => id)).toEqual([2])
})
