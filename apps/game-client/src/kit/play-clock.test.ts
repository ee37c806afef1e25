import type { OpenedPlay } from '@xezer/contract/game-server'
import { describe, expect, it } from 'vitest'
import { PlayClock } from './play-clock.ts'

const MINUTE_S = 60

function open(isDemo = false) {
  let nowMs = 5_000
  const opened = { elapsedSeconds: 50 * MINUTE_S, reality: { remindSeconds: 60 * MINUTE_S }, isDemo }
  const clock = new PlayClock(opened as unknown as OpenedPlay, () => nowMs)
  const pass = (minutes: number) => {
    nowMs += minutes * MINUTE_S * 1000
  }
  return { clock, pass }
}

describe('the clock of play', () => {
  it('reminds when its time is over, and again as long after the answer', () => {
    const { clock, pass } = open()
    expect(clock.remindInSeconds()).toBe(10 * MINUTE_S)
    pass(12)
    expect(clock.isDue()).toBe(true)
    clock.goOn()
    expect(clock.isDue()).toBe(false)
    expect(clock.remindInSeconds()).toBe(60 * MINUTE_S)
    expect(clock.elapsedSeconds()).toBe(62 * MINUTE_S)
    pass(60)
    expect(clock.isDue()).toBe(true)
  })

  it('is not put off by a hold before its time', () => {
    const { clock, pass } = open()
    pass(5)
    clock.goOn()
    expect(clock.remindInSeconds()).toBe(5 * MINUTE_S)
  })

  it('never reminds of play money', () => {
    const { clock, pass } = open(true)
    pass(100)
    expect([clock.isDue(), clock.remindInSeconds()]).toEqual([false, 0])
  })
})
