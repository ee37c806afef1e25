import type { Clock, SteadyClock } from './clock.ts'
import type { StopTimer, Timers } from './timers.ts'

/** Time that a test moves by hand: a clock and the timers that run by it. Nothing happens while nobody moves it. */
export interface HandDrivenTimers extends Timers, Clock, SteadyClock {
  /** Moves time on and runs what falls due in its order, each at its own instant. */
  advance(byMs: number): void
  /** The same, and what was promised meanwhile has its turn after each. */
  pass(byMs: number): Promise<void>
  /** How long each timer that waits has still to wait, the soonest first. */
  waitingMs(): number[]
}

interface Waiting {
  readonly atMs: number
  readonly run: () => void
}

/** Turns of promises that hang on one another, after each timer that ran. */
const TURNS = 10

export function createHandDrivenTimers(startMs = 0): HandDrivenTimers {
  const waiting = new Set<Waiting>()
  let nowMs = startMs
  const after = (delayMs: number, run: () => void): StopTimer => {
    const timer = { atMs: nowMs + Math.max(0, delayMs), run }
    waiting.add(timer)
    return () => {
      waiting.delete(timer)
    }
  }
  /** Runs the next that is due by then; false when there is none. */
  const runNext = (endMs: number): boolean => {
    const next = inOrder(waiting)[0]
    if (next === undefined || next.atMs > endMs) return false
    waiting.delete(next)
    nowMs = next.atMs
    next.run()
    return true
  }
  return {
    ...createRest(after),
    after,
    nowMs: () => nowMs,
    steadyMs: () => nowMs,
    waitingMs: () => inOrder(waiting).map(({ atMs }) => atMs - nowMs),
    advance(byMs) {
      const endMs = nowMs + byMs
      while (runNext(endMs));
      nowMs = endMs
    },
    async pass(byMs) {
      const endMs = nowMs + byMs
      await letPromisesRun()
      while (runNext(endMs)) await letPromisesRun()
      nowMs = endMs
    },
  }
}

function createRest(after: Timers['after']): Omit<Timers, 'after'> {
  return {
    every(periodMs, run) {
      let stop: StopTimer = () => {}
      const plan = () => {
        stop = after(periodMs, () => {
          plan()
          run()
        })
      }
      plan()
      return () => stop()
    },
    soon: (run) => void Promise.resolve().then(run),
    pause: () => Promise.resolve(),
    sleep: (delayMs) =>
      new Promise((resolve) => {
        after(delayMs, resolve)
      }),
  }
}

/** Those of one instant stand in the order in which they were set. */
function inOrder(waiting: Iterable<Waiting>): Waiting[] {
  return [...waiting].sort((left, right) => left.atMs - right.atMs)
}

async function letPromisesRun(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
}
