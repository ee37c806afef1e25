import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { multiplyRational, RATIONAL_ONE, RATIONAL_ZERO, type Rational, rational } from '@xezer/money/rational'
import type { BetType } from '@xezer/sport/bet-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { assert, unreachable } from '@xezer/std/assert'
import { applyFactor, oddsFactor } from '../combinations/bet-option.ts'
import { capFactor, cutToHundredths } from '../combinations/combined-cap.ts'
import { meanOfCombinations } from '../combinations/symmetric-polynomials.ts'

export interface SettledLeg {
  readonly odds: Odds
  /** Null while its market is not settled. */
  readonly result: OutcomeResult | null
}
export interface StruckBet {
  readonly type: BetType
  /** K of a full cover; 1 for a single, the number of legs for an accumulator. */
  readonly size: number
  readonly stakeMinor: Minor
  /** What the player was told it returns when every leg wins; the cap takes nothing of it back. */
  readonly possibleReturnMinor: Minor
  readonly legs: readonly SettledLeg[]
}
export interface BetSettlement {
  /**
   * `won` also when less than the stake comes back (agreement 21, settlement status); `refunded` when every leg is
   * void.
   */
  readonly status: 'won' | 'lost' | 'refunded'
  /** What the player gets, stake included. */
  readonly payoutMinor: Minor
}

/** What one unit on a leg becomes; exact. */
export function legFactor(odds: Odds, result: OutcomeResult): Rational {
  switch (result.kind) {
    case 'won':
      return oddsFactor(odds)
    case 'lost':
      return RATIONAL_ZERO
    case 'void':
      return RATIONAL_ONE
    case 'half_won':
      return rational(BigInt(odds) + BigInt(ODDS_SCALE), 2n * BigInt(ODDS_SCALE))
    case 'half_lost':
      return rational(1n, 2n)
    case 'dead_heat':
      return multiplyRational(
        oddsFactor(odds),
        rational(BigInt(result.numerator), BigInt(result.denominator)),
      )
    default:
      return unreachable(result)
  }
}

/** `open` while a leg that matters is not settled; a bet that can no longer return anything is lost at once. */
export function settleBet(bet: StruckBet): BetSettlement | 'open' {
  assert(bet.legs.length >= bet.size && bet.size >= 1, 'a bet needs as many legs as a line combines')
  assert(
    bet.type === 'full_cover' || bet.legs.length === bet.size,
    `${bet.type} with ${bet.legs.length} legs`,
  )
  const results = bet.legs.map((leg) => leg.result)
  const lostCount = results.filter((result) => result?.kind === 'lost').length
  if (bet.legs.length - lostCount < bet.size) return { status: 'lost', payoutMinor: ZERO_MINOR }
  const factors = bet.legs.flatMap(({ odds, result }) => (result === null ? [] : [legFactor(odds, result)]))
  if (factors.length < bet.legs.length) return 'open'
  if (results.every((result) => result?.kind === 'void'))
    return { status: 'refunded', payoutMinor: bet.stakeMinor }
  const payoutMinor = payoutOf(bet, factors)
  return { status: payoutMinor > 0n ? 'won' : 'lost', payoutMinor }
}

function payoutOf(bet: StruckBet, factors: readonly Rational[]): Minor {
  const { stakeMinor, possibleReturnMinor } = bet
  if (bet.type === 'full_cover') {
    const factor = meanOfCombinations(factors, bet.size)
    const cappedMinor = applyFactor(stakeMinor, capFactor(factor))
    // One that was struck when a full cover had no cap is paid as it was told to its player.
    const mostMinor = possibleReturnMinor > cappedMinor ? possibleReturnMinor : cappedMinor
    const exactMinor = applyFactor(stakeMinor, factor)
    return exactMinor < mostMinor ? exactMinor : mostMinor
  }
  const product = factors.reduce(multiplyRational, RATIONAL_ONE)
  // An accumulator is paid at the price that is shown, which has two decimals (product §4, states).
  const factor = bet.type === 'accumulator' ? rational(cutToHundredths(product), BigInt(ODDS_SCALE)) : product
  return applyFactor(stakeMinor, factor)
}
