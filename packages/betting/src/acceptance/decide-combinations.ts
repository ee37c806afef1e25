import { type Minor, minor } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { must } from '@xezer/std/assert'
import { type CombinedPrices, combinationCode, combinePrices } from '../combinations/bet-option.ts'
import { maximumSystemExpress } from '../combinations/maximum-system-express.ts'
import { countCombinations } from '../combinations/symmetric-polynomials.ts'
import { type BetExposure, exposeBet } from './expose-bet.ts'
import type { AcceptedBet, CombinationCode, PlacementBet } from './placement.ts'
import { type Press, stakeWithin } from './press.ts'
import { isPriceAgreed } from './quote-changes.ts'

/** What all combinations of a press share: the same legs, all of them open and apart. */
interface Board {
  readonly legs: readonly number[]
  readonly odds: readonly Odds[]
  readonly now: CombinedPrices
  readonly seen: CombinedPrices
  readonly minimumMinor: Minor
  /** Of each leg (product §3, entities, maximumSystemExpress). */
  readonly maximaMinor: readonly Minor[]
  readonly maximumPayoutMinor: Minor
}

/** A bet with what it would be struck at. */
interface Candidate {
  readonly bet: PlacementBet
  readonly odds: Odds
  readonly possibleReturnMinor: Minor
}

interface Objection {
  readonly code: CombinationCode
  readonly limitMinor: Minor | null
}

/** The accepted ones; the others are refused in the press. Each counts against the limits that the ones before it left. */
export function decideCombinations(
  press: Press,
  bets: readonly PlacementBet[],
): readonly (readonly [PlacementBet, AcceptedBet])[] {
  const legs = bets[0]?.legs
  if (legs === undefined) return []
  const board = openBoard(press, legs, largestCover(bets))
  return bets.flatMap((bet) => {
    const odds = board.now.oddsOf(bet)
    const candidate = { bet, odds, possibleReturnMinor: board.now.returnOf(bet, bet.stakeMinor) }
    const exposure = exposeFresh(press, candidate)
    const objection =
      findPriceObjection(press, board, candidate) ??
      findStakeObjection(board, candidate) ??
      findLiabilityObjection(press, candidate, exposure)
    if (objection === null) {
      const { possibleReturnMinor } = candidate
      return [[bet, { stakeMinor: bet.stakeMinor, odds, possibleReturnMinor, exposure }] as const]
    }
    press.refuseCombination({ option: combinationCode(bet, legs.length), odds, ...objection })
    return []
  })
}

/** By leg in the order of the bet, which need not be the board's. */
function exposeFresh(press: Press, { bet, possibleReturnMinor }: Candidate): BetExposure {
  const legs = bet.legs.map((leg) => ({ odds: press.getOpen(leg).odds, result: null }))
  return exposeBet({ ...bet, possibleReturnMinor, legs })
}

/** The accumulator's product is one pass, however many its legs are; the sums of full covers are one for each size. */
function largestCover(bets: readonly PlacementBet[]): number {
  return Math.max(0, ...bets.map(({ type, size }) => (type === 'full_cover' ? size : 0)))
}

function openBoard(press: Press, legs: readonly number[], sizeMax: number): Board {
  const odds = legs.map((leg) => press.getOpen(leg).odds)
  const seen = legs.map((leg) => press.getPosition(leg).seenOdds)
  const now = combinePrices(odds, sizeMax)
  const limits = legs.map((leg, index) => press.getPosition(leg).limitsAt(odds[index] as Odds))
  return {
    legs,
    odds,
    now,
    seen: seen.every((price, index) => price === odds[index]) ? now : combinePrices(seen, sizeMax),
    minimumMinor: largest(limits.map(({ minimumMinor }) => minimumMinor)),
    maximaMinor: limits.map(({ maximumSystemExpressMinor }) => maximumSystemExpressMinor),
    maximumPayoutMinor: least(limits.map(({ maximumPayoutMinor }) => maximumPayoutMinor)),
  }
}

/** The player's setting is about the price that the slip shows: the product, or the mean line. */
function findPriceObjection(press: Press, board: Board, { bet, odds }: Candidate): Objection | null {
  if (!isPriceAgreed(board.seen.oddsOf(bet), odds, press.quoteChanges)) {
    for (const [index, leg] of board.legs.entries()) {
      if (press.getPosition(leg).seenOdds !== board.odds[index]) press.refuse(leg, 'price_changed')
    }
    return { code: 'price_changed', limitMinor: null }
  }
  return odds > ODDS_SCALE ? null : { code: 'combined_odds_too_low', limitMinor: null }
}

function findStakeObjection(board: Board, { bet, odds, possibleReturnMinor }: Candidate): Objection | null {
  const { stakeMinor } = bet
  if (stakeMinor < board.minimumMinor) return { code: 'stake_below_minimum', limitMinor: board.minimumMinor }
  const lines = countCombinations(board.legs.length, bet.size)
  if (stakeMinor < lines) return { code: 'line_below_minimum', limitMinor: minor(lines) }
  const byExpress = maximumSystemExpress(board.maximaMinor, odds)
  const byPayout = board.now.amountFor(bet, board.maximumPayoutMinor)
  const limitMinor = least([byExpress, byPayout])
  if (stakeMinor > byExpress) return { code: 'stake_above_maximum', limitMinor }
  return possibleReturnMinor > board.maximumPayoutMinor ? { code: 'payout_above_maximum', limitMinor } : null
}

/** Takes what the bet costs from what is left, or says which limit holds, beside its positions too. */
function findLiabilityObjection(
  press: Press,
  { bet: { legs, stakeMinor } }: Candidate,
  { byLegMinor, wholeMinor }: BetExposure,
): Objection | null {
  const lossOf = (index: number) => must(byLegMinor[index], 'a leg without what it costs')
  const full = legs.filter((leg, index) => lossOf(index) > press.liabilityLeft(leg))
  if (full.length > 0) {
    for (const leg of full) press.refuse(leg, 'liability_reached')
    const limits = full.map((leg) =>
      stakeWithin(press.liabilityLeft(leg), stakeMinor, lossOf(legs.indexOf(leg))),
    )
    return { code: 'liability_reached', limitMinor: least(limits) }
  }
  if (wholeMinor > press.combinationsLeft()) {
    const limitMinor = stakeWithin(press.combinationsLeft(), stakeMinor, wholeMinor)
    return { code: 'combination_limit_reached', limitMinor }
  }
  press.takeCombination(legs, byLegMinor, wholeMinor)
  return null
}

function largest(amounts: readonly Minor[]): Minor {
  return amounts.reduce((most, amount) => (amount > most ? amount : most))
}

function least(amounts: readonly Minor[]): Minor {
  return amounts.reduce((fewest, amount) => (amount < fewest ? amount : fewest))
}
