import type { HonestyRow } from '@xezer/sports/honesty/honesty-book'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HonestyReport, measureHonesty } from './measure-honesty.ts'

const MATCHES = 300
const STANDARD_ERRORS_MAX = 3.5

function expectWithin(rows: readonly HonestyRow[]): void {
  const beyond = rows.filter(({ standardErrors }) => Math.abs(standardErrors) > STANDARD_ERRORS_MAX)
  expect(beyond).toEqual([])
}

/** The short version of `honesty-long.ts`, over the same checks. */
describe('the simulated world is honest', () => {
  let report: HonestyReport
  beforeAll(() => {
    report = measureHonesty('fair', MATCHES)
  }, 60_000)

  it('lets outcomes of probability p happen with frequency p, by class, phase and decile', () => {
    expect(report.calibration.length).toBeGreaterThan(300)
    expectWithin(report.calibration)
  })

  it('returns on flat bets what the prices say', () => {
    expect(report.returns.length).toBeGreaterThan(90)
    expectWithin(report.returns)
  })

  it('has no drift in its probabilities, also right after goals', () => {
    expect(report.drifts.map(({ name }) => name)).toContain('home after_goal')
    expectWithin(report.drifts)
  })

  it('settles everything that it sells', () => expect(report.undecided).toEqual([]))
})
