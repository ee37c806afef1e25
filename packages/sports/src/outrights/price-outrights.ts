import type { Offer } from '@xezer/pricing/offers/offer'
import { type Chance, createOfferSink, offerSeveral, priceOffers } from '@xezer/pricing/offers/offer-sink'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { Tier } from '@xezer/sport/tier'
import type { PlaceChances } from './place-chances.ts'

/**
 * Play-outs that a price rests on: with as many the error of a price up to 40 is below a step of the ladder. That of a long
 * shot may be a seventh, and its margin is more, so that no price is above its fair one.
 */
export const PLAY_OUTS = 25_000
/** Whoever is less likely to get there stands in no list: 400 is the longest price. */
const CHANCE_MIN = 0.002

/** Who is sold with a price keeps so much for the house, by how many may still get there and how many places there are. */
const MARGIN = { least: 0.06, perCompetitor: 0.008, most: 0.22, perTier: 0.01 }

export interface OutrightTerms {
  readonly tier: Tier
  /** Ids of the competitors, by their index. */
  readonly competitors: readonly string[]
  /** How many places are sold besides the first, and how many go down; 0 where none. */
  readonly top: number
  readonly relegation: number
}

/**
 * Winner, first places and relegation from one set of play-outs; the likeliest competitor of each stands first. Who is as
 * good as there, and who hardly gets there any more, stands in none: a list of locks tells nobody anything.
 */
export function priceOutrights(
  chances: Pick<PlaceChances, 'size' | 'within'>,
  { tier, competitors, top, relegation }: OutrightTerms,
): Offer[] {
  const { size } = chances
  const sink = createOfferSink(new Set())
  const offer = (name: string, places: number, from: number): void => {
    const specifier = name === 'outright_winner' ? '' : formatSpecifier({ n: places })
    const all = competitors
      .map((key, index): Chance => [key, chances.within(index, from, from + places)])
      .filter(([, chance]) => chance >= CHANCE_MIN)
      .sort(([, left], [, right]) => right - left)
    offerSeveral(sink, { type: name, specifier, winners: places }, all, marginOf(all.length, places, tier))
  }
  offer('outright_winner', 1, 0)
  if (top > 0) offer('outright_top', top, 0)
  if (relegation > 0) offer('outright_relegation', relegation, size - relegation)
  return priceOffers(sink).map((priced) => ({
    ...priced,
    outcomes: priced.outcomes.filter(({ odds }) => odds !== null),
  }))
}

function marginOf(competitors: number, places: number, tier: Tier): number {
  const { least, perCompetitor, most, perTier } = MARGIN
  return Math.min(most, least + (perCompetitor * competitors) / places + perTier * (tier - 1))
}
