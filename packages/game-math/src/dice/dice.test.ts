import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { DICE_FACTOR_MAX, DICE_FACTOR_MIN, diceFigures, rollDice, winningRolls } from './dice.ts'

describe('dice', () => {
  it('return 0.9899 to 0.9900 at every factor', () => {
    for (let factor = DICE_FACTOR_MIN; factor <= DICE_FACTOR_MAX; factor++) {
      const { rtp } = diceFigures(factor)
      expect(rtp).toBeGreaterThanOrEqual(0.9899)
      expect(rtp).toBeLessThanOrEqual(0.99 + 1e-12)
    }
  })

  it('win on as many rolls from below as from above', () => {
    const at = (roll: number) => ({ below: () => roll, bits52: () => 0, shuffle: () => [] })
    const winning = winningRolls(200)
    expect(winning).toBe(495_000)
    expect(rollDice(at(winning - 1), 'low', 200).factor).toBe(200)
    expect(rollDice(at(winning), 'low', 200).factor).toBe(0)
    expect(rollDice(at(1_000_000 - winning), 'high', 200).factor).toBe(200)
    expect(rollDice(at(1_000_000 - winning - 1), 'high', 200).factor).toBe(0)
  })

  it('play so', () => {
    expectPlayed('dice', diceFigures(333), (draws) => rollDice(draws, 'high', 333).factor)
  }, 60_000)

  it.each([100, 10_001, 150.5])('refuse a factor of %d', (factor) => {
    expect(() => winningRolls(factor)).toThrow('a factor that the dice do not have')
  })
})
