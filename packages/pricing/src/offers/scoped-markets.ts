import { formatSpecifier, type SpecifierValues } from '@xezer/sport/specifier'
import { chanceAtLeast, type IntegerDistribution } from '../distribution/integer-distribution.ts'
import { distinctLines, linesAround } from './lines.ts'
import { isShown, type OfferSink, offerTwoWay } from './offer-sink.ts'

/** A market type and, in its specifier, the part of play that it is about: `set_total` of `setnr` 2. */
export interface ScopedMarket {
  readonly type: string
  readonly scope?: SpecifierValues
}

/** `over` and `under` at half lines, one apart: no stake comes back. */
export function offerHalfTotals(
  sink: OfferSink,
  market: ScopedMarket,
  count: IntegerDistribution,
  margin: number,
  linesMax: number,
): void {
  const over = (line: number): number => chanceAtLeast(count, line + 0.5)
  offerHalfLines(sink, market, { key: 'total', keys: ['over', 'under'], linesMax }, margin, {
    // The share that stays under rises with the line; below zero there is none.
    rising: (line) => (line < 0 ? 0 : 1 - over(line)),
    first: over,
  })
}

/** `1` and `2` at half lines, one apart; the line is given to the home side. */
export function offerHalfHandicaps(
  sink: OfferSink,
  market: ScopedMarket,
  difference: IntegerDistribution,
  margin: number,
  linesMax: number,
): void {
  const home = (line: number): number => chanceAtLeast(difference, 0.5 - line)
  const shape = { key: 'hcp', keys: ['1', '2'], linesMax } as const
  offerHalfLines(sink, market, shape, margin, { rising: home, first: home })
}

function offerHalfLines(
  sink: OfferSink,
  { type, scope }: ScopedMarket,
  shape: {
    readonly key: 'hcp' | 'total'
    readonly keys: readonly [string, string]
    readonly linesMax: number
  },
  margin: number,
  chance: { readonly rising: (line: number) => number; readonly first: (line: number) => number },
): void {
  // A pattern is filled in faster than a specifier is written.
  const pattern = formatSpecifier({ ...scope, [shape.key]: 0.5 })
  const specifierOf = (line: number): string => pattern.replace(`${shape.key}=0.5`, `${shape.key}=${line}`)
  const isLineShown = (line: number): boolean => isShown(sink, type, specifierOf(line))
  const grid = { step: 1, offset: 0.5, most: shape.linesMax, isShown: isLineShown }
  for (const line of distinctLines(linesAround(chance.rising, grid), chance.rising, isLineShown)) {
    const market = { type, specifier: specifierOf(line), keys: shape.keys }
    offerTwoWay(sink, market, chance.first(line), margin)
  }
}
