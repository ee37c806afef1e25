import type { EventComment, EventStatus, MatchIncident, Pair } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import { keepComments } from '../../keep-comments.ts'
import type { Card, FootballFacts } from '../facts/football-facts.ts'
import { NO_FACTS } from '../facts/football-facts.ts'
import { HALF_SECONDS, type Half } from '../half-profile.ts'
import { type MatchState, matchCounts, STATE_BEFORE_MATCH } from '../match-model.ts'
import { advanceState, withGoal, withPenalty } from './advance-state.ts'
import { correctFacts } from './correct-facts.ts'
import { countFlavour, countIncident, NO_PLAY_COUNTS, type PlayCounts } from './count-play.ts'
import type { CommentKey, IncidentKind } from './football-words.ts'
import { minuteOf, withHalfEnd, withMark, withReviewed } from './mark-incident.ts'
import type { GoalOrigin, PlayIncident } from './play-incident.ts'
import type { TimelineStep } from './timeline-step.ts'

/** All that is known of a match at an instant; the sum of the timeline's steps so far. */
export interface MatchBoard {
  readonly status: Extract<EventStatus, 'prematch' | 'live' | 'ended' | 'abandoned'>
  /** What prices are made of; its clock stands at the latest step. */
  readonly state: MatchState
  readonly facts: FootballFacts
  readonly counts: PlayCounts
  /** A goal on the score board that may be taken back. */
  readonly provisional: Side | null
  readonly isStopped: boolean
  /** When the current half or break began, in seconds since the kick-off. */
  readonly periodStartSeconds: number
  readonly addedMinutes: number | null
  readonly comments: readonly EventComment[]
  readonly incidents: readonly MatchIncident[]
  /** Rises when settled markets change their result. */
  readonly generation: number
}

export const BOARD_BEFORE_MATCH: MatchBoard = {
  status: 'prematch',
  state: STATE_BEFORE_MATCH,
  facts: NO_FACTS,
  counts: NO_PLAY_COUNTS,
  provisional: null,
  isStopped: false,
  periodStartSeconds: 0,
  addedMinutes: null,
  comments: [],
  incidents: [],
  generation: 1,
}

export function applyStep(board: MatchBoard, step: TimelineStep): MatchBoard {
  const { action } = step
  const say = (key: CommentKey, side: Side | null): EventComment[] =>
    keepComments(board.comments, [{ key, side, ...minuteOf(step) }])
  switch (action.kind) {
    case 'stop':
      return { ...board, isStopped: true }
    case 'resume':
      return { ...board, isStopped: false }
    case 'period':
      return applyPeriod(board, step, action.period)
    case 'added':
      return {
        ...board,
        state: { ...board.state, addedSeconds: action.minutes * 60 },
        addedMinutes: action.minutes,
        comments: say('added_time', null),
      }
    case 'award':
      return {
        ...board,
        state: withPenalty(board.state, step.half, action.side),
        facts: { ...board.facts, penalties: [...board.facts.penalties, moment(step, action.side)] },
        comments: say('penalty', action.side),
      }
    case 'provisional_goal':
      return {
        ...board,
        provisional: action.side,
        comments: say('goal', action.side),
        incidents: withMark(board.incidents, 'goal', action.side, step, scoreWith(board, action.side)),
      }
    case 'review':
      return { ...board, comments: say('video_review', action.side) }
    case 'flavour': {
      const { kind, side } = action.flavour
      const { incidents } = board
      return {
        ...board,
        counts: countFlavour(board.counts, kind, side),
        comments: say(kind, side),
        incidents: kind === 'substitution' ? withMark(incidents, kind, side, step) : incidents,
      }
    }
    case 'incident':
      return applyIncident(board, step, action.incident, say)
    case 'correction':
      return { ...board, facts: correctFacts(board.facts), generation: board.generation + 1 }
  }
}

function scoreWith({ state }: MatchBoard, side: Side): Pair {
  const goals = matchCounts(state.goals)
  return { ...goals, [side]: goals[side] + 1 }
}

/** The state for prices at an instant after the latest step. */
export function stateAt(board: MatchBoard, atSeconds: number): MatchState {
  const { period } = board.state
  if (period !== 'h1' && period !== 'h2') return board.state
  return { ...board.state, elapsedSeconds: atSeconds - board.periodStartSeconds }
}

function clockOf(step: TimelineStep): number {
  return Math.floor(step.elapsedSeconds) + (step.half === 'h1' ? 0 : HALF_SECONDS)
}

function moment(step: TimelineStep, team: Side): { team: Side; half: Half; clockSeconds: number } {
  return { team, half: step.half, clockSeconds: clockOf(step) }
}

function applyPeriod(
  board: MatchBoard,
  step: TimelineStep,
  period: 'h1' | 'break' | 'h2' | 'ended',
): MatchBoard {
  const key = ({ h1: 'kick_off', break: 'half_time', h2: 'second_half', ended: 'full_time' } as const)[period]
  const state = { ...board.state, period, elapsedSeconds: 0, addedSeconds: null }
  const isHalfEnd = period === 'break' || period === 'ended'
  return {
    ...board,
    status: period === 'ended' ? 'ended' : 'live',
    state,
    facts: {
      ...board.facts,
      status: period === 'ended' ? 'finished' : 'playing',
      isFirstHalfOver: period !== 'h1',
    },
    periodStartSeconds: step.atSeconds,
    addedMinutes: null,
    comments: keepComments(board.comments, [{ key, side: null, ...minuteOf(step) }]),
    incidents: isHalfEnd ? withHalfEnd(board.incidents, state) : board.incidents,
  }
}

function applyIncident(
  before: MatchBoard,
  step: TimelineStep,
  incident: PlayIncident,
  say: (key: CommentKey, side: Side) => EventComment[],
): MatchBoard {
  const { side } = incident
  const board = { ...before, counts: countIncident(before.counts, incident) }
  const { facts } = board
  // A goal counts from when it was scored or its penalty given, not from when the pause was over: the pauses
  // are not in the intensities, and no goal shall move into added time by them.
  const at = moment({ ...step, elapsedSeconds: incident.elapsedSeconds }, side)
  const mark = (kind: IncidentKind, score: Pair | null = null) =>
    withMark(board.incidents, kind, side, incident, score)
  switch (incident.kind) {
    case 'goal': {
      const isOwnGoal = incident.origin === 'own_goal'
      const isSaid = board.provisional !== null
      const kind = GOAL_MARKS[incident.origin]
      return {
        ...board,
        provisional: null,
        state: withGoal(board.state, incident, incident.origin),
        facts: { ...facts, goals: [...facts.goals, { ...at, isOwnGoal }] },
        comments: isSaid ? board.comments : say(isOwnGoal ? 'own_goal' : 'goal', side),
        incidents: isSaid ? withReviewed(board.incidents, kind) : mark(kind, scoreWith(board, side)),
      }
    }
    case 'goal_cancelled':
      return {
        ...board,
        provisional: null,
        comments: say('goal_cancelled', side),
        incidents: withReviewed(board.incidents, 'goal_cancelled'),
      }
    case 'penalty_missed':
      return { ...board, comments: say('penalty_missed', side), incidents: mark('penalty_missed') }
    case 'corner':
      return {
        ...board,
        state: advanceState(board.state, incident),
        facts: { ...facts, corners: [...facts.corners, at] },
        comments: say('corner', side),
      }
    case 'yellow_card':
    case 'red_card': {
      const color = cardColor(incident.kind, side, facts)
      return {
        ...board,
        state: advanceState(board.state, incident),
        facts: { ...facts, cards: [...facts.cards, { ...at, color }] },
        comments: say(incident.kind, side),
        incidents: mark(`${color}_card`),
      }
    }
    case 'abandoned':
      return { ...board, status: 'abandoned', facts: { ...facts, status: 'abandoned' } }
  }
}

const GOAL_MARKS = {
  open_play: 'goal',
  own_goal: 'own_goal',
  penalty: 'penalty_goal',
} as const satisfies Record<GoalOrigin, IncidentKind>

/** A dismissal of a side with several cautions is taken for a second one; both count alike. */
function cardColor(kind: 'yellow_card' | 'red_card', side: Side, facts: FootballFacts): Card['color'] {
  if (kind === 'yellow_card') return 'yellow'
  return facts.cards.filter((card) => card.team === side).length >= 2 ? 'second_yellow' : 'red'
}
