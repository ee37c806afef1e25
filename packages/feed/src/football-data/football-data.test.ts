import { join } from 'node:path'
import { marginsOf } from '@xezer/pricing/margins'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { priceFootball } from '@xezer/sports/football/price-football'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { fixtureStrengths } from './fixture-model.ts'
import { readFootballData } from './read-football-data.ts'
import { readStrengths } from './read-strengths.ts'

const CONTENT = join(import.meta.dirname, '../../../../content/football')
const data = readFootballData(CONTENT)
const strengths = readStrengths(join(CONTENT, 'strengths.json'))

/** Some great names of Europe have namesakes overseas. */
const OVERSEAS = ['br', 'ec', 'ar']
const team = (name: string) =>
  must(
    data.teams.find(
      (entry) => entry.name.en === name && !entry.isNational && !OVERSEAS.includes(entry.countryCode),
    ),
    name,
  )
const competition = (code: string) =>
  must(
    data.competitions.find((entry) => entry.code === code),
    code,
  )

describe('the embedded football facts', () => {
  it('hold real results and fixtures of competitions all over the world', () => {
    expect(data.matches.length).toBeGreaterThan(40_000)
    expect(data.competitions.length).toBeGreaterThan(100)
    expect(data.matches.filter(({ status }) => status === 'scheduled').length).toBe(1498)
  })

  it('every match stands between two different known teams, and half-time never exceeds full time', () => {
    for (const { homeId, awayId, halfTime, fullTime, competitionId } of data.matches) {
      expect(homeId).not.toBe(awayId)
      expect(data.teams[homeId - 1]).toBeDefined()
      expect(data.teams[awayId - 1]).toBeDefined()
      expect(data.competitions[competitionId - 1]).toBeDefined()
      if (halfTime && fullTime)
        expect(halfTime.home + halfTime.away).toBeLessThanOrEqual(fullTime.home + fullTime.away)
    }
  })

  it('every country of a team or competition has its names', () => {
    for (const { countryCode } of [...data.teams, ...data.competitions]) {
      expect(data.countries.get(countryCode), countryCode).toBeDefined()
    }
  })

  it.each([
    ['Real Madrid', 'Реал Мадрид', 'Real Madrid'],
    ['Qarabağ', 'Карабах', 'Qarabağ'],
    ['Neftçi', 'Нефтчи', 'Neftçi'],
    ['Zirə', 'Зиря', 'Zirə'],
    ['Bayern Munich', 'Бавария', 'Bavariya'],
    ['Galatasaray', 'Галатасарай', 'Qalatasaray'],
  ])('%s is %s in Russian and %s in Azerbaijani', (en, ru, az) => {
    expect(team(en).name).toEqual({ en, ru, az })
  })

  it('every name has all three languages, the Russian one in Cyrillic', () => {
    for (const { name } of data.teams) {
      expect(name.en).not.toBe('')
      expect(name.az).not.toBe('')
      expect(name.ru, name.en).toMatch(/[\p{Script=Cyrillic}\d]|^[A-Z\d ./-]+$/u)
    }
  })

  it('no two clubs of one country share a name in English', () => {
    const names = data.teams
      .filter(({ isNational }) => !isNational)
      .map(({ countryCode, name }) => `${countryCode} ${name.en}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('a local kick-off became the instant that it is', () => {
    const fixture = must(
      data.matches.find(({ homeId, status }) => homeId === team('Real Madrid').id && status === 'scheduled'),
      'a home fixture of Real Madrid',
    )
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' })
    expect(['13:00', '14:00', '17:00']).toContain(local.format(fixture.kickOff))
  })

  it('a club has one identity in its league, its cup and in Europe', () => {
    const benfica = team('Benfica').id
    const kinds = new Set(
      data.matches
        .filter(({ homeId, awayId }) => homeId === benfica || awayId === benfica)
        .map(({ competitionId }) => data.competitions[competitionId - 1]?.kind),
    )
    expect([...kinds].sort()).toEqual(['continental', 'cup', 'league'])
  })
})

describe('fitted strengths', () => {
  const modelOf = (fixture: Parameters<typeof fixtureStrengths>[1]) =>
    matchModelOf(fixtureStrengths(strengths, fixture, { home: 0, away: 0 }))
  it.each([
    ['espana/1-liga', 'Real Madrid', 'Getafe'],
    ['espana/1-liga', 'Barcelona', 'Villarreal'],
    ['fr1', 'Paris Saint-Germain', 'Marseille'],
    ['nl1', 'PSV', 'Twente'],
    ['pt1', 'Porto', 'Braga'],
    ['pt1', 'Benfica', 'Rio Ave'],
    ['az1', 'Qarabağ', 'Neftçi'],
    ['champions-league/cl', 'Arsenal', 'Qarabağ'],
    ['champions-league/clq', 'Qarabağ', 'Shelbourne'],
  ])('in %s at home %s is favourite against %s', (code, home, away) => {
    const fixture = { competition: competition(code), homeId: team(home).id, awayId: team(away).id }
    const model = modelOf({ ...fixture, isNeutral: false })
    const offers = priceFootball(model, STATE_BEFORE_MATCH, marginsOf(FOOTBALL_MARGINS, 1, false))
    const [one, , two] = must(
      offers.find(({ type }) => type === '1x2'),
      '1x2',
    ).outcomes
    expect(one?.odds ?? 0).toBeLessThan(2200)
    expect(two?.odds ?? 0).toBeGreaterThan(one?.odds ?? 0)
  })

  it('neutral ground takes the advantage away', () => {
    const fixture = {
      competition: competition('espana/1-liga'),
      homeId: team('Sevilla').id,
      awayId: team('Valencia').id,
    }
    const atHome = modelOf({ ...fixture, isNeutral: false }).goals
    const neutral = modelOf({ ...fixture, isNeutral: true }).goals
    expect(neutral.home).toBeLessThan(atHome.home)
    expect(neutral.away).toBeCloseTo(atHome.away, 9)
  })

  it('every fixture to come has a model with strengths of both teams', () => {
    for (const { status, homeId, awayId } of data.matches) {
      if (status !== 'scheduled') continue
      expect(strengths.teams.has(homeId)).toBe(true)
      expect(strengths.teams.has(awayId)).toBe(true)
    }
  })
})
