import type { StopReason } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import type { Half } from '../half-profile.ts'
import type { Flavour, PlayIncident } from './play-incident.ts'

/** What a step lets the world see. */
export type TimelineAction =
  | { readonly kind: 'period'; readonly period: 'h1' | 'break' | 'h2' | 'ended' }
  | { readonly kind: 'added'; readonly minutes: number }
  /** Suspends all of the event, before its reason can be seen. */
  | { readonly kind: 'stop'; readonly reason: StopReason }
  /** The record changes: a goal that stands, a card, a corner, the kick of a penalty. */
  | { readonly kind: 'incident'; readonly incident: PlayIncident }
  /** The score board shows a goal that may still be taken back. */
  | { readonly kind: 'provisional_goal'; readonly side: Side }
  | { readonly kind: 'review'; readonly side: Side }
  | { readonly kind: 'award'; readonly side: Side }
  | { readonly kind: 'flavour'; readonly flavour: Flavour }
  /** New prices after a stop. */
  | { readonly kind: 'resume' }
  /** The record was wrong and is put right after the end. */
  | { readonly kind: 'correction' }

export interface TimelineStep {
  /** Seconds since the kick-off at normal speed, the break included. */
  readonly atSeconds: number
  readonly half: Half
  /** Seconds of the half on the match clock. */
  readonly elapsedSeconds: number
  readonly action: TimelineAction
}
