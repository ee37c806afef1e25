import type { Currency, Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { LocalizedName } from '@xezer/std/locale'
import type { BonusShare } from '../bonuses/fund-press.ts'
import type { Point } from '../player/point.ts'

/** `pending`: stake reserved while the acceptance delay runs; `declined`: the delay ended in a refusal. */
export type BetStatus = 'pending' | 'declined' | 'placed' | 'lost' | 'won' | 'refunded' | 'vip' | 'rejected'

/**
 * Which rules a bet is settled under, and of which shape the names of its legs are; it grows when a rule of settlement
 * changes its meaning, or `LegNames` its fields.
 */
export const RULES_VERSION = 1

/** What a leg was called when it was struck: history does not depend on the catalogue. */
export interface LegNames {
  readonly sportAlias: string
  readonly sport: LocalizedName
  readonly league: LocalizedName
  readonly home: LocalizedName
  /** Empty where the event is a field. */
  readonly away: LocalizedName
  /** The competitor that the bet is on, in a field; the outcome of a market that a provider described. */
  readonly outcome?: LocalizedName
  /** What a provider called the market, where the house has no name for it. */
  readonly market?: LocalizedName
}

export interface LegRecord {
  readonly legNumber: number
  readonly eventId: number
  readonly marketType: string
  readonly specifier: string
  readonly outcome: string
  /** The price struck, and the one that the player saw. */
  readonly odds: Odds
  readonly oddsSeen: Odds
  readonly isLive: boolean
  readonly startsAtMs: number
  readonly scoreHome: number | null
  readonly scoreAway: number | null
  readonly clockSeconds: number | null
  readonly feedRev: number
  readonly names: LegNames
}

export interface BetRecord {
  readonly id: number
  readonly playerId: number
  readonly currency: Currency
  readonly type: BetType
  readonly status: BetStatus
  /** K of a full cover, 1 for a single, the number of legs of an accumulator. */
  readonly size: number
  readonly stakeMinor: Minor
  readonly odds: Odds
  readonly possibleReturnMinor: Minor
  readonly operationKey: string
  /** Of the session that it was placed with. */
  readonly point?: Point
  readonly requestedAtMs: number
  /** The instant of acceptance on the database clock. */
  readonly placedAtMs: number
  /** Of the grant that counts it; absent where none does. */
  readonly bonus?: BonusShare
  readonly legs: readonly LegRecord[]
}

/** How a leg stands in the database. */
export interface LegState {
  readonly result: OutcomeResult | null
  readonly isVoid: boolean
}

/** A void counts before any result of the market. */
export function effectiveResult(leg: LegState): OutcomeResult | null {
  return leg.isVoid ? { kind: 'void' } : leg.result
}
