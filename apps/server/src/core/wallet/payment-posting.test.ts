import { minor } from '@xezer/money/minor'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargeBack,
  creditDeposit,
  creditSuspended,
  holdWithdrawal,
  payWithdrawal,
  reinstate,
  releaseWithdrawal,
  returnSuspended,
  returnWithdrawal,
  suspend,
  withdrawable,
} from './payment-posting.ts'
import { createPosting, type Posting } from './posting.ts'
import type { WalletState } from './wallet-state.ts'

const CAUSE = { id: 7, generation: 0 }
const SAME = { amount: minor(100n), fee: minor(2n), payCurrency: 'AZN', payAmount: minor(102n) } as const
const OTHER = { amount: minor(100n), fee: minor(2n), payCurrency: 'RUR', payAmount: minor(5100n) } as const

function walletOf(balances: Partial<WalletState['balances']> = {}): WalletState {
  const zero = { cash: 0n, inplay: 0n, bonus: 0n, bonus_inplay: 0n, withdraw_hold: 0n, owed: 0n }
  return { playerId: 3, currency: 'AZN', balances: { ...zero, ...balances }, room: null, storedRoom: null }
}
const begin = (wallet: WalletState) => createPosting(new Map([[wallet.playerId, wallet]]))
const told = (posting: Posting) =>
  posting.transfers.map(
    ({ debit, credit, currency, amount, code }) => `${code} ${debit}>${credit} ${amount} ${currency}`,
  )

describe('a deposit', () => {
  it('in the currency of the account', () => {
    const wallet = walletOf()
    const posting = begin(wallet)
    creditDeposit(posting, wallet, SAME, CAUSE)
    expect(told(posting)).toEqual(['deposit clearing>cash 100 AZN', 'payment_fee clearing>fees 2 AZN'])
    expect(wallet.balances.cash).toBe(100n)
  })

  it('in another one goes through the exchange', () => {
    const wallet = walletOf()
    const posting = begin(wallet)
    creditDeposit(posting, wallet, OTHER, CAUSE)
    expect(told(posting)).toEqual([
      'deposit_exchange clearing>exchange 5100 RUR',
      'deposit exchange>cash 100 AZN',
      'payment_fee exchange>fees 2 AZN',
    ])
  })

  it.each([
    [1000n, ['chargeback cash>exchange 100 AZN'], 900n, 0n],
    [30n, ['chargeback cash>exchange 30 AZN', 'chargeback_owed owed>exchange 70 AZN'], 0n, 70n],
    [0n, ['chargeback_owed owed>exchange 100 AZN'], 0n, 100n],
  ])('that is charged back of a player with %d never fails', (cash, moves, left, owed) => {
    const wallet = walletOf({ cash })
    const posting = begin(wallet)
    chargeBack(posting, wallet, OTHER, CAUSE)
    expect(told(posting)).toEqual([
      ...moves,
      'payment_fee fees>exchange 2 AZN',
      'chargeback_exchange exchange>clearing 5100 RUR',
    ])
    expect([wallet.balances.cash, wallet.balances.owed]).toEqual([left, owed])
  })

  it.each([SAME, OTHER])('that is disputed again and again leaves nothing behind: %o', (paid) => {
    const wallet = walletOf()
    const posting = begin(wallet)
    for (let disputes = 0; disputes < 3; disputes += 1) {
      const cause = { ...CAUSE, generation: disputes }
      if (disputes === 0) creditDeposit(posting, wallet, paid, cause)
      else reinstate(posting, wallet, paid, cause)
      chargeBack(posting, wallet, paid, cause)
    }
    const left = new Map<string, bigint>()
    for (const { debit, credit, currency, amount } of posting.transfers) {
      const add = (account: string, by: bigint) =>
        left.set(`${account} ${currency}`, (left.get(`${account} ${currency}`) ?? 0n) + by)
      add(String(debit), -amount)
      add(String(credit), amount)
    }
    expect([...left].filter(([, amount]) => amount !== 0n)).toEqual([])
    const keys = posting.transfers.map(({ code, generation }) => `${code} ${generation}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it('won back comes again with its fee, and what is owed stays owed', () => {
  const wallet = walletOf({ cash: 0n, owed: 70n })
  const posting = begin(wallet)
  reinstate(posting, wallet, OTHER, { ...CAUSE, generation: 1 })
  expect(told(posting)).toEqual([
    'deposit_exchange clearing>exchange 5100 RUR',
    'deposit exchange>cash 100 AZN',
    'payment_fee exchange>fees 2 AZN',
  ])
  expect(withdrawable(wallet)).toBe(30n)
})

describe('a withdrawal', () => {
  it.each([
    [100n, 0n, 100n, true],
    [100n, 1n, 99n, false],
    [99n, 0n, 99n, false],
    [50n, 80n, 0n, false],
  ])('of 100 with %d and a debt of %d: %d may leave, held %s', (cash, owed, most, isHeld) => {
    const wallet = walletOf({ cash, owed })
    const posting = begin(wallet)
    expect(withdrawable(wallet)).toBe(most)
    expect(holdWithdrawal(posting, wallet, minor(100n), CAUSE)).toBe(isHeld)
    expect(told(posting)).toEqual(isHeld ? ['withdraw_hold cash>withdraw_hold 100 AZN'] : [])
  })

  it('comes back whole, or is paid with its fee', () => {
    const wallet = walletOf({ withdraw_hold: 200n })
    const posting = begin(wallet)
    releaseWithdrawal(posting, wallet, minor(100n), CAUSE)
    payWithdrawal(posting, wallet, { ...OTHER, payAmount: minor(4900n) }, CAUSE)
    expect(told(posting)).toEqual([
      'withdraw_release withdraw_hold>cash 100 AZN',
      'withdraw_paid withdraw_hold>exchange 98 AZN',
      'payment_fee withdraw_hold>fees 2 AZN',
      'withdraw_exchange exchange>clearing 4900 RUR',
    ])
    expect([wallet.balances.cash, wallet.balances.withdraw_hold]).toEqual([100n, 0n])
  })

  it('that the gateway takes back is whole again', () => {
    fc.assert(
      fc.property(fc.bigInt(3n, 10_000n), fc.boolean(), (amount, isExchanged) => {
        const wallet = walletOf({ withdraw_hold: amount })
        const posting = begin(wallet)
        const paid = { ...(isExchanged ? OTHER : SAME), amount: minor(amount) }
        payWithdrawal(posting, wallet, paid, CAUSE)
        returnWithdrawal(posting, wallet, paid, CAUSE.id)
        expect([wallet.balances.cash, wallet.balances.withdraw_hold]).toEqual([amount, 0n])
        const sums = new Map<string, bigint>()
        for (const { debit, credit, currency, amount: moved } of posting.transfers) {
          sums.set(`${debit} ${currency}`, (sums.get(`${debit} ${currency}`) ?? 0n) - moved)
          sums.set(`${credit} ${currency}`, (sums.get(`${credit} ${currency}`) ?? 0n) + moved)
        }
        // Nothing stays with the house.
        expect([...sums].filter(([name, sum]) => !/^(cash|withdraw_hold)/.test(name) && sum !== 0n)).toEqual(
          [],
        )
      }),
    )
  })
})

it('money that belongs to nobody waits, and goes to a player or back', () => {
  const wallet = walletOf()
  const posting = begin(wallet)
  suspend(posting, { currency: 'RUR', amount: minor(500n) }, 9)
  creditSuspended(posting, wallet, { currency: 'RUR', amount: minor(300n) }, minor(6n), CAUSE)
  creditSuspended(posting, wallet, { currency: 'AZN', amount: minor(5n) }, minor(5n), CAUSE)
  returnSuspended(posting, { currency: 'RUR', amount: minor(200n) }, CAUSE)
  expect(told(posting)).toEqual([
    'suspense_in clearing>suspense 500 RUR',
    'deposit_exchange suspense>exchange 300 RUR',
    'suspense_credit exchange>cash 6 AZN',
    'suspense_credit suspense>cash 5 AZN',
    'suspense_return suspense>clearing 200 RUR',
  ])
})
