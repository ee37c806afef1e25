import { seededRandom } from '@xezer/std/random'
import { expect, it } from 'vitest'
import { winExtraTime } from './extra-time.ts'

const TIMES = 4000

/** How often the home side goes on. */
function shareOf(home: number, away: number): number {
  let won = 0
  for (let time = 0; time < TIMES; time++) {
    if (winExtraTime({ goals: { home, away } }, seededRandom(`extra/${time}`)) === 'home') won += 1
  }
  return won / TIMES
}

it('is the same for the same numbers', () => {
  const winner = () => winExtraTime({ goals: { home: 1.4, away: 1.1 } }, seededRandom('same'))
  expect(winner()).toBe(winner())
})

// Half an hour of Poisson goals with means of a third of the match's, then a coin: the shares are exact sums.
it.each([
  [1.3, 1.3, 0.5],
  [2.4, 0.6, 0.697],
  [0.6, 2.4, 0.303],
])(
  'with %d and %d goals expected in a match the home side goes on in %d of the cases',
  (home, away, share) => {
    const error = Math.sqrt((share * (1 - share)) / TIMES)
    expect(Math.abs(shareOf(home, away) - share)).toBeLessThan(3.5 * error)
  },
)
