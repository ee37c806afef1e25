import { describe, expect, it } from 'vitest'
import { type Chances, chancesOf } from './chances.ts'
import { alongLeads, mixDifference, mixHome, mixTotal, pointsPowers } from './mixed-points.ts'
import { countsFrom, joinCounts, type PossessionCounts, turnedCounts } from './possession-counts.ts'

const STEP = { home: chancesOf(0, 0.5, 0.2, 0.3), away: chancesOf(0, 0.6, 0.1, 0.2, 0.1) }
/** One to six possessions, the home side more often first; and a stretch more, in which either may have two more. */
const ONE = countsFrom([0, 0.1, 0.2, 0.3, 0.15, 0.05, 0.2], 0.7)
const BOTH = joinCounts(ONE, turnedCounts(countsFrom([0.1, 0.6, 0.3], 0.2)))

/** Chances of every pair of points, by walking through all possessions of each side one by one. */
function pairsOf(counts: PossessionCounts): Map<string, number> {
  const pairs = new Map<string, number>()
  const columns = 2 * counts.width + 1
  for (const [index, chance] of counts.mass.entries()) {
    if (chance === 0) continue
    const home = counts.lowest + Math.floor(index / columns)
    const away = home + (index % columns) - counts.width
    for (const [ownPoints, own] of pointsOf(STEP.home, home)) {
      for (const [otherPoints, other] of pointsOf(STEP.away, away)) {
        const key = `${ownPoints}:${otherPoints}`
        pairs.set(key, (pairs.get(key) ?? 0) + chance * own * other)
      }
    }
  }
  return pairs
}

function pointsOf(step: Chances, possessions: number): Map<number, number> {
  let points = new Map([[0, 1]])
  for (let played = 0; played < possessions; played++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of points) {
      for (const [more, now] of step.mass.entries()) {
        next.set(sum + more, (next.get(sum + more) ?? 0) + chance * now)
      }
    }
    points = next
  }
  return points
}

function expected(counts: PossessionCounts, valueAt: (home: number, away: number) => number | null) {
  const values = new Map<number, number>()
  for (const [key, chance] of pairsOf(counts)) {
    const [home = 0, away = 0] = key.split(':').map(Number)
    const value = valueAt(home, away)
    if (value !== null) values.set(value, (values.get(value) ?? 0) + chance)
  }
  return values
}

function expectSame(chances: Chances, wanted: ReadonlyMap<number, number>): void {
  const found = new Map([...chances.mass].map((chance, index) => [chances.lowest + index, chance]))
  for (const value of new Set([...found.keys(), ...wanted.keys()])) {
    expect(found.get(value) ?? 0, `${value} points`).toBeCloseTo(wanted.get(value) ?? 0, 12)
  }
}

describe.each([
  ['one stretch', ONE],
  ['two stretches', BOTH],
])('points of sides that take turns: what walking through each possession gives, in %s', (_name, counts) => {
  const powers = pointsPowers(STEP)

  it('of the home side', () =>
    expectSame(
      mixHome(counts, powers),
      expected(counts, (home) => home),
    ))
  it('of both together', () =>
    expectSame(
      mixTotal(counts, powers),
      expected(counts, (home, away) => home + away),
    ))
  it('of one over the other', () =>
    expectSame(
      mixDifference(counts, powers),
      expected(counts, (home, away) => home - away),
    ))
  it('of the home side with each lead', () => {
    const along = alongLeads(counts, powers, -2, 3)
    expect([...along.keys()]).toEqual([-2, -1, 0, 1, 2, 3])
    for (const [lead, chances] of along)
      expectSame(
        chances,
        expected(counts, (home, away) => (home - away === lead ? home : null)),
      )
  })
})

it('what hardly ever happens costs no table', () => {
  const counts = countsFrom([0, 0, 1 - 1e-12, 0, 1e-15], 1)
  expect(mixTotal(counts, pointsPowers(STEP)).mass).toHaveLength(6)
})
