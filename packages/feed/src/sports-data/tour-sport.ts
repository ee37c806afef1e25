import type { Entrant, Gender, PlayedCompetition, SportContent } from './sport-content.ts'

/** A sport of athletes who travel from tournament to tournament. */
export interface TourSport extends SportContent {
  readonly events: readonly TourEvent[]
  readonly fields: Readonly<Record<Gender, TourField>>
}

/** A tournament that comes back every year. */
export interface TourEvent {
  readonly singles: PlayedCompetition
  /** Null where pairs do not play. */
  readonly doubles: PlayedCompetition | null
  readonly timeZone: string
  /** ISO weeks in which it usually begins. */
  readonly weeks: readonly number[]
  readonly lengthWeeks: 1 | 2
  /** How many athletes its main draw holds. */
  readonly draw: number
  /** First and last start of a day, in minutes of the local day. */
  readonly firstStart: number
  readonly lastStart: number
}

/**
 * Everybody who plays on a tour; a unit of strength is the spread of the whole field. The best enter main draws
 * directly. The others come through qualifying, half of them in even weeks and half in odd ones: whoever qualifies
 * begins before the week does, when a last week's tournament would still be under way.
 */
export interface TourField {
  /** By strength, the best first. */
  readonly direct: readonly Entrant[]
  readonly qualifying: readonly [even: readonly Entrant[], odd: readonly Entrant[]]
  /** Pairs of athletes who play nothing else. */
  readonly pairs: readonly Entrant[]
}
