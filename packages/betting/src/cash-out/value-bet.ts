import { type Minor, minor } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { floorProduct, multiplyRational, RATIONAL_ONE, type Rational } from '@xezer/money/rational'
import { must } from '@xezer/std/assert'
import { cutToHundredths } from '../combinations/combined-cap.ts'
import { countCombinations, elementarySymmetric } from '../combinations/symmetric-polynomials.ts'
import { legFactor, type SettledLeg, type StruckBet } from '../settlement/settle-bet.ts'

/** What the house keeps of what a bet is worth when it buys it back. */
export const CASH_OUT_MARGIN_PERCENT = 5n
const KEPT: Rational = { numerator: 100n - CASH_OUT_MARGIN_PERCENT, denominator: 100n }

/** What may still become of an open leg, without the margin of its price. */
export interface LegChance {
  /** Of what is decided, the share that wins; in billionths. */
  readonly probabilityPpb: number
  /** The share of a stake that is expected back undecided; in billionths. */
  readonly returnedPpb: number
  /** The price now; null where it is too certain or too remote to be sold. */
  readonly oddsNow: Odds | null
}

export interface ValuedLeg extends SettledLeg {
  /** Of an open leg; null where nobody says it now. Not read of one that is settled. */
  readonly chance: LegChance | null
}
export interface ValuedBet extends Omit<StruckBet, 'legs'> {
  readonly legs: readonly ValuedLeg[]
}

const PPB = 1_000_000_000n
const SCALE = BigInt(ODDS_SCALE)
/** A leg's worth in so many parts is a whole number: two shares in billionths and a price in thousandths. */
const PARTS = PPB * PPB * SCALE

/**
 * What the house pays for an open bet: its stake times what each leg is worth, settled ones by their factor and open ones
 * by their accepted price and their chance, less the house's part; rounded down once. Null while an open leg has no chance,
 * and where nothing would be paid.
 */
export function valueBet(bet: ValuedBet): Minor | null {
  const [only] = bet.legs
  // By far the most common one, and the same sum: thousands of them are valued in a tick.
  if (bet.type === 'singles' && only !== undefined && only.result === null) {
    if (only.chance === null) return null
    const parts = openParts(only.odds, only.chance)
    return positive((bet.stakeMinor * parts * KEPT.numerator) / (PARTS * KEPT.denominator))
  }
  const factor = bet.type === 'full_cover' ? worthOfCover(bet) : worthOfLine(bet)
  if (factor === null) return null
  const amount = floorProduct(bet.stakeMinor, {
    numerator: factor.numerator * KEPT.numerator,
    denominator: factor.denominator * KEPT.denominator,
  })
  return positive(amount)
}

function positive(amount: bigint): Minor | null {
  return amount > 0n ? minor(amount) : null
}

/** What of the value of all that is open is paid for a part of its stake. */
export function valueOfPart(valueMinor: Minor, partMinor: Minor, stakeMinor: Minor): Minor {
  return minor((valueMinor * partMinor) / stakeMinor)
}

/** Of a single or an accumulator: what is paid if every open leg wins, times the shares of it that they are worth. */
function worthOfLine({ type, legs }: ValuedBet): Rational | null {
  let numerator = 1n
  let denominator = 1n
  let settled = RATIONAL_ONE
  let open = 1n
  for (const { odds, result, chance } of legs) {
    if (result !== null) {
      settled = multiplyRational(settled, legFactor(odds, result))
      continue
    }
    if (chance === null) return null
    // The worth over the price, so that the price that is paid in the end is cut as that one is.
    numerator *= openParts(odds, chance)
    denominator *= (PARTS / SCALE) * BigInt(odds)
    open *= BigInt(odds)
  }
  const openScale = SCALE ** BigInt(legs.filter(({ result }) => result === null).length)
  const best = { numerator: settled.numerator * open, denominator: settled.denominator * openScale }
  const paid = type === 'accumulator' ? { numerator: cutToHundredths(best), denominator: SCALE } : best
  return { numerator: paid.numerator * numerator, denominator: paid.denominator * denominator }
}

/** The mean worth of the lines: the elementary symmetric polynomial of the legs' worths. */
function worthOfCover({ legs, size }: ValuedBet): Rational | null {
  const shares = legs.reduce(
    (product, { result }) => (result?.kind === 'dead_heat' ? product * BigInt(result.denominator) : product),
    1n,
  )
  const parts = PARTS * shares
  const worths: bigint[] = []
  const bests: bigint[] = []
  for (const { odds, result, chance } of legs) {
    if (result === null && chance === null) return null
    const settled = result === null ? null : legFactor(odds, result)
    const best = settled ?? { numerator: BigInt(odds), denominator: SCALE }
    bests.push((best.numerator * parts) / best.denominator)
    worths.push(
      settled === null && chance !== null
        ? openParts(odds, chance) * shares
        : (best.numerator * parts) / best.denominator,
    )
  }
  const denominator = parts ** BigInt(size) * countCombinations(legs.length, size)
  const worth = { numerator: sumOfLines(worths, size), denominator }
  const best = { numerator: sumOfLines(bests, size), denominator }
  const paid = cutToHundredths(best)
  // Only a mean line beyond the cap is paid less than it comes to.
  const isCapped = paid * best.denominator < (best.numerator - best.denominator) * SCALE
  if (!isCapped) return worth
  return {
    numerator: worth.numerator * paid * best.denominator,
    denominator: worth.denominator * SCALE * best.numerator,
  }
}

function sumOfLines(factors: readonly bigint[], size: number): bigint {
  return must(elementarySymmetric(factors, size)[size], 'a line longer than the bet')
}

/** What one unit on an open leg is worth, in parts. A chance is never above that of the price that is asked now. */
function openParts(odds: Odds, { probabilityPpb, returnedPpb, oddsNow }: LegChance): bigint {
  const told = BigInt(probabilityPpb)
  const most = oddsNow === null ? PPB : (PPB * SCALE) / BigInt(oddsNow)
  const probability = told < most ? told : most
  const returned = BigInt(returnedPpb)
  return probability * (PPB - returned) * BigInt(odds) + returned * PPB * SCALE
}
