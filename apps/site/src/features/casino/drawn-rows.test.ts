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

  it.each([
    [0, 4 * 6],
    [5000, 6 * 6],
  ])('of another choice, at %i px, at first no more than the screen shows', (top, most) => {
    const first = drawnRows(500, WIDE.columns, WIDE.width, { top, height: 1000 }, true)
    expect((first.from / 6) * step).toBeLessThanOrEqual(top)
    expect((first.to / 6) * step).toBeGreaterThanOrEqual(top === 0 ? 600 : top + 1000)
    expect(first.to - first.from).toBeLessThanOrEqual(most + 6)
    expect(first.before + ((first.to - first.from) / 6) * step + first.after).toBeCloseTo(84 * step, 5)
  })

  it('of none, none', () => {
    expect(drawnRows(0, WIDE.columns, WIDE.width, { top: 0, height: 900 }, true).to).toBe(0)
  })

  it('a screen and what is near it are never empty', () => {
    const { from, to } = drawn(500, 5000)
    expect((from / 6) * step).toBeLessThanOrEqual(5000 - 500)
    expect((to / 6) * step).toBeGreaterThanOrEqual(5900 + 500)
    expect(to - from).toBeLessThan(90)
  })
})
