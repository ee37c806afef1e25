import { describe, expect, it } from 'vitest'
import { forEachCell, type SetStep } from './set-cells.ts'

const HOME_CHANCE = 0.6

/** Set by set, one after the other. */
function playOn(setsToWin: number, home: number, away: number): Map<string, number> {
  if (Math.max(home, away) === setsToWin) return new Map([[`${home}:${away}`, 1]])
  const all = new Map<string, number>()
  const add = (chance: number, ends: Map<string, number>) => {
    for (const [end, own] of ends) all.set(end, (all.get(end) ?? 0) + chance * own)
  }
  add(HOME_CHANCE, playOn(setsToWin, home + 1, away))
  add(1 - HOME_CHANCE, playOn(setsToWin, home, away + 1))
  return all
}

describe('the ends of a match that goes on from a score in sets', () => {
  it.each([
    [2, 0, 0],
    [2, 0, 1],
    [2, 1, 0],
    [2, 1, 1],
    [3, 0, 2],
    [3, 1, 2],
    [3, 2, 1],
    [4, 1, 3],
  ])('first to %i, from %i:%i', (setsToWin, home, away) => {
    const asked: number[] = []
    const steps: readonly SetStep[] = [
      { isHome: true, adds: 1, turns: false, chances: [HOME_CHANCE] },
      { isHome: false, adds: 0, turns: false, chances: [1 - HOME_CHANCE] },
    ]
    const told = new Map<string, number>()
    forEachCell(
      { setsToWin, won: { home, away }, lanes: 1, lanesOfEnd: 1, before: 7 },
      (number) => {
        asked.push(number)
        return steps
      },
      (sets, cell, chanceOf) => {
        // What the home side has won since is what was added.
        expect(cell).toBe(7 + sets.home - home)
        told.set(`${sets.home}:${sets.away}`, chanceOf(0))
      },
    )
    const expected = playOn(setsToWin, home, away)
    expect([...told.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [end, chance] of told) expect(chance).toBeCloseTo(expected.get(end) ?? 0, 12)
    const left = 2 * setsToWin - 1 - home - away
    expect(asked).toEqual(Array.from({ length: left }, (_, index) => home + away + 1 + index))
  })
})
