/** Repeated work as an argument, so that tests move time themselves. */
export type Timers = {
  /** Calls `run` again and again; the answer stops it. */
  every(periodMs: number, run: () => void): () => void
  /** Lets the rest of the process have its turn. */
  pause(): Promise<void>
}

export const nodeTimers: Timers = {
  every(periodMs, run) {
    const timer = setInterval(run, periodMs)
    return () => clearInterval(timer)
  },
  pause: () => new Promise((resolve) => setImmediate(resolve)),
}
