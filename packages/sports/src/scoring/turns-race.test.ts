import { describe, expect, it } from 'vitest'
import { type Chances, chancesOf } from './chances.ts'
import { pointsPowers } from './mixed-points.ts'
import { raceChances, type TurnsRace } from './turns-race.ts'

const STEP = { home: chancesOf(0, 0.5, 0.2, 0.3), away: chancesOf(0, 0.6, 0.1, 0.2, 0.1) }

/** Turn by turn: whoever has enough first is there, and the other side comes too late. */
function playTurns({ need, homeFirst, turns }: TurnsRace) {
  const won = { home: 0, away: 0 }
  const take = (home: number, away: number, isHome: boolean, left: number, chance: number): void => {
    if (home >= need.home) won.home += chance
    else if (away >= need.away) won.away += chance
    else if (left > 0) {
      const { mass }: Chances = isHome ? STEP.home : STEP.away
      for (const [points, now] of mass.entries()) {
        take(home + (isHome ? points : 0), away + (isHome ? 0 : points), !isHome, left - 1, chance * now)
      }
    }
  }
  for (const [count, chance] of turns.entries()) {
    take(0, 0, true, count, chance * homeFirst)
    take(0, 0, false, count, chance * (1 - homeFirst))
  }
  return won
}

describe('raceChances: who has so many points first, what playing every turn gives', () => {
  it.each<TurnsRace>([
    { need: { home: 3, away: 3 }, homeFirst: 1, turns: [0, 0, 0.1, 0.2, 0.3, 0.4] },
    { need: { home: 3, away: 3 }, homeFirst: 0, turns: [0, 0, 0.1, 0.2, 0.3, 0.4] },
    { need: { home: 4, away: 2 }, homeFirst: 0.3, turns: [0.2, 0, 0, 0.1, 0, 0.3, 0.4] },
    { need: { home: 1, away: 5 }, homeFirst: 0.5, turns: [0, 0.5, 0, 0, 0, 0.5] },
    { need: { home: 1, away: 1 }, homeFirst: 0.5, turns: [0.25, 0.75] },
    { need: { home: 1, away: 1 }, homeFirst: 0.5, turns: [1] },
  ])('%j', (race) => {
    const wanted = playTurns(race)
    const chances = raceChances(pointsPowers(STEP), race)
    expect(chances.home).toBeCloseTo(wanted.home, 12)
    expect(chances.away).toBeCloseTo(wanted.away, 12)
  })

  it('gives the side with the first turn the better chance of the same race', () => {
    const race = { need: { home: 2, away: 2 }, turns: [0, 0, 0, 0, 0, 0, 0, 0, 1] }
    const powers = pointsPowers({ home: STEP.home, away: STEP.home })
    const first = raceChances(powers, { ...race, homeFirst: 1 })
    const last = raceChances(powers, { ...race, homeFirst: 0 })
    expect(first.home).toBeGreaterThan(first.away)
    expect(last).toEqual({ home: first.away, away: first.home })
  })
})
