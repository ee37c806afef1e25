import type { Side, Sides } from '@xezer/sport/side'
import type { MatchPlay } from './match-play.ts'
import type { OutlookAt } from './outrights/outlook-grid.ts'
import type { ScoreOutlook } from './outrights/score-outlook.ts'

/** A match as a schedule has it, whatever the sport: all that its play is a function of. */
export interface DrawnMatch {
  readonly world: { readonly seed: string; readonly speed: number }
  readonly eventId: number
  readonly startsAtMs: number
  /** As the table of competitions has it, options after slashes: `4x10`, `best_of_3/match_tie_break`. */
  readonly format: string
  readonly gender: 'm' | 'w'
  /** What it is played on; null where that makes no difference. */
  readonly surface: string | null
  readonly isDoubles: boolean
  readonly isNeutral: boolean
  /** They never change: what a side is in all its matches of a world is drawn from them. */
  readonly names: Sides<string>
  /** On the scale of the sport. */
  readonly strengths: Sides<number>
}

/** The matches of a season before they are played, whose clubs may become stronger or weaker until then. */
export interface SeasonPlay {
  /** The spread of what a club's strength gains or loses in a week. */
  readonly formPerWeek: number
  /** Before the noise of opinion on its day. */
  outlookOf(match: DrawnMatch): OutlookAt
}

/** How matches of a sport are drawn from the tables of its leagues or tournaments, and played. */
export interface SportPlay {
  create(match: DrawnMatch): MatchPlay
  /** Who goes on to the next round, without telling the match; null where nobody does, as in a league. */
  readonly winnerOf: ((match: DrawnMatch) => Side) | null
  /** How a match of a knock-out may end, before the noise of opinion on its day; null where there are none. */
  readonly outlook: ((match: DrawnMatch) => ScoreOutlook) | null
  /** How those of a league may end; null where there is none. */
  readonly season: SeasonPlay | null
  /** Longest time of a match after its start, with every pause and a correction: at normal speed, and at any. */
  readonly longestMs: { readonly atSpeedOne: number; readonly least: number }
}
