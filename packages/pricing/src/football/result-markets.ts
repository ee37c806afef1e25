import { chanceAtLeast, chanceOf, type IntegerDistribution } from '../distribution/integer-distribution.ts'
import { asianChance } from './asian-chance.ts'
import { linesAround } from './lines.ts'
import {
  findPriceChance,
  isShown,
  isTwoWaySellable,
  type OfferSink,
  offerPriced,
  offerSeveral,
  offerTwoWay,
  rememberPriceChance,
  twoWayPriceChances,
} from './offer-sink.ts'

const HANDICAP_LINES_MAX = 9
const EUROPEAN_HANDICAPS = [-3, -2, -1, 1, 2, 3]

/** Chances of home win, draw and away win of a count's difference, home minus away. */
export function resultChances(difference: IntegerDistribution): { home: number; draw: number; away: number } {
  const home = chanceAtLeast(difference, 1)
  const draw = chanceOf(difference, 0)
  return { home, draw, away: Math.max(0, 1 - home - draw) }
}

/** `<prefix>1x2`. Comes before every other market on the difference, so that they share its prices. */
export function offerResult(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  const { home, draw, away } = resultChances(difference)
  offerSeveral(
    sink,
    { type: `${prefix}1x2` },
    [
      ['1', home],
      ['x', draw],
      ['2', away],
    ],
    margin,
  )
}

/**
 * `<prefix>double_chance`: each outcome is the complement of one of 1X2, at the same margin; not sold without that
 * market, which is gone when a result is nearly certain.
 */
export function offerDoubleChance(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  const { home, draw, away } = resultChances(difference)
  const against: number[] = []
  for (const chance of [away, draw, home]) {
    const priceChance = findPriceChance(sink, chance)
    if (priceChance === undefined) return
    against.push(1 + margin - priceChance)
  }
  const chances = [
    ['1x', 1 - away],
    ['12', 1 - draw],
    ['x2', 1 - home],
  ] as const
  for (const [index, [, chance]] of chances.entries()) {
    rememberPriceChance(sink, chance, against[index] ?? 1)
  }
  offerPriced(sink, `${prefix}double_chance`, '', chances, against)
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
    const market = { type, specifier: `hcp=${line}`, keys: ['1', '2'] as const }
    offerTwoWay(sink, market, asianChance(difference, line), margin)
  }
}

export function offerDrawNoBet(
  sink: OfferSink,
  prefix: string,
  difference: IntegerDistribution,
  margin: number,
): void {
  offerTwoWay(sink, { type: `${prefix}dnb`, keys: ['1', '2'] }, asianChance(difference, 0), margin)
}

/**
 * `<prefix>ehcp`: "1" is the Asian line half a goal lower and "2" the one half a goal higher, at their
 * prices; the draw takes what remains of one and a half margins.
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
    const isKept = isShown(sink, `${prefix}ehcp`, `hcp=${line}`)
    if (!isTwoWaySellable(home, isKept) || !isTwoWaySellable(away, isKept)) continue
    const [homePrice, notHomePrice] = twoWayPriceChances(sink, home, margin)
    const [awayPrice, notAwayPrice] = twoWayPriceChances(sink, away, margin)
    rememberPriceChance(sink, home, homePrice)
    rememberPriceChance(sink, 1 - home, notHomePrice)
    rememberPriceChance(sink, away, awayPrice)
    rememberPriceChance(sink, 1 - away, notAwayPrice)
    const drawPrice = 1 + 1.5 * margin - homePrice - awayPrice
    const chances = [
      ['1', home],
      ['x', draw],
      ['2', away],
    ] as const
    offerPriced(sink, `${prefix}ehcp`, `hcp=${line}`, chances, [homePrice, drawPrice, awayPrice])
  }
}
