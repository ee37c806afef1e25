import { describe, expect, it } from 'vitest'
import { isWhole, tableOf } from './league-season.ts'
import type { SidedResult } from './statistics-store.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 10, 23)

const LEVEL = { home: 1, away: 1 }
const result = (daysAgo: number, round: string, eventId: number | null = 1): SidedResult => ({
  ...{
    eventId,
    leagueId: 1,
    homeId: 1,
    awayId: 2,
    startsAtMs: NOW_MS - daysAgo * DAY_MS,
    season: '12.2026',
    round,
  },
  home: { az: 'A', ru: 'A', en: 'A' },
  away: { az: 'B', ru: 'B', en: 'B' },
  record: {
    ...{
      status: 'ended',
      period: 'finished',
      score: LEVEL,
      tally: 'sum',
      parts: [],
      periods: [LEVEL],
      statistics: {},
    },
  },
})

describe('the results of a season', () => {
  it.each([
    ['all of it was told', [result(90, 'Matchday 5')], null, true],
    [
      'its first round is there, and nothing older comes',
      [result(90, 'Matchday 1'), result(80, 'Matchday 2')],
      98,
      true,
    ],
    ['matches of the first round may be missing', [result(90, 'Matchday 1')], 92, false],
    ['its first rounds are to come', [result(90, 'Matchday 2')], 98, false],
    ['nothing of it is there yet', [], 20, false],
    ['it was played before there was a world', [result(900, '', null)], 20, true],
    [
      'real matches lie before what is played here',
      [result(60, '', null), result(9, 'Matchday 13')],
      20,
      true,
    ],
    ['real matches are there, and what is played here is to come', [result(60, '', null)], 20, false],
  ] as const)('are whole or not: %s', (_what, results, toldDaysAgo, expected) => {
    expect(isWhole(results, toldDaysAgo === null ? null : NOW_MS - toldDaysAgo * DAY_MS)).toBe(expected)
  })

  it.each([
    ['from its first round on', [result(90, 'Matchday 1')], true, 1],
    [
      'from its middle on, as nobody saw it begin: half a table would be no truth',
      [result(9, 'Matchday 17')],
      false,
      null,
    ],
    ['of real matches, whose rounds have no numbers', [result(900, '', null)], true, 1],
  ] as const)('make a table %s', (_what, results, hasBeginning, played) => {
    const rules = { points: { win: 3, draw: 1 }, ties: ['difference'] } as const
    const table = tableOf({ season: '12.2026', results, rules, hasBeginning, isWhole: true })
    expect(table === null ? null : table[0]?.played).toBe(played)
  })
})
