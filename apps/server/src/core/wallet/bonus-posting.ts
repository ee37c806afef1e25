import type { Minor } from '@xezer/money/minor'
import { minor } from '@xezer/money/minor'
import { move, type Posting } from './posting.ts'
import type { WalletState } from './wallet-state.ts'

/** A grant starts: the house gives it. */
export function giveBonus(posting: Posting, wallet: WalletState, amount: Minor, grantId: number): void {
  move(posting, wallet, 'bonus_cost', 'bonus', amount, 'bonus_grant', { id: grantId, generation: 0 })
}

/** It was played to its end: what is left of it is the player's. */
export function convertBonus(posting: Posting, wallet: WalletState, grantId: number): void {
  const cause = { id: grantId, generation: 0 }
  move(posting, wallet, 'bonus', 'cash', minor(wallet.balances.bonus), 'bonus_convert', cause)
}

/** It ended before: what is left of it is the house's again. What of it is in play follows with its bets. */
export function takeBonusBack(posting: Posting, wallet: WalletState, grantId: number): Minor {
  const left = minor(wallet.balances.bonus)
  move(posting, wallet, 'bonus', 'bonus_cost', left, 'bonus_forfeit', { id: grantId, generation: 0 })
  return left
}
