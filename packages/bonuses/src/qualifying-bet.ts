import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { BonusRules } from './campaign.ts'

/** A bet as the rules of a bonus see it. */
export interface PlayedBet {
  readonly type: BetType
  readonly stakeMinor: Minor
  /** At which its legs are struck. */
  readonly legOdds: readonly Odds[]
}

/** Whether a grant of this amount may fund the bet, and counts it once it is settled. A VIP bet is never asked about. */
export function qualifies(bet: PlayedBet, rules: BonusRules, amount: Minor): boolean {
  if (rules.stake === 'equal' && bet.stakeMinor !== amount) return false
  return rules.bets.some(
    ({ type, legsMin, oddsMin }) =>
      bet.type === type && bet.legOdds.length >= legsMin && bet.legOdds.every((odds) => odds >= oddsMin),
  )
}
