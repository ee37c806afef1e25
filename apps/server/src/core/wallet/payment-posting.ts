import type { Currency, Minor } from '@xezer/money/minor'
import { minor } from '@xezer/money/minor'
import { type Cause, move, moveInHouse, type Posting } from './posting.ts'
import type { WalletState } from './wallet-state.ts'

/** A payment as the ledger sees it: in the currency of the account, and in that of the method. */
export interface PaidAmounts {
  /** Of a withdrawal with its fee. */
  readonly amount: Minor
  readonly fee: Minor
  readonly payCurrency: Currency
  readonly payAmount: Minor
}

/** What may leave: a debt of the player is paid before it does. */
export function withdrawable({ balances: { cash, owed } }: WalletState): Minor {
  return minor(cash > owed ? cash - owed : 0n)
}

/**
 * Money that has come is the player's; its fee is the house's. What an exchange rounds stays in `exchange`. Its generation is how often it
 * was taken back before: a fee goes back and forth with it, so that every second one is a way back.
 */
export function creditDeposit(posting: Posting, wallet: WalletState, paid: PaidAmounts, cause: Cause): void {
  const isExchanged = paid.payCurrency !== wallet.currency
  if (isExchanged) {
    const taken = { currency: paid.payCurrency, amount: paid.payAmount, code: 'deposit_exchange' } as const
    moveInHouse(posting, { ...taken, debit: 'clearing', credit: 'exchange' }, cause)
  }
  const from = isExchanged ? 'exchange' : 'clearing'
  move(posting, wallet, from, 'cash', paid.amount, 'deposit', cause)
  move(posting, wallet, from, 'fees', paid.fee, 'payment_fee', { ...cause, generation: 2 * cause.generation })
}

/** What the gateway keeps of money that came is the house's cost: clearing is what the gateway has then. */
export function payGatewayFee(
  posting: Posting,
  { currency, fee }: { readonly currency: Currency; readonly fee: Minor },
  cause: Cause,
): void {
  if (fee === 0n) return
  const kept = { currency, amount: fee, code: 'gateway_fee' } as const
  moveInHouse(posting, { ...kept, debit: 'fees', credit: 'clearing' }, cause)
}

/** An ordered withdrawal is kept apart; false when what may leave is less. */
export function holdWithdrawal(posting: Posting, wallet: WalletState, amount: Minor, cause: Cause): boolean {
  if (withdrawable(wallet) < amount) return false
  move(posting, wallet, 'cash', 'withdraw_hold', amount, 'withdraw_hold', cause)
  return true
}

export function releaseWithdrawal(posting: Posting, wallet: WalletState, amount: Minor, cause: Cause): void {
  move(posting, wallet, 'withdraw_hold', 'cash', amount, 'withdraw_release', cause)
}

export function payWithdrawal(posting: Posting, wallet: WalletState, paid: PaidAmounts, cause: Cause): void {
  const isExchanged = paid.payCurrency !== wallet.currency
  const sent = minor(paid.amount - paid.fee)
  move(posting, wallet, 'withdraw_hold', isExchanged ? 'exchange' : 'clearing', sent, 'withdraw_paid', cause)
  move(posting, wallet, 'withdraw_hold', 'fees', paid.fee, 'payment_fee', cause)
  if (!isExchanged) return
  const given = { currency: paid.payCurrency, amount: paid.payAmount, code: 'withdraw_exchange' } as const
  moveInHouse(posting, { ...given, debit: 'exchange', credit: 'clearing' }, cause)
}

/** The gateway brings back what it had paid, the fee is given back as well: nothing reached the player. */
export function returnWithdrawal(posting: Posting, wallet: WalletState, paid: PaidAmounts, id: number): void {
  // The second time of each code: the way back.
  const cause = { id, generation: 1 }
  const isExchanged = paid.payCurrency !== wallet.currency
  if (isExchanged) {
    const back = { currency: paid.payCurrency, amount: paid.payAmount, code: 'withdraw_exchange' } as const
    moveInHouse(posting, { ...back, debit: 'clearing', credit: 'exchange' }, cause)
  }
  const sent = minor(paid.amount - paid.fee)
  move(posting, wallet, isExchanged ? 'exchange' : 'clearing', 'cash', sent, 'withdraw_returned', cause)
  move(posting, wallet, 'fees', 'cash', paid.fee, 'payment_fee', cause)
}

/** A deposit that its payer took back, with its fee; what is no longer there is owed, and it never fails. */
export function chargeBack(posting: Posting, wallet: WalletState, paid: PaidAmounts, cause: Cause): void {
  const isExchanged = paid.payCurrency !== wallet.currency
  const to = isExchanged ? 'exchange' : 'clearing'
  const { cash } = wallet.balances
  const fromCash = minor(cash < paid.amount ? cash : paid.amount)
  move(posting, wallet, 'cash', to, fromCash, 'chargeback', cause)
  move(posting, wallet, 'owed', to, minor(paid.amount - fromCash), 'chargeback_owed', cause)
  move(posting, wallet, 'fees', to, paid.fee, 'payment_fee', {
    ...cause,
    generation: 2 * cause.generation + 1,
  })
  if (!isExchanged) return
  const given = { currency: paid.payCurrency, amount: paid.payAmount, code: 'chargeback_exchange' } as const
  moveInHouse(posting, { ...given, debit: 'exchange', credit: 'clearing' }, cause)
}

/**
 * The house has won the dispute: the whole deposit is cash again, and its fee the house's. What the charge-back had left owed stays owed,
 * and is kept back from what may leave like any other debt.
 */
export function reinstate(posting: Posting, wallet: WalletState, paid: PaidAmounts, cause: Cause): void {
  creditDeposit(posting, wallet, paid, cause)
}

/** Money that came and belongs to nobody yet. */
export interface Suspended {
  readonly currency: Currency
  readonly amount: Minor
}

export function suspend(posting: Posting, { currency, amount }: Suspended, quarantineId: number): void {
  const cause = { id: quarantineId, generation: 0 }
  moveInHouse(
    posting,
    { currency, amount, code: 'suspense_in', debit: 'clearing', credit: 'suspense' },
    cause,
  )
}

export function returnSuspended(posting: Posting, { currency, amount }: Suspended, cause: Cause): void {
  const back = { currency, amount, code: 'suspense_return' } as const
  moveInHouse(posting, { ...back, debit: 'suspense', credit: 'clearing' }, cause)
}

/** An operator has said whose it is, and what it is worth in the account's currency. */
export function creditSuspended(
  posting: Posting,
  wallet: WalletState,
  suspended: Suspended,
  worth: Minor,
  cause: Cause,
): void {
  const isExchanged = suspended.currency !== wallet.currency
  if (isExchanged) {
    const taken = { ...suspended, code: 'deposit_exchange' } as const
    moveInHouse(posting, { ...taken, debit: 'suspense', credit: 'exchange' }, cause)
  }
  move(posting, wallet, isExchanged ? 'exchange' : 'suspense', 'cash', worth, 'suspense_credit', cause)
}
