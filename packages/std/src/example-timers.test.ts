import { describe, expect, it } from 'vitest'
import { createHandDrivenTimers } from './example-timers.ts'

describe('time that is moved by hand', () => {
  it('runs what falls due in its order, each at its own instant, also what is set meanwhile', () => {
    const timers = createHandDrivenTimers(1000)
    const told: string[] = []
    const tell = (name: string) => told.push(`${name} at ${timers.nowMs()}`)
    timers.after(30, () => tell('late'))
    timers.after(10, () => {
      tell('early')
      timers.after(5, () => tell('child'))
    })
    timers.after(10, () => tell('second'))
    timers.advance(29)
    expect(told).toEqual(['early at 1010', 'second at 1010', 'child at 1015'])
    expect([timers.waitingMs(), timers.nowMs()]).toEqual([[1], 1029])
    timers.advance(1)
    expect(told.at(-1)).toBe('late at 1030')
  })

  it('runs nothing that was stopped, and again and again what was not', () => {
    const timers = createHandDrivenTimers()
    let ticks = 0
    timers.after(10, () => expect.unreachable())()
    const stop = timers.every(10, () => {
      ticks += 1
      if (ticks === 3) stop()
    })
    timers.advance(100)
    expect([ticks, timers.waitingMs()]).toEqual([3, []])
  })

  it('gives promises their turn between timers', async () => {
    const timers = createHandDrivenTimers()
    const told: number[] = []
    const walk = async () => {
      for (let step = 0; step < 3; step++) {
        await timers.sleep(10)
        told.push(timers.nowMs())
      }
    }
    void walk()
    await timers.pass(100)
    expect(told).toEqual([10, 20, 30])
  })
})
