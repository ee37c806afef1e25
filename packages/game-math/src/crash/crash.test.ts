import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { exampleHmac } from '../example-seeds.ts'
import { playCrash } from '../play/crash.ts'
import { bitsReaching, curveAt, limboFigures, playLimbo, pointOf, reachedAtMs, sharedPoint } from './crash.ts'

const BITS = 2 ** 52

describe('crash and limbo', () => {
  it.each([101, 110, 150, 200, 333, 1000, 10_000, 1_000_000])('return 0.99 at %d', (point) => {
    const reaching = bitsReaching(point)
    expect((Number(reaching) / BITS) * (point / 100)).toBeCloseTo(0.99, 9)
    // The first number of bits that reaches it, and the last that does not.
    const first = BITS - Number(reaching)
    expect(pointOf(first)).toBeGreaterThanOrEqual(point)
    if (first > 0) expect(pointOf(first - 1)).toBeLessThan(point)
  })

  it('ends at once in two rounds of a hundred, less a little', () => {
    expect(1 - Number(bitsReaching(101)) / BITS).toBeCloseTo(0.0198, 4)
    expect(pointOf(0)).toBe(100)
    expect(pointOf(BITS - 1)).toBe(1_000_000)
  })

  it('play so', () => {
    expectPlayed('limbo', limboFigures(200), (draws) => playLimbo(draws, 200).factor)
  }, 60_000)

  it('play so with everybody, from link to link of a chain', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    let link = sha256('the last of a chain')
    expectPlayed('crash', limboFigures(200), () => {
      link = sha256(link)
      const point = sharedPoint(exampleHmac, sha256, link, ['xezer'])
      return playCrash(point, 100, { autoOut: 200 }, [{ ended: true }])?.returnMinor ?? Number.NaN
    })
  }, 120_000)

  it('shows a curve that begins at 1.00 and never shows a point before its time', () => {
    expect(curveAt(0)).toBe(100)
    expect(curveAt(10_000)).toBe(182)
    for (const point of [100, 101, 150, 200, 1234, 99_999, 1_000_000]) {
      const ms = reachedAtMs(point)
      expect(curveAt(ms)).toBeGreaterThanOrEqual(point)
      if (ms > 0) expect(curveAt(ms - 1)).toBeLessThan(point)
    }
  })

  it.each([100, 1_000_001, 150.5, Number.NaN])('refuse to be left at %d', (point) => {
    expect(() => limboFigures(point)).toThrow('a point that the curve does not reach')
  })
})
