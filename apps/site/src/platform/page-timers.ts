import type { Timers } from '@xezer/std/timers'

/** What the stores of a page need of `Timers`: something that happens once, later. */
export type PageTimers = Pick<Timers, 'after'>

export const pageTimers: PageTimers = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
