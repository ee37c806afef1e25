import { createFootballPlay, type FootballPlay } from '@xezer/sports/football/play/football-play'
import { fixtureModel } from '../football-data/fixture-model.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import type { ScheduledMatch } from './schedule/schedule.ts'

/** What a simulated world is a function of. */
export interface World {
  readonly seed: string
  readonly speed: number
}

/** One match of a world on the wall clock. */
export interface MatchRun {
  readonly match: ScheduledMatch
  readonly play: FootballPlay
  /** When the step takes place on the wall clock. */
  stepMs(step: { readonly atSeconds: number }): number
  /** Seconds since the kick-off at normal speed. */
  secondsAt(atMs: number): number
}

export function createMatchRun(match: ScheduledMatch, strengths: FootballStrengths, world: World): MatchRun {
  const { fixture, competition, isNeutral } = match
  const { eventId, homeId, awayId, startsAtMs } = fixture
  const model = fixtureModel(strengths, { competition, homeId, awayId, isNeutral })
  return {
    match,
    play: createFootballPlay({ model, tier: competition.tier, world, eventId, startsAtMs }),
    stepMs: (step) => startsAtMs + Math.round((step.atSeconds * 1000) / world.speed),
    secondsAt: (atMs) => ((atMs - startsAtMs) * world.speed) / 1000,
  }
}
