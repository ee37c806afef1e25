import { describe, expect, it } from 'vitest'
import { formatOffset, parseOffset } from './feed-offset.ts'

describe('the offset of the simulated world', () => {
  it.each([
    ['xezer', 1],
    ['a/b;c %', 7.5],
    ['', 1000],
  ])('is read as it was written: seed %j at speed %d', (seed, speed) => {
    const offsets = [
      { seed, speed, atMs: 1_795_000_000_123, epoch: 3 },
      { seed: 'left', speed: 60, atMs: 5, epoch: 2 },
    ]
    expect(parseOffset(formatOffset(offsets))).toEqual(offsets)
  })

  it('says no more than what took effect: a part of a millisecond is not counted', () => {
    expect(formatOffset([{ seed: 'a', speed: 1, atMs: 5.9, epoch: 0 }])).toBe('a/1/5/0')
  })

  it.each([[null], [''], ['another provider'], ['seed/fast/12']])('%j is none', (text) => {
    expect(parseOffset(text)).toEqual([])
  })
})
