import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import {
  addRational,
  floorProduct,
  multiplyRational,
  RATIONAL_ONE,
  RATIONAL_ZERO,
  rational,
} from '@xezer/money/rational'
import { oddsFactor } from '../combinations/bet-option.ts'
import { meanOfCombinations } from '../combinations/symmetric-polynomials.ts'
import { legFactor, type SettledLeg, type StruckBet, settleBet } from '../settlement/settle-bet.ts'

/** What an open bet can cost the house, beyond its stake. */
export interface BetExposure {
  /** For each leg what the bet is expected to cost should that leg win; nothing for one that is settled. */
  readonly byLegMinor: readonly Minor[]
  /** What it costs when every leg that is open wins. */
  readonly wholeMinor: Minor
}

/**
 * A single costs what it can win. A combination is expected to cost on each of its legs what a single of its stake would: the
 * other legs are worth their stake at a fair price. Legs that have won raise it, so that the last open leg carries the whole
 * (decision 65, liability of combinations). It never costs more on a leg than as a whole.
 */
export function exposeBet(bet: StruckBet): BetExposure {
  const isFresh = bet.legs.every(({ result }) => result === null)
  const wholeMinor = aboveStake(bet, isFresh ? bet.possibleReturnMinor : mostReturned(bet))
  if (bet.type === 'singles') return { byLegMinor: [wholeMinor], wholeMinor }
  const expectedMinor = isFresh ? expectFresh(bet) : expectBehind(bet)
  const byLegMinor = bet.legs.map((leg) => {
    if (leg.result !== null) return ZERO_MINOR
    const lossMinor = expectedMinor(leg.odds)
    return lossMinor < wholeMinor ? lossMinor : wholeMinor
  })
  return { byLegMinor, wholeMinor }
}

/** K / N of the stake stands on each leg. */
function expectFresh({ size, legs, stakeMinor }: StruckBet): (odds: Odds) => Minor {
  const part = stakeMinor * BigInt(size)
  const whole = BigInt(legs.length * ODDS_SCALE)
  return (odds) => minor((part * BigInt(odds - ODDS_SCALE)) / whole)
}

/** The mean line is linear in each of its factors: two of its values tell all of them. */
function expectBehind(bet: StruckBet): (odds: Odds) => Minor {
  const factors = bet.legs.map(({ odds, result }) =>
    result === null ? RATIONAL_ONE : legFactor(odds, result),
  )
  const open = bet.legs.findIndex(({ result }) => result === null)
  const returned = meanOfCombinations(factors, bet.size)
  const returnedWithout = meanOfCombinations(factors.with(open, RATIONAL_ZERO), bet.size)
  const negative = rational(-returnedWithout.numerator, returnedWithout.denominator)
  const slope = addRational(returned, negative)
  return (odds) =>
    aboveStake(
      bet,
      floorProduct(bet.stakeMinor, addRational(returnedWithout, multiplyRational(slope, oddsFactor(odds)))),
    )
}

function mostReturned(bet: StruckBet): bigint {
  const won = bet.legs.map(
    (leg): SettledLeg => (leg.result === null ? { ...leg, result: { kind: 'won' } } : leg),
  )
  const settlement = settleBet({ ...bet, legs: won })
  return settlement === 'open' ? 0n : settlement.payoutMinor
}

function aboveStake({ stakeMinor }: StruckBet, returnedMinor: bigint): Minor {
  return returnedMinor > stakeMinor ? minor(returnedMinor - stakeMinor) : ZERO_MINOR
}
