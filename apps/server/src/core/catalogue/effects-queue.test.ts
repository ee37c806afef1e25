import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createEffectsQueue } from './effects-queue.ts'
import { createOffsetTracker } from './offset-tracker.ts'

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('effects of feed messages', () => {
  it('keep their order within an event, and do not wait for other events', async () => {
    const queue = createEffectsQueue(nodeMachine.timers, () => undefined)
    const log: string[] = []
    const effect = (name: string, ms: number) => async () => {
      await rest(ms)
      log.push(name)
    }
    await Promise.all([
      queue.run(1, effect('1a', 60)),
      queue.run(1, effect('1b', 0)),
      queue.run(2, effect('2a', 0)),
    ])
    expect(log).toEqual(['2a', '1a', '1b'])
  })

  it('are tried again until they succeed', async () => {
    const failures: unknown[] = []
    const queue = createEffectsQueue(nodeMachine.timers, (error) => failures.push(error))
    let tries = 0
    await queue.run(1, async () => {
      tries += 1
      if (tries < 3) throw new Error('the database is away')
    })
    expect([tries, failures.length]).toEqual([3, 2])
  })

  it('are given up when the server stops: the feed will deliver them again', async () => {
    const queue = createEffectsQueue(nodeMachine.timers, () => undefined)
    const run = queue.run(1, () => Promise.reject(new Error('away')))
    const refused = expect(run).rejects.toThrow()
    queue.stop()
    await queue.drain()
    await refused
  })
})

describe('the offset of a feed', () => {
  it('is the last one before which everything took effect', () => {
    const tracker = createOffsetTracker()
    expect(tracker.settled()).toBeNull()
    const [first, second, third] = ['1', '2', '3'].map((offset) => tracker.begin(offset))
    second?.()
    expect(tracker.settled()).toBeNull()
    first?.()
    expect(tracker.settled()).toBe('2')
    third?.()
    expect(tracker.settled()).toBe('3')
  })
})
