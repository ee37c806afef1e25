import { seededRandom } from '@xezer/std/random'
import { createMatchPlay, type PlayOptions } from '../../create-match-play.ts'
import type { BoardSummary, MatchPlay, PlayEffect, PriceRhythm } from '../../match-play.ts'
import { combineFootball } from '../combination/combine-football.ts'
import { readFootballFacts } from '../facts/read-football-facts.ts'
import type { MatchModel } from '../match-model.ts'
import { priceFootball } from '../price-football.ts'
import { drawFlavour } from './draw-flavour.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, stateAt } from './match-board.ts'
import { matchTimeline } from './match-timeline.ts'
import { playMatch, playStreams } from './play-match.ts'
import { presentLiveState } from './present-live-state.ts'
import { modelAt } from './price-noise.ts'
import type { TimelineStep } from './timeline-step.ts'

/** What is left becomes less with every second: its prices move in small steps, before the match every five minutes. */
const LIVE_PRICE: PriceRhythm = { atSpeedOneMs: 15_000, leastMs: 1000 }
const PREMATCH_PRICE: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }

export type FootballPlay = MatchPlay<TimelineStep, MatchBoard>

/** A match between sides of known strength. */
export function createFootballPlay({
  model,
  world,
  eventId,
  startsAtMs,
}: PlayOptions<MatchModel>): FootballPlay {
  return createMatchPlay({
    startsAtMs,
    opinionAt: (atMs) => modelAt(model, world, eventId, atMs),
    draw: (closing) => drawSteps(closing, world, eventId),
    price: (opinion, board, atSeconds, margins, shown) =>
      priceFootball(opinion, stateAt(board, atSeconds), margins, shown),
    combine: (opinion, board, atSeconds, margins) => (offers, legs) =>
      combineFootball(opinion, stateAt(board, atSeconds), margins, offers, legs),
    before: BOARD_BEFORE_MATCH,
    apply: applyStep,
    effectOf,
    read: summarize,
    live: presentLiveState,
    rhythm: rhythmAt,
  })
}

function drawSteps(
  model: MatchModel,
  world: { seed: string; speed: number },
  eventId: number,
): TimelineStep[] {
  const streams = playStreams(world.seed, eventId)
  const play = playMatch(model, streams)
  const homeShare = model.goals.home / (model.goals.home + model.goals.away)
  const flavour = drawFlavour(play, homeShare, streams)
  return matchTimeline(play, flavour, world.speed, seededRandom(`${world.seed}/${eventId}/pauses`))
}

function effectOf({ action }: TimelineStep): PlayEffect {
  switch (action.kind) {
    case 'stop':
      return action
    case 'resume':
    case 'correction':
      return { kind: action.kind }
    case 'incident':
    case 'added':
      return { kind: 'news' }
    case 'period':
      return { kind: action.period === 'h1' ? 'start' : 'shown' }
    default:
      return { kind: 'shown' }
  }
}

function summarize({ status, isStopped, facts, generation }: MatchBoard): BoardSummary {
  return { status, isStopped, facts: readFootballFacts(facts), generation }
}

function rhythmAt({ status }: MatchBoard): PriceRhythm {
  return status === 'prematch' ? PREMATCH_PRICE : LIVE_PRICE
}
