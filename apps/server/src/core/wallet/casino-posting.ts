import { type Minor, minor } from '@xezer/money/minor'
import { type Cause, move, type Posting, recoverOwed, takeRoom } from './posting.ts'
import type { WalletState } from './wallet-state.ts'

/*
 * A round of a game is a cause, its messages are the generations: a stake waits in play until the game pays or closes, and until
 * then it may come back. Bonus money is never played with.
 */

/** False when the cash is not enough. */
export function stakeRound(posting: Posting, wallet: WalletState, stake: Minor, cause: Cause): boolean {
  if (wallet.balances.cash < stake) return false
  move(posting, wallet, 'cash', 'inplay', stake, 'casino_stake', cause)
  takeRoom(wallet, stake)
  return true
}

/** The game has paid or closed: what was in play of it is the house's. */
export function takeRoundStake(posting: Posting, wallet: WalletState, stake: Minor, cause: Cause): void {
  move(posting, wallet, 'inplay', 'casino', stake, 'casino_taken', cause)
}

/** Of a free round the house pays what it gave away. */
export function payRoundWin(
  posting: Posting,
  wallet: WalletState,
  amount: Minor,
  cause: Cause,
  isFree: boolean,
): void {
  move(posting, wallet, isFree ? 'bonus_cost' : 'casino', 'cash', amount, 'casino_win', cause)
  recoverOwed(posting, wallet, minor(amount), cause)
}

/** The bet of a round is given back as if it had never been. */
export function refundRoundStake(posting: Posting, wallet: WalletState, stake: Minor, cause: Cause): void {
  move(posting, wallet, 'inplay', 'cash', stake, 'casino_refund', cause)
  recoverOwed(posting, wallet, stake, cause)
}
