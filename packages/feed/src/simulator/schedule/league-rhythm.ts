import type { Competition } from '../../football-data/football-data.ts'
import { type CupCalendar, UEFA_CALENDARS } from './cup-calendar.ts'

/** On which blocks a league plays: a round each `period`, from the block `phase` on, so much of it on each of its days. */
export interface Rhythm {
  readonly period: number
  readonly phase: number
  readonly shares: readonly number[]
  /** It has no rounds: its matches stand where the others leave hours empty. */
  readonly isFriendly?: true
  /** It has its dates in the year instead. */
  readonly calendar?: CupCalendar
}

/** From Friday to Monday, mostly on the weekend; block 1 is a Friday. */
const WEEKLY: Rhythm = { period: 7, phase: 1, shares: [0.1, 0.4, 0.4, 0.1] }
const yearly = (calendar: CupCalendar): Rhythm => ({ period: 7, phase: 0, shares: [], calendar })
/** In the evenings between the rounds of the leagues: by the year, or every second week. */
const CUPS: Readonly<Record<string, Rhythm>> = {
  'champions-league/cl': yearly(UEFA_CALENDARS.champions),
  'champions-league/el': yearly(UEFA_CALENDARS.europa),
  'champions-league/conf': yearly(UEFA_CALENDARS.conference),
  copal: { period: 14, phase: 12, shares: [0.3, 0.4, 0.3] },
  copas: { period: 14, phase: 12, shares: [0.3, 0.3, 0.4] },
}

/** The first leagues of Europe and its neighbours have their weekends; the others fill the week and the hours between. */
export function isWeekly({ kind, tier, timeZone }: Pick<Competition, 'kind' | 'tier' | 'timeZone'>): boolean {
  return kind === 'league' && tier <= 2 && (timeZone.startsWith('Europe/') || timeZone === 'Asia/Baku')
}

const FRIENDLY: Rhythm = { period: 1, phase: 0, shares: [], isFriendly: true }
export const FRIENDLY_CODE = 'friendly-clubs'
/** What the others have too few of: evenings over the Atlantic and days in the east of Asia. */
const SCARCE_ZONE = /^(America|Australia|Asia\/(Tokyo|Shanghai|Almaty))/

/** Null for a competition of which nothing is generated. `turn` says with which of four a filling league plays. */
export function rhythmOf(competition: Competition, turn: number): Rhythm | null {
  if (competition.code === FRIENDLY_CODE) return FRIENDLY
  if (competition.kind === 'continental') return CUPS[competition.code] ?? null
  if (competition.kind !== 'league') return null
  if (isWeekly(competition)) return WEEKLY
  if (SCARCE_ZONE.test(competition.timeZone)) return { period: 2, phase: turn % 2, shares: [1] }
  return { period: 4, phase: turn % 4, shares: [0.5, 0.5] }
}
