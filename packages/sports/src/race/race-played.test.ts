import { chanceOf } from '@xezer/pricing/distribution/integer-distribution'
import { describe, expect, it } from 'vitest'
import { raceEnds } from './race-ends.ts'
import { raceLength } from './race-length.ts'
import { foldedUnits, foldsAt, nextServer, type RaceRules, raceWinner, type SideIndex } from './race-rules.ts'
import { finalScores, homeChance, raceTable } from './race-table.ts'

const TIE_BREAK: RaceRules = { target: 3, lead: 2, cap: null, serve: 'one_two_two' }
const RALLIES: RaceRules = { target: 4, lead: 2, cap: null, serve: 'winner' }
const CAPPED: RaceRules = { target: 3, lead: 2, cap: 5, serve: 'winner' }
const SET: RaceRules = { target: 3, lead: 2, cap: 4, serve: 'alternate' }
const LEGS: RaceRules = { target: 3, lead: 1, cap: null, serve: 'two_two' }
const ALL = [TIE_BREAK, RALLIES, CAPPED, SET, LEGS]

/** Each score has a chance of its own, so that none can stand for another. */
const unitChance = (home: number, away: number, server: SideIndex): number =>
  Math.min(home, away) >= 2
    ? server === 0
      ? 0.6
      : 0.45
    : 0.4 + 0.05 * home + 0.02 * away + (server === 0 ? 0.1 : 0)

/** A race of so many units is over as good as surely. */
const UNITS_MAX = 200

/** Every way in which a race goes on from a score, unit by unit. */
function play(rules: RaceRules, home: number, away: number, server: SideIndex): Map<string, number> {
  const ends = new Map<string, number>()
  let open = new Map([[`${home}:${away}`, [server === 0 ? 1 : 0, server === 1 ? 1 : 0] as [number, number]]])
  for (let played = home + away + 1; played < UNITS_MAX; played++) {
    const next: typeof open = new Map()
    const go = (own: number, other: number, serves: SideIndex, chance: number): void => {
      const score = `${own}:${other}`
      if (raceWinner(rules, own, other) !== null) ends.set(score, (ends.get(score) ?? 0) + chance)
      else {
        const known = next.get(score) ?? [0, 0]
        known[serves] += chance
        next.set(score, known)
      }
    }
    for (const [score, chances] of open) {
      const [own = 0, other = 0] = score.split(':').map(Number)
      for (const serves of [0, 1] as const) {
        const up = unitChance(own, other, serves)
        go(own + 1, other, nextServer(rules, serves, 0, played), chances[serves] * up)
        go(own, other + 1, nextServer(rules, serves, 1, played), chances[serves] * (1 - up))
      }
    }
    open = next
  }
  return ends
}

/** Open races go on far beyond their first tie. */
const LONG = [
  [6, 6],
  [7, 6],
  [6, 7],
] as const
const CASES = ALL.flatMap((rules) =>
  ([[0, 0], [2, 0], [1, 2], [2, 2], ...(foldsAt(rules) === null ? [] : LONG)] as const).flatMap(
    ([home, away]) => ([0, 1] as const).map((server) => [rules, home, away, server] as const),
  ),
)

describe.each(CASES)(
  '%j from %i:%i, served by %i, is what playing it unit by unit gives',
  (rules, home, away, server) => {
    const table = raceTable(rules, unitChance)
    const ends = play(rules, home, away, server)
    const sumOf = (holds: (own: number, other: number) => boolean): number =>
      [...ends].reduce((sum, [score, chance]) => {
        const [own = 0, other = 0] = score.split(':').map(Number)
        return holds(own, other) ? sum + chance : sum
      }, 0)

    it('in who wins it', () => {
      expect(homeChance(table, home, away, server)).toBeCloseTo(
        sumOf((own, other) => own > other),
        10,
      )
    })

    it('in its final scores, of which an open race has one for each side beyond its first tie', () => {
      const tie = foldsAt(rules)
      const told = new Map<string, number>()
      for (const one of finalScores(table, home, away, server)) {
        const score = `${one.home}:${one.away}`
        told.set(score, (told.get(score) ?? 0) + one.chance)
      }
      const folded = new Map<string, number>()
      for (const [score, chance] of ends) {
        const [own = 0, other = 0] = score.split(':').map(Number)
        const beyond = tie === null ? 0 : Math.max(0, Math.min(own, other) - tie)
        const place = `${own - beyond}:${other - beyond}`
        folded.set(place, (folded.get(place) ?? 0) + chance)
      }
      expect([...told.keys()].sort()).toEqual([...folded.keys()].sort())
      for (const [score, chance] of folded) expect(told.get(score), score).toBeCloseTo(chance, 10)
    })

    it('in each of its ends, one by one', () => {
      const told = new Map<string, number>()
      for (const one of raceEnds(table, home, away, server)) {
        const score = `${one.home}:${one.away}`
        told.set(score, (told.get(score) ?? 0) + one.chance)
      }
      for (const [score, chance] of ends)
        if (chance > 0) expect(told.get(score) ?? 0, score).toBeCloseTo(chance, 10)
      expect([...told.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    })

    it('in its length', () => {
      const length = raceLength(table, home, away, server)
      for (let played = home + away; played < 20; played++) {
        const chance = sumOf((own, other) => own + other === played)
        expect(chanceOf(length, played), `${played} units`).toBeCloseTo(chance, 10)
      }
    })
  },
)

describe('the rules of a race', () => {
  it.each([
    [TIE_BREAK, 2],
    [RALLIES, 3],
    [CAPPED, null],
    [SET, null],
    [LEGS, null],
  ])('%j is the same again from %j all on', (rules, tie) => {
    expect(foldsAt(rules)).toBe(tie)
    expect(foldedUnits(rules, 9, 8)).toBe(tie === null ? 0 : 8 - tie)
    expect(foldedUnits(rules, 9, 1)).toBe(0)
  })

  it.each([
    ['fixed', '00000000'],
    ['alternate', '01010101'],
    ['one_two_two', '01100110'],
    ['two_two', '00110101'],
    ['winner', '01110111'],
  ] as const)('%s: %s serve', (serve, expected) => {
    const rules: RaceRules = { target: 3, lead: 2, cap: null, serve }
    const winners: readonly SideIndex[] = [1, 1, 1, 0, 1, 1, 1, 0]
    let server: SideIndex = 0
    let order = ''
    for (const [index, winner] of winners.entries()) {
      order += server
      server = nextServer(rules, server, winner, index + 1)
    }
    expect(order).toBe(expected)
  })

  it.each([
    [TIE_BREAK, [3, 2], null],
    [TIE_BREAK, [3, 1], 0],
    [TIE_BREAK, [7, 9], 1],
    [CAPPED, [5, 4], 0],
    [CAPPED, [4, 3], null],
    [SET, [3, 4], 1],
    [LEGS, [2, 3], 1],
    [LEGS, [2, 0], null],
    [LEGS, [3, 3], null],
  ] as const)('%j at %j is won by %j', (rules, [home, away], winner) => {
    expect(raceWinner(rules, home, away)).toBe(winner)
  })
})
