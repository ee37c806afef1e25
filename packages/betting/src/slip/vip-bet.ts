import type { Minor } from '@xezer/money/minor'
import { isOfLimits, priceVip } from '../acceptance/decide-vip.ts'
import { combinationCode } from '../combinations/bet-option.ts'
import { listSlipBets, type SlipBet } from './list-slip-bets.ts'
import type { SlipState } from './slip-state.ts'
import { isStakeFit } from './stake-field.ts'
import { isCounted, isOptionFit, type SlipSummary } from './summarize-slip.ts'

export interface VipBet {
  readonly amountMinor: Minor
  readonly returnMinor: Minor
}

/**
 * The one bet of a slip that could be sent to be decided on: before its matches, and above what is taken at once, by the
 * limits that the slip knows or by those that it was refused for. Null where there is none.
 */
export function findVipBet(state: SlipState, summary: SlipSummary): VipBet | null {
  const { positions } = state
  if (state.phase !== 'editing' || !positions.every((position) => isCounted(position) && !position.isLive))
    return null
  const stakes = [...positions, ...summary.options].map(({ stake }) => stake)
  if (stakes.some(({ isInvalid }) => isInvalid)) return null
  const [bet, another] = listSlipBets(state, summary)
  if (bet === undefined || another !== undefined || !isAboveLimits(bet, state, summary)) return null
  const legs = bet.positions.map(({ odds }) => odds)
  return {
    amountMinor: bet.amountMinor,
    returnMinor: priceVip(bet, legs, bet.amountMinor).possibleReturnMinor,
  }
}

function isAboveLimits(bet: SlipBet, state: SlipState, summary: SlipSummary): boolean {
  const own = state.positions.filter(({ handle }) => bet.positions.some((leg) => leg.handle === handle))
  const isRefused = own.some(({ error }) => error !== null && isOfLimits(error.code))
  if (bet.type === 'singles') return isRefused || !own.every(isStakeFit)
  const code = combinationCode(bet, bet.positions.length)
  const option = summary.options.find((known) => known.code === code)
  const error = state.optionErrors[code]
  return (
    isRefused ||
    (error !== undefined && isOfLimits(error.code)) ||
    (option !== undefined && !isOptionFit(option))
  )
}
