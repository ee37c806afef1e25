import type { MatchPlay } from '@xezer/sports/match-play'
import type { SourcedMatch } from './match-source.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'

/** What a simulated world is a function of. */
export interface World {
  readonly seed: string
  readonly speed: number
}

/** One match of a world on the wall clock. */
export interface MatchRun<Play = MatchPlay> {
  readonly match: ScheduledMatch
  readonly play: Play
  /** When the step takes place on the wall clock. */
  stepMs(step: { readonly atSeconds: number }): number
  /** Seconds since the start at normal speed. */
  secondsAt(atMs: number): number
}

export function createMatchRun({ source, match }: SourcedMatch, world: World): MatchRun {
  return timeMatch(match, source.createPlay(match, world), world)
}

/** A match whose play is known, on the wall clock. */
export function timeMatch<Play>(match: ScheduledMatch, play: Play, { speed }: World): MatchRun<Play> {
  const { startsAtMs } = match.fixture
  return {
    match,
    play,
    stepMs: (step) => startsAtMs + Math.round((step.atSeconds * 1000) / speed),
    secondsAt: (atMs) => ((atMs - startsAtMs) * speed) / 1000,
  }
}
