import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_FOOTBALL, EXAMPLE_LEAGUES, EXAMPLE_TOUR } from '../../sports-data/example-sports.ts'
import { createFootballSource } from '../football-source.ts'
import { createSportSource } from '../sport-source.ts'
import { fingerprintOf } from './fingerprint.ts'

const NAME = { az: 'Ad', ru: 'Имя', en: 'Name' }
const STRENGTHS = {
  asOf: '2026-11-01',
  base: 0.1,
  rho: 0,
  homes: new Map([['az.1', 0.2]]),
  teams: new Map([[1, { attack: 0.5, defence: 0 }]]),
}
const football = (data = EXAMPLE_FOOTBALL, strengths = STRENGTHS) =>
  createFootballSource(data, strengths).fingerprint()
const leagues = (content = EXAMPLE_LEAGUES) => createSportSource(content).fingerprint()
const tour = (content = EXAMPLE_TOUR) => createSportSource(content).fingerprint()

const renamed = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row, name: NAME }))
/** As `change` says, but for the first one only. */
const withFirst = <T>(rows: readonly T[], change: (row: T) => T): T[] => {
  const [first, ...others] = rows
  return [change(must(first, 'a row')), ...others]
}

/** Open bets are given back when it changes. */
describe('the fingerprint of a sport is that of before', () => {
  it('when anything is called otherwise, or shown with another flag', () => {
    const { competitions, teams, matches } = EXAMPLE_FOOTBALL
    const countries = new Map(
      [...EXAMPLE_FOOTBALL.countries].map(([code, row]) => [code, { ...row, name: NAME, flag: 'un' }]),
    )
    expect(
      football({
        ...{ ...EXAMPLE_FOOTBALL, countries },
        competitions: renamed(competitions),
        teams: renamed(teams),
        matches: matches.map((match) => ({ ...match, round: 'Round' })),
      }),
    ).toBe(football())
    const shown = <T extends typeof EXAMPLE_LEAGUES | typeof EXAMPLE_TOUR>(content: T): T => ({
      ...content,
      sport: { ...content.sport, name: NAME },
      categories: renamed(content.categories).map((row) => ({ ...row, code: 'un' })),
      tournaments: renamed(content.tournaments),
      competitors: renamed(content.competitors),
    })
    expect(leagues(shown(EXAMPLE_LEAGUES))).toBe(leagues())
    expect(tour(shown(EXAMPLE_TOUR))).toBe(tour())
  })

  it('when results have come in and changed no strength', () => {
    const played = EXAMPLE_FOOTBALL.matches.map((match) => ({ ...match, fullTime: { home: 9, away: 9 } }))
    expect(football({ ...EXAMPLE_FOOTBALL, matches: played }, { ...STRENGTHS, asOf: '2026-12-01' })).toBe(
      football(),
    )
  })
})

describe('it is another one', () => {
  it.each([
    [
      'when a match of football moves',
      football({
        ...EXAMPLE_FOOTBALL,
        matches: withFirst(EXAMPLE_FOOTBALL.matches, (match) => ({ ...match, kickOff: new Date(0) })),
      }),
      football(),
    ],
    [
      'when a club is stronger',
      football(EXAMPLE_FOOTBALL, { ...STRENGTHS, teams: new Map([[1, { attack: 0.6, defence: 0 }]]) }),
      football(),
    ],
    [
      'when a league plays at another hour',
      leagues({
        ...EXAMPLE_LEAGUES,
        leagues: withFirst(EXAMPLE_LEAGUES.leagues, (league) => ({ ...league, firstStart: 1 })),
      }),
      leagues(),
    ],
    [
      'when a tournament has another draw',
      tour({
        ...EXAMPLE_TOUR,
        events: withFirst(EXAMPLE_TOUR.events, (event) => ({ ...event, draw: event.draw * 2 })),
      }),
      tour(),
    ],
    [
      'when an athlete is stronger',
      tour({
        ...EXAMPLE_TOUR,
        fields: {
          ...EXAMPLE_TOUR.fields,
          m: {
            ...EXAMPLE_TOUR.fields.m,
            direct: withFirst(EXAMPLE_TOUR.fields.m.direct, (one) => ({ ...one, strength: 9 })),
          },
        },
      }),
      tour(),
    ],
    [
      'when the rules by which all is played have another number',
      fingerprintOf([1], 7),
      fingerprintOf([1], 8),
    ],
  ])('%s', (_when, changed, before) => {
    expect(changed).not.toBe(before)
  })
})
