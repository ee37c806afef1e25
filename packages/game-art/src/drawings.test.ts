import { describe, expect, it } from 'vitest'
import { Picture } from './draw/picture.ts'
import { pick, random } from './draw/random.ts'
import { pointsAlong, star } from './draw/shapes.ts'
import { scaleOf } from './modes.ts'

describe('Picture', () => {
  it('draws the same text for the same calls', () => {
    const draw = () => new Picture('a').stars(5, 60, 3).ridge(120, 30, 7, 9, '#123').vignette().svg()
    expect(draw()).toBe(draw())
  })

  it('keeps gradients of different pictures apart', () => {
    expect(new Picture('a').linear('#fff 0,#000 1')).not.toBe(new Picture('b').linear('#fff 0,#000 1'))
  })

  it('writes no number finer than a hundredth', () => {
    const svg = new Picture('a').path(star(1 / 3, 0, 7, 3), '#fff').svg()
    expect(svg).not.toMatch(/\d\.\d{3}/)
  })

  it('closes what it opens', () => {
    const svg = new Picture('a').group('scale(2)', () => undefined).svg()
    expect(svg).toContain('</g></svg>')
  })
})

describe('random', () => {
  it('gives the same places for the same seed and others for another', () => {
    const row = (seed: number) => Array.from({ length: 4 }, random(seed))
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
  })
})

describe('pick', () => {
  it.each([
    [0, 'a'],
    [4, 'b'],
    [-1, 'c'],
    [2.7, 'c'],
  ])('walks the list round and round: %d is %s', (index, expected) => {
    expect(pick(['a', 'b', 'c'], index)).toBe(expected)
  })
})

describe('pointsAlong', () => {
  it('goes in equal steps', () => {
    const square = 'M0 0C10 0 20 0 30 0C30 10 30 20 30 30C20 30 10 30 0 30C0 20 0 10 0 0Z'
    const points = pointsAlong(square, 12)
    const steps = points.map((point, index) => {
      const next = points[(index + 1) % points.length]!
      return Math.hypot(next.x - point.x, next.y - point.y)
    })
    for (const step of steps) expect(step).toBeCloseTo(10, 0)
  })
})

describe('scaleOf', () => {
  it.each(['rast', 'shur', 'segah', 'chahargah', 'bayati-shiraz', 'humayun', 'shushtar'] as const)(
    '%s rises from its base to the octave',
    (mode) => {
      const { semitones } = scaleOf(mode, 220)
      expect([...semitones].sort((a, b) => a - b)).toEqual(semitones)
      expect([semitones[0], semitones.at(-1)]).toEqual([0, 12])
    },
  )
})
