import { Socket } from 'node:net'
import { quantile } from './rounds.ts'

/** How long writes of this process waited for the writes before them in the same turn of the event loop. */
export interface WriteDelays {
  /** The nearest rank of all since it was last asked, in milliseconds. */
  takeP99Ms(): number
}

export function watchWrites(): WriteDelays {
  let delaysMs: number[] = []
  let turnBeganMs = -1
  const write = Socket.prototype.write
  const watched = function (this: Socket, ...parameters: unknown[]): boolean {
    const nowMs = performance.now()
    if (turnBeganMs < 0) {
      turnBeganMs = nowMs
      setImmediate(() => {
        turnBeganMs = -1
      })
    }
    delaysMs.push(nowMs - turnBeganMs)
    return Reflect.apply(write, this, parameters)
  }
  Object.assign(Socket.prototype, { write: watched })
  return {
    takeP99Ms() {
      const p99Ms = quantile(delaysMs, 0.99)
      delaysMs = []
      return p99Ms
    },
  }
}
