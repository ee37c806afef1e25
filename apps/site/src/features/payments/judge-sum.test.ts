import { minor } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { describe, expect, it } from 'vitest'
import type { OrderRules } from './decide-order.ts'
import type { Rooms } from './deposit-room.ts'
import { exampleTerms } from './example-methods.ts'
import { isShutBy, judgeSum } from './judge-sum.ts'
import { plannedOf, type UnansweredOrder } from './unanswered-order.ts'

const DEPOSIT: OrderRules = {
  ...{ terms: exampleTerms('in', 'payeer'), type: 'in', currency: 'AZN', availableMinor: null },
}
const WITHDRAWAL: OrderRules = {
  ...{ terms: exampleTerms('out', 'payeer'), type: 'out', currency: 'AZN', availableMinor: minor(10_000n) },
}
const ROOMS: Rooms = [{ from: '2026-11-28T10:00:00Z', left: 37.5 }]

interface Given {
  account?: string
  rooms?: Rooms
  unanswered?: UnansweredOrder
  bonus?: string | null
  isClosed?: boolean
}

function judge(
  rules: OrderRules,
  amount: string,
  { account = '', rooms, unanswered, bonus, isClosed = false }: Given = {},
) {
  const parsed = parseTypedAmount(amount)
  return judgeSum({
    ...{ rules, typed: { amount, account }, rooms: rooms ?? [], unanswered },
    typedMinor: parsed.ok ? parsed.value : minor(0n),
    besides: bonus === undefined ? {} : { bonus },
    isClosed,
  })
}

describe('a sum that cannot be ordered is off before the press, and nothing is promised of it', () => {
  it.each([
    ['below the least', DEPOSIT, '19.99', 'amount_below'],
    ['above the most', DEPOSIT, '999999', 'amount_above'],
    ['more than there is', WITHDRAWAL, '100.01', 'more_than_available'],
  ] as const)('%s', (_, rules, amount, code) => {
    expect(judge(rules, amount, { account: 'P1234567' })).toMatchObject({
      fault: { code },
      isOff: true,
      promisedMinor: 0n,
    })
  })

  it('more than the limit of its player leaves', () => {
    const judged = judge(DEPOSIT, '37.51', { rooms: ROOMS })
    expect(judged).toMatchObject({ fault: undefined, isOff: true, promisedMinor: 0n })
    expect(judged.tooMuch?.leftMinor).toBe(3750n)
  })

  it.each([
    ['the least', DEPOSIT, '20', 2000n],
    ['all that there is', WITHDRAWAL, '100', 10_000n],
    ['nothing yet', DEPOSIT, '', 0n],
    // The press says what is wrong with it.
    ['no sum at all', DEPOSIT, 'x', 0n],
  ] as const)('not %s', (_, rules, amount, promisedMinor) => {
    expect(judge(rules, amount)).toMatchObject({ fault: undefined, isOff: false, promisedMinor })
  })
})

describe('where nothing can be ordered', () => {
  it('no sum is, none is promised and no round one is offered', () => {
    const closed = judge(WITHDRAWAL, '50', { isClosed: true })
    expect(closed).toMatchObject({ fault: undefined, isOff: true, promisedMinor: 0n })
    expect(closed.takes(minor(500n))).toBe(false)
  })

  it('nor where the limit of its player takes not even the least', () => {
    const full = judge(DEPOSIT, '50', { rooms: [{ from: '2026-11-28T10:00:00Z', left: 3 }] })
    expect(full.noRoom?.leftMinor).toBe(300n)
    expect(full).toMatchObject({ isOff: true, promisedMinor: 0n })
  })

  it.each([
    [['email'], true],
    [['rules', 'identity'], true],
    [['rules', 'code'], false],
    [[], false],
  ])('for what is wanted first, and not for what the press answers: %j', (needs, isShut) => {
    expect(isShutBy(needs)).toBe(isShut)
  })
})

it('round sums are offered as far as there is room, and as far as there is money', () => {
  const withdrawal = judge(WITHDRAWAL, '')
  expect([10_000n, 10_001n].map((asked) => withdrawal.takes(minor(asked)))).toEqual([true, false])
  const deposit = judge(DEPOSIT, '', { rooms: ROOMS })
  expect([3750n, 3751n].map((asked) => deposit.takes(minor(asked)))).toEqual([true, false])
})

describe('an order that nobody answered', () => {
  const deposit: UnansweredOrder = {
    ...{ key: 'k', method: 'payeer' },
    order: { amountMinor: minor(5000n), account: undefined, bonus: null },
  }
  const withdrawal: UnansweredOrder = {
    ...{ key: 'k', method: 'payeer' },
    order: { amountMinor: minor(12_000n), account: 'P1234567' },
  }

  it('is sent again though it stands in the limit of its player itself', () => {
    const again = { rooms: ROOMS, unanswered: deposit, bonus: null }
    expect(judge(DEPOSIT, '50', again)).toMatchObject({
      isRepeated: true,
      isOff: false,
      promisedMinor: 5000n,
    })
    expect(judge(DEPOSIT, '50', { ...again, isClosed: true })).toMatchObject({
      isRepeated: true,
      isOff: false,
    })
    expect(judge(DEPOSIT, '50.01', again)).toMatchObject({ isRepeated: false, isOff: true })
    expect(judge(DEPOSIT, '50', { ...again, bonus: 'first' })).toMatchObject({
      isRepeated: false,
      isOff: true,
    })
  })

  it('is sent again though what it holds is no longer there', () => {
    const again = { account: 'p1234567', unanswered: withdrawal }
    expect(judge(WITHDRAWAL, '120', again)).toMatchObject({ isRepeated: true, isOff: false })
    expect(judge(WITHDRAWAL, '120', { ...again, account: 'P7654321' })).toMatchObject({ isOff: true })
  })

  it.each([
    ['is counted once beside the limits', 5000n, deposit, 0n],
    ['is none of what another sum adds', 6000n, deposit, 6000n],
    ['is not there', 5000n, undefined, 5000n],
  ] as const)('%s', (_, typed, unanswered, planned) => {
    expect(plannedOf(minor(typed), unanswered)).toBe(planned)
  })
})
