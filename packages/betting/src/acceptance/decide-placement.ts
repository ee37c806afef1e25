import { type Minor, minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { assert, must } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import { applyFactor, oddsFactor } from '../combinations/bet-option.ts'
import { decideCombinations } from './decide-combinations.ts'
import { decideVip } from './decide-vip.ts'
import type {
  AcceptedBet,
  AcceptedPlacement,
  PlacementBet,
  PlacementInput,
  PlacementRefusal,
} from './placement.ts'
import { openPress, type Press } from './press.ts'
import { isPriceAgreed } from './quote-changes.ts'
import type { StakeLimits } from './stake-limits.ts'

/** Most positions of one request; the contract says the same to clients. */
export const POSITIONS_LIMIT = 30

/**
 * All bets of one request are accepted together or none is; every refused position and combination is named at once. The
 * cost is that of one pass over the positions for all combinations together.
 */
export function decidePlacement(input: PlacementInput): Result<AcceptedPlacement, PlacementRefusal> {
  const { positions, bets } = input
  assert(bets.length > 0, 'a placement without bets')
  if (positions.length > POSITIONS_LIMIT || bets.filter(isSingle).length > POSITIONS_LIMIT)
    return err({ code: 'too_many_positions' })
  if (!areOffered(input)) return err({ code: 'bet_type_unavailable' })
  const press = openPress(input)
  const accepted = new Map<PlacementBet, AcceptedBet>()
  const combinations = bets.filter((bet) => !isSingle(bet))
  const areApart = press.separateRelated(combinations[0]?.legs ?? [])
  for (const bet of bets.filter(isSingle)) {
    const single = decideSingle(press, bet)
    if (single !== null) accepted.set(bet, single)
  }
  if (areApart) {
    for (const [bet, combination] of decideCombinations(press, combinations)) accepted.set(bet, combination)
  }
  const refusal = press.refusal()
  if (input.isVip === true) return decideVip(input, press, refusal)
  if (refusal !== null) return err(refusal)
  const totalMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n)
  if (totalMinor > input.balanceMinor) return err({ code: 'insufficient_funds' })
  return ok({
    positions: positions.map((_, place) => press.getOpen(place)),
    bets: bets.map((bet) => must(accepted.get(bet), 'a bet that was neither accepted nor refused')),
  })
}

function isSingle({ type }: PlacementBet): boolean {
  return type === 'singles'
}

/**
 * Types that are open to the player and fit their positions; each combination once, and all of them of the same
 * positions, as a slip offers them.
 */
function areOffered({ bets, allowedTypes }: PlacementInput): boolean {
  const combinations = bets.filter((bet) => !isSingle(bet))
  const legs = new Set(combinations[0]?.legs)
  const names = new Set(combinations.map(({ type, size }) => `${type} ${size}`))
  return (
    bets.every((bet) => allowedTypes.includes(bet.type) && isFit(bet)) &&
    names.size === combinations.length &&
    combinations.every((bet) => bet.legs.length === legs.size && bet.legs.every((leg) => legs.has(leg)))
  )
}

function isFit({ type, size, legs }: PlacementBet): boolean {
  if (type === 'singles') return size === 1 && legs.length === 1
  if (type === 'accumulator') return size === legs.length && size >= 2
  return size >= 2 && size < legs.length
}

function decideSingle(press: Press, bet: PlacementBet): AcceptedBet | null {
  const { stakeMinor } = bet
  const place = must(bet.legs[0], 'a single without its position')
  const { seenOdds, limitsAt } = press.getPosition(place)
  if (!press.takeSingle(place)) return null
  const { odds } = press.getOpen(place)
  if (!isPriceAgreed(seenOdds, odds, press.quoteChanges)) return press.refuse(place, 'price_changed')
  const limits = limitsAt(odds)
  if (stakeMinor < limits.minimumMinor) return press.refuse(place, 'stake_below_minimum', limits.minimumMinor)
  const maximumMinor = singleMaximum(limits, odds)
  if (stakeMinor > maximumMinor) return press.refuse(place, 'stake_above_maximum', maximumMinor)
  const possibleReturnMinor = applyFactor(stakeMinor, oddsFactor(odds))
  const lossMinor = minor(possibleReturnMinor - stakeMinor)
  const most = press.takeLiability(place, stakeMinor, lossMinor)
  if (most !== null) return press.refuse(place, 'liability_reached', most)
  const exposure = { byLegMinor: [lossMinor], wholeMinor: lossMinor }
  return { stakeMinor, odds, possibleReturnMinor, exposure }
}

/** The smaller of the largest stake and the stake whose payout is the largest one; rounded down. */
export function singleMaximum(limits: StakeLimits, odds: Odds): Minor {
  const byPayout = (limits.maximumPayoutMinor * 1000n) / BigInt(odds)
  return minor(byPayout < limits.maximumMinor ? byPayout : limits.maximumMinor)
}
