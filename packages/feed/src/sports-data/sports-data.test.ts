import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES, type LocalizedName } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { footballContent } from '../football-data/football-content.ts'
import { sportsCatalogue } from '../simulator/sports-catalogue.ts'
import { parseTable } from '../table.ts'
import { EXAMPLE_FOOTBALL, EXAMPLE_LEAGUES, EXAMPLE_TOUR } from './example-sports.ts'
import { nameKey } from './invent-athletes.ts'
import { readTourSport } from './read-tour-sport.ts'
import { eventIdOf, printedNumber } from './sport-ids.ts'

const FOLDER = fileURLToPath(new URL('../../../../content/sports', import.meta.url))
const rowsOf = (name: string) => parseTable(readFileSync(`${FOLDER}/${name}`, 'utf8'))

const SPORTS = [EXAMPLE_LEAGUES, EXAMPLE_TOUR]
const repeated = (list: readonly unknown[]) => list.filter((entry, index) => list.indexOf(entry) !== index)

describe('the embedded tables', () => {
  it.each([
    ['sports.tsv', 'id'],
    ['sports.tsv', 'alias'],
    ['basketball/competitions.tsv', 'key'],
    ['basketball/clubs.tsv', 'key'],
    ['tennis/circuits.tsv', 'key'],
    ['tennis/tournaments.tsv', 'key'],
    ['tennis/nations.tsv', 'country'],
    ['table_tennis/circuits.tsv', 'key'],
    ['table_tennis/tournaments.tsv', 'key'],
    ['table_tennis/nations.tsv', 'country'],
  ])('%s: %s names one row, no cell is empty', (name, key) => {
    const rows = rowsOf(name)
    expect(repeated(rows.map((row) => row[key]))).toEqual([])
    expect(rows.flatMap(Object.values).filter((cell) => cell.trim() !== cell || cell === '')).toEqual([])
  })

  it.each([['basketball/competitions.tsv'], ['tennis/tournaments.tsv'], ['table_tennis/tournaments.tsv']])(
    '%s: every zone is one',
    (name) => {
      for (const { zone } of rowsOf(name)) {
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
      }
    },
  )

  it('every club plays in a league that there is, with a strength, and at most once in it', () => {
    const keys = new Set(rowsOf('basketball/competitions.tsv').map(({ key }) => key))
    for (const { key, entries = '' } of rowsOf('basketball/clubs.tsv')) {
      const leagues = entries.split(' ').map((entry) => entry.split(':'))
      expect(repeated(leagues.map(([league]) => league))).toEqual([])
      for (const [league, strength] of leagues) {
        expect(keys.has(league), key).toBe(true)
        expect(Number(strength)).toBeGreaterThan(0)
        expect(Number(strength)).toBeLessThan(100)
      }
    }
    for (const { clubs, rounds } of EXAMPLE_LEAGUES.leagues) {
      expect(clubs.length).toBeGreaterThanOrEqual(rounds === 0 ? 0 : 9)
    }
  })

  it('no two clubs of a league and no two tournaments share a name in any language', () => {
    const names = new Map(EXAMPLE_LEAGUES.competitors.map(({ id, name }) => [id, name]))
    for (const locale of LOCALES) {
      for (const { clubs } of EXAMPLE_LEAGUES.leagues) {
        expect(repeated(clubs.map(({ id }) => names.get(id)?.[locale]))).toEqual([])
      }
      expect(repeated(EXAMPLE_TOUR.tournaments.map(({ name }) => name[locale]))).toEqual([])
    }
  })

  it('formats and surfaces are those that are played', () => {
    const { events } = EXAMPLE_TOUR
    const played = events.flatMap(({ singles, doubles }) =>
      doubles === null ? [singles] : [singles, doubles],
    )
    expect([...new Set(played.map(({ format }) => format))].sort()).toEqual([
      'best_of_3',
      'best_of_3/match_tie_break',
      'best_of_3/tie_break_10',
      'best_of_5/tie_break_10',
    ])
    expect([...new Set(played.map(({ surface }) => surface))].sort()).toEqual([
      'clay',
      'grass',
      'hard',
      'indoor_hard',
    ])
    const formats = EXAMPLE_LEAGUES.leagues.map(({ competition }) => competition.format)
    expect([...new Set(formats)].sort()).toEqual(['4x10', '4x12'])
  })

  it('months, weeks and hours are those of a year and a day', () => {
    for (const league of EXAMPLE_LEAGUES.leagues) {
      expect(league.firstMonth >= 1 && league.firstMonth <= 12).toBe(true)
      expect(league.lastMonth >= 1 && league.lastMonth <= 12).toBe(true)
      expect(league.lastStart).toBeGreaterThanOrEqual(league.firstStart)
      expect(league.days.length).toBeGreaterThan(0)
    }
    for (const { weeks, firstStart, lastStart } of EXAMPLE_TOUR.events) {
      expect(weeks.every((week) => week >= 1 && week <= 52)).toBe(true)
      expect(lastStart).toBeGreaterThan(firstStart)
      // Nobody plays on into the next day's first match.
      expect(lastStart).toBeLessThanOrEqual(22 * 60)
    }
  })
})

describe('invented athletes', () => {
  const avoided = new Set(rowsOf('avoid.tsv').map(({ name = '' }) => nameKey(name)))

  it.each([
    ['Novak Djokovic', 'DJOKOVIĆ, Novak'],
    ['Jo-Wilfried Tsonga', 'Tsonga Jo Wilfried'],
    ['Łukasz Kubot', 'lukasz kubot'],
  ])('%s is the same person as %s', (name, other) => expect(nameKey(name)).toBe(nameKey(other)))

  it('none bears the name of somebody known, and no two bear one name in any language', () => {
    for (const { name } of EXAMPLE_TOUR.competitors)
      expect(avoided.has(nameKey(name.en)), name.en).toBe(false)
    for (const locale of LOCALES) {
      const names = EXAMPLE_TOUR.competitors.map(({ name }) => name[locale])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('are the same in every world', () => {
    expect(readTourSport(FOLDER, 'tennis').competitors).toEqual(EXAMPLE_TOUR.competitors)
  })

  it('have strengths of the spread that is asked for', () => {
    const spreadOf = (spread: number) => {
      const { direct, qualifying } = readTourSport(FOLDER, 'tennis', spread).fields.m
      const all = [...direct, ...qualifying.flat()].map(({ strength }) => strength)
      return Math.sqrt(all.reduce((sum, strength) => sum + strength ** 2, 0) / all.length)
    }
    expect(spreadOf(1)).toBeGreaterThan(0.93)
    expect(spreadOf(1)).toBeLessThan(1.07)
    expect(spreadOf(0.5)).toBeCloseTo(spreadOf(1) / 2, 9)
  })
})

describe('ids', () => {
  it('no two entries of the catalogue share one, whatever their sports', () => {
    const envelope = { provider: 'p', producer: 'prematch', generatedAtMs: 0, receivedAtMs: 0 } as const
    const catalogue = sportsCatalogue([footballContent(EXAMPLE_FOOTBALL), ...SPORTS], envelope)
    const { sports, categories, tournaments, competitors } = catalogue
    for (const list of [sports, categories, tournaments, competitors]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }
    const categoryIds = new Set(categories.map(({ id }) => id))
    expect(tournaments.every(({ categoryId }) => categoryIds.has(categoryId))).toBe(true)
    expect(sports.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('an event of one sport is none of another, in any world, and fits into a number', () => {
    const highestFootball = 999 * 1_000_000_000 + 999_999_999
    expect(eventIdOf(2, 100_000_000_000, 0)).toBeGreaterThan(highestFootball)
    expect(eventIdOf(3, 100_000_000_000, 0)).toBeGreaterThan(eventIdOf(2, 0, highestFootball))
    expect(Number.isSafeInteger(eventIdOf(99, 0, highestFootball))).toBe(true)
  })

  it('printed numbers of a sport stay in its range', () => {
    expect(printedNumber(2, 0, 6000)).toBe(200_000)
    expect(printedNumber(2, 6001, 6000)).toBe(200_001)
    expect(printedNumber(2, 999_999, 999_999_999)).toBeLessThan(300_000)
  })
})

it('every name has all three languages, the Russian one in Cyrillic', () => {
  const names: LocalizedName[] = SPORTS.flatMap(({ competitors, categories }) =>
    [...competitors, ...categories].map(({ name }) => name),
  )
  for (const { az, ru, en } of names) {
    expect(az !== '' && en !== '').toBe(true)
    expect(ru, en).toMatch(/\p{Script=Cyrillic}|^[A-Z\d ,]+$/u)
  }
})
