import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createGivingTimers, createRightOfWay } from './right-of-way.ts'

const LASTS_MS = 1000

/** A thread that always has something to do, in pieces of `pieceMs`: how many milliseconds of a second it rested. */
async function restOf(pieceMs: number, isWaiting: (nowMs: number) => boolean): Promise<number> {
  const way = createRightOfWay()
  let nowMs = 0
  let answer: (() => void) | null = null
  const pass = (ms: number) => {
    nowMs += ms
    if (nowMs > 10 * LASTS_MS) throw new Error('it rests for ever')
    if (isWaiting(nowMs)) answer ??= way.take()
    else {
      answer?.()
      answer = null
    }
  }
  const sleep = async (ms: number) => pass(ms)
  const timers = { ...createHandDrivenTimers(), sleep }
  const giving = createGivingTimers(timers, { steadyMs: () => nowMs }, way.shared)
  let workedMs = 0
  while (nowMs < LASTS_MS) {
    for (let ms = 0; ms < pieceMs; ms++) pass(1)
    workedMs += pieceMs
    await giving.pause()
  }
  return nowMs - workedMs
}

describe('a thread that gives way', () => {
  it('does not rest while nobody waits', async () => {
    expect(await restOf(4, () => false)).toBe(0)
  })

  it.each([1, 2, 4, 5])(
    'in pieces of %i ms rests half of its time, however long somebody waits',
    async (ms) => {
      const restMs = await restOf(ms, () => true)
      expect(restMs).toBeGreaterThan(LASTS_MS / 2 - 10)
      expect(restMs).toBeLessThanOrEqual(LASTS_MS / 2 + ms)
    },
  )

  it('rests 5 ms behind a piece that was long, as every piece is when others have its processor', async () => {
    expect(await restOf(40, () => true)).toBe(5 * Math.ceil(LASTS_MS / 45))
  })

  it('rests until nobody waits any more, and goes on at once', async () => {
    // Somebody comes every 23 ms and is answered after three.
    const restMs = await restOf(4, (nowMs) => nowMs % 23 < 3)
    expect(restMs).toBeGreaterThan(20)
    expect(restMs).toBeLessThanOrEqual(3 * Math.ceil(LASTS_MS / 23))
  })

  it('rests for all who wait: one who says twice that it was answered ends no rest of another', async () => {
    const timers = createHandDrivenTimers()
    const way = createRightOfWay()
    const giving = createGivingTimers(timers, timers, way.shared)
    const [first, second] = [way.take(), way.take()]
    timers.advance(4)
    let isOver = false
    void giving.pause().then(() => {
      isOver = true
    })
    await timers.pass(1)
    first()
    first()
    await timers.pass(1)
    expect(isOver).toBe(false)
    second()
    await timers.pass(1)
    expect(isOver).toBe(true)
  })
})
