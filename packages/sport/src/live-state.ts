import type { BoardStatistic } from './board-statistics.ts'
import type { Side } from './side.ts'

/** `delayed`: its start is not known any more, and it has not begun; `interrupted`: it began and rests, to go on. */
export type EventStatus =
  | 'prematch'
  | 'delayed'
  | 'live'
  | 'interrupted'
  | 'ended'
  | 'cancelled'
  | 'postponed'
  | 'abandoned'

export interface Pair {
  readonly home: number
  readonly away: number
}

export interface MatchClock {
  /** Played since the start of the match; of a clock that runs down, left of the period. */
  readonly seconds: number
  /** How many match seconds a wall second is; 0 while the clock stands. */
  readonly rate: number
  readonly isDown: boolean
  /** The last minute of the period's regular play: what runs on beyond is added to it (`45+2'`). Null where none is. */
  readonly lastMinute: number | null
  /** How many minutes the part has that it counts. */
  readonly partMinutes: number
}

/** The score of a part of play; of one that a tie-break decided, with its points. */
export interface PlayedPeriod extends Pair {
  readonly tieBreak?: Pair
}

export interface MatchMinute {
  /** From 1 and over all periods, whatever is added to them: 46 is the first of a second half. Null without a clock. */
  readonly minute: number | null
  /** Minutes past the end of the half, from 1; null in regular time. */
  readonly addedMinute: number | null
}

/** A line of the comment feed in every language, made by the adapter from its provider's event. */
export interface EventComment extends MatchMinute {
  /** What happened, as the sport calls it: a key of i18n's comments. */
  readonly key: string
  readonly side: Side | null
}

/** A mark on the time line of a match. */
export interface MatchIncident extends MatchMinute {
  /** What happened, as the sport calls it: a key of i18n's comments. */
  readonly kind: string
  /** Whom it is told of, for a goal the side that it counts for; null for the end of a half. */
  readonly side: Side | null
  /** After a goal that counts and at the end of a half, else null. */
  readonly score: Pair | null
  /** Where it stands on the line of the match: how many parts were over, as `played` of the live state counts them. */
  readonly played: number
}

export interface LiveState {
  readonly status: EventStatus
  /** `not_started`, `half1`, `half_time`, `half2`, `set2`, `finished`, `retired`: the period keys of i18n. */
  readonly period: string
  /** The parts of the match in order, those to come too: `h1`, `q3`, `ot1`, `set2`. `periods` are the first of them. */
  readonly parts: readonly string[]
  /** How many parts are over, and of the one in play as much as is: 1.4 is well into the second. */
  readonly played: number
  /** Null where the sport has none, and while the ball rests between two periods. */
  readonly clock: MatchClock | null
  /** Who serves or bats; null where the sport has no turn. */
  readonly turn: Side | null
  /** Within a game: `40`, `A`; null where the sport has none. */
  readonly points: { readonly home: string; readonly away: string } | null
  /** The game, the frame, the end that is played, from 1; null where the sport has none. */
  readonly gameNumber: number | null
  readonly score: Pair
  /** What the score is: the sum of its periods, or how many of them a side won. */
  readonly tally: 'sum' | 'won'
  readonly periods: readonly PlayedPeriod[]
  /** What makes the next seconds decisive, by a key of i18n's comments: `set_point`; null while nothing does. */
  readonly moment: { readonly key: string; readonly side: Side | null } | null
  /** What the sport counts besides. */
  readonly statistics: Readonly<Partial<Record<BoardStatistic, Pair>>>
  /** The newest few, newest last. */
  readonly comments: readonly EventComment[]
  /** The whole match so far, in the order of play. */
  readonly incidents: readonly MatchIncident[]
}

export type StopReason =
  | 'goal'
  | 'red_card'
  | 'penalty'
  | 'video_review'
  | 'kick_off'
  | 'half_time'
  | 'full_time'
  | 'danger'
  | 'interrupted'
  | 'coverage_lost'
  | 'operator'
