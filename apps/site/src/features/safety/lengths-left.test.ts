import { presentWireTime } from '@xezer/contract/wire-time'
import { EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import { describe, expect, it } from 'vitest'
import { lengthsLeft } from './lengths-left.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
const DAY_MS = 86_400_000
const until = (days: number | null, kind: 'time_out' | 'exclusion' = 'time_out') => ({
  kind,
  until: days === null ? null : presentWireTime(NOW + days * DAY_MS),
  returnFrom: null,
  isOver: false,
})

describe('lengthsLeft: only what makes a stay away longer is offered', () => {
  it.each([
    ['nothing stands', null, 4, 5],
    ['a week stands', until(7), 2, 5],
    ['42 days stand', until(42), 0, 5],
    ['a year of exclusion', until(365, 'exclusion'), 0, 3],
    ['for ever', until(null, 'exclusion'), 0, 0],
  ])('%s', (_name, standing, timeOuts, exclusions) => {
    expect([
      lengthsLeft(TIME_OUT_LENGTHS, standing, NOW).length,
      lengthsLeft(EXCLUSION_LENGTHS, standing, NOW).length,
    ]).toEqual([timeOuts, exclusions])
  })
})
