import type { BookEvent, Phase } from '@xezer/odds-book/book'
import type { Feed } from '@xezer/odds-book/messages'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createInterest } from './interest.ts'

function open(want?: (eventId: number) => Promise<void>, phase: Phase = 'prematch') {
  const timers = createHandDrivenTimers(0)
  const asked: number[] = []
  const failures: unknown[] = []
  const feed: Feed = {
    provider: 'test',
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    ...(want === undefined
      ? {}
      : {
          want: (eventId: number) => {
            asked.push(eventId)
            return want(eventId)
          },
        }),
  }
  const book = {
    findEvent: (id: number) => (id < 100 ? ({ phase } as BookEvent) : null),
    findSelection: () => null,
  }
  const interest = createInterest({
    feed,
    book,
    steadyClock: { steadyMs: () => timers.nowMs() },
    timers,
    onError: (error) => failures.push(error),
  })
  return { timers, asked, failures, interest }
}
const told = () => Promise.resolve()
const HANDLES = ['7:1x2::1', '8:1x2::1', '8:1x2::x', '9:1x2::1']

describe('interest in an event', () => {
  it('is waited for once, renewed while it lasts, and asked anew after a minute', async () => {
    const { timers, asked, interest } = open(told)
    await interest.want(7)
    expect(interest.want(7)).toBeNull()
    expect(asked).toEqual([7])
    timers.advance(30_000)
    expect(interest.want(7)).toBeNull()
    expect(asked).toEqual([7, 7])
    timers.advance(60_000)
    expect(interest.want(7)).not.toBeNull()
    expect(asked).toEqual([7, 7, 7])
  })

  it('is one wait for all who come meanwhile', async () => {
    let tell: () => void = () => undefined
    const { asked, interest } = open(
      () =>
        new Promise((resolve) => {
          tell = resolve
        }),
    )
    const first = interest.want(7)
    expect(interest.want(7)).toBe(first)
    expect(asked).toEqual([7])
    tell()
    await first
    expect(interest.want(7)).toBeNull()
  })

  it('is nothing to a source that tells everything, of a match in play, and of an unknown one', () => {
    expect(open().interest.want(7)).toBeNull()
    expect(open(told, 'live').interest.want(7)).toBeNull()
    expect(open(told).interest.want(100)).toBeNull()
    expect(open(told).interest.wantAll(['100:1x2::1', '101:1x2::1'])).toBeNull()
  })

  it('of several waits for the slowest', async () => {
    const { asked, interest } = open(told)
    await interest.want(7)
    await interest.wantAll(HANDLES)
    expect(asked).toEqual([7, 8, 9])
    expect(interest.wantAll(HANDLES)).toBeNull()
  })

  it('keeps nobody waiting for a source that does not answer, and asks it again', async () => {
    const { timers, asked, failures, interest } = open(() => new Promise(() => undefined))
    const waiting = interest.want(7)
    timers.advance(1000)
    await waiting
    expect(failures).toHaveLength(1)
    expect(interest.want(7)).not.toBeNull()
    expect(asked).toEqual([7, 7])
  })
})
