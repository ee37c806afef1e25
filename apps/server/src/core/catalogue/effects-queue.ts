import type { Timers } from '@xezer/std/timers'

export interface EffectsQueue {
  /** Runs after every effect of the same event that was queued before; tried again until it succeeds. */
  run(eventId: number, effect: () => Promise<void>): Promise<void>
  /** Resolves when nothing is running. */
  drain(): Promise<void>
  stop(): void
}

const FIRST_RETRY_MS = 100
const RETRY_MS_MAX = 5000

/** Effects of one event keep their order, those of different events do not wait for each other. */
export function createEffectsQueue(
  timers: Pick<Timers, 'after'>,
  onFailure: (error: unknown) => void,
): EffectsQueue {
  const tails = new Map<number, Promise<void>>()
  const stopping = new AbortController()
  const rest = (delayMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { signal } = stopping
      const give = () => {
        stopTimer()
        reject(signal.reason)
      }
      const stopTimer = timers.after(delayMs, () => {
        signal.removeEventListener('abort', give)
        resolve()
      })
      signal.addEventListener('abort', give)
    })
  const persist = async (effect: () => Promise<void>): Promise<void> => {
    for (let delayMs = FIRST_RETRY_MS; ; delayMs = Math.min(delayMs * 2, RETRY_MS_MAX)) {
      try {
        await effect()
        return
      } catch (error) {
        onFailure(error)
        // The effect is not lost: the feed delivers it again from its stored offset.
        stopping.signal.throwIfAborted()
        await rest(delayMs)
      }
    }
  }
  return {
    run(eventId, effect) {
      const before = tails.get(eventId) ?? Promise.resolve()
      const mine = before.catch(() => undefined).then(() => persist(effect))
      tails.set(eventId, mine)
      const forget = () => {
        if (tails.get(eventId) === mine) tails.delete(eventId)
      }
      mine.then(forget, forget)
      return mine
    },
    async drain() {
      while (tails.size > 0) await Promise.allSettled([...tails.values()])
    },
    stop: () => stopping.abort(),
  }
}
