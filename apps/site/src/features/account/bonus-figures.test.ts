import { expect, it } from 'vitest'
import { bonusFigures } from './bonus-figures.ts'

it.each([
  [{ done: 3, needed: 10, unit: 'bets' }, '3/10', 30],
  [{ done: 0, needed: 5, unit: 'bets' }, '0/5', 0],
  [{ done: 499.99, needed: 500, unit: 'turnover' }, '99%', 99],
  [{ done: 500, needed: 500, unit: 'turnover' }, '100%', 100],
] as const)('%o is said as %s', (bonus, figures, share) => {
  expect(bonusFigures(bonus)).toEqual({ figures, share })
})
