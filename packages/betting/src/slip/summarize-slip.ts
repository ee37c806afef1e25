import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { isPriceAgreed, type QuoteChanges } from '../acceptance/quote-changes.ts'
import {
  applyFactor,
  type BetOption,
  listBetOptions,
  oddsFactor,
  optionOdds,
  optionReturn,
} from '../combinations/bet-option.ts'
import { maximumSystemExpress } from '../combinations/maximum-system-express.ts'
import { EMPTY_STAKE, type SlipPosition, type SlipState } from './slip-state.ts'
import { isStakeFit, type StakeField } from './stake-field.ts'

export interface SlipTerms {
  readonly quoteChanges: QuoteChanges
  /** Whether accumulators and systems can be placed; without them a slip holds singles only. */
  readonly areCombinationsOffered: boolean
}
export interface OptionSummary extends BetOption {
  /** Null for singles, and while a position cannot be placed. */
  readonly odds: Odds | null
  readonly stake: StakeField
  /** Null for singles, whose maximum is each position's own. */
  readonly maximumMinor: Minor | null
  readonly returnMinor: Minor
}
export interface SlipSummary {
  readonly options: readonly OptionSummary[]
  /** Stakes and returns are of what can be placed: fit stakes of `isCounted` positions, and combinations of such alone. */
  readonly singlesStakeMinor: Minor
  readonly combinationsStakeMinor: Minor
  readonly totalStakeMinor: Minor
  readonly maximumReturnMinor: Minor
  /** Positions whose price moved beyond what the player's setting agrees to. */
  readonly changedEventIds: readonly number[]
  readonly isPlaceable: boolean
}

/** Everything that the slip shows but does not store; computed from the state alone. */
export function summarizeSlip(state: SlipState, terms: SlipTerms): SlipSummary {
  const options = terms.areCombinationsOffered ? summarizeOptions(state) : []
  const combinations = options.filter((option) => option.type !== 'singles')
  const staked = state.positions.filter(isReady)
  const singlesStakeMinor = sum(staked.map(({ stake }) => stake.amountMinor))
  const areAllCounted = state.positions.every(isCounted)
  const combinationsStakeMinor = areAllCounted
    ? sum(combinations.map(({ stake }) => stake.amountMinor))
    : ZERO_MINOR
  const totalStakeMinor = minor(singlesStakeMinor + combinationsStakeMinor)
  return {
    options,
    singlesStakeMinor,
    combinationsStakeMinor,
    totalStakeMinor,
    maximumReturnMinor: sum([...staked.map(positionReturn), ...combinations.map((one) => one.returnMinor)]),
    changedEventIds: state.positions
      .filter((position) => needsAgreement(position, terms.quoteChanges))
      .map(({ eventId }) => eventId),
    isPlaceable: isPlaceable(state, options, totalStakeMinor),
  }
}

/** product §4, states: nothing invalid, every position placeable, and at least one amount above 0. */
function isPlaceable(state: SlipState, options: readonly OptionSummary[], totalStakeMinor: Minor): boolean {
  return (
    state.positions.every(isReady) && options.every(({ stake }) => !stake.isInvalid) && totalStakeMinor > 0n
  )
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

export function positionReturn(position: SlipPosition): Minor {
  return position.odds === null
    ? ZERO_MINOR
    : applyFactor(position.stake.amountMinor, oddsFactor(position.odds))
}

export function needsAgreement(position: SlipPosition, quoteChanges: QuoteChanges): boolean {
  const { agreedOdds, odds } = position
  return agreedOdds !== null && odds !== null && !isPriceAgreed(agreedOdds, odds, quoteChanges)
}

function summarizeOptions(state: SlipState): readonly OptionSummary[] {
  const legs = state.positions.flatMap(({ odds }) => (odds === null ? [] : [odds]))
  const maxima = state.positions.map((position) => position.maximumSystemExpressMinor)
  const areAllCounted = state.positions.every(isCounted)
  return listBetOptions(state.positions.length).map((option) => {
    if (option.type === 'singles') {
      const returnMinor = sum(state.positions.filter(isReady).map(positionReturn))
      return { ...option, odds: null, stake: state.singleStake, maximumMinor: null, returnMinor }
    }
    const stake = state.optionStakes[option.code] ?? EMPTY_STAKE
    if (!areAllCounted)
      return { ...option, odds: null, stake, maximumMinor: ZERO_MINOR, returnMinor: ZERO_MINOR }
    const odds = optionOdds(option, legs)
    return {
      ...option,
      odds,
      stake,
      maximumMinor: maximumSystemExpress(maxima, odds),
      returnMinor: optionReturn(option, legs, stake.amountMinor),
    }
  })
}

function sum(amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce((total, amount) => total + amount, 0n))
}
