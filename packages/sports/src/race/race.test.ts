import { chanceOf, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import { describe, expect, it } from 'vitest'
import { raceEnds } from './race-ends.ts'
import { raceLength } from './race-length.ts'
import { nextServer, type RaceRules, raceWinner, type SideIndex } from './race-rules.ts'
import { finalScores, homeChance, raceTable } from './race-table.ts'

const GAME: RaceRules = { target: 4, lead: 2, cap: null, serve: 'fixed' }
const TIE_BREAK: RaceRules = { target: 7, lead: 2, cap: null, serve: 'one_two_two' }
const TABLE_TENNIS: RaceRules = { target: 11, lead: 2, cap: null, serve: 'two_two' }
const VOLLEYBALL: RaceRules = { target: 25, lead: 2, cap: null, serve: 'winner' }
const BADMINTON: RaceRules = { target: 21, lead: 2, cap: 30, serve: 'winner' }
const LEGS: RaceRules = { target: 6, lead: 1, cap: null, serve: 'alternate' }
const ALL = [GAME, TIE_BREAK, TABLE_TENNIS, VOLLEYBALL, BADMINTON, LEGS]

/** The home side wins a unit that it serves with the first chance, and one that it receives with the second. */
const served =
  (own: number, received: number) =>
  (_home: number, _away: number, server: SideIndex): number =>
    server === 0 ? own : received

describe('a race to a number of units', () => {
  it('a game of tennis is the closed form of its points', () => {
    for (const p of [0.3, 0.5, 0.56, 0.64, 0.9]) {
      const closed = p ** 4 * (15 - 4 * p - (10 * p ** 2) / (1 - 2 * p * (1 - p)))
      const table = raceTable(GAME, () => p)
      expect(homeChance(table, 0, 0, 0)).toBeCloseTo(closed, 14)
      const deuce = p ** 2 / (1 - 2 * p * (1 - p))
      expect(homeChance(table, 3, 3, 0)).toBeCloseTo(deuce, 14)
      expect(homeChance(table, 9, 9, 0)).toBeCloseTo(deuce, 14)
      expect(homeChance(table, 10, 9, 0)).toBeCloseTo(p + (1 - p) * deuce, 14)
    }
  })

  it('a tie-break from six all is won in pairs of one serve each', () => {
    const [own, received] = [0.67, 0.39]
    const table = raceTable(TIE_BREAK, served(own, received))
    const won = own * received
    const lost = (1 - own) * (1 - received)
    for (const server of [0, 1] as const) {
      expect(homeChance(table, 6, 6, server)).toBeCloseTo(won / (won + lost), 14)
      expect(homeChance(table, 23, 23, server)).toBeCloseTo(won / (won + lost), 14)
    }
    expect(homeChance(table, 0, 0, 0)).toBeCloseTo(homeChance(table, 0, 0, 1), 14)
  })

  it.each([
    ['fixed', GAME, '000000'],
    ['one, two, two', TIE_BREAK, '011001'],
    ['two each, from ten all one each', TABLE_TENNIS, '001100'],
    ['each in turn', LEGS, '010101'],
    ['the winner of the last', VOLLEYBALL, '010101'],
  ] as const)('the serve goes on: %s', (_name, rules, expected) => {
    let server: SideIndex = 0
    let order = ''
    for (let played = 1; played <= 6; played++) {
      order += server
      server = nextServer(rules, server, played % 2 === 1 ? 1 : 0, played)
    }
    expect(order).toBe(expected)
  })

  it('from ten all in table tennis each serves one', () => {
    expect([20, 21, 22, 23].map((played) => nextServer(TABLE_TENNIS, 0, 0, played))).toEqual([1, 1, 1, 1])
    expect([18, 19].map((played) => nextServer(TABLE_TENNIS, 0, 0, played))).toEqual([1, 0])
  })

  it.each([
    [GAME, 4, 2, 0],
    [GAME, 4, 3, null],
    [GAME, 7, 9, 1],
    [BADMINTON, 21, 20, null],
    [BADMINTON, 30, 29, 0],
    [LEGS, 5, 6, 1],
  ])('%j at %i:%i', (rules, home, away, winner) => {
    expect(raceWinner(rules, home, away)).toBe(winner)
  })

  it('a chance is the mean of the chances one unit later, at every score', () => {
    for (const rules of ALL) {
      const table = raceTable(rules, served(0.63, 0.41))
      const most = rules.cap ?? rules.target + 3
      for (let home = 0; home < most; home++) {
        for (let away = 0; away < most; away++) {
          if (raceWinner(rules, home, away) !== null || Math.abs(home - away) > rules.target) continue
          if (rules.lead === 1 && Math.max(home, away) >= rules.target) continue
          for (const server of [0, 1] as const) {
            const chance = table.unitChance(home, away, server)
            const played = home + away + 1
            const up = homeChance(table, home + 1, away, nextServer(rules, server, 0, played))
            const down = homeChance(table, home, away + 1, nextServer(rules, server, 1, played))
            const gap = homeChance(table, home, away, server) - chance * up - (1 - chance) * down
            expect(Math.abs(gap)).toBeLessThan(1e-14)
          }
        }
      }
    }
  })

  it('final scores and lengths sum to one and agree with the chance to win', () => {
    for (const rules of ALL) {
      const table = raceTable(rules, served(0.63, 0.41))
      for (const [home, away] of [
        [0, 0],
        [2, 1],
        [rules.target - 1, rules.target - 1],
      ] as const) {
        const scores = finalScores(table, home, away, 1)
        const sum = (keep: (one: (typeof scores)[number]) => boolean) =>
          scores.reduce((total, one) => (keep(one) ? total + one.chance : total), 0)
        expect(sum(() => true)).toBeCloseTo(1, 13)
        expect(sum((one) => one.home > one.away)).toBeCloseTo(homeChance(table, home, away, 1), 13)
        const length = raceLength(table, home, away, 1)
        expect(length.atLeast[0]).toBeCloseTo(1, 13)
        expect(chanceOf(length, home + away)).toBe(0)
      }
    }
    // Six points when it is 30:30 and somebody takes two, else eight and more.
    const even = raceLength(
      raceTable(GAME, () => 0.5),
      2,
      2,
      0,
    )
    expect(chanceOf(even, 6)).toBeCloseTo(0.5, 14)
    expect(chanceOf(even, 8)).toBeCloseTo(0.25, 14)
    expect(meanOf(even)).toBeCloseTo(8, 12)
  })
})

describe('every end of a race, one by one', () => {
  const rules: RaceRules = { target: 11, lead: 2, cap: null, serve: 'two_two' }
  const table = raceTable(rules, (_home, _away, server) => (server === 0 ? 0.55 : 0.47))

  it.each([
    [0, 0, 0],
    [10, 8, 1],
    [14, 14, 0],
  ] as const)('from %i:%i has the chances of winning, of length and of scores', (home, away, server) => {
    const ends = raceEnds(table, home, away, server)
    const chanceThat = (holds: (end: (typeof ends)[number]) => boolean): number =>
      ends.reduce((sum, end) => (holds(end) ? sum + end.chance : sum), 0)
    expect(chanceThat(() => true)).toBeCloseTo(1, 10)
    expect(chanceThat((end) => end.home > end.away)).toBeCloseTo(homeChance(table, home, away, server), 10)
    const length = raceLength(table, home, away, server)
    for (let count = home + away; count < home + away + 30; count++) {
      expect(chanceThat((end) => end.home + end.away === count)).toBeCloseTo(chanceOf(length, count), 10)
    }
    for (const end of ends) expect(raceWinner(rules, end.home, end.away)).not.toBeNull()
  })
})
