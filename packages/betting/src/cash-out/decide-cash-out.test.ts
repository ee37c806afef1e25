import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { type CashOutState, decideCashOut, isRuleMet, ruleOfRest } from './decide-cash-out.ts'

const OPEN: CashOutState = {
  isOver: false,
  isBusy: false,
  openMinor: minor(1000n),
  valueMinor: minor(900n),
  quoteChanges: 1,
}
const all = (seen: bigint) => ({ partMinor: null, seenMinor: minor(seen) })
const part = (amount: bigint, seen = 900n) => ({ partMinor: minor(amount), seenMinor: minor(seen) })

describe('a press of cash-out', () => {
  it.each([
    ['all at the value seen', all(900n), {}, [1000n, 900n]],
    ['a part of it', part(333n), {}, [333n, 299n]],
    ['all of it, said as a part', part(1000n), {}, [1000n, 900n]],
    ['1 asks when it fell', all(910n), {}, 'cash_out_changed'],
    ['1 asks when it rose', all(890n), {}, 'cash_out_changed'],
    ['2 asks when it fell', all(910n), { quoteChanges: 2 }, 'cash_out_changed'],
    ['2 pays more without asking', all(890n), { quoteChanges: 2 }, [1000n, 900n]],
    ['3 never asks', all(950n), { quoteChanges: 3 }, [1000n, 900n]],
    ['more than is open', part(1001n), {}, 'cash_out_part_too_large'],
    ['so little that nothing is paid', part(1n), {}, 'cash_out_nothing'],
    ['while a leg is suspended', all(900n), { valueMinor: null }, 'cash_out_suspended'],
    ['while another one waits', all(900n), { isBusy: true }, 'cash_out_busy'],
    ['of a bet that is over', all(900n), { isOver: true }, 'cash_out_over'],
  ] as const)('%s', (_name, request, change, expected) => {
    const decision = decideCashOut(request, { ...OPEN, ...change })
    expect(decision.isPaid ? [decision.partMinor, decision.amountMinor] : decision.code).toEqual(expected)
  })
})

describe('an automatic cash-out', () => {
  it.each([
    [1500n, null, 1499n, false],
    [1500n, null, 1500n, true],
    [null, 600n, 601n, false],
    [null, 600n, 600n, true],
    [1500n, 600n, 1000n, false],
    [1500n, 600n, 500n, true],
  ] as const)('above %s or below %s at %s: %s', (above, below, value, isMet) => {
    const rule = {
      aboveMinor: above === null ? null : minor(above),
      belowMinor: below === null ? null : minor(below),
    }
    expect(isRuleMet(rule, minor(value))).toBe(isMet)
  })
  it.each([
    [15_000n, 6000n, 4000n, 9000n, 3600n],
    [15_000n, null, 3333n, 10_001n, null],
    [null, 6001n, 3333n, null, 4000n],
    [null, 1n, 1n, null, null],
  ] as const)(
    'above %s or below %s, when %s of 100.00 are sold: %s, %s',
    (above, below, part, aboveThen, belowThen) => {
      const rule = {
        aboveMinor: above === null ? null : minor(above),
        belowMinor: below === null ? null : minor(below),
      }
      const rest = ruleOfRest(rule, minor(10_000n), minor(part))
      expect([rest.aboveMinor, rest.belowMinor]).toEqual([aboveThen, belowThen])
    },
  )
})
