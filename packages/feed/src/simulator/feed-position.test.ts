import { describe, expect, it } from 'vitest'
import { formatPosition, parsePosition } from './feed-position.ts'

describe('the position of the simulated world', () => {
  it.each([
    ['xezer', 1],
    ['a/b;c %', 7.5],
    ['', 1000],
  ])('is read as it was written: seed %j at speed %d', (seed, speed) => {
    const positions = [
      { seed, speed, atMs: 1_795_000_000_123, life: 3 },
      { seed: 'left', speed: 60, atMs: 5, life: 2 },
    ]
    expect(parsePosition(formatPosition(positions))).toEqual(positions)
  })

  it.each([[null], [''], ['another provider'], ['seed/fast/12']])('%j is none', (text) => {
    expect(parsePosition(text)).toEqual([])
  })
})
