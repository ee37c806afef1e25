import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import type { LiveState } from '@xezer/sport/live-state'
import type { Tier } from '@xezer/sport/tier'
import type { MatchPlay, PlayEffect, PlayInstant, PriceRhythm } from '../../match-play.ts'
import { opinionDrift } from '../../opinion-drift.ts'
import { priceTennis } from '../price-tennis.ts'
import { tennisMargins } from '../tennis-margins.ts'
import type { TennisModel } from '../tennis-model.ts'
import { playTennis, pointStreams } from './play-tennis.ts'
import { presentLiveState } from './present-live-state.ts'
import { applyStep, BOARD_BEFORE_MATCH, type TennisBoard } from './tennis-board.ts'
import type { TennisStep } from './tennis-step.ts'

/** A point changes the prices; nothing does in between. */
const LIVE_PRICE: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }
const PREMATCH_PRICE: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }
/** Opinion moves by about so much of a side's chance to win a point on serve. */
const OPINION_SPREAD = 0.004
/** Opinion holds for so long. */
const OPINION_MS = 300_000

interface TennisPlayOptions {
  /** The truth that is played, before the noise of opinion. */
  readonly model: TennisModel
  readonly tier: Tier
  readonly world: { readonly seed: string; readonly speed: number }
  readonly eventId: number
  readonly startsAtMs: number
}

export type TennisPlay = MatchPlay<TennisStep, TennisBoard>

/** Before the match prices follow opinion; the play takes the model of its start, and so do all prices in play. */
export function createTennisPlay(options: TennisPlayOptions): TennisPlay {
  const { model, tier, world, eventId, startsAtMs } = options
  const { format } = model
  let closing: TennisModel | null = null
  // In play one model, and its solved chain, serves every price. Before that it is not kept: a thousand matches wait.
  const modelAt = (atMs: number): TennisModel => {
    if (atMs < startsAtMs) return opinion(options, Math.floor(atMs / OPINION_MS) * OPINION_MS)
    closing ??= opinion(options, startsAtMs)
    return closing
  }
  let steps: readonly TennisStep[] | null = null
  return {
    get steps() {
      steps ??= playTennis(modelAt(startsAtMs), pointStreams(world.seed, eventId), world.speed)
      return steps
    },
    before: BOARD_BEFORE_MATCH,
    apply: (board: TennisBoard, step: TennisStep): TennisBoard => applyStep(format, board, step),
    effectOf,
    read: ({ status, isStopped, facts }: TennisBoard) => ({ status, isStopped, facts, generation: 1 }),
    live: (board: TennisBoard): LiveState => presentLiveState(format, board),
    offers({ status, state }: TennisBoard, { atMs }: PlayInstant, shown: ShownMarkets): readonly Offer[] {
      return priceTennis(modelAt(atMs), state, tennisMargins(tier, status !== 'prematch'), shown)
    },
    rhythm: ({ status }: TennisBoard): PriceRhythm => (status === 'prematch' ? PREMATCH_PRICE : LIVE_PRICE),
  }
}

function opinion({ model, world, eventId }: TennisPlayOptions, atMs: number): TennisModel {
  const move = (side: 'home' | 'away'): number =>
    opinionDrift(`${world.seed}/opinion/${eventId}/${side}`, OPINION_SPREAD, world.speed, atMs)
  const { home, away } = model.serve
  return { ...model, serve: { home: home + move('home'), away: away + move('away') } }
}

function effectOf({ action }: TennisStep): PlayEffect {
  switch (action.kind) {
    case 'stop':
      return action
    case 'resume':
      return { kind: 'resume' }
    case 'toss':
      return { kind: 'start' }
    case 'point':
      return { kind: 'news' }
    default:
      return { kind: 'shown' }
  }
}
