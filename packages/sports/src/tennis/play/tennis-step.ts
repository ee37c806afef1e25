import type { StopReason } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'

/** How a point was won. */
export type PointKind = 'ace' | 'double_fault' | 'rally'

/** What a step lets the world see. */
export type TennisAction =
  | { readonly kind: 'toss'; readonly server: Side }
  /** Suspends all of the match, before its reason can be seen. */
  | { readonly kind: 'stop'; readonly reason: StopReason }
  /** New prices after a stop. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'point'; readonly winner: Side; readonly point: PointKind }
  | { readonly kind: 'medical'; readonly side: Side }
  | { readonly kind: 'retired'; readonly side: Side }
  | { readonly kind: 'walkover'; readonly side: Side }

export interface TennisStep {
  /** Seconds since the start at normal speed, pauses included. */
  readonly atSeconds: number
  readonly action: TennisAction
}

/** What is told of a match of tennis, by the keys of i18n's comments. */
export type TennisComment =
  | 'match_start'
  | 'ace'
  | 'double_fault'
  | 'break_point'
  | 'set_point'
  | 'match_point'
  | 'deuce'
  | 'hold'
  | 'break'
  | 'tie_break'
  | 'set_won'
  | 'match_won'
  | 'medical'
  | 'retired'
  | 'walkover'
