import type { StopReason } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import { type Random, seededRandom } from '@xezer/std/random'
import type { PlayStep } from '../../match-play.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import {
  matchWinner,
  playPoint,
  pointChance,
  STATE_BEFORE_MATCH,
  type TableTennisState,
} from '../table-tennis-state.ts'

/** What a step lets the world see. */
export type TableTennisAction =
  | { readonly kind: 'toss'; readonly first: Side }
  /** Suspends all of the match, before its reason can be seen. */
  | { readonly kind: 'stop'; readonly reason: StopReason }
  /** New prices after a stop. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'point'; readonly winner: Side }
  | { readonly kind: 'time_out' | 'retired' | 'walkover'; readonly side: Side }

export interface TableTennisStep extends PlayStep {
  readonly action: TableTennisAction
}

/** The random numbers of one point, from 0, those of the toss at -1: play up to a point hangs on nothing later. */
export type PointStream = (point: number) => Random

export function pointStreams(seed: string, eventId: number): PointStream {
  return (point) => seededRandom(`${seed}/${eventId}/table-tennis/${point}`)
}

const WALKED_OVER = 0.004
/** Per point: about one match in a hundred ends so. */
const RETIRES_PER_POINT = 0.00012
/** Each side may take one; most are taken late in a set. */
const TIME_OUT_PER_POINT = 0.012
const PAUSES = { first: 15, rally: 2, more: 4, point: 9, set: 60, timeOut: 60 }
/** From the end of a big point to new prices: at normal speed, of the wall clock, and never past the next serve. */
const RESUMED = { usual: 2, floor: 0.5, most: 7 }

/** Plays a match from the chances of its model. Sales stop while a point is played that may end a set or the match. */
export function playPoints(model: TableTennisModel, streamOf: PointStream, speed: number): TableTennisStep[] {
  const steps: TableTennisStep[] = []
  const push = (atSeconds: number, action: TableTennisAction) => steps.push({ atSeconds, action })
  const resumed = Math.min(RESUMED.most, Math.max(RESUMED.usual, RESUMED.floor * speed))
  const toss = streamOf(-1)
  const first = sideFrom(toss)
  push(0, { kind: 'stop', reason: 'operator' })
  if (toss.next() < WALKED_OVER) {
    push(1, { kind: 'walkover', side: sideFrom(toss) })
    return steps
  }
  push(0, { kind: 'toss', first })
  push(resumed, { kind: 'resume' })
  let state: TableTennisState = { ...STATE_BEFORE_MATCH, first }
  let atSeconds = PAUSES.first
  const timeOuts = { home: 1, away: 1 }
  for (let point = 0; matchWinner(model.setsToWin, state) === null; point++) {
    const random = streamOf(point)
    const incident = random.next()
    const side = sideFrom(random)
    if (incident < RETIRES_PER_POINT) {
      push(atSeconds, { kind: 'stop', reason: 'operator' })
      push(atSeconds + 1, { kind: 'retired', side })
      return steps
    }
    if (incident > 1 - TIME_OUT_PER_POINT && timeOuts[side] > 0) {
      timeOuts[side] -= 1
      push(atSeconds, { kind: 'time_out', side })
      atSeconds += PAUSES.timeOut
    }
    const winner: Side = random.next() < pointChance(model, state) ? 'home' : 'away'
    const isBig = bigPoint(model.setsToWin, state) !== null
    if (isBig) push(atSeconds, { kind: 'stop', reason: 'danger' })
    atSeconds += PAUSES.rally - PAUSES.more * Math.log(1 - random.next())
    push(atSeconds, { kind: 'point', winner })
    const after = playPoint(state, winner)
    if (isBig && matchWinner(model.setsToWin, after) === null) push(atSeconds + resumed, { kind: 'resume' })
    atSeconds += after.sets.length > state.sets.length ? PAUSES.set : PAUSES.point
    state = after
  }
  return steps
}

function sideFrom(random: Random): Side {
  return random.next() < 0.5 ? 'home' : 'away'
}

/** Who may win a set or the match with the next point; the greater of them, or null. */
export function bigPoint(
  setsToWin: number,
  state: TableTennisState,
): { readonly kind: 'set_point' | 'match_point'; readonly side: Side } | null {
  for (const side of ['home', 'away'] as const) {
    const after = playPoint(state, side)
    if (after.sets.length === state.sets.length) continue
    return { kind: matchWinner(setsToWin, after) === null ? 'set_point' : 'match_point', side }
  }
  return null
}
