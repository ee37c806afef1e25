import {
  certain,
  chanceAtLeast,
  type IntegerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { formatSpecifier } from '@xezer/sport/specifier'
import { type Chances, convolved, sumOfChances } from '../scoring/chances.ts'
import { raceChances } from '../scoring/turns-race.ts'
import { QUARTER_COUNT } from './basketball-model.ts'
import { QUARTER_OUTCOMES, RACE_POINTS } from './basketball-outcomes.ts'
import { type BasketballState, sumOfPoints } from './basketball-state.ts'
import { closedDifference } from './closing.ts'
import { marketIn, quarterPart } from './match-offers.ts'
import type { OpenViews } from './points-views.ts'
import { type PreparedModel, turnsOf } from './prepared-model.ts'

const RESULTS = ['1', 'x', '2'] as const
type Result = (typeof RESULTS)[number]

/** The quarter with most points of both sides; the four know nothing of each other. */
export function offerHighestQuarter(
  sink: OfferSink,
  state: BasketballState,
  views: OpenViews,
  margins: Margins,
): void {
  const totals = Array.from({ length: QUARTER_COUNT }, (_, quarter): IntegerDistribution => {
    const points = state.points[quarter]
    return views.quarters.get(quarter)?.total ?? certain((points?.home ?? 0) + (points?.away ?? 0))
  })
  const highest = totals.map((own) => {
    let sum = 0
    for (let i = 0; i < own.mass.length; i++) {
      let chance = own.mass[i] ?? 0
      for (const other of totals) if (other !== own) chance *= 1 - chanceAtLeast(other, own.lowest + i)
      sum += chance
    }
    return sum
  })
  const equal = Math.max(0, 1 - highest.reduce((sum, chance) => sum + chance, 0))
  const chances = QUARTER_OUTCOMES.map((key, index): Chance => [key, highest[index] ?? equal])
  offerSeveral(sink, { type: 'highest_quarter' }, chances, margins.combined)
}

/** Half-time and the end: of the four quarters (`htft`), and of the whole game (`half_winner`). */
export function offerHalfAndEnd(
  sink: OfferSink,
  prepared: PreparedModel,
  state: BasketballState,
  views: OpenViews,
  margins: Margins,
): void {
  const { regular, match } = views
  if (regular === null) return
  const homeLate = chanceAtLeast(match.difference, 1) - chanceAtLeast(regular.difference, 1)
  const late = views.overtimeChance === 0 ? 0.5 : homeLate / views.overtimeChance
  const atEnd: Chance[] = []
  const veryEnd: Chance[] = []
  for (const { half, end } of halvesJoined(prepared, state, views)) {
    const win = sumOfChances(partOf(end, '1'))
    const draw = sumOfChances(partOf(end, 'x'))
    const loss = sumOfChances(partOf(end, '2'))
    atEnd.push([`${half}/1`, win], [`${half}/x`, draw], [`${half}/2`, loss])
    veryEnd.push([`${half}/1`, win + late * draw], [`${half}/2`, loss + (1 - late) * draw])
  }
  offerSeveral(sink, { type: 'htft' }, atEnd, margins.manyWay)
  offerSeveral(sink, { type: 'half_winner' }, veryEnd, margins.combined)
}

/** The difference at the end of the four quarters, apart by who leads at half-time. */
function halvesJoined(
  prepared: PreparedModel,
  state: BasketballState,
  views: OpenViews,
): { half: Result; end: Chances }[] {
  const { regular } = views
  const first = views.halves.get(0)?.difference
  return RESULTS.map((half) => {
    if (first !== undefined) {
      const end = closedDifference(convolved(partOf(first, half), prepared.secondHalf), certain(0))
      return { half, end }
    }
    const { home, away } = sumOfPoints(state.points.slice(0, 2))
    const isIt = half === (home > away ? '1' : home < away ? '2' : 'x')
    return {
      half,
      end: isIt && regular !== null ? regular.difference : { lowest: 0, mass: new Float64Array(0) },
    }
  })
}

function partOf({ lowest, mass }: Chances, result: Result): Chances {
  const sign = result === '1' ? 1 : result === '2' ? -1 : 0
  return { lowest, mass: mass.map((chance, index) => (Math.sign(lowest + index) === sign ? chance : 0)) }
}

/** That nobody has the first points is no outcome, so it must not happen. */
const NO_POINTS_MAX = 1e-9
/** A race that is hardly ever finished is not sold. */
const NOBODY_MAX = 0.9

/** First points and races in the quarters; in the last one the closing seconds are no turns any more. */
export function offerQuarterRaces(
  sink: OfferSink,
  prepared: PreparedModel,
  state: BasketballState,
  margins: Margins,
): void {
  for (let quarter = state.period; quarter < QUARTER_COUNT; quarter++) {
    const part = quarterPart(quarter)
    const { turns, homeFirst } = turnsOf(prepared, state, quarter)
    const points = (quarter === state.period ? state.points[quarter] : null) ?? { home: 0, away: 0 }
    const raceTo = (count: number) =>
      raceChances(prepared.powers, {
        need: { home: count - points.home, away: count - points.away },
        homeFirst,
        turns,
      })
    if (points.home + points.away === 0) {
      const { home, away } = raceTo(1)
      const { type, scope } = marketIn(part, 'first_points')
      const market = { type, specifier: formatSpecifier(scope), keys: ['1', '2'] as const }
      if (1 - home - away < NO_POINTS_MAX) offerTwoWay(sink, market, home, margins.statistic)
    }
    if (quarter === QUARTER_COUNT - 1) continue
    for (const count of RACE_POINTS) {
      if (Math.max(points.home, points.away) >= count) continue
      const { home, away } = raceTo(count)
      const nobody = Math.max(0, 1 - home - away)
      if (nobody > NOBODY_MAX) continue
      const chances: Chance[] = [
        ['1', home],
        ['none', nobody],
        ['2', away],
      ]
      const { type, scope } = marketIn(part, 'race_to')
      offerSeveral(
        sink,
        { type, specifier: formatSpecifier({ ...scope, n: count }) },
        chances,
        margins.fewWay,
      )
    }
  }
}
