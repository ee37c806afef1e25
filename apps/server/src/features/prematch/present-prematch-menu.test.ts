import { expect, it } from 'vitest'
import { bookOf } from './example-leagues.ts'
import { presentPrematchMenu } from './present-prematch-menu.ts'

const BRAZIL = { country: 'br', tier: 1, matches: 9 } as const
const FRANCE = { country: 'fr', tier: 1, matches: 4 } as const
const ENGLAND = { country: 'gb-eng', tier: 1, matches: 1 } as const
const SECOND = { country: 'gb-eng', tier: 2, matches: 5 } as const
const HOME = { country: 'az', tier: 2, matches: 2 } as const
const HOME_CUP = { country: 'az', tier: 3, matches: 2 } as const
const EUROPE_2 = { country: 'eu', tier: 1, matches: 8, sport: 2 } as const

it('names home first, then what is followed here, and what has more matches elsewhere behind it', () => {
  const book = bookOf([BRAZIL, EUROPE_2, FRANCE, SECOND, ENGLAND, HOME_CUP, HOME], 'prematch')
  const { popular, sports } = presentPrematchMenu(book.prematchEvents(), new Map([[2, 7]]), 'az')
  expect(popular.leagues.map(({ sport, alias }) => `${sport} ${alias}`)).toEqual([
    '1 az',
    '1 gb-eng',
    '1 fr',
    '2 eu',
    '1 br',
  ])
  expect(sports.map(({ id, countLive, countSports }) => [id, countLive, countSports])).toEqual([
    [1, 0, 2],
    [2, 7, 2],
  ])
})

it('has leagues in play in the same order', () => {
  const book = bookOf([BRAZIL, FRANCE, SECOND, ENGLAND, HOME], 'live')
  const countries = book.liveEvents().map(({ category, tournament }) => `${category.code} ${tournament.tier}`)
  expect([...new Set(countries)]).toEqual(['az 2', 'gb-eng 1', 'fr 1', 'br 1', 'gb-eng 2'])
})
