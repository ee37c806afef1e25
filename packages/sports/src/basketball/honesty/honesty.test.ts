import { describe, expect, it } from 'vitest'
import { GAME_MOMENTS, measureMoment } from './measure-moment.ts'

/** So many that no set of bets wins in all of them by luck. */
const GAMES = 220
/** Of some hundred offers a moment, none is further from the mean of its settlements than this. */
const STANDARD_ERRORS_MAX = 4.6

describe('every offer is the mean of settling games that are played on from the moment, and no set of bets wins in all', () => {
  it.each(GAME_MOMENTS.map((moment) => [moment.name, moment] as const))('%s', (_name, moment) => {
    const { offers, undecided, worst, sure } = measureMoment(moment, GAMES)
    expect(offers).toBeGreaterThan(25)
    expect(undecided).toEqual([])
    expect(worst.standardErrors, worst.name).toBeLessThan(STANDARD_ERRORS_MAX)
    expect(sure.returns, JSON.stringify(sure.stakes)).toBeLessThan(0.99)
  })
})
