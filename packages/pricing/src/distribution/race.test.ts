import { describe, expect, it } from 'vitest'
import { chanceToReachFirst } from './race.ts'

describe('chanceToReachFirst: which side has its n-th first when every order is equally likely', () => {
  it.each([
    [1, 1, 1, 1, 1 / 2, 'one each'],
    [2, 1, 1, 1, 2 / 3, 'the first of three is one of two'],
    [2, 2, 2, 2, 1 / 2, 'symmetry'],
    [2, 1, 2, 1, 1 / 3, 'both of ours before their only one'],
    [1, 5, 2, 2, 0, 'never reached'],
    [3, 0, 2, 1, 1, 'nobody else plays'],
  ])('%i against %i, to %i before %i: %d (%s)', (own, other, need, otherNeed, expected) => {
    expect(chanceToReachFirst(own, other, need, otherNeed)).toBeCloseTo(expected, 12)
  })

  it('somebody reaches first when both reach', () => {
    for (let own = 3; own <= 12; own++) {
      for (let other = 3; other <= 12; other++) {
        const both = chanceToReachFirst(own, other, 3, 3) + chanceToReachFirst(other, own, 3, 3)
        expect(both).toBeCloseTo(1, 12)
      }
    }
  })

  it.each([
    [30, 30, 4, 4],
    [200, 40, 9, 9],
    [1000, 1000, 2, 4],
  ])('of %i and %i incidents one side is first to %i or the other to %i', (own, other, need, otherNeed) => {
    const chance = chanceToReachFirst(own, other, need, otherNeed)
    expect(chance).toBeGreaterThan(0)
    expect(chance + chanceToReachFirst(other, own, otherNeed, need)).toBeCloseTo(1, 10)
  })
})
