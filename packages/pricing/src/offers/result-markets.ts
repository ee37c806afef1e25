import { formatSpecifier, type SpecifierValues } from '@xezer/sport/specifier'
import { chanceAtLeast, chanceOf, type IntegerDistribution } from '../distribution/integer-distribution.ts'
import { asianChance, asianReturned } from './asian-chance.ts'
import { linesAround } from './lines.ts'
import {
  isCertain,
  isShown,
  isTwoWaySellable,
  type OfferSink,
  offerAgainstRest,
  offerSeveral,
  offerTwoWay,
} from './offer-sink.ts'

const HANDICAP_LINES_MAX = 9
const EUROPEAN_HANDICAPS = [-3, -2, -1, 1, 2, 3]

/** Chances of home win, draw and away win of a count's difference, home minus away. */
export function resultChances(difference: IntegerDistribution): { home: number; draw: number; away: number } {
  const home = chanceAtLeast(difference, 1)
  const draw = chanceOf(difference, 0)
  return { home, draw, away: Math.max(0, 1 - home - draw) }
}

/**
 * `winner` of a match that nobody can draw: what everybody bets on, so it is sold for as long as `1x2` would be, and not
 * only while a line of two outcomes is.
 */
export function offerWinner(sink: OfferSink, home: number, margin: number): void {
  offerSeveral(
    sink,
    { type: 'winner' },
    [
      ['1', home],
      ['2', 1 - home],
    ],
    margin,
  )
}

/** `<prefix>1x2`, of the part of play that `scope` names. */
export function offerResult(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
  scope: SpecifierValues = {},
): void {
  const { home, draw, away } = resultChances(difference)
  offerSeveral(
    sink,
    { type: `${prefix}1x2`, specifier: formatSpecifier(scope) },
    [
      ['1', home],
      ['x', draw],
      ['2', away],
    ],
    margin,
  )
}

/** `<prefix>double_chance`: each outcome against the one result that it leaves out, sold as long as 1X2 is. */
export function offerDoubleChance(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  const { home, draw, away } = resultChances(difference)
  if (isCertain(home) || isCertain(draw) || isCertain(away)) return
  offerAgainstRest(
    sink,
    { type: `${prefix}double_chance` },
    [
      ['1x', 1 - away],
      ['12', 1 - draw],
      ['x2', 1 - home],
    ],
    margin,
  )
}

/** `<prefix>dnb` and `<prefix>ahcp` at the lines around the balanced one. The line is given to the home side. */
export function offerAsianHandicaps(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  const type = `${prefix}ahcp`
  const grid = {
    step: 0.25,
    most: HANDICAP_LINES_MAX,
    isShown: (line: number) => isShown(sink, type, `hcp=${line}`),
  }
  for (const line of linesAround((at) => asianChance(difference, at), grid)) {
    const returned = asianReturned(difference, line)
    const market = { type, specifier: `hcp=${line}`, keys: ['1', '2'] as const, returned }
    offerTwoWay(sink, market, asianChance(difference, line), margin)
  }
}

/** `<prefix>dnb`: a draw gives the stakes back. */
export function offerDrawNoBet(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
  scope: SpecifierValues = {},
): void {
  const returned = asianReturned(difference, 0)
  const market = {
    type: `${prefix}dnb`,
    specifier: formatSpecifier(scope),
    keys: ['1', '2'] as const,
    returned,
  }
  offerTwoWay(sink, market, asianChance(difference, 0), margin)
}

/**
 * `<prefix>ehcp`: "1" is the Asian line half a goal lower and "2" the one half a goal higher, and carry their prices;
 * with the draw priced in the same way the three carry one and a half margins.
 */
export function offerEuropeanHandicaps(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  for (const line of EUROPEAN_HANDICAPS) {
    const home = chanceAtLeast(difference, 1 - line)
    const draw = chanceOf(difference, -line)
    const away = 1 - home - draw
    const market = { type: `${prefix}ehcp`, specifier: `hcp=${line}` }
    const isSellable = (chance: number): boolean =>
      isTwoWaySellable(sink, market.type, market.specifier, chance)
    if (!isSellable(home) || !isSellable(away)) continue
    offerAgainstRest(
      sink,
      market,
      [
        ['1', home],
        ['x', draw],
        ['2', away],
      ],
      margin,
    )
  }
}
