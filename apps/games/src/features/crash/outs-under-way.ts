import type { SteadyClock } from '@xezer/std/clock'

/** When a call came, and that it has done what others wait for. */
export interface Arrival {
  readonly atMs: number
  /** Said again it does nothing. */
  end(): void
}

/**
 * Cash-outs that have come and are not written yet. A player is out when his press arrives, however long the database makes it
 * wait, so the end of a round waits for those that came before it.
 */
export class OutsUnderWay {
  readonly #clock: SteadyClock
  readonly #all = new Map<Arrival, Promise<void>>()

  constructor(clock: SteadyClock) {
    this.#clock = clock
  }

  arrive(): Arrival {
    let resolve: () => void = () => undefined
    const ended = new Promise<void>((done) => {
      resolve = done
    })
    const arrival: Arrival = {
      atMs: this.#clock.steadyMs(),
      end: () => {
        this.#all.delete(arrival)
        resolve()
      },
    }
    this.#all.set(arrival, ended)
    return arrival
  }

  /** Resolves when none is left of those that came before. */
  async before(ms: number): Promise<void> {
    const earlier = [...this.#all].filter(([{ atMs }]) => atMs < ms)
    await Promise.all(earlier.map(([, ended]) => ended))
  }
}
