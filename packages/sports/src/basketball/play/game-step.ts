import type { StopReason } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import type { GameMoment } from '../play-game.ts'

/** Why the clock stands. */
export type Whistle = 'foul' | 'out' | 'time_out' | 'review'

/** What a step lets the world see. */
export type GameAction =
  /** The clock of a period starts. */
  | { readonly kind: 'period' }
  /** A possession, a period or the game is over. */
  | { readonly kind: 'moment'; readonly moment: GameMoment }
  | { readonly kind: 'whistle'; readonly why: Whistle; readonly side: Side }
  | { readonly kind: 'clock_on' }
  /** Suspends all of the game, before its reason can be seen. */
  | { readonly kind: 'stop'; readonly reason: StopReason }
  | { readonly kind: 'resume' }
  | { readonly kind: 'abandoned' }

export interface GameStep {
  /** Seconds since the tip-off at normal speed, everything included. */
  readonly atSeconds: number
  readonly action: GameAction
}
