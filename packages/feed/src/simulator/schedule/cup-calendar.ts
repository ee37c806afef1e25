import { DAY_MS, isoWeekOf, weekOf, weekStartMs } from './world-calendar.ts'

/** A match day of a league phase: its week of the year (ISO 8601), and the days that share its matches, 0 for Monday. */
interface MatchDay {
  readonly week: number
  readonly days: readonly number[]
}

/** A round of a knock-out. Of two legs the second is played a week after the first, on the same day. */
export interface KnockOutRound extends MatchDay {
  readonly name: string
  readonly legs: 1 | 2
  /** Local kick-offs in minutes of the day, which its ties take in turn. */
  readonly starts: readonly number[]
}

/** The dates of a cup's edition, from autumn to the next year's summer. */
export interface CupCalendar {
  readonly matchDays: readonly MatchDay[]
  /** Of the first 24 of the league phase; the first eight wait for the second round. */
  readonly rounds: readonly KnockOutRound[]
}

const [TUESDAY, WEDNESDAY, THURSDAY, SATURDAY] = [1, 2, 3, 5] as const
const [EARLY, LATE] = [18 * 60 + 45, 21 * 60] as const
/** Weeks before it belong to the edition that began the year before. */
const FIRST_WEEK = 27

/** What the cups have in common: who plays on Thursdays plays in the same weeks. */
function roundsOf(
  days: readonly number[],
  crowded: readonly number[],
  final: Pick<KnockOutRound, 'week' | 'days' | 'starts'>,
): KnockOutRound[] {
  const usual = { days, legs: 2 } as const
  return [
    { ...usual, name: 'Knockout play-offs', week: 7, starts: crowded },
    { ...usual, name: 'Round of 16', week: 10, starts: crowded },
    { ...usual, name: 'Quarter-final', week: 14, starts: [LATE] },
    { ...usual, name: 'Semi-final', week: 17, starts: [LATE] },
    { ...final, name: 'Final', legs: 1 },
  ]
}

function matchDaysOf(weeks: readonly number[], days: readonly number[]): MatchDay[] {
  return weeks.map((week) => ({ week, days }))
}

/** As UEFA has them in the season 2026/27. Each cup has a week of its own; a league phase ends on one evening. */
export const UEFA_CALENDARS = {
  champions: {
    matchDays: [
      { week: 37, days: [TUESDAY, WEDNESDAY, THURSDAY] },
      ...matchDaysOf([42, 43, 45, 48, 50, 3], [TUESDAY, WEDNESDAY]),
      { week: 4, days: [WEDNESDAY] },
    ],
    rounds: roundsOf([TUESDAY, WEDNESDAY], [EARLY, LATE, LATE, LATE], {
      week: 22,
      days: [SATURDAY],
      starts: [18 * 60],
    }),
  },
  europa: {
    matchDays: [
      { week: 38, days: [WEDNESDAY, THURSDAY] },
      ...matchDaysOf([42, 43, 45, 48, 50, 3, 4], [THURSDAY]),
    ],
    rounds: roundsOf([THURSDAY], [EARLY, LATE], { week: 21, days: [WEDNESDAY], starts: [LATE] }),
  },
  conference: {
    matchDays: matchDaysOf([42, 43, 45, 48, 50, 51], [THURSDAY]),
    rounds: roundsOf([THURSDAY], [EARLY, LATE], { week: 22, days: [WEDNESDAY], starts: [LATE] }),
  },
} as const satisfies Record<string, CupCalendar>

/** The edition to which a date belongs: the year in which it ends. */
export function editionAt(dateMs: number): number {
  const week = weekOf(dateMs)
  // A week belongs to the year of its Thursday.
  const year = new Date(weekStartMs(week) + 3 * DAY_MS).getUTCFullYear()
  return isoWeekOf(week) < FIRST_WEEK ? year : year + 1
}

/** Midnight of a day of an edition, as a date of no zone. */
export function editionDate(edition: number, week: number, day: number): number {
  const year = week < FIRST_WEEK ? edition : edition - 1
  // The fourth of January lies in the first week of its year.
  return weekStartMs(weekOf(Date.UTC(year, 0, 4)) + week - 1) + day * DAY_MS
}

/** Of a league phase, one after the other. */
export function phaseDates(calendar: CupCalendar | undefined, edition: number): number[] {
  const matchDays = calendar?.matchDays ?? []
  return matchDays.flatMap(({ week, days }) => days.map((day) => editionDate(edition, week, day)))
}

/** What is played of a league phase on a date. */
export interface PhaseDay {
  readonly edition: number
  /** From 0. */
  readonly round: number
  /** Which of so many equal parts of the round. */
  readonly part: number
  readonly parts: number
}

export function phaseDayAt({ matchDays }: CupCalendar, dateMs: number): PhaseDay | null {
  const { week, day } = weekdayAt(dateMs)
  const round = matchDays.findIndex((one) => one.week === week && one.days.includes(day))
  const days = matchDays[round]?.days
  if (days === undefined) return null
  return { edition: editionAt(dateMs), round, part: days.indexOf(day), parts: days.length }
}

/** Whether a round of the knock-out is played on a date, whoever is in it. */
export function isKnockOutDay({ rounds }: CupCalendar, dateMs: number): boolean {
  const { week, day } = weekdayAt(dateMs)
  return rounds.some((round) => {
    const leg = week - round.week
    return leg >= 0 && leg < round.legs && round.days.includes(day)
  })
}

function weekdayAt(dateMs: number): { readonly week: number; readonly day: number } {
  const week = weekOf(dateMs)
  return { week: isoWeekOf(week), day: Math.floor((dateMs - weekStartMs(week)) / DAY_MS) }
}
