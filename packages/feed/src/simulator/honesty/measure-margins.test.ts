import { expect, it } from 'vitest'
import { measureMargins } from './measure-margins.ts'

/** The short version of `honesty-margins.ts`. */
it('every class of markets has a margin, bounded for each outcome', () => {
  const rows = measureMargins('margins', 40)
  expect(rows.length).toBeGreaterThan(80)
  for (const { kind, phase, overround, kept, keptLeast } of rows) {
    const name = `${kind} ${phase}`
    expect(keptLeast, name).toBeGreaterThanOrEqual(0.7)
    expect(kept, name).toBeGreaterThan(0.78)
    expect(kept, name).toBeLessThan(0.97)
    // Not a number where no market of the class has a price for each of its outcomes.
    if (Number.isNaN(overround)) continue
    expect(overround, name).toBeGreaterThan(0.02)
    expect(overround, name).toBeLessThan(0.26)
  }
})
