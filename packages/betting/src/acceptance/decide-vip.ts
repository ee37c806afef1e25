import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { err, ok, type Result } from '@xezer/std/result'
import { applyFactor, combinePrices, oddsFactor } from '../combinations/bet-option.ts'
import type { AcceptedPlacement, PlacementBet, PlacementInput, PlacementRefusal } from './placement.ts'
import type { Press } from './press.ts'

/** A VIP bet is decided so long before its first event at the latest, and none is taken after that (product §9, constants). */
export const VIP_NOTICE_MS = 10 * 60_000

/** What a VIP bet may be above, and nothing else may be wrong with it. */
const LIMIT_CODES: readonly string[] = [
  'stake_above_maximum',
  'payout_above_maximum',
  'liability_reached',
  'combination_limit_reached',
]

/**
 * Whether one bet that the limits refuse can wait for a decision: nothing else is wrong with it, and all of its events are at
 * least ten minutes ahead. `refusal` is what the press would be told as a usual one.
 */
export function decideVip(
  input: PlacementInput,
  press: Press,
  refusal: PlacementRefusal | null,
): Result<AcceptedPlacement, PlacementRefusal> {
  const [bet, another] = input.bets
  if (bet === undefined || another !== undefined) return err({ code: 'bet_type_unavailable' })
  if (refusal !== null && !isOnlyOfLimits(refusal)) return err(refusal)
  const positions = input.positions.map((_, place) => press.getOpen(place))
  if (positions.some(({ isLive }) => isLive)) return err({ code: 'vip_in_play' })
  if (input.positions.some(({ state }) => !isAhead(state?.startsAtMs ?? 0, input.nowMs)))
    return err({ code: 'vip_too_late' })
  if (refusal === null) return err({ code: 'vip_not_needed' })
  if (bet.stakeMinor > input.balanceMinor) return err({ code: 'insufficient_funds' })
  const legs = bet.legs.map((leg) => press.getOpen(leg).odds)
  return ok({ positions, bets: [{ stakeMinor: bet.stakeMinor, ...priceVip(bet, legs, bet.stakeMinor) }] })
}

/** Whether an event is so far ahead that a VIP bet on it can still be decided. */
export function isAhead(startsAtMs: number, nowMs: number): boolean {
  return startsAtMs - VIP_NOTICE_MS > nowMs
}

/** The price of a bet and what a stake on it returns, as of any other bet. */
export function priceVip(
  bet: Pick<PlacementBet, 'type' | 'size'>,
  legs: readonly Odds[],
  stakeMinor: Minor,
): { readonly odds: Odds; readonly possibleReturnMinor: Minor } {
  const [first] = legs
  if (bet.type === 'singles' && first !== undefined)
    return { odds: first, possibleReturnMinor: applyFactor(stakeMinor, oddsFactor(first)) }
  const prices = combinePrices(legs)
  return { odds: prices.oddsOf(bet), possibleReturnMinor: prices.returnOf(bet, stakeMinor) }
}

function isOnlyOfLimits(refusal: PlacementRefusal): boolean {
  return (
    refusal.code === 'bets_refused' &&
    [...refusal.positions, ...refusal.combinations].every(({ code }) => isOfLimits(code))
  )
}

/** Whether a bet was refused for its size alone. */
export function isOfLimits(code: string): boolean {
  return LIMIT_CODES.includes(code)
}
