import type { PastMatch } from '@xezer/odds-book/messages'
import type { LiveState } from '@xezer/sport/live-state'

/** A match of football that ended 2:1, for tests. */
export function examplePast(
  eventId: number,
  startsAtMs: number,
  change: Partial<PastMatch['fixture']> = {},
  live: Partial<LiveState> = {},
): PastMatch {
  return {
    fixture: {
      ...{ eventId, sportId: 1, tournamentId: 1, homeId: 1, awayId: 2, startsAtMs },
      ...{ season: '2026/27', round: 'Matchday 1', number: eventId, isReal: false },
      ...change,
    },
    live: {
      ...{ status: 'ended', period: 'finished', parts: ['h1', 'h2'], played: 2, clock: null, turn: null },
      ...{ points: null, gameNumber: null, score: { home: 2, away: 1 }, tally: 'sum', moment: null },
      periods: [
        { home: 0, away: 1 },
        { home: 2, away: 0 },
      ],
      statistics: { corners: { home: 6, away: 4 }, timeOuts: { home: 1, away: 0 } },
      comments: [],
      incidents: [
        {
          kind: 'goal',
          side: 'away',
          minute: 23,
          addedMinute: null,
          score: { home: 0, away: 1 },
          played: 0.51,
        },
        { kind: 'half_time', side: null, minute: 45, addedMinute: 2, score: { home: 0, away: 1 }, played: 1 },
      ],
      ...live,
    },
  }
}
