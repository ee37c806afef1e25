import { describe, expect, it } from 'vitest'
import { createBasketballOutlooks } from './basketball-outlook.ts'

const outlookOf = createBasketballOutlooks()
const EQUALS = { format: '4x12', strengths: { home: 50, away: 50 }, isNeutral: true }

function leadsOf(home: number, away: number, edge = 0, format = '4x12', isNeutral = true) {
  const outlook = outlookOf({ format, strengths: { home, away }, isNeutral })(edge, 0)
  let before = 0
  let mean = 0
  for (const [index, sum] of outlook.cumulative.entries()) {
    const chance = sum - before
    before = sum
    const [own, other] = [outlook.home[index] ?? 0, outlook.away[index] ?? 0]
    expect(own === other, 'a game has a winner').toBe(false)
    expect(Math.min(own, other)).toBe(0)
    mean += chance * (own - other)
  }
  expect(before).toBeCloseTo(1, 12)
  return mean
}

describe('how a game of basketball may end, for a table', () => {
  it('somebody wins it, and equals as often as each other', () => {
    // Between two lines of the grid: half a step of it at most.
    expect(Math.abs(leadsOf(50, 50))).toBeLessThan(0.8)
  })

  it.each([
    ['4x12', 70, 40, 7.8],
    ['4x12', 40, 70, -7.8],
    ['4x10', 70, 40, 9.9],
  ])('in %s the better side wins by its strength: %i against %i by %d points', (format, home, away, lead) => {
    expect(Math.abs(leadsOf(home, away, 0, format) - lead)).toBeLessThan(1.6)
  })

  it('form counts like strength, and a ground of its own for some points', () => {
    expect(leadsOf(50, 50, 30)).toBe(leadsOf(80, 50))
    expect(leadsOf(50, 50, 0, '4x12', false)).toBeGreaterThan(leadsOf(50, 50) + 1)
  })

  it('all games of a league share their outlooks', () => {
    expect(outlookOf(EQUALS)(0, 0)).toBe(outlookOf({ ...EQUALS, strengths: { home: 70, away: 70 } })(0, 0))
    expect(outlookOf(EQUALS)(0, 0)).not.toBe(outlookOf({ ...EQUALS, format: '4x10' })(0, 0))
  })
})
