import type { ResultRecord } from '../catalogue/match-results.ts'

/** How a real match of a past season ended, as its row says. */
export interface PastResultRow {
  readonly status: string
  readonly home_score: number
  readonly away_score: number
  readonly home_score_half: number | null
  readonly away_score_half: number | null
}

/** Of these the score says not all: it was decided off the pitch, or stands for 90 minutes. */
const TOLD_APART: ReadonlySet<string> = new Set(['awarded', 'aet'])

/** The same as a match that was played here has, of what is known. */
export function pastRecord(row: PastResultRow): ResultRecord {
  const { status, home_score: home, away_score: away } = row
  const { home_score_half: homeHalf, away_score_half: awayHalf } = row
  const hasHalves = homeHalf !== null && awayHalf !== null
  return {
    status: 'ended',
    period: TOLD_APART.has(status) ? status : 'finished',
    score: { home, away },
    tally: 'sum',
    parts: hasHalves ? ['h1', 'h2'] : [],
    periods: hasHalves
      ? [
          { home: homeHalf, away: awayHalf },
          { home: home - homeHalf, away: away - awayHalf },
        ]
      : [],
    statistics: {},
  }
}
