import type { Category, Competitor, Sport, Tournament } from '@xezer/odds-book/messages'
import type { Tier } from '@xezer/sport/tier'
import type { LocalizedName } from '@xezer/std/locale'

/** What the catalogue shows of one sport, whatever the sport. */
export interface SportContent {
  readonly sport: Sport
  readonly categories: readonly Category[]
  readonly tournaments: readonly Tournament[]
  readonly competitors: readonly Competitor[]
}

/** What a match must know of the competition that it belongs to. */
export interface PlayedCompetition {
  /** The id of its tournament in the book. */
  readonly id: number
  /** 1 for the great competitions, 4 for the smallest; sets margins and limits. */
  readonly tier: Tier
  readonly countryCode: string
  /** As the sport's own module reads it, options after slashes: `4x10`, `best_of_3/match_tie_break`. */
  readonly format: string
  readonly gender: Gender
  /** What it is played on: `clay`, `indoor_hard`; null where that makes no difference. */
  readonly surface: string | null
}

/** A country as lists of competitions show it. */
export interface ShownCountry {
  readonly flag: string
  readonly name: LocalizedName
}

export type Gender = 'm' | 'w'

/** Whoever takes a side of a match, with a strength on the scale of its sport. */
export interface Entrant {
  readonly id: number
  readonly strength: number
}
