import { describe, expect, it } from 'vitest'
import { findSureReturn } from './find-sure-return.ts'

const bet = (name: string, price: number, wins: string) => ({
  name,
  returns: [...wins].map((sign) => (sign === '1' ? price : 0)),
})

describe('findSureReturn: the best that stakes return in the worst end', () => {
  it.each<[string, readonly ReturnType<typeof bet>[], number]>([
    ['a market with a margin', [bet('home', 1.9, '10'), bet('away', 1.9, '01')], 0.95],
    ['fair prices', [bet('home', 4, '1000'), bet('away', 4 / 3, '0111')], 1],
    ['prices that give a win away', [bet('home', 2.2, '10'), bet('away', 2, '01')], 1 / (1 / 2.2 + 1 / 2)],
    ['an end that nobody can bet on', [bet('home', 3, '100'), bet('away', 3, '010')], 0],
    [
      'four bets of which no three win always',
      [bet('a', 4.2, '1000'), bet('b', 4.2, '0100'), bet('c', 4.2, '0010'), bet('d', 4.2, '0001')],
      1.05,
    ],
    [
      'bets that overlap: double chances and a draw',
      [bet('1x', 1.5, '110'), bet('12', 1.5, '101'), bet('x2', 1.6, '011'), bet('x', 3.2, '010')],
      // 1x and x2 cover the draw twice: stakes a, b, c with 1.5 (a + b) = 1.5 a + 1.6 c = 1.5 b + 1.6 c.
      1.5 * 2 * (1 / (2 + 1.5 / 1.6)),
    ],
  ])('%s', (_name, bets, expected) => {
    const { returns, stakes } = findSureReturn(bets, bets[0]?.returns.length ?? 0)
    expect(returns).toBeCloseTo(expected, 9)
    if (expected > 0) expect(stakes.reduce((sum, [, stake]) => sum + stake, 0)).toBeCloseTo(1, 9)
  })

  it('its stakes return what it says in every end', () => {
    const bets = [bet('a', 2.1, '1100'), bet('b', 3, '0110'), bet('c', 2.4, '0011'), bet('d', 5, '1000')]
    const { returns, stakes } = findSureReturn(bets, 4)
    const of = new Map(stakes)
    for (const end of [0, 1, 2, 3]) {
      const paid = bets.reduce((sum, one) => {
        return sum + (one.returns[end] ?? 0) * (of.get(one.name) ?? 0)
      }, 0)
      expect(paid).toBeGreaterThanOrEqual(returns - 1e-9)
    }
  })
})
