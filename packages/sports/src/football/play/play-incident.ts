import type { Side } from '@xezer/sport/side'
import type { Half } from '../half-profile.ts'

/** When in the play: seconds of its half, added time included. */
export interface PlayMoment {
  readonly half: Half
  readonly elapsedSeconds: number
}

export type GoalOrigin = 'open_play' | 'own_goal' | 'penalty'

/** What is drawn from the intensities and decides markets. The side of a goal is the one that it counts for. */
export type PlayIncident = PlayMoment & { readonly side: Side } & (
    | { readonly kind: 'goal'; readonly origin: GoalOrigin; readonly isReviewed: boolean }
    | { readonly kind: 'corner' | 'yellow_card' | 'red_card' | 'penalty_missed' }
    /** The ball was in the net, and the review takes the goal back. */
    | { readonly kind: 'goal_cancelled' }
    | { readonly kind: 'abandoned' }
  )

/** What only the comments tell; no market hangs on it. */
export type FlavourKind =
  | 'attack'
  | 'danger'
  | 'substitution'
  | 'shot_off'
  | 'shot_blocked'
  | 'save'
  | 'foul'
  | 'offside'
  | 'throw_in'
  | 'free_kick'

export type Flavour = PlayMoment & { readonly side: Side; readonly kind: FlavourKind }

/** Everything that happens in one match, in the order of play. */
export interface DrawnPlay {
  readonly incidents: readonly PlayIncident[]
  readonly addedMinutes: Readonly<Record<Half, number>>
}
