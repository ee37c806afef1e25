import type { Tier } from '@xezer/sport/tier'
import { seededRandom } from '@xezer/std/random'
import type { BoardSummary, MatchPlay, PlayEffect, PriceRhythm } from '../../match-play.ts'
import { readFootballFacts } from '../facts/read-football-facts.ts'
import { footballMargins } from '../football-margins.ts'
import { HALF_SECONDS } from '../half-profile.ts'
import type { MatchModel } from '../match-model.ts'
import { priceFootball } from '../price-football.ts'
import { drawFlavour } from './draw-flavour.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, stateAt } from './match-board.ts'
import { matchTimeline } from './match-timeline.ts'
import { playMatch, playStreams } from './play-match.ts'
import { presentLiveState } from './present-live-state.ts'
import { modelAt } from './price-noise.ts'
import type { TimelineStep } from './timeline-step.ts'

/** Each match minute, before the match every five. */
const LIVE_PRICE: PriceRhythm = { atSpeedOneMs: 60_000, leastMs: 1000 }
/** Near the end of a half a minute is a large part of what is left. */
const LATE_PRICE: PriceRhythm = { atSpeedOneMs: 15_000, leastMs: 1000 }
const LATE_FROM_SECONDS = HALF_SECONDS - 300
const PREMATCH_PRICE: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }

export type FootballPlay = MatchPlay<TimelineStep, MatchBoard>

export interface FootballPlayOptions {
  /** The truth that is played, before the noise of opinion. */
  readonly model: MatchModel
  readonly tier: Tier
  readonly world: { readonly seed: string; readonly speed: number }
  readonly eventId: number
  readonly startsAtMs: number
}

/** Before the match prices follow opinion; the play takes the model of its kick-off, and so do all prices in play. */
export function createFootballPlay({
  model,
  tier,
  world,
  eventId,
  startsAtMs,
}: FootballPlayOptions): FootballPlay {
  let closing: MatchModel | null = null
  // Most matches that are opened begin later, and nobody asks for it before.
  const getClosing = (): MatchModel => {
    closing ??= modelAt(model, world, eventId, startsAtMs)
    return closing
  }
  let steps: readonly TimelineStep[] | null = null
  return {
    get steps() {
      steps ??= drawSteps(getClosing(), world, eventId)
      return steps
    },
    before: BOARD_BEFORE_MATCH,
    apply: applyStep,
    effectOf,
    read: summarize,
    live: presentLiveState,
    offers(board, { atMs, atSeconds }, shown) {
      const opinion = atMs >= startsAtMs ? getClosing() : modelAt(model, world, eventId, atMs)
      const margins = footballMargins(tier, board.status !== 'prematch')
      return priceFootball(opinion, stateAt(board, atSeconds), margins, shown)
    },
    rhythm: rhythmAt,
  }
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

function rhythmAt(board: MatchBoard, atSeconds: number): PriceRhythm {
  if (board.status === 'prematch') return PREMATCH_PRICE
  const { period, elapsedSeconds } = stateAt(board, atSeconds)
  return period !== 'break' && elapsedSeconds >= LATE_FROM_SECONDS ? LATE_PRICE : LIVE_PRICE
}
