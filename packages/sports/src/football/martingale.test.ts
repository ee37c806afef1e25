import { marginsOf } from '@xezer/pricing/margins'
import type { Side } from '@xezer/sport/side'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLiveState, anyModel, EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { type IncidentKind, incidentRates } from './intensities.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

const MARGINS = marginsOf(FOOTBALL_MARGINS, 1, true)
const STEP_SECONDS = 1
/** Two incidents in one second, and the curve of the rates within it. */
const TOLERANCE = 5e-6
/** Tighter for an everyday match; without the pull of the score weights the drift is above 2e-5. */
const TOLERANCE_EVERYDAY = 6e-7

/** Refunds make a share of the decided stake, not the chance of one proposition. */
const CONDITIONAL = /ahcp|asian_total|dnb/
/** Decided by marks of goals that this test does not draw (own goals, penalties, the minute of a goal). */
const MARKED = /own_goal|penalty|added_time_goal|first_goal_time/

function chances(model: MatchModel, state: MatchState): Map<string, number> {
  const found = new Map<string, number>()
  for (const { type, specifier, outcomes } of priceFootball(model, state, MARGINS)) {
    if (CONDITIONAL.test(type) || MARKED.test(type)) continue
    for (const { key, probability } of outcomes) found.set(`${type}:${specifier}:${key}`, probability)
  }
  return found
}

function after(state: MatchState, kind: IncidentKind, side: Side): MatchState {
  const half = state.period === 'h1' ? 'h1' : 'h2'
  const counts = state[kind]
  const counted = { ...counts, [half]: { ...counts[half], [side]: counts[half][side] + 1 } }
  const last = kind === 'goals' ? { lastGoal: side } : kind === 'corners' ? { lastCorner: side } : {}
  return { ...state, [kind]: counted, ...last }
}

/** Largest difference between a chance now and its mean over all that can happen in the next second. */
function largestDrift(model: MatchModel, state: MatchState): { drift: number; compared: number } {
  const later = { ...state, elapsedSeconds: state.elapsedSeconds + STEP_SECONDS }
  const kinds = ['goals', 'corners', 'yellowCards'] as const
  const branches = kinds.flatMap((kind) => {
    const rates = incidentRates(
      model,
      { ...state, elapsedSeconds: state.elapsedSeconds + STEP_SECONDS / 2 },
      kind,
    )
    return (['home', 'away'] as const).map((side) => ({
      chance: rates[side] * STEP_SECONDS,
      found: chances(model, after(later, kind, side)),
    }))
  })
  const quiet = {
    chance: 1 - branches.reduce((sum, { chance }) => sum + chance, 0),
    found: chances(model, later),
  }
  let drift = 0
  let compared = 0
  for (const [key, now] of chances(model, state)) {
    const values = [quiet, ...branches].map(({ chance, found }) => ({ chance, value: found.get(key) }))
    if (values.some(({ value }) => value === undefined)) continue
    const mean = values.reduce((sum, { chance, value }) => sum + chance * (value ?? 0), 0)
    drift = Math.max(drift, Math.abs(mean - now))
    compared += 1
  }
  return { drift, compared }
}

/** A low score late in the match, where the weights of the final score pull hardest. */
function lateState(home: number, away: number): MatchState {
  const goals = { h1: { home, away }, h2: { home: 0, away: 0 } }
  const lastGoal = home > 0 ? 'home' : away > 0 ? 'away' : null
  return { ...STATE_BEFORE_MATCH, period: 'h2', elapsedSeconds: 2200, goals, lastGoal }
}

describe('martingale: a chance is the mean of what it becomes in the next second', () => {
  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ])('late at %i:%i', (home, away) => {
    const model = { ...EXAMPLE_MODEL, rho: -0.12, redCards: { home: 0, away: 0 } }
    expect(largestDrift(model, lateState(home, away)).drift).toBeLessThan(TOLERANCE_EVERYDAY)
  })

  it('holds for every proposition, with goals drawn from the rates of the simulator', () => {
    let comparedAll = 0
    fc.assert(
      fc.property(anyModel, anyLiveState, (model, state) => {
        const withoutReds = { ...model, redCards: { home: 0, away: 0 } }
        const { drift, compared } = largestDrift(withoutReds, state)
        comparedAll += compared
        expect(drift).toBeLessThan(TOLERANCE)
      }),
      { numRuns: 25 },
    )
    expect(comparedAll).toBeGreaterThan(1000)
  })
})
