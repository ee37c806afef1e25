import { afterEach, describe, expect, it, vi } from 'vitest'
import { nodeMachine } from '../node-machine.ts'
import { PHASES } from './client-phases.ts'
import { startFlushTurns } from './flush-turns.ts'

afterEach(() => vi.useRealTimers())

/** The phases that were flushed while the time passed, and how often anybody woke up. */
async function flushes(
  filled: readonly number[],
  steps: readonly number[],
): Promise<{ phases: number[]; wakes: number }> {
  vi.useFakeTimers({ now: 0 })
  const phases: number[] = []
  let wakes = 0
  const stop = startFlushTurns({
    machine: {
      ...nodeMachine,
      steadyClock: {
        steadyMs: () => Date.now(),
      },
      timers: {
        ...nodeMachine.timers,
        after(delayMs, run) {
          wakes += 1
          return nodeMachine.timers.after(delayMs, run)
        },
      },
    },
    isEmpty: (phase) => !filled.includes(phase),
    flush: (phase) => phases.push(phase),
  })
  for (const step of steps) {
    // A blocked process: the clock goes on while no timer runs.
    vi.setSystemTime(Date.now() + step - 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  return { phases, wakes }
}

const smooth = Array<number>(1000).fill(1)

describe('startFlushTurns: each phase with clients has its turn once a period', () => {
  it('in order, and nobody wakes up for the others', async () => {
    const { phases, wakes } = await flushes([0, 3], smooth)
    expect([9, 10, 11]).toContain(phases.length)
    expect(phases.every((phase, index) => index === 0 || phase !== phases[index - 1])).toBe(true)
    expect(wakes).toBeLessThanOrEqual(phases.length + 2)
  })

  it('when nobody is there, it looks once a period', async () => {
    const { phases, wakes } = await flushes([], smooth)
    expect(phases).toEqual([])
    expect(wakes).toBeLessThanOrEqual(7)
  })

  it('after a pause every phase once, and none twice', async () => {
    const all = Array.from({ length: PHASES }, (_, phase) => phase)
    const { phases } = await flushes(all, [5000, ...smooth.slice(0, 150)])
    expect(phases.slice(0, PHASES).toSorted((a, b) => a - b)).toEqual(all)
    expect(phases.length).toBeLessThan(2 * PHASES)
  })
})
