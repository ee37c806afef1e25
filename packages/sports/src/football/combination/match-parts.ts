import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import type { ChanceLeg } from './chance-leg.ts'
import type { SettledLeg } from './settled-leg.ts'

/** What is counted together: legs of one of them are priced from its distribution of both halves. */
export type MatchPart = 'goals' | 'corners' | 'bookings'

const PART_OF: Readonly<Record<string, MatchPart>> = {
  goals: 'goals',
  own_goals: 'goals',
  added_time_goals: 'goals',
  penalties: 'goals',
  corners: 'corners',
  cards: 'bookings',
  red_cards: 'bookings',
}

export function partOf({ statistic }: MarketType): MatchPart | null {
  return PART_OF[statistic] ?? null
}

export interface ReadLeg {
  readonly place: number
  readonly part: MatchPart
  readonly type: MarketType
  readonly leg: CombinationLeg
  /** The chance that it is sold at. */
  readonly sold: number
  /** What it comes to in a cell, for either half of its stake: they differ where its line is a quarter. */
  readonly settled: readonly [SettledLeg, SettledLeg] | null
  /** Of what hangs on order or time. */
  readonly chance: ChanceLeg | null
}
