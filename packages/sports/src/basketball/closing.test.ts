import { integerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { describe, expect, it } from 'vitest'
import { type Chances, chancesOf } from '../scoring/chances.ts'
import {
  CLOSING_POINTS,
  closedDifference,
  closedSide,
  closedTotal,
  closingScores,
  levelPoints,
} from './closing.ts'

const told = ({ lowest, mass }: Chances): Map<number, number> =>
  new Map([...mass].map((chance, index) => [lowest + index, chance]))

function expectSame(chances: Chances, wanted: ReadonlyMap<number, number>): void {
  const found = told(chances)
  for (const value of new Set([...found.keys(), ...wanted.keys()])) {
    expect(found.get(value) ?? 0, `${value}`).toBeCloseTo(wanted.get(value) ?? 0, 12)
  }
}

function add(to: Map<number, number>, value: number, chance: number): void {
  to.set(value, (to.get(value) ?? 0) + chance)
}

describe('the closing seconds of a game', () => {
  it.each([-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9])(
    'from a lead of %i: so many points fall as from any other, and nobody takes any back',
    (lead) => {
      const scores = closingScores(lead)
      const points = CLOSING_POINTS.map((_, count) =>
        scores.filter(({ home, away }) => home + away === count).reduce((sum, { chance }) => sum + chance, 0),
      )
      for (const [count, chance] of CLOSING_POINTS.entries()) expect(points[count]).toBeCloseTo(chance, 12)
      for (const { home, away, chance } of scores) {
        expect(Math.min(home, away, chance)).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it.each([
    [3, 3, 0, 3],
    [-3, 3, 3, 0],
    [2, 4, 1, 3],
    [1, 1, 0, 1],
    [0, 2, 1, 1],
  ])('who is behind by %i makes it level with %i points as a rule, %i to %i', (lead, points, home, away) => {
    const level = closingScores(lead).filter((score) => score.home === home && score.away === away)
    const chance = level.reduce((sum, score) => sum + score.chance, 0)
    expect(chance / (CLOSING_POINTS[points] ?? 1)).toBeGreaterThan(0.8)
  })

  it('who is behind by four has given up: both sides are as likely to have the points', () => {
    for (const { home, away, chance } of closingScores(4).filter((score) => score.home > score.away)) {
      const other = closingScores(4).find((score) => score.home === away && score.away === home)
      expect(other?.chance).toBeCloseTo(chance, 12)
    }
  })
})

/** A stretch of which the home side has its points in the key, and the lead of the game that comes with them. */
const NEAR: ReadonlyMap<number, Chances> = new Map([
  [-2, chancesOf(20, 0.1, 0.05)],
  [0, chancesOf(21, 0.15, 0.1)],
  [3, chancesOf(22, 0.2)],
  [4, chancesOf(23, 0.1)],
])
/** The same and what lies beyond the near leads. */
const ALL = chancesOf(19, 0.1, 0.1, 0.2, 0.3, 0.1, 0, 0.2)

describe('the closing seconds on top of a stretch', () => {
  it('add their points to the total', () => {
    const wanted = new Map<number, number>()
    for (const [value, chance] of told(ALL)) {
      for (const [points, more] of CLOSING_POINTS.entries()) add(wanted, value + points, chance * more)
    }
    expectSame(closedTotal(ALL), wanted)
  })

  it('move the difference as the lead of the whole game says', () => {
    const difference = chancesOf(-3, 0.1, 0.2, 0.1, 0.05, 0.25, 0.3)
    const before = integerDistribution(-7, Float64Array.of(0.3, 0.1, 0, 0.2, 0.1, 0.1, 0, 0.2))
    const wanted = new Map<number, number>()
    for (const [stretch, chance] of told(difference)) {
      for (const [index, was] of before.mass.entries()) {
        for (const { home, away, chance: now } of closingScores(before.lowest + index + stretch))
          add(wanted, stretch + home - away, chance * was * now)
      }
    }
    expectSame(closedDifference(difference, before), wanted)
  })

  it.each(['home', 'away'] as const)('give the %s side its points by the lead', (side) => {
    const wanted = new Map<number, number>()
    const rest = told(ALL)
    for (const [lead, part] of NEAR) {
      for (const [points, chance] of told(part)) {
        add(rest, points, -chance)
        for (const score of closingScores(lead)) add(wanted, points + score[side], chance * score.chance)
      }
    }
    for (const [points, chance] of rest) {
      for (const score of closingScores(99)) add(wanted, points + score[side], chance * score.chance)
    }
    expectSame(closedSide(side, ALL, NEAR), wanted)
  })

  it('end level only where they fill the lead', () => {
    const wanted = new Map<number, number>()
    for (const [lead, part] of NEAR) {
      for (const [points, chance] of told(part)) {
        for (const { home, away, chance: now } of closingScores(lead))
          if (lead + home === away) add(wanted, points + home, chance * now)
      }
    }
    expectSame(levelPoints(NEAR), wanted)
  })
})
