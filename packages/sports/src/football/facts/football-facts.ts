import type { Side } from '@xezer/sport/side'

export type Half = 'h1' | 'h2'

export const HALF_END_SECONDS: Readonly<Record<Half, number>> = { h1: 2700, h2: 5400 }

/** Where an incident stands in the play. */
export interface Moment {
  readonly half: Half
  /** Match clock: the second half starts at 2700; runs on past 2700 and 5400 in added time. */
  readonly clockSeconds: number
}
export interface Goal extends Moment {
  /** The side that the goal counts for; an own goal counts for the other side than its scorer's. */
  readonly team: Side
  readonly isOwnGoal: boolean
}
export interface Corner extends Moment {
  readonly team: Side
}
export interface Card extends Moment {
  readonly team: Side
  /** A second yellow of one player is a dismissal and is recorded once, as `second_yellow`. */
  readonly color: 'yellow' | 'second_yellow' | 'red'
}
export interface Penalty extends Moment {
  /** The side that was awarded the kick, scored or not. */
  readonly team: Side
}

/**
 * What the record of a football match says: 90 minutes and stoppage time, no extra time. Lists are in the order
 * of play. Partial while the match is played: what stands in it is final, and more may come in a half that is
 * not over.
 */
export interface FootballFacts {
  /**
   * `abandoned` is the final word on a match that will not be finished (also postponed or cancelled, and not
   * played within 48 hours); until then it stays `playing`.
   */
  readonly status: 'playing' | 'finished' | 'abandoned'
  /** Half-time was blown; `finished` implies it. */
  readonly isFirstHalfOver: boolean
  readonly goals: readonly Goal[]
  readonly corners: readonly Corner[]
  readonly cards: readonly Card[]
  readonly penalties: readonly Penalty[]
}

export const NO_FACTS: FootballFacts = {
  status: 'playing',
  isFirstHalfOver: false,
  goals: [],
  corners: [],
  cards: [],
  penalties: [],
}
