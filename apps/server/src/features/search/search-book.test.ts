import { readFileSync } from 'node:fs'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { describe, expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import type { LeagueClub } from './league-clubs.ts'
import { OTHER_SPELLINGS } from './other-spellings.ts'
import { createBookSearch } from './search-book.ts'

const HOUR_MS = 3_600_000
const CLUB = { az: 'PSJ', ru: 'ПСЖ', en: 'Paris Saint-Germain' }

it.each(['psj', 'псж', 'psg', 'saint germain', 'Sen-Jermen', 'Пари Сен-Жермен'])(
  'a club is found as %s: by each of its names and by spellings of before',
  (query) => {
    const script = createScript({ nowMs: () => 0 })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(0)
    const catalogue = script.catalogue()
    if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
    const competitors = catalogue.competitors.map((competitor) => ({ ...competitor, name: CLUB }))
    const fixture = script.fixture(1, HOUR_MS)
    const odds = script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])])
    for (const message of [{ ...catalogue, competitors }, script.up('prematch'), fixture, odds])
      book.apply(message)
    expect(createBookSearch(book)(query, 'az').sports[0]?.events).toHaveLength(1)
  },
)

function findAmong(names: readonly string[], query: string): (string | undefined)[] {
  const script = createScript({ nowMs: () => 0 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const competitors = catalogue.competitors.map((competitor, at) => {
    const name = names[at] ?? `Other ${at}`
    return { ...competitor, name: { az: name, ru: name, en: name } }
  })
  book.apply({ ...catalogue, competitors })
  book.apply(script.up('prematch'))
  for (const [id, homeId, awayId] of [
    [1, 1, 2],
    [2, 3, 4],
  ] as const) {
    book.apply(script.fixture(id, id * HOUR_MS, { homeId, awayId }))
    book.apply(script.odds('prematch', id, [prices('1x2', '', [['1', 2]])]))
  }
  return (createBookSearch(book)(query, 'az').sports[0]?.events ?? []).map(({ home }) => home)
}

it.each([
  ['barsa', ['Barcelona']],
  ['Барса', ['Barcelona']],
  ['barcelna', ['Barcelona']],
  ['bacrelona', ['Barcelona']],
  ['real madrdi', ['Real Madrid']],
  // Right letters mean nothing else.
  ['real', ['Real Madrid']],
  ['rael', ['Real Madrid']],
  ['xyzw', []],
])('%s finds %j: nicknames, and slips of the finger', (query, expected) => {
  expect(findAmong(['Barcelona', 'Girona', 'Real Madrid', 'Betis'], query)).toEqual(expected)
})

it.each(['karabakh', 'Karabah', 'qarabaq', 'qarabag', 'Qarabağ'])(
  'a club of the country is found as the world writes it: %s',
  (query) => {
    expect(findAmong(['Qarabağ', 'Girona', 'Sabah', 'Betis'], query)).toEqual(['Qarabağ'])
  },
)

it('puts the spelling that was typed first: ı is not i', () => {
  const names = ['Qizil Ulduz', 'Girona', 'Qızıl Ulduz', 'Betis']
  expect(findAmong(names, 'qızıl')).toEqual(['Qızıl Ulduz', 'Qizil Ulduz'])
  expect(findAmong(names, 'qizil')).toEqual(['Qizil Ulduz', 'Qızıl Ulduz'])
  expect(findAmong(names, 'QIZIL')).toEqual(['Qızıl Ulduz', 'Qizil Ulduz'])
})

it('knows nicknames of clubs that there are', () => {
  const files = [
    'content/football/clubs.tsv',
    'content/football/teams.tsv',
    'content/sports/basketball/clubs.tsv',
  ]
  const known = new Set(
    files.flatMap((file) =>
      readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[2]),
    ),
  )
  expect([...OTHER_SPELLINGS.keys()].filter((name) => !known.has(name))).toEqual([])
})

describe('a club of which nothing is on sale', () => {
  const club = (id: number, az: string, ru: string): LeagueClub => ({
    id,
    name: { az, ru, en: az },
    league: {
      id: 7,
      name: { az: 'Premyer Liqa', ru: 'Премьер-лига', en: 'Premier League' },
      tier: 1,
      sport: { id: 1, alias: 'football', name: { az: 'Futbol', ru: 'Футбол', en: 'Football' } },
      country: { id: 1, code: 'az', name: { az: 'Azərbaycan', ru: 'Азербайджан', en: 'Azerbaijan' } },
    },
  })
  const clubs = [club(1, 'Qarabağ', 'Карабах'), club(90, 'Qarabağ Gənclər', 'Карабах-мол')]
  const script = createScript({ nowMs: () => 0 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  for (const message of [
    script.catalogue(),
    script.up('prematch'),
    script.fixture(1, HOUR_MS, { homeId: 1, awayId: 2 }),
    script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])]),
  ])
    book.apply(message)
  const find = createBookSearch(book)

  it.each(['qarabağ gən', 'QARABAG GENC', 'карабах мол', 'qarabg gəncl'])(
    'is found as %s, with the league that tells of it',
    (query) => {
      const [sport] = find(query, 'ru', clubs).sports
      expect(sport).toMatchObject({ id: 1, name: 'Футбол', events: [] })
      expect(sport?.clubs).toEqual([{ id: 90, name: 'Карабах-мол', league: { id: 7, name: 'Премьер-лига' } }])
    },
  )

  it('stands beside the matches of others, and is none of its own where one is on sale', () => {
    const [sport] = find('qarabağ', 'az', clubs).sports
    expect(sport?.events.map(({ id }) => id)).toEqual([1])
    expect(sport?.clubs.map(({ id }) => id)).toEqual([90])
    expect(find('qarabağ', 'az').sports[0]?.clubs).toEqual([])
  })
})
