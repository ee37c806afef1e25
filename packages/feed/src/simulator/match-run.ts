import type { MatchModel } from '@xezer/sports/football/match-model'
import { seededRandom } from '@xezer/std/random'
import { fixtureModel } from '../football-data/fixture-model.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { modelAt } from './offer/price-noise.ts'
import { drawFlavour } from './play/draw-flavour.ts'
import { matchTimeline } from './play/match-timeline.ts'
import { playMatch, playStreams } from './play/play-match.ts'
import type { TimelineStep } from './play/timeline-step.ts'
import type { ScheduledMatch } from './schedule/schedule.ts'

/** What a simulated world is a function of. */
export interface World {
  readonly seed: string
  readonly speed: number
}

/** One match of a world: its prices before it, and its play. */
export interface MatchRun {
  readonly match: ScheduledMatch
  /** Opinion before the match; from the kick-off on the model of the play. */
  modelAt(atMs: number): MatchModel
  /** When the step takes place on the wall clock. */
  stepMs(step: TimelineStep): number
  /** Seconds since the kick-off at normal speed. */
  secondsAt(atMs: number): number
  /** Drawn once, when first asked for. */
  readonly steps: readonly TimelineStep[]
}

export function createMatchRun(match: ScheduledMatch, strengths: FootballStrengths, world: World): MatchRun {
  const { fixture, competition, isNeutral } = match
  const { eventId, homeId, awayId, startsAtMs } = fixture
  const base = fixtureModel(strengths, { competition, homeId, awayId, isNeutral })
  let closing: MatchModel | null = null
  // Most matches that are opened begin later, and nobody asks for it before.
  const getClosing = (): MatchModel => {
    closing ??= modelAt(base, world, eventId, startsAtMs)
    return closing
  }
  let steps: readonly TimelineStep[] | null = null
  return {
    match,
    modelAt: (atMs) => (atMs >= startsAtMs ? getClosing() : modelAt(base, world, eventId, atMs)),
    stepMs: (step) => startsAtMs + Math.round((step.atSeconds * 1000) / world.speed),
    secondsAt: (atMs) => ((atMs - startsAtMs) * world.speed) / 1000,
    get steps() {
      steps ??= drawSteps(getClosing(), world, eventId)
      return steps
    },
  }
}

function drawSteps(model: MatchModel, world: World, eventId: number): TimelineStep[] {
  const streams = playStreams(world.seed, eventId)
  const play = playMatch(model, streams)
  const homeShare = model.goals.home / (model.goals.home + model.goals.away)
  const flavour = drawFlavour(play, homeShare, streams)
  return matchTimeline(play, flavour, world.speed, seededRandom(`${world.seed}/${eventId}/pauses`))
}
