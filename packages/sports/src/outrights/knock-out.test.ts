import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { type KnockOutMatch, knockOutChances } from './knock-out.ts'

const STRENGTHS = [0.9, 0.2, 0.5, 0.1, 0.7, 0.3, 0.6, 0.4]
const chanceOf = (home: number, away: number): number =>
  1 / (1 + Math.exp(3 * ((STRENGTHS[away] ?? 0) - (STRENGTHS[home] ?? 0))))

/** Four, two, one: with a bye for the first, who meets the winner of the second and the third. */
const OPEN: readonly KnockOutMatch[] = [
  { sides: [{ competitor: 1 }, { competitor: 2 }], winner: null },
  { sides: [{ competitor: 3 }, { competitor: 4 }], winner: null },
  { sides: [{ competitor: 5 }, { competitor: 6 }], winner: null },
  { sides: [{ competitor: 0 }, { match: 0 }], winner: null },
  { sides: [{ match: 1 }, { match: 2 }], winner: null },
  { sides: [{ match: 3 }, { match: 4 }], winner: null },
]

function chances(matches: readonly KnockOutMatch[]): number[] {
  const work = knockOutChances(matches, 7, chanceOf)
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return [...value]
  }
}

describe('chances to win a knock-out', () => {
  it('sum to 1, and are those of playing it out', () => {
    const found = chances(OPEN)
    expect(found.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    const random = seededRandom('knock-out')
    const wins = new Array<number>(7).fill(0)
    const runs = 20_000
    for (let run = 0; run < runs; run++) {
      const winners: number[] = []
      for (const { sides } of OPEN) {
        const [home = 0, away = 0] = sides.map((side) =>
          'match' in side ? (winners[side.match] ?? 0) : side.competitor,
        )
        winners.push(random.next() < chanceOf(home, away) ? home : away)
      }
      const champion = winners.at(-1) ?? 0
      wins[champion] = (wins[champion] ?? 0) + 1
    }
    for (const [competitor, chance] of found.entries()) {
      const error = Math.sqrt((chance * (1 - chance)) / runs)
      expect(Math.abs((wins[competitor] ?? 0) / runs - chance)).toBeLessThan(4 * error)
    }
  })

  it('are the mean of what they become with the next match', () => {
    const now = chances(OPEN)
    const after = (winner: number) =>
      chances(OPEN.map((match, index) => (index === 1 ? { ...match, winner } : match)))
    const [third, fourth] = [after(3), after(4)]
    const share = chanceOf(3, 4)
    for (const [competitor, chance] of now.entries()) {
      expect(share * (third[competitor] ?? 0) + (1 - share) * (fourth[competitor] ?? 0)).toBeCloseTo(
        chance,
        12,
      )
    }
    expect([third[4], fourth[3]]).toEqual([0, 0])
  })

  it('are 0 or 1 after the final', () => {
    const over = OPEN.map((match, index) => ({ ...match, winner: [1, 3, 5, 0, 5, 5][index] ?? null }))
    expect(chances(over)).toEqual([0, 0, 0, 0, 0, 1, 0])
  })
})
