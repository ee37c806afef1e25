import { certain, chanceAtLeast, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import { marginsOf } from '@xezer/pricing/margins'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketballFacts, countOvertime, countPoints, pathOf } from './basketball-facts.ts'
import { BASKETBALL_MARGINS } from './basketball-margins.ts'
import { type BasketballModel, CLOSING_SECONDS, QUARTER_COUNT } from './basketball-model.ts'
import { type BasketballState, stateBefore } from './basketball-state.ts'
import { anyGame, anyGameState, EXAMPLE_GAME } from './example-game.ts'
import { recordAt } from './honesty/measure-moment.ts'
import { nextSecond } from './next-second.ts'
import { viewOpen } from './points-views.ts'
import { prepareModel } from './prepared-model.ts'
import { priceBasketball } from './price-basketball.ts'
import { settleByRules } from './settle-by-rules.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 1, true)
/** What the ends of the distributions lose. */
const TOLERANCE = 1e-9
/** A share of the decided stake, not the chance of one proposition. */
const CONDITIONAL = /dnb/

function chancesAt(model: BasketballModel, state: BasketballState): Map<string, number> {
  const found = new Map<string, number>()
  for (const { type, specifier, outcomes } of priceBasketball(model, state, MARGINS)) {
    if (CONDITIONAL.test(type)) continue
    for (const { key, probability } of outcomes) found.set(`${type} ${specifier} ${key}`, probability)
  }
  return found
}

/** Largest difference between a chance now and its mean over all that can happen in the next second. */
function largestDrift(model: BasketballModel, state: BasketballState): { drift: number; compared: number } {
  const branches = nextSecond(model, state).map(({ chance, next }) => ({
    chance,
    found: chancesAt(model, next),
  }))
  expect(branches.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  let drift = 0
  let compared = 0
  for (const [key, now] of chancesAt(model, state)) {
    const values = branches.map(({ chance, found }) => ({ chance, value: found.get(key) }))
    if (values.some(({ value }) => value === undefined)) continue
    const mean = values.reduce((sum, { chance, value }) => sum + chance * (value ?? 0), 0)
    drift = Math.max(drift, Math.abs(mean - now))
    compared += 1
  }
  return { drift, compared }
}

describe('martingale: a chance is the mean of what it becomes in the next second', () => {
  const ended = (period: number, home: number, away: number): Partial<BasketballState> => ({
    period,
    points: Array.from({ length: period + 1 }, (_, at) =>
      at === period ? { home, away } : { home: 20, away: 20 },
    ),
  })
  it.each([
    ['at the tip-off', {}],
    ['in the middle of a quarter', { ...ended(1, 11, 13), secondsLeft: 333, ball: 'away' }],
    ['in the last second of a half', { ...ended(1, 21, 24), secondsLeft: 1, ball: 'home' }],
    ['while the ball is dead', { ...ended(2, 8, 9), secondsLeft: 430, ball: 'home', deadSeconds: 3 }],
    ['in the last minute', { ...ended(3, 22, 21), secondsLeft: 47, ball: 'home' }],
    ['before the closing seconds', { ...ended(3, 21, 23), secondsLeft: CLOSING_SECONDS + 1, ball: 'home' }],
    ['in an overtime', { ...ended(QUARTER_COUNT, 4, 6), secondsLeft: 100, ball: 'away' }],
    ['at the start of an overtime', { ...ended(QUARTER_COUNT + 1, 0, 0), secondsLeft: 300 }],
  ] as const)('%s', (_when, part) => {
    const state = { ...stateBefore(EXAMPLE_GAME), ...part } as BasketballState
    const { drift, compared } = largestDrift(EXAMPLE_GAME, state)
    expect(compared).toBeGreaterThan(10)
    expect(drift).toBeLessThan(TOLERANCE)
  })

  it('in any state of any game', () => {
    let comparedAll = 0
    fc.assert(
      fc.property(anyGame, anyGameState, (model, state) => {
        const { drift, compared } = largestDrift(model, state)
        comparedAll += compared
        expect(drift).toBeLessThan(TOLERANCE)
      }),
      { numRuns: 12 },
    )
    expect(comparedAll).toBeGreaterThan(100)
  })

  it.each([
    [0, 'level'],
    [1, 'by one'],
    [-2, 'by two'],
    [3, 'by three'],
    [4, 'by four, which nobody chases'],
    [-5, 'by five, which only luck makes level'],
    [9, 'by nine'],
  ])('the closing seconds from a lead of %i (%s) keep every mean', (lead) => {
    const points = [20, 20, 20, 20 + lead].map((home) => ({ home, away: 20 }))
    const state = { ...stateBefore(EXAMPLE_GAME), period: 3, secondsLeft: 12, points }
    const prepared = prepareModel(EXAMPLE_GAME)
    const now = viewOpen(prepared, state).match
    let home = 0
    let total = 0
    let wins = 0
    for (const { chance, next } of nextSecond(EXAMPLE_GAME, state)) {
      const sum = next.points.reduce((so, pair) => ({ home: so.home + pair.home, away: so.away + pair.away }))
      const later = next.isEnded
        ? {
            home: certain(sum.home),
            total: certain(sum.home + sum.away),
            difference: certain(sum.home - sum.away),
          }
        : viewOpen(prepared, next).match
      home += chance * meanOf(later.home ?? certain(0))
      total += chance * meanOf(later.total)
      wins += chance * chanceAtLeast(later.difference, 1)
    }
    expect(home).toBeCloseTo(meanOf(now.home ?? certain(0)), 8)
    expect(total).toBeCloseTo(meanOf(now.total), 8)
    expect(wins).toBeCloseTo(chanceAtLeast(now.difference, 1), 9)
  })

  it.each([[9], [-6], [2], [0]])(
    'from a lead of %i the last exchange makes every chance what is settled, or what an overtime says',
    (lead) => {
      const points = [20, 20, 20, 20 + lead].map((home) => ({ home, away: 20 }))
      const state = { ...stateBefore(EXAMPLE_GAME), period: 3, secondsLeft: CLOSING_SECONDS, points }
      const ends = nextSecond(EXAMPLE_GAME, state).map(({ chance, scored, next }) => {
        const counted = [
          ...recordAt(state),
          ...countPoints(scored, pathOf(3), 40),
          ...countOvertime(next.period, 40),
        ]
        const facts = basketballFacts(next, counted, false)
        return { chance, facts, open: next.isEnded ? null : chancesAt(EXAMPLE_GAME, next) }
      })
      let compared = 0
      for (const { type, specifier, outcomes } of priceBasketball(EXAMPLE_GAME, state, MARGINS)) {
        if (CONDITIONAL.test(type)) continue
        for (const { key, probability } of outcomes) {
          const values = ends.map(({ facts, open }) => {
            const won = settleByRules(type, specifier, facts)?.split(' ')
            return won === undefined ? open?.get(`${type} ${specifier} ${key}`) : won.includes(key) ? 1 : 0
          })
          // A market of an overtime that is too certain to sell has no chance there.
          if (values.includes(undefined)) continue
          const mean = ends.reduce((sum, { chance }, index) => sum + chance * (values[index] ?? 0), 0)
          expect(mean, `${type} ${specifier} ${key}`).toBeCloseTo(probability, 8)
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(60)
    },
  )
})
