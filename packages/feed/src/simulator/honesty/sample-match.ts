import type { FootballFacts } from '@xezer/sports/football/facts/football-facts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import {
  applyStep,
  BOARD_BEFORE_MATCH,
  type MatchBoard,
  stateAt,
} from '@xezer/sports/football/play/match-board'
import { matchTimeline } from '@xezer/sports/football/play/match-timeline'
import { playMatch, playStreams } from '@xezer/sports/football/play/play-match'
import type { TimelineStep } from '@xezer/sports/football/play/timeline-step'
import { type Random, seededRandom } from '@xezer/std/random'

/** A moment at which bets are taken. */
export interface Moment {
  readonly phase: 'prematch' | 'live' | 'after_goal'
  readonly state: MatchState
}

export interface SampledMatch {
  readonly model: MatchModel
  readonly moments: readonly Moment[]
  readonly facts: FootballFacts
}

const STEP_SECONDS = 600

/** A match between two random teams, with the moments at which its prices are looked at; null when abandoned. */
export function sampleMatch(seed: string, id: number, livePerMatch: number): SampledMatch | null {
  const random = seededRandom(`${seed}/model/${id}`)
  const model = drawModel(random)
  const play = playMatch(model, playStreams(seed, id))
  const steps = matchTimeline(play, [], 1, random).filter(({ action }) => action.kind !== 'correction')
  const boards = boardsOf(steps)
  const end = boards.at(-1)
  if (end === undefined || end.board.status !== 'ended') return null
  const moments: Moment[] = [{ phase: 'prematch', state: STATE_BEFORE_MATCH }]
  for (let index = 0; index < livePerMatch; index++) {
    const board = boardAt(boards, random.next() * end.atSeconds)
    if (board !== null) moments.push({ phase: 'live', state: board })
  }
  const afterGoal = findAfterGoal(boards)
  if (afterGoal !== null) moments.push({ phase: 'after_goal', state: afterGoal })
  return { model, moments, facts: end.board.facts }
}

/** States of one match every ten minutes, and ten minutes apart after each goal: pairs of before and later. */
export function samplePairs(seed: string, id: number): { model: MatchModel; pairs: [Moment, MatchState][] } {
  const random = seededRandom(`${seed}/model/${id}`)
  const model = drawModel(random)
  const boards = boardsOf(matchTimeline(playMatch(model, playStreams(seed, id)), [], 1, random))
  const pairs: [Moment, MatchState][] = []
  const endSeconds = boards.at(-1)?.atSeconds ?? 0
  const pair = (phase: Moment['phase'], from: MatchState | null, laterSeconds: number): void => {
    const later = boardAtAnyTime(boards, Math.min(laterSeconds, endSeconds))
    if (from !== null && later !== null) pairs.push([{ phase, state: from }, later])
  }
  pair('prematch', STATE_BEFORE_MATCH, 3 * STEP_SECONDS)
  for (let at = 1; at < endSeconds; at += STEP_SECONDS) pair('live', boardAt(boards, at), at + STEP_SECONDS)
  for (const [index, { board, atSeconds, isResumed }] of boards.entries()) {
    const scored = board.facts.goals.length > (boards[index - 1]?.goalsAtStop ?? 0)
    if (isResumed && scored) pair('after_goal', stateAt(board, atSeconds), atSeconds + STEP_SECONDS)
  }
  return { model, pairs }
}

interface TimedBoard {
  readonly atSeconds: number
  readonly board: MatchBoard
  readonly isResumed: boolean
  /** Goals when the play was last stopped. */
  readonly goalsAtStop: number
}

function boardsOf(steps: readonly TimelineStep[]): TimedBoard[] {
  let board = BOARD_BEFORE_MATCH
  let goalsAtStop = 0
  return steps.map((step) => {
    if (step.action.kind === 'stop' && !board.isStopped) goalsAtStop = board.facts.goals.length
    board = applyStep(board, step)
    return { atSeconds: step.atSeconds, board, isResumed: step.action.kind === 'resume', goalsAtStop }
  })
}

function lastBefore(boards: readonly TimedBoard[], atSeconds: number): MatchBoard | null {
  return boards.findLast((one) => one.atSeconds <= atSeconds)?.board ?? null
}

/** Null while no bets are taken. */
function boardAt(boards: readonly TimedBoard[], atSeconds: number): MatchState | null {
  const board = lastBefore(boards, atSeconds)
  return board === null || board.isStopped || board.status !== 'live' ? null : stateAt(board, atSeconds)
}

function boardAtAnyTime(boards: readonly TimedBoard[], atSeconds: number): MatchState | null {
  const board = lastBefore(boards, atSeconds)
  return board === null ? null : stateAt(board, atSeconds)
}

function findAfterGoal(boards: readonly TimedBoard[]): MatchState | null {
  const found = boards.find(
    ({ isResumed, board, goalsAtStop }) => isResumed && board.facts.goals.length > goalsAtStop,
  )
  return found === undefined ? null : stateAt(found.board, found.atSeconds)
}

function drawModel(random: Random): MatchModel {
  const strength = (): number => 0.6 * (random.next() + random.next() - 1)
  return matchModelOf({
    home: { attack: strength(), defence: strength() },
    away: { attack: strength(), defence: strength() },
    base: 0.05,
    homeAdvantage: 0.22,
    rho: -0.06,
  })
}
