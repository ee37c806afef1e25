import type { PlayedMatch } from '@xezer/contract/statistics'
import { describe, expect, it } from 'vitest'
import { markFor } from './form-marks.tsx'

const match = (change: Partial<PlayedMatch>): PlayedMatch => ({
  ...{ id: 1, time: '2026-11-22T19:00:00.000Z', parts: '', note: null, result: '1:0', winner: 'home' },
  ...{ home: { id: 1, name: 'a' }, away: { id: 2, name: 'b' } },
  ...change,
})

describe('what a match was to a side', () => {
  it.each([
    [1, {}, 'won'],
    [2, {}, 'lost'],
    [1, { winner: 'away', result: '0:1' } as const, 'lost'],
    [2, { winner: null, result: '1:1' }, 'drawn'],
    [1, { winner: null, result: '3:0', note: 'Retirement' }, 'none'],
  ])('to %i of %j: %s', (side, change, mark) => expect(markFor(side, match(change))).toBe(mark))
})
