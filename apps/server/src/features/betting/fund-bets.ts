import type { PlayedBet } from '@xezer/bonuses/qualifying-bet'
import { type ActiveBonus, type BonusShare, fundPress } from '../../core/bonuses/fund-press.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import type { StruckBet } from './decide-request.ts'

/** A bet as it is struck, for the rules of a bonus. */
export function playedBet({ requested, accepted, legs }: StruckBet): PlayedBet {
  return {
    type: requested.type,
    stakeMinor: accepted.stakeMinor,
    legOdds: legs.map((leg) => leg.accepted.odds),
  }
}

/** What the active grant pays of each, and which it counts; null where cash and bonus do not suffice. */
export function fundBets(
  bets: readonly StruckBet[],
  bonus: ActiveBonus,
  wallet: WalletState,
): readonly (BonusShare | null)[] | null {
  return fundPress(bets.map(playedBet), bonus, wallet)
}
