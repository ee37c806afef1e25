import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import {
  chancesOfEnds,
  countsFrom,
  joinCounts,
  type PossessionCounts,
  sumOfRow,
  turnedCounts,
} from './possession-counts.ts'

const CLOCK = { endChance: 0.06, deadSeconds: 4 }

/** Plays the seconds one by one. */
function countByPlay(seconds: number, dead: number, random: () => number): number {
  let ends = 0
  let pause = dead
  for (let second = 0; second < seconds; second++) {
    if (pause > 0) pause -= 1
    else if (random() < CLOCK.endChance) {
      ends += 1
      pause = CLOCK.deadSeconds
    }
  }
  return ends
}

describe('chancesOfEnds: how many possessions end in the seconds that are left', () => {
  it.each([
    [1, 0, [0.94, 0.06], 'one second, one chance'],
    [1, 1, [1], 'not while the ball is dead'],
    [2, 0, [0.94 ** 2, 1 - 0.94 ** 2], 'the pause keeps a second one out'],
    [6, 0, [0.94 ** 6, 1 - 0.94 ** 6 - 0.06 ** 2, 0.06 ** 2], 'two need the first second and the last'],
    [0, 0, [1], 'no time'],
  ])('%i seconds, dead for %i: %j (%s)', (seconds, dead, expected) => {
    const chances = chancesOfEnds(CLOCK, seconds, dead)
    expect(chances).toHaveLength(expected.length)
    for (const [index, chance] of expected.entries()) expect(chances[index]).toBeCloseTo(chance, 12)
  })

  it('is what playing the seconds one by one gives', () => {
    const random = seededRandom('possessions')
    const games = 4000
    const counts = Array.from({ length: games }, () => countByPlay(300, 2, random.next))
    const chances = chancesOfEnds(CLOCK, 300, 2)
    const mean = chances.reduce((sum, chance, count) => sum + count * chance, 0)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 11)
    expect(counts.reduce((sum, count) => sum + count, 0) / games).toBeCloseTo(mean, 0)
    const even = chances.reduce((sum, chance, count) => sum + (count % 2 === 0 ? chance : 0), 0)
    expect(counts.filter((count) => count % 2 === 0).length / games).toBeCloseTo(even, 1)
  })
})

describe('counts of both sides', () => {
  const counts = countsFrom(chancesOfEnds(CLOCK, 400, 0), 1)

  it('the side that begins has as many, or one more', () => {
    expect(counts.width).toBe(1)
    for (let row = 0; row < counts.rows; row++) expect(counts.mass[row * 3 + 2]).toBe(0)
  })

  it('joined and turned around keep their sum', () => {
    const joint = joinCounts(counts, countsFrom(chancesOfEnds(CLOCK, 200, 3), 0.5))
    const sumOf = (of: typeof joint) => of.mass.reduce((sum, chance) => sum + chance, 0)
    expect(sumOf(joint)).toBeCloseTo(1, 10)
    const turned = turnedCounts(turnedCounts(joint))
    expect(sumOf(turned)).toBeCloseTo(1, 10)
    const rowOf = (of: typeof joint, count: number) => sumOfRow(of, count - of.lowest)
    for (let count = joint.lowest + 5; count < joint.lowest + 20; count++) {
      expect(rowOf(turned, count)).toBeCloseTo(rowOf(joint, count), 12)
    }
  })

  it('are those of every way to share the turns: who begins has the odd one', () => {
    expect(pairsOf(countsFrom([0.1, 0.2, 0.3, 0.4], 0.75))).toEqual({
      '0:0': 0.1,
      '1:0': 0.15,
      '0:1': 0.05,
      '1:1': 0.3,
      '2:1': 0.3,
      '1:2': 0.1,
    })
  })

  it('of two stretches are the sums of every pair of them, to the last', () => {
    const [one, two] = [countsFrom([0.1, 0.2, 0.3, 0.4], 0.75), countsFrom([0, 0.5, 0, 0.5], 0.25)]
    const wanted: Record<string, number> = {}
    for (const [first, chance] of Object.entries(pairsOf(one))) {
      for (const [second, other] of Object.entries(pairsOf(two))) {
        const [home = 0, away = 0] = first.split(':').map(Number)
        const [moreHome = 0, moreAway = 0] = second.split(':').map(Number)
        const key = `${home + moreHome}:${away + moreAway}`
        wanted[key] = round((wanted[key] ?? 0) + chance * other)
      }
    }
    expect(pairsOf(joinCounts(one, two))).toEqual(wanted)
  })

  it('seen from the other bench change sides', () => {
    const joint = joinCounts(countsFrom([0.1, 0.2, 0.3, 0.4], 0.75), countsFrom([0, 0.5, 0, 0.5], 0.25))
    const wanted = Object.entries(pairsOf(joint)).map(([pair, chance]) => [
      pair.split(':').reverse().join(':'),
      chance,
    ])
    expect(pairsOf(turnedCounts(joint))).toEqual(Object.fromEntries(wanted))
  })

  it('keep no rows of what hardly ever happens, at either end', () => {
    const counts = countsFrom([1e-15, 0, 0, 0, 0.5, 0, 0.5, 0, 0, 0, 1e-15], 1)
    expect([counts.lowest, counts.rows, counts.mass.length]).toEqual([2, 2, 6])
  })
})

const round = (chance: number): number => Number(chance.toFixed(12))

/** Chances by possessions of the home side and of the visitors. */
function pairsOf({ lowest, width, mass }: PossessionCounts): Record<string, number> {
  const columns = 2 * width + 1
  const pairs = [...mass.entries()].flatMap(([index, chance]): [string, number][] => {
    const home = lowest + Math.floor(index / columns)
    return chance === 0 ? [] : [[`${home}:${home + (index % columns) - width}`, round(chance)]]
  })
  return Object.fromEntries(pairs)
}
