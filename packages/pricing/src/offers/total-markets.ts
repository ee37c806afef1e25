import { formatSpecifier } from '@xezer/sport/specifier'
import {
  chanceAtLeast,
  chanceOf,
  chanceOfOdd,
  type IntegerDistribution,
  negated,
} from '../distribution/integer-distribution.ts'
import { asianChance, asianReturned } from './asian-chance.ts'
import { linesAround } from './lines.ts'
import { type Chance, isShown, type OfferSink, offerSeveral, offerTwoWay } from './offer-sink.ts'
import type { ScopedMarket } from './scoped-markets.ts'

const ASIAN_TOTAL_LINES_MAX = 9

/** Totals at quarter, half and whole lines above zero, where under has a chance; whole ones return the stake when met. */
export function offerAsianTotals(
  sink: OfferSink,
  type: string,
  count: IntegerDistribution,
  margin: number,
): void {
  const minus = negated(count)
  const isLineShown = (line: number): boolean => isShown(sink, type, `total=${line}`)
  const grid = { step: 0.25, most: ASIAN_TOTAL_LINES_MAX, isShown: isLineShown }
  for (const line of linesAround((at) => asianChance(minus, at), grid)) {
    const returned = asianReturned(count, -line)
    const market = { type, specifier: `total=${line}`, keys: ['over', 'under'] as const, returned }
    offerTwoWay(sink, market, asianChance(count, -line), margin)
  }
}

export function offerOddEven(
  sink: OfferSink,
  { type, scope = {} }: ScopedMarket,
  count: IntegerDistribution,
  margin: number,
): void {
  const market = { type, specifier: formatSpecifier(scope), keys: ['odd', 'even'] as const }
  offerTwoWay(sink, market, chanceOfOdd(count), margin)
}

/** Counts from 0, the last outcome is `<last>+`. */
export function offerExactCount(
  sink: OfferSink,
  type: string,
  count: IntegerDistribution,
  last: number,
  margin: number,
): void {
  const chances: Chance[] = []
  for (let value = 0; value < last; value++) chances.push([`${value}`, chanceOf(count, value)])
  chances.push([`${last}+`, chanceAtLeast(count, last)])
  offerSeveral(sink, { type }, chances, margin)
}

/** Ranges that start at these counts: [0, 2, 4, 6] gives `0-1`, `2-3`, `4-5` and `6+`. */
export function offerRange(
  sink: OfferSink,
  type: string,
  count: IntegerDistribution,
  starts: readonly number[],
  margin: number,
): void {
  const chances = starts.map((start, index): Chance => {
    const next = starts[index + 1]
    if (next === undefined) return [`${start}+`, chanceAtLeast(count, start)]
    return [`${start}-${next - 1}`, chanceAtLeast(count, start) - chanceAtLeast(count, next)]
  })
  offerSeveral(sink, { type }, chances, margin)
}
