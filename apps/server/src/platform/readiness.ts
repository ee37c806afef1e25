import type { SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'

/** One thing that the server cannot do without: answers with a sentence when it is not there. */
export type Check = () => Promise<string | null>

export interface SlowCheckOptions {
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly check: Check
  /** Said when the check itself does not come back. */
  readonly overdue: string
  /** An answer is believed for so long. */
  readonly trustMs?: number
  /** Longest wait for the check. */
  readonly patienceMs?: number
}

const TRUST_MS = 1000
const PATIENCE_MS = 1000

/**
 * A check of something outside: asked once at a time and not again while its answer is fresh, and nobody waits for it
 * longer than a second, so that asking often costs nothing and something frozen freezes nobody.
 */
export function createSlowCheck(options: SlowCheckOptions): Check {
  const { steadyClock, timers, check, overdue, trustMs = TRUST_MS, patienceMs = PATIENCE_MS } = options
  let running: Promise<string | null> | null = null
  let known: { readonly obstacle: string | null; readonly atMs: number } | null = null
  const ask = (): Promise<string | null> => {
    const asked = check().then((obstacle) => {
      known = { obstacle, atMs: steadyClock.steadyMs() }
      return obstacle
    })
    const forget = () => {
      running = null
    }
    asked.then(forget, forget)
    running = asked
    return asked
  }
  return () => {
    if (known !== null && steadyClock.steadyMs() - known.atMs < trustMs)
      return Promise.resolve(known.obstacle)
    const asked = running ?? ask()
    return new Promise((resolve) => {
      const stop = timers.after(patienceMs, () => resolve(overdue))
      asked.then(resolve, () => resolve(overdue)).finally(stop)
    })
  }
}

/** Everything that stands in the way of serving, in words; empty when the server is ready. */
export async function findObstacles(checks: readonly Check[]): Promise<string[]> {
  const found = await Promise.all(checks.map((check) => check()))
  return found.filter((obstacle) => obstacle !== null)
}
