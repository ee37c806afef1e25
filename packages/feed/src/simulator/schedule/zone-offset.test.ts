import { describe, expect, it } from 'vitest'
import { findOffsetHours } from './zone-offset.ts'

const MINUTE_MS = 60_000

describe('hours that a zone is ahead', () => {
  it('change in the quarter of an hour in which its clocks do, whatever was asked before', () => {
    const springMs = Date.UTC(2026, 2, 29, 1)
    const noonMs = Date.UTC(2026, 2, 29, 12)
    const asked = [springMs - MINUTE_MS, springMs, noonMs, springMs - MINUTE_MS]
    expect(asked.map((atMs) => findOffsetHours('Europe/London', atMs))).toEqual([0, 1, 1, 0])
    // Half an hour, at 2 o'clock of its summer: 15:00 in Greenwich.
    const autumnMs = Date.UTC(2026, 3, 4, 15)
    const island = [autumnMs - MINUTE_MS, autumnMs].map((atMs) =>
      findOffsetHours('Australia/Lord_Howe', atMs),
    )
    expect(island).toEqual([11, 10.5])
    expect(findOffsetHours('Asia/Kathmandu', autumnMs)).toBe(5.75)
    expect(findOffsetHours('Asia/Baku', springMs)).toBe(4)
  })
})
