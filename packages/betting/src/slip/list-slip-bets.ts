import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { SlipPosition, SlipState } from './slip-state.ts'
import type { SlipSummary } from './summarize-slip.ts'

export interface SlipBetPosition {
  readonly eventId: number
  readonly handle: string
  /** The price that the player sees at the press. */
  readonly odds: Odds
}
export interface SlipBet {
  readonly type: BetType
  readonly size: number
  readonly amountMinor: Minor
  readonly positions: readonly SlipBetPosition[]
}

/**
 * The bets of a press of "Place bet". What has no amount is not sent (product §5, input); each single is a bet of its
 * own.
 */
export function listSlipBets(state: SlipState, summary: SlipSummary): readonly SlipBet[] {
  const singles = state.positions.flatMap((position): SlipBet[] => {
    const positions = presentPosition(position)
    const { amountMinor } = position.stake
    return amountMinor > 0n && positions.length > 0
      ? [{ type: 'singles', size: 1, amountMinor, positions }]
      : []
  })
  const positions = state.positions.flatMap(presentPosition)
  const combinations = summary.options.flatMap(({ type, size, stake }): SlipBet[] =>
    type !== 'singles' && stake.amountMinor > 0n
      ? [{ type, size, amountMinor: stake.amountMinor, positions }]
      : [],
  )
  return [...singles, ...combinations]
}

function presentPosition({ eventId, handle, odds }: SlipPosition): SlipBetPosition[] {
  return odds === null ? [] : [{ eventId, handle, odds }]
}
