import type { Clock } from '@xezer/std/clock'

/** What was read, while it is fresh: at once; else as it comes, for all who ask meanwhile. */
export interface KeptReads<Read> {
  get(key: string, read: () => Promise<Read>): Read | Promise<Read>
}

export interface KeptReadsOptions {
  readonly clock: Clock
  readonly freshMs: number
  /** Keys that are kept; the one that was read first goes first. */
  readonly keysMax: number
}

interface Kept<Read> {
  readonly read: Read
  readonly untilMs: number
}

/** A cache of the database with a bound: other servers write too, so that nothing in it lasts. */
export function createKeptReads<Read>({ clock, freshMs, keysMax }: KeptReadsOptions): KeptReads<Read> {
  const kept = new Map<string, Kept<Read>>()
  const reading = new Map<string, Promise<Read>>()
  return {
    get(key, read) {
      const known = kept.get(key)
      if (known !== undefined && clock.nowMs() < known.untilMs) return known.read
      const underWay = reading.get(key)
      if (underWay !== undefined) return underWay
      const begun = read()
        .then((made) => {
          kept.delete(key)
          kept.set(key, { read: made, untilMs: clock.nowMs() + freshMs })
          for (const oldest of kept.keys()) {
            if (kept.size <= keysMax) break
            kept.delete(oldest)
          }
          return made
        })
        .finally(() => reading.delete(key))
      reading.set(key, begun)
      return begun
    },
  }
}
