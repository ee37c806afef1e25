import { describe, expect, it } from 'vitest'
import { drawnRows, rowStep } from './drawn-rows.ts'

const WIDE = { columns: 6, width: 1408 }
const step = rowStep(WIDE.columns, WIDE.width)
const drawn = (count: number, top: number, height = 900) =>
  drawnRows(count, WIDE.columns, WIDE.width, { top, height })

describe('of many games those near the screen are drawn', () => {
  it('a row is as high as the design says', () => {
    // 1408 wide: tiles of 224.67 × 140.79, names 34, gap 16.
    expect(step).toBeCloseTo(190.79, 1)
  })

  it('a short choice whole', () => {
    expect(drawn(24, 5000)).toEqual({ from: 0, to: 24, before: 0, after: 0 })
  })

  it.each([0, 1, 700, 5000, 12_345, 15_000, 99_999])(
    'at %i px what is drawn and what is not make the whole',
    (top) => {
      const { from, to, before, after } = drawn(500, top)
      const rows = Math.ceil(to / 6) - from / 6
      expect(from % 6).toBe(0)
      expect(to).toBeGreaterThan(from)
      expect(before + rows * step + after).toBeCloseTo(84 * step, 5)
    },
  )

  it('a screen and what is near it are never empty', () => {
    const { from, to } = drawn(500, 5000)
    expect((from / 6) * step).toBeLessThanOrEqual(5000 - 500)
    expect((to / 6) * step).toBeGreaterThanOrEqual(5900 + 500)
    expect(to - from).toBeLessThan(90)
  })
})
