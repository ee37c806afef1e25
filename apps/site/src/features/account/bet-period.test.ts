import { parseWireTime } from '@xezer/contract/wire-time'
import { describe, expect, it } from 'vitest'
import { decidePeriod } from './bet-period.ts'

describe('decidePeriod', () => {
  const nowMs = Date.parse('2026-11-21T09:00:00.000Z')

  it('reaches 5.9 days back and has no end by default', () => {
    const period = decidePeriod(undefined, nowMs)
    expect(period.to).toBeUndefined()
    expect((nowMs - parseWireTime(period.from)) / 86_400_000).toBeCloseTo(5.9)
  })
})
