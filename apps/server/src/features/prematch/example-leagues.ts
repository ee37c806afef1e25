import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import type { OddsBook } from '@xezer/odds-book/book'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'

const HOUR_MS = 3_600_000
export const NOON_MS = Date.UTC(2026, 10, 22, 12)

export interface ExampleLeague {
  readonly country: string
  readonly tier: 1 | 2 | 3
  readonly matches: number
  readonly sport?: 1 | 2
}

/** A book of one league for each row, with so many matches. */
export function bookOf(leagues: readonly ExampleLeague[], producer: 'prematch' | 'live'): OddsBook {
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
