import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { ROULETTE_BETS, ROULETTE_TABLES } from './definition.ts'
import { rouletteFactor, rouletteFigures, spinRoulette } from './outcome.ts'

describe('roulette', () => {
  it('has every bet of the cloth once', () => {
    const sizes = new Map<number, number>()
    for (const numbers of ROULETTE_BETS.values()) {
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers.every((one) => one >= 0 && one <= 36)).toBe(true)
      sizes.set(numbers.length, (sizes.get(numbers.length) ?? 0) + 1)
    }
    expect(Object.fromEntries(sizes)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 })
  })

  it.each(ROULETTE_TABLES)(
    'returns the same for each bet of the %s table, more for its even chances',
    (table) => {
      for (const [bet, numbers] of ROULETTE_BETS) {
        const isHalfBack = table === 'french' && numbers.length === 18
        expect(rouletteFigures(table, bet).rtp, bet).toBeCloseTo(isHalfBack ? 0.9865 : 0.973, 4)
      }
      expect(rouletteFigures(table, 'straight-17').deviation).toBeCloseTo(5.838, 3)
      expect(rouletteFigures('european', 'red').deviation).toBeCloseTo(1, 3)
    },
  )

  it('plays so', () => {
    expectPlayed('roulette', rouletteFigures('french', 'red'), (draws) =>
      rouletteFactor('french', 'red', spinRoulette(draws)),
    )
  }, 60_000)

  it('knows no other bets', () => {
    expect(() => rouletteFactor('french', 'straight-37', 1)).toThrow('a bet of the cloth')
  })
})
