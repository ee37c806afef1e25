import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'

/** The real machine. Only the composition root and tests take it. */
export const nodeMachine: Machine = {
  clock: { nowMs: () => Date.now() },
  steadyClock: { steadyMs: () => performance.now() },
  timers: {
    every(periodMs, run) {
      const timer = setInterval(run, periodMs)
      return () => clearInterval(timer)
    },
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs).unref()
      return () => clearTimeout(timer)
    },
    soon: (run) => {
      setImmediate(run)
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    sleep: (delayMs) => sleep(delayMs),
  },
  secureRandom: { bytes: (count) => randomBytes(count) },
}
