import { presentWireTime } from '@xezer/contract/wire-time'
import { describe, expect, it } from 'vitest'
import { findMatchPath } from './match-path.ts'

const nowMs = Date.parse('2026-11-21T18:00:00Z')
const HOUR_MS = 3_600_000

describe('findMatchPath', () => {
  it.each([
    [1, '/prematch/sport/1/event/7'],
    [0, '/live/sport/1/event/7'],
    [-6, '/live/sport/1/event/7'],
    [-6.01, undefined],
  ])('kick-off in %f h: %s', (hours, path) => {
    const time = presentWireTime(nowMs + hours * HOUR_MS)
    expect(findMatchPath({ event: 7, sportId: 1, time }, nowMs)).toBe(path)
  })

  it('no page for an event that the catalogue does not have', () => {
    expect(findMatchPath({ event: 7, sportId: null, time: presentWireTime(nowMs) }, nowMs)).toBeUndefined()
  })
})
