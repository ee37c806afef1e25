import type { Timers } from '@xezer/std/timers'

/** How long a press waits for the database until it is told that nobody knows yet. */
const PATIENCE_MS = 4000
/** What taking over adds to the delay: the time left to whoever took the press. */
const TAKING_OVER_MS = 2000

/**
 * Nobody waits longer than this for the database, besides the acceptance delay: a frozen one is said to be so. The work
 * goes on, and a repeat of the press finds it.
 */
export function answerInTime<Answer>(
  { timers, delayMs }: { readonly timers: Timers; readonly delayMs: number },
  answer: Promise<Answer>,
  /** Only the delay is left to wait for. */
  isDelayed: () => boolean,
): Promise<Answer | { readonly kind: 'unknown' }> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve({ kind: 'unknown' })
    let stop = timers.after(PATIENCE_MS, () => {
      if (isDelayed()) stop = timers.after(delayMs + TAKING_OVER_MS, giveUp)
      else giveUp()
    })
    answer.then(resolve, reject).finally(() => stop())
  })
}
