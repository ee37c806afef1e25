import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { isPriceAgreed, type QuoteChanges } from '../acceptance/quote-changes.ts'
import {
  applyFactor,
  type BetOption,
  combinePrices,
  listBetOptions,
  oddsFactor,
} from '../combinations/bet-option.ts'
import { leastReturns } from '../combinations/least-return.ts'
import { maximumSystemExpress } from '../combinations/maximum-system-express.ts'
import { EMPTY_STAKE, type SlipPosition, type SlipState } from './slip-state.ts'
import { isStakeFit, type StakeField } from './stake-field.ts'

export interface OptionSummary extends BetOption {
  /** Null for singles, and while a position cannot be placed. */
  readonly odds: Odds | null
  readonly stake: StakeField
  /** Null for singles, whose maximum is each position's own. */
  readonly maximumMinor: Minor | null
  readonly returnMinor: Minor
  /** What comes back when no more than one line wins, of the lowest prices; what `returnMinor` is where there is one line. */
  readonly leastReturnMinor: Minor
}
export interface SlipSummary {
  readonly options: readonly OptionSummary[]
  /** Stakes and returns are of what can be placed: fit stakes of `isCounted` positions, and combinations of such alone. */
  readonly singlesStakeMinor: Minor
  readonly combinationsStakeMinor: Minor
  readonly totalStakeMinor: Minor
  readonly maximumReturnMinor: Minor
  /** How many bets a press would place. */
  readonly betCount: number
  /** Positions whose price moved beyond what the player's setting agrees to. */
  readonly changedEventIds: readonly number[]
  /** Whether a press places something at a price beyond that: a single at its own, a combination at the combined one. */
  readonly isAgreementNeeded: boolean
  readonly isPlaceable: boolean
}

/** Everything that the slip shows but does not store; computed from the state alone. */
export function summarizeSlip(state: SlipState, quoteChanges: QuoteChanges): SlipSummary {
  const options = summarizeOptions(state)
  const combinations = options.filter((option) => option.type !== 'singles' && isOptionFit(option))
  const staked = state.positions.filter(isReady)
  const singlesStakeMinor = sum(staked.map(({ stake }) => stake.amountMinor))
  const areAllCounted = state.positions.every(isCounted)
  const stakedOptions = areAllCounted ? combinations.filter(hasStake) : []
  const combinationsStakeMinor = sum(stakedOptions.map(({ stake }) => stake.amountMinor))
  const totalStakeMinor = minor(singlesStakeMinor + combinationsStakeMinor)
  return {
    options,
    singlesStakeMinor,
    combinationsStakeMinor,
    totalStakeMinor,
    maximumReturnMinor: sum([...staked.map(positionReturn), ...combinations.map((one) => one.returnMinor)]),
    betCount: staked.filter(hasStake).length + stakedOptions.length,
    changedEventIds: state.positions
      .filter((position) => needsAgreement(position, quoteChanges))
      .map(({ eventId }) => eventId),
    isAgreementNeeded:
      staked.some((position) => hasStake(position) && needsAgreement(position, quoteChanges)) ||
      needCombinedAgreement(stakedOptions, state, quoteChanges),
    isPlaceable: isPlaceable(state, options, totalStakeMinor),
  }
}

/** product §4, states: nothing invalid, every position placeable, and at least one amount above 0. */
function isPlaceable(state: SlipState, options: readonly OptionSummary[], totalStakeMinor: Minor): boolean {
  return state.positions.every(isReady) && options.every(isOptionFit) && totalStakeMinor > 0n
}

/**
 * Whether a position is in the sums: not refused, and with a price. While one is not, nothing of the slip can be
 * placed (product §4, states); the sums then say what the slip is worth once that position is open again or removed.
 */
export function isCounted({ isPlaceable: canBePlaced, odds }: SlipPosition): boolean {
  return canBePlaced && odds !== null
}

/** Whether its stake is in the sums as well. */
function isReady(position: SlipPosition): boolean {
  return isCounted(position) && isStakeFit(position)
}

/** An amount, and none above the option's maximum where one is known; singles answer for themselves. */
export function isOptionFit({ stake, maximumMinor }: OptionSummary): boolean {
  return isStakeFit({ stake, maximumMinor: maximumMinor ?? ZERO_MINOR })
}

function hasStake({ stake }: { readonly stake: StakeField }): boolean {
  return stake.amountMinor > 0n
}

export function positionReturn(position: SlipPosition): Minor {
  return position.odds === null
    ? ZERO_MINOR
    : applyFactor(position.stake.amountMinor, oddsFactor(position.odds))
}

export function needsAgreement(position: SlipPosition, quoteChanges: QuoteChanges): boolean {
  const { agreedOdds, odds } = position
  return agreedOdds !== null && odds !== null && !isPriceAgreed(agreedOdds, odds, quoteChanges)
}

/** A combination is agreed to at its combined price: one leg may fall when another rises by more. */
function needCombinedAgreement(
  staked: readonly OptionSummary[],
  { positions }: SlipState,
  quoteChanges: QuoteChanges,
): boolean {
  if (staked.length === 0 || positions.every(({ agreedOdds, odds }) => agreedOdds === odds)) return false
  const agreed = combinePrices(positions.flatMap(({ agreedOdds, odds }) => agreedOdds ?? odds ?? []))
  return staked.some(
    (option) => option.odds !== null && !isPriceAgreed(agreed.oddsOf(option), option.odds, quoteChanges),
  )
}

function summarizeOptions(state: SlipState): readonly OptionSummary[] {
  const legs = state.positions.flatMap(({ odds }) => (odds === null ? [] : [odds]))
  const maxima = state.positions.map((position) => position.maximumSystemExpressMinor)
  const areAllCounted = state.positions.every(isCounted)
  const prices = areAllCounted ? combinePrices(legs) : null
  const least = leastReturns(legs)
  const payoutMinor = leastOf(state.positions.map((position) => position.maximumPayoutMinor))
  return listBetOptions(state.positions.length).map((option) => {
    if (option.type === 'singles') {
      const returnMinor = sum(state.positions.filter(isReady).map(positionReturn))
      const leastReturnMinor = returnMinor
      return {
        ...option,
        odds: null,
        stake: state.singleStake,
        maximumMinor: null,
        returnMinor,
        leastReturnMinor,
      }
    }
    const stake = state.optionStakes[option.code] ?? EMPTY_STAKE
    if (prices === null) return { ...option, odds: null, stake, maximumMinor: ZERO_MINOR, ...NO_RETURN }
    const isStaked = stake.amountMinor > 0n
    const odds = prices.oddsOf(option)
    const byWin = maximumSystemExpress(maxima, odds)
    const byPayout = payoutMinor === null ? byWin : prices.amountFor(option, payoutMinor)
    return {
      ...option,
      odds,
      stake,
      maximumMinor: byPayout < byWin ? byPayout : byWin,
      returnMinor: isStaked ? prices.returnOf(option, stake.amountMinor) : ZERO_MINOR,
      leastReturnMinor: isStaked ? least(option, stake.amountMinor) : ZERO_MINOR,
    }
  })
}

/** Null when nobody says. */
function leastOf(amounts: readonly Minor[]): Minor | null {
  const known = amounts.filter((amount) => amount > 0n)
  return known.length === 0 ? null : known.reduce((least, amount) => (amount < least ? amount : least))
}

const NO_RETURN = { returnMinor: ZERO_MINOR, leastReturnMinor: ZERO_MINOR }

function sum(amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce((total, amount) => total + amount, 0n))
}
