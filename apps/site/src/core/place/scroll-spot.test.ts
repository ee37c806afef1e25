import { describe, expect, it } from 'vitest'
import { parseSpot, readSpot } from './scroll-spot.ts'

describe('where a page was left', () => {
  it('at its top: it stands there again, whatever came in above the rows', () => {
    const view = { scrollTop: 0 } as HTMLElement
    expect(readSpot(view)).toEqual({ top: 0, anchor: null, offset: 0 })
  })
  it.each([
    ['nothing', null],
    ['no place', { top: '40', offset: 0 }],
  ])('is not read from %s', (_name, value) => {
    expect(parseSpot(value)).toBe(null)
  })
})
