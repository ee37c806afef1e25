/** Ends what a timer would do; nothing happens after it, and calling it twice is no mistake. */
export type StopTimer = () => void

/** Waiting as an argument, so that a test moves time itself. */
export interface Timers {
  /** Calls `run` again and again. */
  every(periodMs: number, run: () => void): StopTimer
  /** Calls `run` once, unless stopped before. A process that has nothing else to do does not wait for it. */
  after(delayMs: number, run: () => void): StopTimer
  /** Calls `run` when the rest of the process has had its turn. */
  soon(run: () => void): void
  /** Resolves when the rest of the process has had its turn. */
  pause(): Promise<void>
  /** Resolves after the delay. */
  sleep(delayMs: number): Promise<void>
}
