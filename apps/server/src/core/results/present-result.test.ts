import { describe, expect, it } from 'vitest'
import type { ResultRecord } from '../catalogue/match-results.ts'
import { presentResult } from './present-result.ts'
import type { StoredResult } from './stored-result.ts'

const name = (text: string) => ({ az: `${text} az`, ru: `${text} ru`, en: `${text} en` })
const ended = (change: Partial<ResultRecord> = {}): StoredResult => ({
  ...{ eventId: 1, leagueId: 1, startsAtMs: Date.UTC(2026, 10, 22, 18), home: name('A'), away: name('B') },
  record: {
    ...{ status: 'ended', period: 'finished', score: { home: 1, away: 2 }, tally: 'won' },
    parts: ['set1', 'set2', 'set3'],
    periods: [
      { home: 6, away: 7, tieBreak: { home: 5, away: 7 } },
      { home: 6, away: 4 },
    ],
    statistics: { aces: { home: 9, away: 3 } },
    ...change,
  },
})
const present = (change: Partial<ResultRecord>, locale: 'az' | 'ru' | 'en' = 'en', hasPage = true) =>
  presentResult(ended(change), locale, () => hasPage)

describe('how a match ended', () => {
  it.each([
    ['finished', { home: 1, away: 2 }, 'away'],
    ['finished', { home: 2, away: 1 }, 'home'],
    ['finished', { home: 1, away: 1 }, null],
    ['awarded', { home: 3, away: 0 }, 'home'],
    ['aet', { home: 2, away: 1 }, 'home'],
    // Who leads when it is broken off, or stands alone on the court, has not won on the score.
    ['retired', { home: 2, away: 1 }, null],
    ['walkover', { home: 2, away: 1 }, null],
    ['abandoned', { home: 2, away: 1 }, null],
  ] as const)('%s at %j names as its winner %s', (period, score, winner) => {
    expect(present({ period, score }).winner).toBe(winner)
  })

  it('tells of a tie-break the points of who lost it', () => {
    expect(present({}).parts).toBe('6:7(5), 6:4')
  })

  it.each([
    ['az', 'A az', 'İmtina', '1-ci set', 'Eyslər'],
    ['ru', 'A ru', 'Отказ', '1-й сет', 'Эйсы'],
    ['en', 'A en', 'Retirement', 'Set 1', 'Aces'],
  ] as const)('is told in the language of the reader: %s', (locale, home, note, set, aces) => {
    const told = present({ period: 'retired' }, locale)
    expect([told.home, told.note, told.extra[0]?.name, told.extra.at(-1)]).toEqual([
      ...[home, note, set],
      { name: aces, value: '9:3' },
    ])
    expect(present({}, locale).note).toBeNull()
  })

  it('leads to its page as long as that can be read', () => {
    expect([present({}).page, present({}, 'en', false).page]).toEqual([true, false])
    expect(presentResult({ ...ended(), eventId: null }, 'en', () => true).page).toBe(false)
  })
})
