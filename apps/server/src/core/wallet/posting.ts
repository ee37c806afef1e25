import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { assert } from '@xezer/std/assert'
import { type HouseAccount, isHouseAccount, type PlayerAccount } from './account-id.ts'
import type { Transfer, TransferCode, WalletState } from './wallet-state.ts'

/** Why money moves: a bet and its settlement, or an adjustment and the person who ordered it. */
export interface Cause {
  /** Of the bet, of the payment or of whatever else it is. */
  readonly id: number
  readonly generation: number
  readonly actor?: string
  readonly reason?: string
}

/**
 * Collects the transfers of one transaction on wallets that are locked by it, and keeps their balances current
 * meanwhile. Nothing is written before `writePosting`.
 */
export interface Posting {
  readonly wallets: ReadonlyMap<number, WalletState>
  readonly transfers: Transfer[]
}

export function createPosting(wallets: ReadonlyMap<number, WalletState>): Posting {
  return { wallets, transfers: [] }
}

/** A stake goes from cash to in-play and touches no house row; false when the cash is not enough. */
export function placeStake(posting: Posting, wallet: WalletState, stake: Minor, betId: number): boolean {
  if (wallet.balances.cash < stake) return false
  move(posting, wallet, 'cash', 'inplay', stake, 'stake', { id: betId, generation: 0 })
  takeRoom(wallet, stake)
  return true
}

/** The acceptance delay ended in a refusal: the reserved stake goes back to where it came from. */
export function voidStake(posting: Posting, wallet: WalletState, stake: Minor, betId: number): void {
  move(posting, wallet, 'inplay', 'cash', stake, 'stake_void', { id: betId, generation: 0 })
}

/** What follows of a bet is that of its cash; of its bonus `bonus-posting.ts` is, and says first what of it came to cash. */
export function releaseLost(posting: Posting, wallet: WalletState, stake: Minor, cause: Cause): void {
  move(posting, wallet, 'inplay', 'sports', stake, 'stake_taken', cause)
}

export function releaseWon(
  posting: Posting,
  wallet: WalletState,
  amounts: { readonly stake: Minor; readonly payout: Minor },
  cause: Cause,
  ofBonus = ZERO_MINOR,
): void {
  move(posting, wallet, 'inplay', 'sports', amounts.stake, 'stake_taken', cause)
  move(posting, wallet, 'sports', 'cash', amounts.payout, 'payout', cause)
  recoverOwed(posting, wallet, minor(amounts.payout + ofBonus), cause)
}

/** All legs void: the stake goes back to the account that funded it. */
export function releaseRefund(
  posting: Posting,
  wallet: WalletState,
  stake: Minor,
  cause: Cause,
  ofBonus = ZERO_MINOR,
): void {
  move(posting, wallet, 'inplay', 'cash', stake, 'stake_refund', cause)
  recoverOwed(posting, wallet, minor(stake + ofBonus), cause)
}

/** The house buys a part of an open bet back: its stake leaves the play for good. */
export function payCashOut(
  posting: Posting,
  wallet: WalletState,
  { stake, amount }: { readonly stake: Minor; readonly amount: Minor },
  cashOutId: number,
  ofBonus = ZERO_MINOR,
): void {
  const cause = { id: cashOutId, generation: 0 }
  move(posting, wallet, 'inplay', 'sports', stake, 'cash_out_stake', cause)
  move(posting, wallet, 'sports', 'cash', amount, 'cash_out', cause)
  recoverOwed(posting, wallet, minor(amount + ofBonus), cause)
}

export type Released = 'lost' | 'won' | 'refunded'

/**
 * Takes a settlement back with opposite transfers and makes the stake in-play again. It never fails: what the
 * player's cash does not cover is owed.
 */
export function reverseRelease(
  posting: Posting,
  wallet: WalletState,
  settled: { readonly status: Released; readonly stake: Minor; readonly payout: Minor },
  cause: Cause,
): void {
  // What came back is lost again: nobody knows what limits leave.
  wallet.room = null
  if (settled.status === 'refunded') {
    takeBack(posting, wallet, settled.stake, 'inplay', cause)
    return
  }
  if (settled.status === 'won') takeBack(posting, wallet, settled.payout, 'sports', cause)
  move(posting, wallet, 'sports', 'inplay', settled.stake, 'stake_taken_reversed', cause)
}

/** Play money of an installation without payments: given, never withdrawn. */
export function grantPlayMoney(
  posting: Posting,
  wallet: WalletState,
  amount: Minor,
  adjustmentId: number,
): void {
  move(posting, wallet, 'adjustments', 'cash', amount, 'play_money', { id: adjustmentId, generation: 0 })
}

/** What is staked counts against limits from now on. */
export function takeRoom(wallet: WalletState, stake: Minor): void {
  const { room } = wallet
  if (room === null) return
  wallet.room = room.stakeMinor < stake ? null : { ...room, stakeMinor: room.stakeMinor - stake }
}

function takeBack(
  posting: Posting,
  wallet: WalletState,
  amount: Minor,
  to: 'inplay' | 'sports',
  cause: Cause,
): void {
  const fromCash = minor(wallet.balances.cash < amount ? wallet.balances.cash : amount)
  const owed = minor(amount - fromCash)
  const isPayout = to === 'sports'
  move(posting, wallet, 'cash', to, fromCash, isPayout ? 'payout_reversed' : 'stake_refund_reversed', cause)
  move(posting, wallet, 'owed', to, owed, isPayout ? 'payout_owed' : 'stake_refund_owed', cause)
}

export function recoverOwed(posting: Posting, wallet: WalletState, received: Minor, cause: Cause): void {
  const { owed } = wallet.balances
  const amount = minor(owed < received ? owed : received)
  move(posting, wallet, 'cash', 'owed', amount, 'owed_recovered', cause)
}

export function move(
  posting: Posting,
  wallet: WalletState,
  debit: PlayerAccount | HouseAccount,
  credit: PlayerAccount | HouseAccount,
  amount: Minor,
  code: TransferCode,
  cause: Cause,
): void {
  // A payout that rounds down to nothing, or a debt that is none, moves nothing.
  if (amount === 0n) return
  assert(amount > 0n, `a transfer of ${amount}`)
  addToBalance(wallet, debit, -amount)
  addToBalance(wallet, credit, amount)
  posting.transfers.push({
    playerId: wallet.playerId,
    currency: wallet.currency,
    debit,
    credit,
    amount,
    code,
    causeId: cause.id,
    generation: cause.generation,
    actor: cause.actor ?? null,
    reason: cause.reason ?? null,
  })
}

/** Between accounts of the house, in any currency. */
export function moveInHouse(
  posting: Posting,
  transfer: Pick<Transfer, 'currency' | 'amount' | 'code'> & {
    readonly debit: HouseAccount
    readonly credit: HouseAccount
  },
  cause: Cause,
): void {
  assert(transfer.amount > 0n, `a transfer of ${transfer.amount}`)
  posting.transfers.push({
    playerId: null,
    ...transfer,
    causeId: cause.id,
    generation: cause.generation,
    actor: cause.actor ?? null,
    reason: cause.reason ?? null,
  })
}

function addToBalance(wallet: WalletState, account: PlayerAccount | HouseAccount, change: bigint): void {
  if (isHouseAccount(account)) return
  // `owed` is a debt: what is taken out of it makes it grow.
  wallet.balances[account] += account === 'owed' ? -change : change
  assert(wallet.balances[account] >= 0n, `${account} of player ${wallet.playerId} would fall below zero`)
}
