import type { Side } from '@xezer/sport/side'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, playOn } from './example-tennis.ts'
import { dayChances, servesOfDays } from './form-of-the-day.ts'
import { pointChance } from './point-chance.ts'
import type { TennisModel } from './tennis-model.ts'
import { STATE_BEFORE_MATCH } from './tennis-state.ts'

const [MODEL] = EXAMPLE_MODELS as [TennisModel]

const served = (homeWon: number, homeLost: number, awayWon: number, awayLost: number) => ({
  ...STATE_BEFORE_MATCH,
  served: { home: { won: homeWon, lost: homeLost }, away: { won: awayWon, lost: awayLost } },
})

describe('form of the day', () => {
  it('before the match it is a draw with the mean, spread and tails of a normal one', () => {
    const chances = dayChances(MODEL, STATE_BEFORE_MATCH)
    const forms = servesOfDays(MODEL).map(({ home }) => (home - MODEL.serve.home) / MODEL.form)
    const moment = (power: number): number =>
      forms.reduce((sum, form, day) => sum + (chances[day] ?? 0) * form ** power, 0)
    for (const [power, expected] of [1, 0, 1, 0, 3, 0].entries()) {
      expect(moment(power)).toBeCloseTo(expected, 12)
    }
    for (const { home, away } of servesOfDays(MODEL)) {
      expect(home - MODEL.serve.home).toBeCloseTo(MODEL.serve.away - away, 12)
    }
  })

  it('is learned from the points that are served, and from nothing else', () => {
    const [, , good = 0] = dayChances(MODEL, STATE_BEFORE_MATCH)
    const after = (...counts: Parameters<typeof served>) => dayChances(MODEL, served(...counts))
    expect(after(20, 2, 0, 0)[2]).toBeGreaterThan(2 * good)
    expect(after(0, 0, 4, 18)[2]).toBeGreaterThan(2 * good)
    expect(after(8, 14, 18, 4)[2]).toBeLessThan(good / 4)
    // As many points as a long match has are no trouble.
    expect(after(900, 400, 500, 800)[2]).toBeCloseTo(1, 12)
    const same = { ...served(20, 2, 0, 0), games: { home: 3, away: 5 }, sets: [{ home: 6, away: 0 }] }
    expect(dayChances(MODEL, same)).toEqual(after(20, 2, 0, 0))
  })

  it('playing from what is known by now is the same as drawing the day first and keeping it', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      const seen = playOn(model, BEFORE, seededRandom(`day/${index}`)).slice(0, 90)
      const { server } = seen[0]!.state
      const days = dayChances(model, STATE_BEFORE_MATCH).map(Math.log)
      let stepped = 0
      let now = { ...STATE_BEFORE_MATCH, server }
      for (const { state } of seen) {
        const winner: Side = winnerBetween(now.served, state.served)
        const chance = pointChance(model, now)
        stepped += Math.log(winner === 'home' ? chance : 1 - chance)
        for (const [day, serve] of servesOfDays(model).entries()) {
          const won = winner === now.server
          days[day]! += Math.log(won ? serve[now.server!] : 1 - serve[now.server!])
        }
        now = state
      }
      const kept = Math.log(days.reduce((sum, log) => sum + Math.exp(log), 0))
      expect(stepped).toBeCloseTo(kept, 9)
    }
  })

  it.each([
    [1.01, 0.6],
    [0.6, 0],
    [0.98, 0.6],
  ])('of %d and %d is none on which a side would win every point', (home, away) => {
    const model = { ...MODEL, form: 0.05, serve: { home, away } }
    expect(() => servesOfDays(model)).toThrow('wins every point')
  })
})

type Served = ReturnType<typeof served>['served']

function winnerBetween(before: Served, after: Served): Side {
  const isHome = after.home.won > before.home.won || after.away.lost > before.away.lost
  return isHome ? 'home' : 'away'
}
