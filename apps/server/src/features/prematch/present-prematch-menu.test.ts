import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { presentPrematchMenu } from './present-prematch-menu.ts'

const HOUR_MS = 3_600_000
const NOON_MS = Date.UTC(2026, 10, 22, 12)

interface ExampleLeague {
  readonly country: string
  readonly tier: 1 | 2 | 3
  readonly matches: number
  readonly sport?: 1 | 2
}

/** A book of one league for each row, with so many matches. */
function bookOf(leagues: readonly ExampleLeague[], producer: 'prematch' | 'live') {
  const script = createScript({ nowMs: () => NOON_MS })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(NOON_MS)
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const [football, category, tournament] = [
    catalogue.sports[0],
    catalogue.categories[0],
    catalogue.tournaments[0],
  ]
  if (!football || !category || !tournament) throw new Error('the script has a league')
  const sportOf = ({ sport = 1 }: ExampleLeague) => sport
  // Leagues of one country and sport share their place in the tree.
  const categoryOf = (own: ExampleLeague) =>
    100 + leagues.findIndex((one) => one.country === own.country && sportOf(one) === sportOf(own))
  book.apply({
    ...catalogue,
    sports: [football, { ...football, id: 2, alias: 'basketball' }],
    categories: leagues.map((league) => ({
      ...category,
      id: categoryOf(league),
      sportId: sportOf(league),
      code: league.country,
    })),
    tournaments: leagues.map((league, at) => ({
      ...tournament,
      id: 100 + at,
      sportId: sportOf(league),
      categoryId: categoryOf(league),
      tier: league.tier,
    })),
  })
  for (const one of ['prematch', 'live'] as const) book.apply(script.up(one))
  let id = 0
  leagues.forEach((league, at) => {
    for (let match = 0; match < league.matches; match++) {
      id += 1
      const place = { sportId: sportOf(league), tournamentId: 100 + at }
      book.apply(script.fixture(id, NOON_MS + (producer === 'live' ? -1 : 1) * HOUR_MS, place))
      if (producer === 'live') book.apply(script.score(id))
      book.apply(script.odds(producer, id, [prices('1x2', '', [['1', 2]])]))
    }
  })
  return book
}

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
  expect(sports.map(({ id, countLive }) => [id, countLive])).toEqual([
    [1, 0],
    [2, 7],
  ])
})

it('has leagues in play in the same order', () => {
  const book = bookOf([BRAZIL, FRANCE, SECOND, ENGLAND, HOME], 'live')
  const countries = book.liveEvents().map(({ category, tournament }) => `${category.code} ${tournament.tier}`)
  expect([...new Set(countries)]).toEqual(['az 2', 'gb-eng 1', 'fr 1', 'br 1', 'gb-eng 2'])
})
