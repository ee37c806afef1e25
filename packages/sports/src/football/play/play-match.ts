import { assert } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { ADDED_MINUTES, HALF_MINUTES, type Half } from '../half-profile.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '../match-model.ts'
import { advanceState } from './advance-state.ts'
import { drawIncident, listRates, type Rate } from './incident-rates.ts'
import type { DrawnPlay, PlayIncident } from './play-incident.ts'

/**
 * The random numbers of one minute of one half. Each minute has its own, so that the play up to an instant
 * does not depend on anything later.
 */
export type StreamOf = (half: Half, minute: number) => Random

export function playStreams(seed: string, eventId: number): StreamOf {
  return (half, minute) => seededRandom(`${seed}/${eventId}/${half}/${minute}`)
}

/** Room above the rates at the start of a step; within a minute they change by less. */
const THINNING_ROOM = 1.1

/** Plays a match from the intensities of its model, until its end or until it is abandoned. */
export function playMatch(model: MatchModel, streamOf: StreamOf): DrawnPlay {
  const incidents: PlayIncident[] = []
  const addedMinutes = { h1: drawAddedMinutes('h1', streamOf), h2: drawAddedMinutes('h2', streamOf) }
  let state = STATE_BEFORE_MATCH
  for (const half of ['h1', 'h2'] as const) {
    for (let minute = 0; minute < HALF_MINUTES + addedMinutes[half]; minute++) {
      const addedSeconds = minute < HALF_MINUTES ? null : addedMinutes[half] * 60
      state = playMinute(model, { ...state, period: half, addedSeconds }, minute, streamOf, incidents)
      if (incidents.at(-1)?.kind === 'abandoned') return { incidents, addedMinutes }
    }
  }
  return { incidents, addedMinutes }
}

function drawAddedMinutes(half: Half, streamOf: StreamOf): number {
  // Minute -1 has nothing else to draw; announced at the end of regular time, known to nobody before.
  let left = streamOf(half, -1).next()
  for (const [minutes, chance] of ADDED_MINUTES[half]) {
    left -= chance
    if (left < 0) return minutes
  }
  return ADDED_MINUTES[half].at(-1)?.[0] ?? 0
}

/** Thinning: candidates at a rate above the true one, each kept with the ratio of the two. */
function playMinute(
  model: MatchModel,
  before: MatchState,
  minute: number,
  streamOf: StreamOf,
  incidents: PlayIncident[],
): MatchState {
  const half = before.period === 'h1' ? 'h1' : 'h2'
  const random = streamOf(half, minute)
  const endSeconds = (minute + 1) * 60
  let state: MatchState = { ...before, elapsedSeconds: minute * 60 }
  let bound = THINNING_ROOM * totalOf(listRates(model, state))
  for (;;) {
    const elapsedSeconds = state.elapsedSeconds - Math.log(1 - random.next()) / bound
    if (elapsedSeconds >= endSeconds) return state
    state = { ...state, elapsedSeconds }
    const rates = listRates(model, state)
    assert(totalOf(rates) <= bound, 'the rates of play outgrow their bound within a minute')
    const rate = pickRate(rates, random.next() * bound)
    if (rate === null) continue
    const incident = drawIncident(rate, { half, elapsedSeconds }, random)
    incidents.push(incident)
    if (incident.kind === 'abandoned') return state
    state = advanceState(state, incident)
    bound = THINNING_ROOM * totalOf(listRates(model, state))
  }
}

function totalOf(rates: readonly Rate[]): number {
  return rates.reduce((sum, rate) => sum + rate.perSecond, 0)
}

function pickRate(rates: readonly Rate[], at: number): Rate | null {
  let left = at
  for (const rate of rates) {
    left -= rate.perSecond
    if (left < 0) return rate
  }
  return null
}
