import { formatSpecifier, type NumberKey } from '@xezer/sport/specifier'
import { type IntegerDistribution, negated } from '../distribution/integer-distribution.ts'
import { asianChance } from './asian-chance.ts'
import { linesAround } from './lines.ts'
import { isShown, type OfferSink, offerTwoWay } from './offer-sink.ts'

/** A market type and the part of play that it is about: `set_total` of `setnr` 2. */
export interface ScopedMarket {
  readonly type: string
  readonly scope?: Scope
}

export type Scope = Readonly<Partial<Record<NumberKey, number>>>

/** `over` and `under` at half lines: no stake comes back. */
export function offerHalfTotals(
  sink: OfferSink,
  market: ScopedMarket,
  count: IntegerDistribution,
  margin: number,
  linesMax: number,
): void {
  const minus = negated(count)
  offerHalfLines(sink, market, { key: 'total', keys: ['over', 'under'], linesMax }, margin, {
    rising: (line) => asianChance(minus, line),
    first: (line) => asianChance(count, -line),
  })
}

/** `1` and `2` at half lines; the line is given to the home side. */
export function offerHalfHandicaps(
  sink: OfferSink,
  market: ScopedMarket,
  difference: IntegerDistribution,
  margin: number,
  linesMax: number,
): void {
  const chance = (line: number): number => asianChance(difference, line)
  const shape = { key: 'hcp', keys: ['1', '2'], linesMax } as const
  offerHalfLines(sink, market, shape, margin, { rising: chance, first: chance })
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
  const isSold = (line: number): boolean => shape.key === 'hcp' || line > 0
  const isLineShown = (line: number): boolean => isSold(line) && isShown(sink, type, specifierOf(line))
  const grid = { step: 1, offset: 0.5, most: shape.linesMax, isShown: isLineShown }
  for (const line of linesAround(chance.rising, grid)) {
    if (!isSold(line)) continue
    const market = { type, specifier: specifierOf(line), keys: shape.keys }
    offerTwoWay(sink, market, chance.first(line), margin)
  }
}
