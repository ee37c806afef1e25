import { isDatabaseAway } from '../platform/http/find-refusal.ts'
import { refuse, refuseFor } from '../platform/http/refusal.ts'

export const NOT_READY_RETRY_SECONDS = 2
const UNKNOWN_RETRY_SECONDS = 1

/** What a press that moves money can come to besides a decision. */
type Undecided = 'conflict' | 'in_progress' | 'session_ended' | 'not_ready' | 'unknown'

/** Each has one answer, whatever was pressed: the site repeats a press by its code alone. */
export function refusePress(kind: Undecided) {
  switch (kind) {
    case 'session_ended':
      return refuse('session_expired')
    case 'not_ready':
      return refuseFor('not_ready', NOT_READY_RETRY_SECONDS)
    case 'unknown':
      return refuseFor('outcome_unknown', UNKNOWN_RETRY_SECONDS)
    case 'conflict':
      return refuse('idempotency_conflict')
    case 'in_progress':
      return refuse('in_progress')
  }
}

/** The statement was sent and its answer lost: only a repeat under the same key tells what became of it. */
export function refuseLostPress(error: unknown) {
  if (isDatabaseAway(error)) return refusePress('unknown')
  throw error
}
