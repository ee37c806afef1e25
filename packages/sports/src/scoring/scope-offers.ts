import {
  chanceAtLeast,
  chanceOf,
  chanceOfOdd,
  type IntegerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { linesAround } from '@xezer/pricing/offers/lines'
import { isShown, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { formatSpecifier, type SpecifierValues } from '@xezer/sport/specifier'

/** Which part of a match markets are about: what their types begin with, and what their specifiers hold. */
export interface MarketScope {
  readonly prefix: string
  readonly fixed: SpecifierValues
}

export const WHOLE_MATCH: MarketScope = { prefix: '', fixed: {} }

/** A type within a scope, with what its specifier holds besides. */
export function marketIn(scope: MarketScope, name: string, values: SpecifierValues = {}) {
  return { type: `${scope.prefix}${name}`, specifier: formatSpecifier({ ...scope.fixed, ...values }) }
}

/** Totals at half lines, one apart. */
export function offerHalfTotals(
  sink: OfferSink,
  scope: MarketScope,
  name: string,
  count: IntegerDistribution,
  { margin, most }: { readonly margin: number; readonly most: number },
): void {
  const { type, specifierAt } = linedMarket(scope, name, 'total')
  // The share that stays under rises with the line; below zero there is none.
  const under = (line: number): number => (line <= 0 ? 0 : 1 - chanceAtLeast(count, line + 0.5))
  const isLineShown = (line: number): boolean => isShown(sink, type, specifierAt(line))
  for (const line of linesAround(under, { step: 1, offset: 0.5, most, isShown: isLineShown })) {
    const over = chanceAtLeast(count, line + 0.5)
    offerTwoWay(sink, { type, specifier: specifierAt(line), keys: ['over', 'under'] }, over, margin)
  }
}

/** Handicaps at half lines, one apart; the line is given to the home side. */
export function offerHalfHandicaps(
  sink: OfferSink,
  scope: MarketScope,
  difference: IntegerDistribution,
  { margin, most }: { readonly margin: number; readonly most: number },
): void {
  const { type, specifierAt } = linedMarket(scope, 'ahcp', 'hcp')
  const home = (line: number): number => chanceAtLeast(difference, 0.5 - line)
  const isLineShown = (line: number): boolean => isShown(sink, type, specifierAt(line))
  for (const line of linesAround(home, { step: 1, offset: 0.5, most, isShown: isLineShown })) {
    offerTwoWay(sink, { type, specifier: specifierAt(line), keys: ['1', '2'] }, home(line), margin)
  }
}

const SPECIMEN_LINE = 0.5

/** The specifier is spelled once; the lines of a market differ in nothing but their number. */
function linedMarket(scope: MarketScope, name: string, key: 'total' | 'hcp') {
  const { type, specifier } = marketIn(scope, name, { [key]: SPECIMEN_LINE })
  const [before = '', after = ''] = specifier.split(`${SPECIMEN_LINE}`)
  return { type, specifierAt: (line: number): string => `${before}${line}${after}` }
}

/** Who has more, with the draw: `1x2`. */
export function offerThreeWay(
  sink: OfferSink,
  scope: MarketScope,
  difference: IntegerDistribution,
  margin: number,
): void {
  const home = chanceAtLeast(difference, 1)
  const draw = chanceOf(difference, 0)
  offerSeveral(
    sink,
    marketIn(scope, '1x2'),
    [
      ['1', home],
      ['x', draw],
      ['2', Math.max(0, 1 - home - draw)],
    ],
    margin,
  )
}

/** Who has more; a draw gives the stakes back. */
export function offerDrawBack(
  sink: OfferSink,
  scope: MarketScope,
  difference: IntegerDistribution,
  margin: number,
): void {
  const home = chanceAtLeast(difference, 1)
  const decided = 1 - chanceOf(difference, 0)
  if (decided > 0) offerTwoWay(sink, { ...marketIn(scope, 'dnb'), keys: ['1', '2'] }, home / decided, margin)
}

export function offerParity(
  sink: OfferSink,
  scope: MarketScope,
  name: string,
  count: IntegerDistribution,
  margin: number,
): void {
  offerTwoWay(sink, { ...marketIn(scope, name), keys: ['odd', 'even'] }, chanceOfOdd(count), margin)
}
