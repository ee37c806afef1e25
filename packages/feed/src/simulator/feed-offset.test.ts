import { describe, expect, it } from 'vitest'
import { formatOffset, isSameWorld, parseOffset } from './feed-offset.ts'

const CALENDARS = new Map([
  [1, { epoch: 3, fingerprint: '1a2b' }],
  [22, { epoch: 0, fingerprint: 'f' }],
])

describe('the offset of the simulated world', () => {
  it.each([
    ['xezer', 1],
    ['a/b;c %', 7.5],
    ['', 1000],
  ])('is read as it was written: seed %j at speed %d', (seed, speed) => {
    const offset = { seed, speed, atMs: 1_795_000_000_123, calendars: CALENDARS }
    expect(parseOffset(formatOffset(offset))).toEqual({ ...offset, formerEpoch: null })
    expect(isSameWorld(offset, { seed, speed })).toBe(true)
    expect(isSameWorld(offset, { seed, speed: speed + 1 })).toBe(false)
  })

  it('says no more than what took effect: a part of a millisecond is not counted', () => {
    const offset = { seed: 'a', speed: 1, atMs: 5.9, calendars: CALENDARS }
    expect(formatOffset(offset)).toBe('a/1/5/1.3.1a2b,22.0.f')
  })

  it.each([
    ['of a release that counted worlds', 'xezer/1/12/3', 3],
    ['of one that wrote down what it had left', 'xezer/1/12/3;other/60/5/2', 3],
    ['of the first one', 'xezer/1/12', 0],
  ])('is read %s, without any calendar that could go on', (_name, text, formerEpoch) => {
    const offset = { seed: 'xezer', speed: 1, atMs: 12, calendars: new Map(), formerEpoch }
    expect(parseOffset(text)).toEqual(offset)
  })

  // Read as its own by that release, the schedule of then would settle bets of now.
  it('is not read by a release that counted worlds', () => {
    const read = /^([^/]*)\/(\d+(?:\.\d+)?)\/(\d+)(?:\/(\d+))?$/
    expect(read.test(formatOffset({ seed: 'a', speed: 1, atMs: 5, calendars: CALENDARS }))).toBe(false)
  })

  it.each([[null], [''], ['another provider'], ['seed/fast/12']])('%j is none', (text) => {
    expect(parseOffset(text)).toBeNull()
  })
})
