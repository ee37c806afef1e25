import type { CatalogueMessage, Envelope } from '@xezer/odds-book/messages'
import type { MatchPlay } from '@xezer/sports/match-play'
import type { World } from './match-run.ts'
import type { ContestSource } from './outrights/contest.ts'
import type { ScheduledMatch, SportSchedule } from './schedule/scheduled-match.ts'

/** The matches of one sport in the simulated world: who plays when, and how. */
export interface MatchSource<Play = MatchPlay> {
  readonly sportId: number
  describe(envelope: Envelope): CatalogueMessage
  /** `epoch` counts how often the database changed its calendar. */
  createSchedule(world: World, epoch: number): SportSchedule
  createPlay(match: ScheduledMatch, world: World): Play
  /** Of all that its matches are a function of, besides the world: with another one the same ids are other matches. */
  fingerprint(): string
  /** Longest time of a match after its start, with every pause and a correction: at normal speed, and at any. */
  readonly longestMs: { readonly atSpeedOne: number; readonly least: number }
  /** The seasons whose end is sold; absent where none is. */
  readonly contests?: ContestSource
}

/** The matches of one sport of one world. */
export interface SourceSchedule {
  readonly source: MatchSource
  readonly schedule: SportSchedule
}

/** A match with the sport that plays it. */
export interface SourcedMatch {
  readonly source: MatchSource
  readonly match: ScheduledMatch
}
