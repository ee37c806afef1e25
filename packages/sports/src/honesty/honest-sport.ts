import type { LiveState } from '@xezer/sport/live-state'
import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { SportFacts } from '@xezer/sport/sport-facts'
import type { MatchPlay } from '../match-play.ts'
import type { Spreads } from './spreads.ts'

/** What matches of one kind come to. */
export interface KindReport extends Spreads {
  readonly matches: number
  /** Mean chance of the likelier side, and how often it won. */
  readonly favourite: number
  readonly favouriteWon: number
  readonly minutes: number
  readonly rare: number
}

/** A kind of matches whose lengths, spreads and rates are published: `men, best of three`. */
export interface MatchKind {
  readonly name: string
  /** Where real ones lie, as far as anybody publishes it, with room for what a thousand matches stray. */
  readonly published: Readonly<Partial<Record<keyof KindReport, readonly [least: number, most: number]>>>
  /** A match between drawn sides, as the sport's usual ones are. */
  readonly createPlay: (seed: string, id: number) => MatchPlay
}

/** What it takes to measure a sport, whichever it is. */
export interface HonestSport {
  readonly key: string
  readonly markets: MarketCatalogue
  readonly kinds: readonly MatchKind[]
  /** The part of play that a moment belongs to, and how often such a moment is looked at. */
  readonly phases: Readonly<Record<string, number>>
  readonly phaseOf: (live: LiveState) => string
  /** The second reader of a finished match, written from the words of the rules; by outcome. */
  readonly read: (
    type: string,
    specifier: string,
    facts: SportFacts,
  ) => (outcome: string) => OutcomeResult['kind']
  /** Who wins, in the catalogue. */
  readonly winner: string
  /** What a side's spread is measured in. */
  readonly statistic: string
  /** How often something of its own comes: tie-breaks of so many sets, overtimes of so many games. */
  readonly rare: {
    readonly name: string
    readonly count: (facts: SportFacts) => { hits: number; of: number }
  }
}
