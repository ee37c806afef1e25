import type { EventPage } from '@xezer/contract/live'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { getMarketType } from '@xezer/sports/registry'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createPageBytes } from './page-bytes.ts'
import { NO_MOVES } from './present-factor.ts'

const texts = createCatalogueTexts()
const script = createScript({ nowMs: () => 0 })

const marketsOf = (...offer: ReturnType<typeof prices>[]) => marketsOfSport(script.fixture(1, 1000), offer)

function marketsOfSport(
  fixture: FeedMessage,
  offer: readonly ReturnType<typeof prices>[],
  before: readonly FeedMessage[] = [],
) {
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  for (const message of [script.catalogue(), script.up('prematch'), ...before, fixture]) book.apply(message)
  expect(book.apply(script.odds('prematch', 1, offer)).quarantined).toEqual([])
  const event = book.findEvent(1)
  if (event === null) throw new Error('no event')
  const page: EventPage = JSON.parse(String(createPageBytes(book, texts).bytes(event, 'en', 0, NO_MOVES)))
  return page.periods
}
const all = (type: string, specifier = '') =>
  prices(
    type,
    specifier,
    FOOTBALL_MARKETS.get(type).outcomes.map((outcome) => [outcome, 2]),
  )

describe('a market as a table of cells', () => {
  it('has a row per line in a grid, lowest first, with the line as each side reads it', () => {
    const [period] = marketsOf(all('ahcp', 'hcp=1.5'), all('ahcp', 'hcp=-0.25'), all('ahcp', 'hcp=0'))
    const [market] = period?.markets ?? []
    expect(market).toMatchObject({ id: 'ahcp', type: 'grid', size: 2, rows: 3, head: ['H1', 'H2'] })
    expect(market?.factors.map((cell) => cell?.pt)).toEqual(['-0.25', '+0.25', '0', '0', '+1.5', '-1.5'])
  })

  it('an outcome that left its market leaves its place below the head empty', () => {
    const [period] = marketsOf(
      prices('ehcp', 'hcp=1', [
        ['1', 2],
        ['2', 3],
      ]),
      all('ehcp', 'hcp=2'),
    )
    const cells = period?.markets[0]?.factors.map((cell) => cell?.h.split(':').at(-1) ?? null)
    expect(cells).toEqual(['1', null, '2', '1', 'x', '2'])
  })

  it('shows correct scores by who wins, and any other score below the draws', () => {
    const [period] = marketsOf(all('h1_correct_score'))
    const [market] = period?.markets ?? []
    const handles = market?.factors.map((cell) => cell?.h.split(':').slice(3).join(':') ?? null) ?? []
    expect(period?.kind).toBe('h1')
    expect(market).toMatchObject({ type: 'score', size: 3, rows: 6 })
    expect([0, 1, 2].map((column) => handles.filter((_, index) => index % 3 === column))).toEqual([
      ['1:0', '2:0', '2:1', '3:0', '3:1', '3:2'],
      ['0:0', '1:1', '2:2', '3:3', 'other', null],
      ['0:1', '0:2', '0:3', '1:2', '1:3', '2:3'],
    ])
  })

  it('has no column for draws where there is none', () => {
    const sport = { id: 3, alias: 'sets', name: 'Sets', league: 'Open', firstSide: 31, sides: ['A', 'B'] }
    const fixture = script.fixture(1, 1000, { sportId: 3, tournamentId: 30, homeId: 31, awayId: 32 })
    const scores = getMarketType(3, 'set_score').outcomes.map((outcome) => [outcome, 2] as const)
    const [period] = marketsOfSport(fixture, [prices('set_score', 'setnr=1', scores)], [script.sport(sport)])
    const [market] = period?.markets ?? []
    expect(market).toMatchObject({ type: 'score', size: 2, rows: 7, head: ['1', '2'] })
    expect(market?.factors.every((cell) => cell !== null)).toBe(true)
  })

  it.each([
    ['1x2', '', 3, 1, 0],
    ['htft', '', 3, 3, 0],
    ['clean_sheet_home', '', 2, 1, 0],
    ['exact_goals', '', 4, 2, 1],
  ])('%s is %i cells wide with %i rows and %i empty places', (type, specifier, size, rows, empty) => {
    const market = marketsOf(all(type, specifier))[0]?.markets[0]
    expect([market?.size, market?.rows]).toEqual([size, rows])
    expect(market?.factors).toHaveLength(size * rows)
    expect(market?.factors.filter((cell) => cell === null)).toHaveLength(empty)
  })

  it('keeps parts of play apart, in the order of the catalogue, without what is hidden', () => {
    const hidden = { ...all('btts'), status: 'hidden' } as const
    const periods = marketsOf(all('h2_1x2'), all('total', 'total=2.5'), hidden, all('1x2'), all('h1_1x2'))
    expect(periods.map(({ kind, markets }) => [kind, markets.map(({ id }) => id)])).toEqual([
      ['match', ['1x2', 'total']],
      ['h1', ['h1_1x2']],
      ['h2', ['h2_1x2']],
    ])
    expect(periods[0]?.groups).toEqual(['m', 't'])
  })
})

it('stands in the groups of the field that its sport has', () => {
  const [match, half] = marketsOf(all('1x2'), all('corners_total', 'total=9.5'), all('h1_corners_1x2'))
  expect(match?.markets.map(({ id, sections }) => [id, sections])).toEqual([
    ['1x2', ['popular']],
    ['corners_total', ['popular', 'corners']],
  ])
  expect(half?.markets[0]?.sections).toEqual(['halves', 'corners'])
})
