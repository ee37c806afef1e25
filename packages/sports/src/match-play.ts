import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { EventStatus, LiveState, StopReason } from '@xezer/sport/live-state'
import type { SportFacts } from '@xezer/sport/sport-facts'

/**
 * What a step of play asks of whoever tells it. `start`: the play begins and the screens are empty. `stop` suspends
 * before its reason can be seen, `resume` opens again with new prices. `news` moves prices: they come with it, or after
 * the stop that stands. `shown` changes the board only. `correction` puts the record right after the end.
 */
export type PlayEffect =
  | { readonly kind: 'stop'; readonly reason: StopReason }
  | { readonly kind: 'start' | 'resume' | 'news' | 'shown' | 'correction' }

export interface PlayStep {
  /** Seconds since the start at normal speed, breaks included; ascending. */
  readonly atSeconds: number
}

/** What whoever tells a match must know of a board, whatever the sport. */
export interface BoardSummary {
  readonly status: Extract<EventStatus, 'prematch' | 'live' | 'ended' | 'abandoned'>
  readonly isStopped: boolean
  /** What was recorded so far, as the settlement rules read it. */
  readonly facts: SportFacts
  /** Rises when settled markets change their result. */
  readonly generation: number
}

/** An instant of a match: of the wall clock, and in seconds since the start at normal speed. */
export interface PlayInstant {
  readonly atMs: number
  readonly atSeconds: number
}

/** How often prices are made anew while nothing happens: at normal speed, and at any speed at least so far apart. */
export interface PriceRhythm {
  readonly atSpeedOneMs: number
  readonly leastMs: number
}

/** Prices selections of one match together; `offers` is all that is sold of it at the instant. */
export type CombineMatch = (offers: readonly Offer[], legs: readonly CombinationLeg[]) => CombinationVerdict

/**
 * One match of one sport in the simulated world, from before its start to its end. A board is all that is known at an
 * instant: the sum of the steps so far, and nothing of the future. Whoever tells a match sees steps and boards, and
 * knows nothing of the sport.
 */
export interface MatchPlay<Step extends PlayStep = PlayStep, Board = unknown> {
  /** Drawn once, when first asked for. */
  readonly steps: readonly Step[]
  readonly before: Board
  apply(board: Board, step: Step): Board
  effectOf(step: Step): PlayEffect
  read(board: Board): BoardSummary
  /** What the score message says; `speed` is that of its clock. */
  live(board: Board, atSeconds: number, speed: number): LiveState
  /** Every market that can be sold at the instant, with these margins; `shown` names those on the screen now. */
  offers(board: Board, at: PlayInstant, margins: Margins, shown: ShownMarkets): readonly Offer[]
  /** What prices combinations at the instant; null where the sport sells none. */
  combineAt(board: Board, at: PlayInstant, margins: Margins): CombineMatch | null
  rhythm(board: Board, atSeconds: number): PriceRhythm
}
