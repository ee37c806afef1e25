import { describe, expect, it } from 'vitest'
import { clampStake, doubleStake, readAmount, stakeHalts, stepStake } from './stake.ts'

const slot = { min: 20, max: 10_000, step: 20 }
const dice = { min: 100, max: 100_000, step: 100 }

describe('the stake', () => {
  it('halts at 1, 2 and 5, in whole steps, from the least to the most', () => {
    expect(stakeHalts(slot)).toEqual([20, 40, 100, 200, 500, 1000, 2000, 5000, 10_000])
    expect(stakeHalts({ min: 30, max: 75, step: 10 })).toEqual([30, 50, 70])
    for (const halt of stakeHalts(slot)) expect(halt % slot.step).toBe(0)
  })

  it.each([
    [20, 1, 40],
    [40, -1, 20],
    [20, -1, 20],
    [10_000, 1, 10_000],
    [120, 1, 200],
    [120, -1, 100],
  ] as const)('from %d by %d is %d', (from, direction, to) => {
    expect(stepStake(from, direction, slot)).toBe(to)
  })

  it('is never above what was meant, nor out of its limits', () => {
    expect(clampStake(199, dice)).toBe(100)
    expect(clampStake(1, dice)).toBe(100)
    expect(clampStake(1_000_000, { ...dice, max: 100_050 })).toBe(100_000)
    expect(doubleStake(60_000, dice)).toBe(100_000)
  })

  it.each([
    ['1', 100],
    ['1.5', 150],
    ['1,50', 150],
    [' 20. ', 2000],
    ['1 000', null],
    ['', null],
    ['1.555', null],
    ['-1', null],
  ])('%j is read as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })
})
