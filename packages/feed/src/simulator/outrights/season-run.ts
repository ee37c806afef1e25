import type { Offer } from '@xezer/pricing/offers/offer'
import type { SportFacts } from '@xezer/sport/sport-facts'
import type { World } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import type { Contest } from './contest.ts'
import { ContestRun } from './contest-run.ts'
import { DrawRun } from './draw-run.ts'

/** What is known of a season or a tournament at an instant, and what it is worth. It tells nobody anything. */
export interface SeasonRun {
  readonly contest: Contest
  /** Looks at every match that began by the instant, one a step: a generator, so that whoever drives it can rest. */
  study(nowMs: number): Generator<void>
  /** When the next match begins; infinite after the last one. */
  nextStartMs(nowMs: number): number
  /** When all that began by the instant of the last study is over. */
  quietFromMs(): number
  /** Whether the last match began and all are over. */
  isOver(nowMs: number): boolean
  /** Prices of what remains; a step is a few milliseconds of work. */
  price(nowMs: number, playOuts: number): Generator<void, readonly Offer[]>
  /** The final standing, as the rules of settlement read it. */
  facts(nowMs: number): SportFacts
}

export function createSeasonRun(contest: Contest, source: MatchSource, world: World): SeasonRun {
  return contest.kind === 'draw'
    ? new DrawRun(contest, source, world)
    : new ContestRun(contest, source, world)
}
