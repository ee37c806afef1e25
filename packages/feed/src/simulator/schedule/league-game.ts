import type { League } from '../../sports-data/league-sport.ts'
import type { Entrant } from '../../sports-data/sport-content.ts'

export interface LeagueGame {
  readonly league: League
  readonly home: Entrant
  readonly away: Entrant
  readonly round: string
  readonly startsAtWorldMs: number
}

/** The days of a week, 0 for Monday, on which a club plays. */
export type BusyDays = Map<number, Set<number>>

export function noteBusy(busy: BusyDays, club: number, day: number): void {
  const days = busy.get(club) ?? new Set()
  busy.set(club, days.add(day))
}
