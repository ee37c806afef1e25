import type { Side } from '@xezer/sport/side'
import type { Random } from '@xezer/std/random'
import { seededRandom } from '@xezer/std/random'
import { pointChance } from '../point-chance.ts'
import type { TennisFormat, TennisModel } from '../tennis-model.ts'
import { kindNow, matchWinner, playPoint, STATE_BEFORE_MATCH, type TennisState } from '../tennis-state.ts'
import { bigPoint } from './big-point.ts'
import type { PointKind, TennisAction, TennisStep } from './tennis-step.ts'

/**
 * The random numbers of one point, from 0; those of the toss have the number -1. Each point has its own, so that the play
 * up to an instant does not depend on anything later.
 */
export type StreamOf = (point: number) => Random

export function pointStreams(seed: string, eventId: number): StreamOf {
  return (point) => seededRandom(`${seed}/${eventId}/point/${point}`)
}

/** Of the points that the server wins, and of those that it loses. */
const ACE_SHARE = 0.11
const DOUBLE_FAULT_SHARE = 0.1

const WALKOVER_SHARE = 0.005
/** Per game: about three matches in a hundred end so, and as many have a time-out for treatment. */
const RETIRES_PER_GAME = 0.0013
const MEDICAL_PER_GAME = 0.0014

/** Seconds from the serve to the end of the point: a serve and a rally of any length. */
const POINT_SECONDS = { least: 4, mean: 5 }
/** Between two points; within a tie-break sides change after six. */
const PAUSE_SECONDS = { point: 21, spread: 8, game: 28, changeover: 88, set: 120, tieBreakSides: 35 }
const TIE_BREAK_SIDES = 6
const MEDICAL_SECONDS = 240
/** From the end of a big point to new prices: at normal speed, of the wall clock, and never past the next serve. */
const RESUME_SECONDS = { usual: 3, floor: 0.5, most: 15 }
/** The players are on court a little before the first serve. */
const FIRST_SERVE_SECONDS = 20

/**
 * Plays a match from the chances of its model, point by point, with what the world sees of it and when. Sales stop while a
 * big point is played; every other point comes with its new prices, and the delay of bets in play covers the rally.
 */
export function playTennis(model: TennisModel, streamOf: StreamOf, speed: number): TennisStep[] {
  const toss = streamOf(-1)
  const steps: TennisStep[] = []
  const server: Side = toss.next() < 0.5 ? 'home' : 'away'
  if (toss.next() < WALKOVER_SHARE) {
    const side: Side = toss.next() < 0.5 ? 'home' : 'away'
    push(steps, 0, { kind: 'stop', reason: 'operator' })
    push(steps, 1, { kind: 'walkover', side })
    return steps
  }
  push(steps, 0, { kind: 'stop', reason: 'operator' })
  push(steps, 0, { kind: 'toss', server })
  push(steps, Math.min(FIRST_SERVE_SECONDS, resumeSeconds(speed)), { kind: 'resume' })
  let state: TennisState = { ...STATE_BEFORE_MATCH, server }
  let atSeconds = FIRST_SERVE_SECONDS
  for (let point = 0; matchWinner(model.format, state) === null; point++) {
    const random = streamOf(point)
    const isNewGame = state.points.home + state.points.away === 0
    if (isNewGame) {
      const incident = drawGameIncident(random)
      if (incident?.kind === 'retired') {
        push(steps, atSeconds, { kind: 'stop', reason: 'operator' })
        push(steps, atSeconds + 1, incident)
        return steps
      }
      if (incident !== null) {
        push(steps, atSeconds, incident)
        atSeconds += MEDICAL_SECONDS
      }
    }
    const next = showPoint(model, state, atSeconds, { steps, random, speed })
    atSeconds = next.endSeconds + pauseSeconds(model.format, state, next.state, random)
    state = next.state
  }
  return steps
}

function push(steps: TennisStep[], atSeconds: number, action: TennisAction): void {
  steps.push({ atSeconds, action })
}

/** At the start of a game somebody may be treated, or not go on. */
function drawGameIncident(random: Random): Extract<TennisAction, { kind: 'retired' | 'medical' }> | null {
  const draw = random.next()
  const side: Side = random.next() < 0.5 ? 'home' : 'away'
  if (draw < RETIRES_PER_GAME) return { kind: 'retired', side }
  return draw < RETIRES_PER_GAME + MEDICAL_PER_GAME ? { kind: 'medical', side } : null
}

/** One point from its serve to its end. */
function showPoint(
  model: TennisModel,
  state: TennisState,
  atSeconds: number,
  { steps, random, speed }: { readonly steps: TennisStep[]; readonly random: Random; readonly speed: number },
): { readonly state: TennisState; readonly endSeconds: number } {
  const winner: Side = random.next() < pointChance(model, state) ? 'home' : 'away'
  const point = drawPointKind(winner === state.server, random)
  const rallySeconds = point === 'rally' ? -POINT_SECONDS.mean * Math.log(1 - random.next()) : 0
  const endSeconds = atSeconds + POINT_SECONDS.least + rallySeconds
  const isBig = bigPoint(model.format, state) !== null
  if (isBig) push(steps, atSeconds, { kind: 'stop', reason: 'danger' })
  push(steps, endSeconds, { kind: 'point', winner, point })
  const after = playPoint(model.format, state, winner)
  const isOver = matchWinner(model.format, after) !== null
  if (isBig && !isOver) push(steps, endSeconds + resumeSeconds(speed), { kind: 'resume' })
  return { state: after, endSeconds }
}

function drawPointKind(isServed: boolean, random: Random): PointKind {
  const share = random.next()
  if (isServed) return share < ACE_SHARE ? 'ace' : 'rally'
  return share < DOUBLE_FAULT_SHARE ? 'double_fault' : 'rally'
}

function resumeSeconds(speed: number): number {
  return Math.min(RESUME_SECONDS.most, Math.max(RESUME_SECONDS.usual, RESUME_SECONDS.floor * speed))
}

function pauseSeconds(format: TennisFormat, before: TennisState, after: TennisState, random: Random): number {
  const spread = PAUSE_SECONDS.spread * random.next()
  if (after.sets.length > before.sets.length) return PAUSE_SECONDS.set + spread
  const games = after.games.home + after.games.away
  const points = after.points.home + after.points.away
  if (points === 0)
    return (games % 2 === 1 && games > 1 ? PAUSE_SECONDS.changeover : PAUSE_SECONDS.game) + spread
  // A game that is long at deuce changes no sides.
  const changesSides = points % TIE_BREAK_SIDES === 0 && kindNow(format, after) !== 'game'
  return (changesSides ? PAUSE_SECONDS.tieBreakSides : PAUSE_SECONDS.point) + spread
}
