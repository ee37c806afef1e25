import type { homeOfBonus } from '@xezer/bonuses/grant-states'
import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { type Cause, move, type Posting, type Released } from './posting.ts'
import type { WalletState } from './wallet-state.ts'

/** Where the bonus of a bet comes back to, as its grant stands. */
export type BonusHome = ReturnType<typeof homeOfBonus>

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

/** The part of a stake that the grant pays. */
export function stakeBonus(posting: Posting, wallet: WalletState, bonus: Minor, betId: number): void {
  move(posting, wallet, 'bonus', 'bonus_inplay', bonus, 'bonus_stake', { id: betId, generation: 0 })
}

/** It was not struck. */
export function voidBonus(
  posting: Posting,
  wallet: WalletState,
  bonus: Minor,
  home: BonusHome,
  betId: number,
): void {
  move(posting, wallet, 'bonus_inplay', home, bonus, 'bonus_stake_void', { id: betId, generation: 0 })
}

/** What a bet came to for its bonus part. */
export interface SettledBonus {
  readonly status: Released
  readonly stake: Minor
  /** Its share, as `splitPayout` says. */
  readonly payout: Minor
}

/** What of it came back to its home. */
export function releaseBonus(
  posting: Posting,
  wallet: WalletState,
  { status, stake, payout }: SettledBonus,
  home: BonusHome,
  cause: Cause,
): Minor {
  if (status === 'refunded') {
    move(posting, wallet, 'bonus_inplay', home, stake, 'bonus_stake_refund', cause)
    return stake
  }
  move(posting, wallet, 'bonus_inplay', 'sports', stake, 'bonus_stake_taken', cause)
  move(posting, wallet, 'sports', home, payout, 'bonus_payout', cause)
  return payout
}

/** What the house bore of a grant is repaid by what comes back of its bets, wherever that comes to. */
export function recoverBonus(
  posting: Posting,
  wallet: WalletState,
  amount: Minor,
  home: BonusHome,
  cause: Cause,
): void {
  move(posting, wallet, home, 'bonus_cost', amount, 'bonus_recovered', cause)
}

/**
 * Takes it back from where the grant stands now, and puts the stake in play again; what of it the house bore. It never fails: up to
 * what its player had of it there, what is not there any more is owed where it was cash, and borne where it was a bonus.
 */
export function reverseBonus(
  posting: Posting,
  wallet: WalletState,
  { status, stake, payout }: SettledBonus,
  { home, most }: { readonly home: BonusHome; readonly most: Minor },
  cause: Cause,
): Minor {
  const isRefund = status === 'refunded'
  const codes = isRefund ? REFUND_REVERSED : PAYOUT_REVERSED
  const amount = isRefund ? stake : payout
  const to = isRefund ? 'bonus_inplay' : 'sports'
  const asked = home === 'bonus_cost' ? amount : smaller(amount, most)
  const taken = home === 'bonus_cost' ? asked : smaller(asked, minor(wallet.balances[home]))
  const owed = home === 'cash' ? minor(asked - taken) : ZERO_MINOR
  const borne = minor(amount - taken - owed)
  move(posting, wallet, home, to, taken, codes.reversed, cause)
  move(posting, wallet, 'owed', to, owed, codes.owed, cause)
  move(posting, wallet, 'bonus_cost', to, borne, codes.borne, cause)
  if (!isRefund) move(posting, wallet, 'sports', 'bonus_inplay', stake, 'bonus_stake_taken_reversed', cause)
  return borne
}

const PAYOUT_REVERSED = {
  reversed: 'bonus_payout_reversed',
  owed: 'bonus_payout_short',
  borne: 'bonus_payout_borne',
} as const
const REFUND_REVERSED = {
  reversed: 'bonus_stake_refund_reversed',
  owed: 'bonus_stake_refund_short',
  borne: 'bonus_stake_refund_borne',
} as const

function smaller(one: Minor, other: Minor): Minor {
  return one < other ? one : other
}

/** The bonus part of what is bought back. */
export function cashOutBonus(
  posting: Posting,
  wallet: WalletState,
  { stake, amount }: { readonly stake: Minor; readonly amount: Minor },
  home: BonusHome,
  cashOutId: number,
): void {
  const cause = { id: cashOutId, generation: 0 }
  move(posting, wallet, 'bonus_inplay', 'sports', stake, 'bonus_cash_out_stake', cause)
  move(posting, wallet, 'sports', home, amount, 'bonus_cash_out', cause)
}
