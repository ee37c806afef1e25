import { prematchHighlights } from '@xezer/contract/highlights'
import { describe, expect, it } from 'vitest'
import { createCatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { createListMemory } from '../../core/offer-bytes/list-memory.ts'
import { createRowBytes } from '../../core/offer-bytes/row-bytes.ts'
import { answerHighlights, type LeagueBanner } from './answer-highlights.ts'
import { bookOf, type ExampleLeague, NOON_MS } from './example-leagues.ts'

const BRAZIL = { country: 'br', tier: 1, matches: 3 } as const
const ENGLAND = { country: 'gb-eng', tier: 1, matches: 2 } as const
const ENGLAND_SECOND = { country: 'gb-eng', tier: 2, matches: 5 } as const
const HOME = { country: 'az', tier: 1, matches: 1 } as const
const EUROPE_OF_OTHER = { country: 'eu', tier: 1, matches: 4, sport: 2 } as const

function ask(leagues: readonly ExampleLeague[], leagueBanner: LeagueBanner | null = null) {
  const book = bookOf(leagues, 'prematch')
  const texts = createCatalogueTexts()
  const options = {
    ...{ book, texts, rows: createRowBytes(book, texts), clock: { nowMs: () => NOON_MS } },
    highlights: createListMemory<never>(),
    leagueBanner,
  }
  return prematchHighlights.output.parse(JSON.parse(String(answerHighlights(options, 'en'))))
}
const told = (leagues: readonly ExampleLeague[]) =>
  ask(leagues)
    .matches.map(({ sport, league }) => `${sport.id} ${league.country.code}`)
    .toSorted()

describe('the matches that the home page opens with', () => {
  it.each([
    [
      'one of each league, home and the followed ones first',
      [BRAZIL, ENGLAND, HOME],
      ['1 az', '1 br', '1 gb-eng'],
    ],
    [
      'better leagues of another sport stand before lower ones of the first',
      [ENGLAND_SECOND, EUROPE_OF_OTHER, ENGLAND, HOME],
      ['1 az', '1 gb-eng', '2 eu'],
    ],
    [
      'of leagues as good those of the first sport',
      [EUROPE_OF_OTHER, BRAZIL, ENGLAND, HOME],
      ['1 az', '1 br', '1 gb-eng'],
    ],
    ['as many as there are', [BRAZIL], ['1 br']],
    ['none where nothing is on sale', [], []],
  ] as const)('%s', (_name, leagues, expected) => {
    expect(told(leagues)).toEqual(expected)
  })

  it('come with their row, and with the names of its first columns', () => {
    const [first] = ask([HOME]).matches
    expect(first?.head.columns).toHaveLength(3)
    expect(first?.event.periods[0]?.factors[0]?.[0]).toMatchObject({ v: 2 })
  })
})

describe('the league of the banner', () => {
  it('is the first of the house', () => {
    expect(ask([BRAZIL, HOME, EUROPE_OF_OTHER]).banner).toMatchObject({ alias: 'az', sport: 1, count: 1 })
    expect(ask([]).banner).toBeNull()
  })

  it('is the configured one while anything of it is on sale', () => {
    const configured = { alias: 'eu', sport: 1, league: 100 }
    expect(ask([BRAZIL, HOME], configured).banner).toMatchObject({ alias: 'eu', league: 100, count: 3 })
    expect(ask([BRAZIL, HOME], { ...configured, league: 999 }).banner).toMatchObject({ alias: 'az' })
  })
})
