import { marketKey } from '@xezer/sport/handle'
import { manyWayPriceChances, twoWayPriceChance } from '../margin.ts'
import { orderPriceChances } from '../order-price-chances.ts'
import { boundedPriceChance, soldPrice } from '../sold-price.ts'
import type { Offer, OfferedOutcome } from './offer.ts'

/** Two-way markets are sold from where both outcomes are at least this likely, and on until one is less so. */
const TWO_WAY_CHANCE = { min: 0.03, kept: 0.02 }
/** Markets of several outcomes are sold until as many of them as win are this certain. */
const CERTAIN = 0.985

/** What sums leave of a chance of nothing; nothing that can come is so rare. */
const IMPOSSIBLE = 1e-12

type UnpricedOutcome = { -readonly [K in keyof OfferedOutcome]: OfferedOutcome[K] }

/**
 * Collects the markets of one kind of facts of an event, each with the price chances of its own margin. They are
 * priced when all are there, because their order decides over every price (`orderPriceChances`).
 */
export interface OfferSink {
  readonly shown: ShownMarkets
  readonly offers: Offer[]
  /** All outcomes of the offers in their order, with their chances and price chances. */
  readonly outcomes: UnpricedOutcome[]
  readonly chances: number[]
  readonly priceChances: number[]
}

/** Names of the markets on the screen, which stay there until they are clearly outside of what is sold. */
export type ShownMarkets = ReadonlySet<string>

export function createOfferSink(shown: ShownMarkets): OfferSink {
  return { shown, offers: [], outcomes: [], chances: [], priceChances: [] }
}

export function isShown(sink: OfferSink, type: string, specifier: string): boolean {
  return sink.shown.has(marketKey(type, specifier))
}

/**
 * The markets of a sink with their prices, without those of which no outcome can be sold. An outcome that cannot come any
 * more leaves its market; one that is too certain or too remote stays without a price.
 */
export function priceOffers({ offers, outcomes, chances, priceChances }: OfferSink): Offer[] {
  const ordered = orderPriceChances(chances, priceChances)
  for (const [index, outcome] of outcomes.entries()) {
    outcome.odds = soldPrice(outcome.probability, ordered[index] ?? 1)
  }
  return offers
    .filter((offer) => offer.outcomes.some(({ odds }) => odds !== null))
    .map((offer) =>
      offer.outcomes.every(canCome) ? offer : { ...offer, outcomes: offer.outcomes.filter(canCome) },
    )
}

function canCome({ probability }: OfferedOutcome): boolean {
  return probability > IMPOSSIBLE
}

export function isTwoWaySellable(sink: OfferSink, type: string, specifier: string, chance: number): boolean {
  const least = Math.min(chance, 1 - chance)
  if (least >= TWO_WAY_CHANCE.min) return true
  return least >= TWO_WAY_CHANCE.kept && isShown(sink, type, specifier)
}

export function isCertain(chance: number): boolean {
  return chance > CERTAIN
}

/** Offers a market of two complementary outcomes; `chance` is that of the first. Skipped near certainty. */
export function offerTwoWay(
  sink: OfferSink,
  market: { type: string; specifier?: string; keys: readonly [string, string]; returned?: number },
  chance: number,
  margin: number,
): void {
  const { type, specifier = '', keys, returned = 0 } = market
  if (!isTwoWaySellable(sink, type, specifier, chance)) return
  const first = twoWayPriceChance(chance, margin)
  const outcomes = [
    addOutcome(sink, keys[0], chance, first),
    addOutcome(sink, keys[1], 1 - chance, 1 + margin - first),
  ]
  sink.offers.push(returned > 0 ? { type, specifier, outcomes, returned } : { type, specifier, outcomes })
}

/** One outcome of a market of several, with its margin-free chance. */
export type Chance = readonly [key: string, chance: number]

/** Offers outcomes that each carry the price of a two-way market of it against all the rest. */
export function offerAgainstRest(
  sink: OfferSink,
  market: { type: string; specifier?: string },
  chances: readonly Chance[],
  margin: number,
): void {
  const priceChances = chances.map(([, chance]) => twoWayPriceChance(chance, margin))
  addOffer(sink, market, chances, priceChances)
}

/**
 * Offers a market of several outcomes of which `winners` win (1, or 2 where outcomes overlap like double
 * chance), so that price chances sum to winners x (1 + margin). Skipped when the winners are nearly certain.
 */
export function offerSeveral(
  sink: OfferSink,
  market: { type: string; specifier?: string; winners?: number },
  chances: readonly Chance[],
  margin: number,
): void {
  const winners = market.winners ?? 1
  const each = chances.map(([, chance]) => chance)
  if (each.filter(isCertain).length >= winners) return
  addOffer(sink, market, chances, manyWayPriceChances(each, winners * (1 + margin)))
}

function addOffer(
  sink: OfferSink,
  { type, specifier = '' }: { type: string; specifier?: string },
  chances: readonly Chance[],
  priceChances: readonly number[],
): void {
  const outcomes = chances.map(([key, chance], index) =>
    addOutcome(sink, key, chance, priceChances[index] ?? 1),
  )
  sink.offers.push({ type, specifier, outcomes })
}

function addOutcome(sink: OfferSink, key: string, chance: number, priceChance: number): OfferedOutcome {
  const outcome: UnpricedOutcome = { key, probability: chance, odds: null }
  sink.outcomes.push(outcome)
  sink.chances.push(chance)
  sink.priceChances.push(boundedPriceChance(chance, priceChance))
  return outcome
}
