import { describe, expect, it } from 'vitest'
import { CARDS } from '../draws/cards.ts'
import { figuresOf } from '../exact-figures.ts'
import { expectPlayed } from '../example-rounds.ts'
import { choicesAt, drawCard, hiLoFactor, isRight, winningRanks } from './hi-lo.ts'

const ALL = Array.from({ length: CARDS }, (_, card) => card)

describe('hi-lo', () => {
  it('wins as often as it says', () => {
    for (const card of ALL) {
      for (const choice of choicesAt(card)) {
        const right = ALL.filter((next) => isRight(card, choice, next)).length
        expect(right, `${card} ${choice}`).toBe(winningRanks(card, choice) * 4)
      }
    }
  })

  it('has no certain choice', () => {
    for (const card of ALL)
      for (const choice of choicesAt(card)) expect(winningRanks(card, choice)).toBeLessThan(13)
  })

  it('returns 0.9846 to 0.9900 at the first step, and never under 0.98 later', () => {
    const ranks = [
      ...new Set(ALL.flatMap((card) => choicesAt(card).map((choice) => winningRanks(card, choice)))),
    ]
    const returned = (row: readonly number[]) =>
      (hiLoFactor(row) / 100) * row.reduce((share, one) => (share * one) / 13, 1)
    const firsts = ranks.map((one) => returned([one]))
    expect(Math.min(...firsts)).toBeCloseTo(0.9846, 4)
    expect(Math.max(...firsts)).toBeLessThanOrEqual(0.99 + 1e-12)
    for (const one of ranks)
      for (const two of ranks)
        for (const three of ranks) {
          expect(returned([one, two])).toBeGreaterThanOrEqual(0.98)
          expect(returned([one, two, three])).toBeGreaterThanOrEqual(0.98)
        }
  })

  it('plays so', () => {
    const share = 7 / 13
    const factor = hiLoFactor([7])
    const figures = figuresOf([
      { share, factor: factor / 100 },
      { share: 1 - share, factor: 0 },
    ])
    // From a seven: higher or same.
    expectPlayed('hi-lo', figures, (draws) => (isRight(24, 'higher', drawCard(draws)) ? factor : 0))
  }, 60_000)
})
