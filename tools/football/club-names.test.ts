import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFootballData } from '@xezer/feed/football-data/read-football-data'
import { parseTable } from '@xezer/feed/table'
import { describe, expect, it } from 'vitest'
import { toAzerbaijani } from './transliterate.ts'

const CONTENT = join(import.meta.dirname, '../../content/football')
const table = (name: string) => parseTable(readFileSync(join(CONTENT, name), 'utf8'))

const { competitions, matches, teams } = readFootballData(CONTENT)
const byHand = new Set(table('clubs.tsv').map(({ country, en }) => `${country}|${en}`))
const policies = new Map(table('competitions.tsv').map(({ code = '', clubs_az = '' }) => [code, clubs_az]))
const clubs = teams.filter(({ isNational }) => !isNational)

/** Every club that the facts have in a competition, over all of its seasons. */
const clubsOf = new Map(competitions.map(({ id }) => [id, new Set<number>()]))
for (const { competitionId, homeId, awayId } of matches) clubsOf.get(competitionId)?.add(homeId).add(awayId)

const inMedia = new Set(
  competitions
    .filter(({ code }) => policies.get(code) === 'media')
    .flatMap(({ id }) => [...(clubsOf.get(id) ?? [])]),
)
const homes = new Set(
  competitions.filter(({ kind }) => kind === 'league').map(({ countryCode }) => countryCode),
)
const isByHand = ({ countryCode, name }: (typeof teams)[number]) => byHand.has(`${countryCode}|${name.en}`)
const isOwn = ({ name }: (typeof teams)[number]) => name.az === toAzerbaijani(name.en)
const shown = ({ name }: (typeof teams)[number]) => `${name.en}: ${name.az}`

describe('a league writes its clubs in Azerbaijani one way', () => {
  it('says which in its table', () => {
    for (const { code, kind } of competitions) {
      const known = kind === 'national' ? ['country'] : kind === 'continental' ? ['home'] : ['media', 'own']
      expect(known, code).toContain(policies.get(code))
    }
  })

  it('as media write them: every club is in the table of names', () => {
    const missing = clubs.filter((club) => inMedia.has(club.id) && !isByHand(club))
    expect(missing.map(shown)).toEqual([])
  })

  it('as media write them: none keeps letters of the other spelling', () => {
    const foreign = clubs.filter(
      ({ id, name }) => inMedia.has(id) && /w|ch|ck|ph|sh(?!opp|ed)/i.test(name.az),
    )
    expect(foreign.map(shown)).toEqual([])
  })

  it('or as the clubs do: none is spelled by sound that plays in no league of the first kind', () => {
    const strangers = clubs.filter(
      (club) => !inMedia.has(club.id) && homes.has(club.countryCode) && !isOwn(club),
    )
    expect(strangers.map(shown)).toEqual([])
  })

  it('whoever came down from one of the first kind keeps its name, and these are all', () => {
    const leagues = competitions.filter(({ code, kind }) => kind === 'league' && policies.get(code) === 'own')
    const down = leagues.flatMap(({ code, id }) =>
      clubs
        .filter((club) => clubsOf.get(id)?.has(club.id) && !isOwn(club))
        .map(({ name }) => `${code} ${name.az}`),
    )
    expect(down.sort()).toEqual([
      'deutschland/3-liga3 Arminiya Bilefeld',
      'deutschland/3-liga3 Dinamo Drezden',
      'deutschland/3-liga3 Ulm',
      'deutschland/3-liga3 Yan Regensburq',
      'italy/3-seriec_a Padova',
      'italy/3-seriec_b Peskara',
      'no2 Odd',
      'se2 Vesteros',
    ])
  })

  it('and so do the clubs of a country whose league is not in the facts', () => {
    for (const country of new Set(clubs.map(({ countryCode }) => countryCode))) {
      const guests = clubs.filter(({ countryCode }) => countryCode === country)
      if (homes.has(country)) continue
      expect(guests.every(isByHand) || guests.every(isOwn), guests.map(shown).join(', ')).toBe(true)
    }
  })
})

describe('Russian names', () => {
  it('say ей where a y or an i follows an e', () => {
    expect(clubs.filter(({ name }) => /[еэ]и/i.test(name.ru)).map(({ name }) => name.ru)).toEqual([])
  })

  it.each([
    ['gb-eng', 'Huddersfield Town', 'Хаддерсфилд Таун'],
    ['gb-eng', 'Mansfield Town', 'Мэнсфилд Таун'],
    ['ie', 'Shelbourne', 'Шелбурн'],
    ['ie', 'Galway United', 'Голуэй Юнайтед'],
    ['ie', 'Drogheda United', 'Дроэда Юнайтед'],
    ['is', 'Víkingur Reykjavík', 'Викингур Рейкьявик'],
    ['ro', 'Hermannstadt', 'Германштадт'],
    ['au', 'Newcastle United Jets', 'Ньюкасл Джетс'],
    ['cn', 'Qingdao Hainiu', 'Циндао Хайню'],
    ['za', 'Kaizer Chiefs', 'Кайзер Чифс'],
    ['fr', 'Paris Saint-Germain', 'ПСЖ'],
  ])('of %s %s is %s', (country, en, ru) => {
    expect(clubs.find(({ countryCode, name }) => countryCode === country && name.en === en)?.name.ru).toBe(ru)
  })
})
