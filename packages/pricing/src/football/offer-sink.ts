import type { Odds } from '@xezer/money/odds'
import { manyWayPriceChances, twoWayPriceChance } from '../margin.ts'
import { floorToLadder } from '../tick-ladder.ts'
import type { Offer, OfferedOutcome } from './offer.ts'

/** Two-way markets are sold from where both outcomes are at least this likely, and on until one is less so. */
const TWO_WAY_CHANCE = { min: 0.03, kept: 0.02 }
/** Markets of several outcomes are sold until as many of them as win are this certain. */
const CERTAIN = 0.985
/** Outcomes less likely than this are not sold. */
const REMOTE = 0.0004
/** No price chance exceeds that of the floor 1.01. */
const PRICE_CHANCE_MAX = 1 / 1.01

/** Chances closer than this are the same proposition; their sums of products differ by 1e-15. */
const SAME_CHANCE = 1e9

/**
 * Collects the offers of one event. Equal propositions carry equal prices: the first market that prices
 * a proposition decides, later ones take its price over and put their margin on the rest. A proposition
 * is known by its chance, since all chances of an event come from one distribution.
 */
export interface OfferSink {
  readonly offers: Offer[]
  readonly priceChances: Map<number, number>
  readonly shown: ShownMarkets
}

/** Names of the markets on the screen, which stay there until they are clearly outside of what is sold. */
export type ShownMarkets = ReadonlySet<string>

export function marketName(type: string, specifier: string): string {
  return `${type}:${specifier}`
}

export function createOfferSink(shown: ShownMarkets): OfferSink {
  return { offers: [], priceChances: new Map(), shown }
}

export function isShown(sink: OfferSink, type: string, specifier: string): boolean {
  return sink.shown.has(marketName(type, specifier))
}

/** The price chance (1 / odds before the ladder) under which this proposition is already sold. */
export function findPriceChance(sink: OfferSink, chance: number): number | undefined {
  return sink.priceChances.get(Math.round(chance * SAME_CHANCE))
}

export function rememberPriceChance(sink: OfferSink, chance: number, priceChance: number): void {
  const key = Math.round(chance * SAME_CHANCE)
  if (!sink.priceChances.has(key)) sink.priceChances.set(key, priceChance)
}

/**
 * Price on the ladder, never above the fair price: null when the fair price is below 1.01 or the outcome
 * is too remote.
 */
export function priceOf(chance: number, priceChance: number): Odds | null {
  if (chance < REMOTE || chance > PRICE_CHANCE_MAX) return null
  const price = floorToLadder(1 / Math.min(priceChance, PRICE_CHANCE_MAX))
  return price !== null && price * chance > 1000 ? floorToLadder(1 / chance) : price
}

/** Price chances of two complementary outcomes; they sum to 1 + margin. */
export function twoWayPriceChances(sink: OfferSink, chance: number, margin: number): [number, number] {
  const known = findPriceChance(sink, chance)
  const knownOther = findPriceChance(sink, 1 - chance)
  if (known !== undefined && knownOther !== undefined) return [known, knownOther]
  if (known !== undefined) return [known, 1 + margin - known]
  if (knownOther !== undefined) return [1 + margin - knownOther, knownOther]
  const priceChance = twoWayPriceChance(chance, margin)
  return [priceChance, 1 + margin - priceChance]
}

export function isTwoWaySellable(chance: number, isKept: boolean): boolean {
  const least = isKept ? TWO_WAY_CHANCE.kept : TWO_WAY_CHANCE.min
  return chance >= least && chance <= 1 - least
}

/** Offers a market of two complementary outcomes; `chance` is that of the first. Skipped near certainty. */
export function offerTwoWay(
  sink: OfferSink,
  market: { type: string; specifier?: string; keys: readonly [string, string] },
  chance: number,
  margin: number,
): void {
  const { type, specifier = '', keys } = market
  if (!isTwoWaySellable(chance, isShown(sink, type, specifier))) return
  const [first, second] = twoWayPriceChances(sink, chance, margin)
  rememberPriceChance(sink, chance, first)
  rememberPriceChance(sink, 1 - chance, second)
  sink.offers.push({
    type,
    specifier,
    outcomes: [
      { key: keys[0], probability: chance, odds: priceOf(chance, first) },
      { key: keys[1], probability: 1 - chance, odds: priceOf(1 - chance, second) },
    ],
  })
}

/** One outcome of a market of several, with its margin-free chance. */
export type Chance = readonly [key: string, chance: number]

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
  if (chances.filter(([, chance]) => chance > CERTAIN).length >= winners) return
  const target = winners * (1 + margin)
  const priceChances = severalPriceChances(sink, chances, target)
  if (winners === 1) {
    for (const [index, [, chance]] of chances.entries()) {
      rememberPriceChance(sink, chance, priceChances[index] ?? 0)
    }
  }
  offerPriced(sink, market.type, market.specifier ?? '', chances, priceChances)
}

function severalPriceChances(sink: OfferSink, chances: readonly Chance[], target: number): number[] {
  const fixed = chances.map(([, chance]) => (chance < REMOTE ? 0 : findPriceChance(sink, chance)))
  let rest = solveRest(chances, fixed, target)
  const top = rest.findIndex((priceChance) => priceChance > PRICE_CHANCE_MAX)
  if (top >= 0) {
    fixed[top] = PRICE_CHANCE_MAX
    rest = solveRest(chances, fixed, target)
  }
  return rest
}

function solveRest(
  chances: readonly Chance[],
  fixed: readonly (number | undefined)[],
  target: number,
): number[] {
  const fixedSum = fixed.reduce<number>((sum, priceChance) => sum + (priceChance ?? 0), 0)
  const open = chances.filter((_, index) => fixed[index] === undefined).map(([, chance]) => chance)
  const solved = manyWayPriceChances(open, target - fixedSum)
  let next = 0
  return fixed.map((priceChance) => priceChance ?? solved[next++] ?? 0)
}

/** Offers outcomes whose price chances are already decided. */
export function offerPriced(
  sink: OfferSink,
  type: string,
  specifier: string,
  chances: readonly Chance[],
  priceChances: readonly number[],
): void {
  const outcomes: OfferedOutcome[] = chances.map(([key, chance], index) => ({
    key,
    probability: chance,
    odds: priceOf(chance, priceChances[index] ?? 1),
  }))
  if (outcomes.some((outcome) => outcome.odds !== null)) sink.offers.push({ type, specifier, outcomes })
}
