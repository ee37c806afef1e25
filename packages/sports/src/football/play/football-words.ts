import type { FlavourKind } from './play-incident.ts'

/** What is told of a match of football, by the keys of i18n's comments. */
export type CommentKey =
  | 'kick_off'
  | 'goal'
  | 'own_goal'
  | 'goal_cancelled'
  | 'penalty'
  | 'penalty_missed'
  | 'yellow_card'
  | 'red_card'
  | 'corner'
  | FlavourKind
  | 'video_review'
  | 'added_time'
  | 'half_time'
  | 'second_half'
  | 'full_time'

/** `goal_cancelled` stands where the goal stood that a review took back. */
export type IncidentKind =
  | 'goal'
  | 'own_goal'
  | 'penalty_goal'
  | 'goal_cancelled'
  | 'penalty_missed'
  | 'yellow_card'
  | 'second_yellow_card'
  | 'red_card'
  | 'substitution'
  | 'half_time'
  | 'full_time'
