import type { Side } from '@xezer/sport/side'
import { HALF_SECONDS, type Half } from '../half-profile.ts'
import type { HalfCounts, MatchState } from '../match-model.ts'
import type { GoalOrigin, PlayIncident } from './play-incident.ts'

export function countedOnce(counts: HalfCounts, half: Half, side: Side): HalfCounts {
  return { ...counts, [half]: { ...counts[half], [side]: counts[half][side] + 1 } }
}

/** A goal on top of the state; the penalty that it may come from is counted where it was awarded. */
export function withGoal(
  state: MatchState,
  goal: { readonly half: Half; readonly elapsedSeconds: number; readonly side: Side },
  origin: GoalOrigin,
): MatchState {
  return {
    ...state,
    goals: countedOnce(state.goals, goal.half, goal.side),
    lastGoal: goal.side,
    ownGoals: state.ownGoals + (origin === 'own_goal' ? 1 : 0),
    addedTimeGoals: state.addedTimeGoals + (goal.elapsedSeconds >= HALF_SECONDS ? 1 : 0),
  }
}

export function withPenalty(state: MatchState, half: Half, side: Side): MatchState {
  return { ...state, penalties: countedOnce(state.penalties, half, side) }
}

/** The state right after an incident, all of it at once. */
export function advanceState(state: MatchState, incident: PlayIncident): MatchState {
  const { half, side } = incident
  switch (incident.kind) {
    case 'goal': {
      const before = incident.origin === 'penalty' ? withPenalty(state, half, side) : state
      return withGoal(before, incident, incident.origin)
    }
    case 'penalty_missed':
      return withPenalty(state, half, side)
    case 'corner':
      return { ...state, corners: countedOnce(state.corners, half, side), lastCorner: side }
    case 'yellow_card':
      return { ...state, yellowCards: countedOnce(state.yellowCards, half, side) }
    case 'red_card':
      return { ...state, redCards: countedOnce(state.redCards, half, side) }
    case 'goal_cancelled':
    case 'abandoned':
      return state
  }
}
