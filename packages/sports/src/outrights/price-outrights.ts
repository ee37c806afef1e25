import type { Offer, OfferedOutcome } from '@xezer/pricing/offers/offer'
import { type Chance, createOfferSink, offerSeveral, priceOffers } from '@xezer/pricing/offers/offer-sink'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { Tier } from '@xezer/sport/tier'
import type { PlaceChances } from './place-chances.ts'

/** Play-outs that a price rests on: with as many the error of every price that is sold is below a step of the ladder. */
export const PLAY_OUTS = 50_000
/** What is rarer has no price: at a price of 100 the error would reach a step. */
const CHANCE_MIN = 0.012

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

/** Winner, first places and relegation from one set of play-outs; the likeliest competitor of each stands first. */
export function priceOutrights(
  chances: Pick<PlaceChances, 'size' | 'within'>,
  { tier, competitors, top, relegation }: OutrightTerms,
): Offer[] {
  const { size } = chances
  const sink = createOfferSink(new Set())
  const unsold: Offer[] = []
  const offer = (name: string, places: number, from: number): void => {
    const specifier = name === 'outright_winner' ? '' : formatSpecifier({ n: places })
    const all = competitors
      .map((key, index): Chance => [key, chances.within(index, from, from + places)])
      .sort(([, left], [, right]) => right - left)
    const sold = all.filter(([, chance]) => chance >= CHANCE_MIN)
    offerSeveral(sink, { type: name, specifier, winners: places }, sold, marginOf(sold.length, places, tier))
    unsold.push({ type: name, specifier, outcomes: all.slice(sold.length).map(unpriced) })
  }
  offer('outright_winner', 1, 0)
  if (top > 0) offer('outright_top', top, 0)
  if (relegation > 0) offer('outright_relegation', relegation, size - relegation)
  return priceOffers(sink).map((priced) => {
    const rest = unsold.find(({ type }) => type === priced.type)
    return { ...priced, outcomes: [...priced.outcomes, ...(rest?.outcomes ?? [])] }
  })
}

/** Its cell stays in its place. */
function unpriced([key, probability]: Chance): OfferedOutcome {
  return { key, probability, odds: null }
}

function marginOf(competitors: number, places: number, tier: Tier): number {
  const { least, perCompetitor, most, perTier } = MARGIN
  return Math.min(most, least + (perCompetitor * competitors) / places + perTier * (tier - 1))
}
