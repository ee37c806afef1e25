import { describe, expect, it } from 'vitest'
import { hashText, seededRandom } from './random.ts'

const draw = (seed: string, count: number): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('seededRandom', () => {
  it('repeats its stream for a seed and differs for another', () => {
    expect(draw('match 7', 20)).toEqual(draw('match 7', 20))
    expect(draw('match 7', 20)).not.toEqual(draw('match 8', 20))
  })

  it('is uniform: mean, spread and ten equal bins', () => {
    const numbers = draw('uniform', 100_000)
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.005)
    const bins = new Array<number>(10).fill(0)
    expect(numbers.every((value) => value >= 0 && value < 1)).toBe(true)
    for (const value of numbers) {
      bins[Math.floor(value * 10)] = (bins[Math.floor(value * 10)] ?? 0) + 1
    }
    for (const bin of bins) expect(Math.abs(bin - 10_000)).toBeLessThan(400)
  })

  it('keeps below() inside its bound and reaches every value', () => {
    const random = seededRandom('dice')
    const seen = new Set(Array.from({ length: 500 }, () => random.below(6)))
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('hashes close words far apart', () => {
    const hashes = Array.from({ length: 10_000 }, (_, index) => hashText(`event/${index}`))
    expect(new Set(hashes).size).toBeGreaterThan(9_990)
  })
})
