import type { MatchRecord } from '@xezer/feed/football-data/football-data'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import type { FitInput, FitMatch } from './fit-input.ts'
import { fitRho } from './fit-rho.ts'
import { fitStrengths } from './fit-strengths.ts'

const ATTACK = [0.4, 0.1, -0.1, -0.4]
const DEFENCE = [0.3, 0.1, 0, -0.4]
const HOME = 0.3
const ROUNDS = 200

const RECORD: MatchRecord = {
  competitionId: 1,
  season: '2025',
  round: '',
  kickOff: new Date(0),
  homeId: 1,
  awayId: 2,
  fullTime: null,
  halfTime: null,
  status: 'played',
  isNeutral: false,
}

/** A league in which every side's strength is known, played many times over. */
function league(): FitInput {
  const random = seededRandom('league')
  const goals = (mean: number): number => {
    let count = 0
    for (let product = random.next(); product > Math.exp(-mean); product *= random.next()) count += 1
    return count
  }
  const matches: FitMatch[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (let home = 0; home < ATTACK.length; home++) {
      for (let away = 0; away < ATTACK.length; away++) {
        if (home === away) continue
        const homeGoals = goals(Math.exp(0.1 + HOME + (ATTACK[home] ?? 0) - (DEFENCE[away] ?? 0)))
        const awayGoals = goals(Math.exp(0.1 + (ATTACK[away] ?? 0) - (DEFENCE[home] ?? 0)))
        matches.push({ home, away, homeKey: 0, homeGoals, awayGoals, weight: 1, record: RECORD })
      }
    }
  }
  return { teamIds: [1, 2, 3, 4], groupOf: [0, 0, 0, 0], groups: ['league'], homeKeys: ['league'], matches }
}

describe('fitStrengths', () => {
  const input = league()
  const fitted = fitStrengths(input)

  it('finds the strengths that the results were drawn from', () => {
    const apart = (values: ArrayLike<number>, team: number): number => (values[team] ?? 0) - (values[1] ?? 0)
    for (const team of [0, 2, 3]) {
      expect(Math.abs(apart(fitted.attack, team) - apart(ATTACK, team))).toBeLessThan(0.1)
      expect(Math.abs(apart(fitted.defence, team) - apart(DEFENCE, team))).toBeLessThan(0.1)
    }
    expect(Math.abs((fitted.homes[0] ?? 0) - HOME)).toBeLessThan(0.08)
  })

  it('is the same on every run', () => {
    expect(fitStrengths(input)).toEqual(fitted)
  })

  it('finds no dependence between goals that were drawn independently', () => {
    expect(Math.abs(fitRho(input, fitted))).toBeLessThan(0.06)
  })
})
