import type { Timers } from '@xezer/std/timers'

/** The work may still come to its end; whoever asked for it was not to wait any longer. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** The answer of the work, or `TookTooLong`: a caller never waits longer for it. */
export function within<T>(timers: Timers, patienceMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(patienceMs, () => reject(new TookTooLong(`no answer within ${patienceMs} ms`)))
    work.then(resolve, reject).finally(stop)
  })
}
