import type { Clock } from '@xezer/std/clock'
import { createCell, type Observable } from './observable.ts'

/** A beat that was under way longer than another by so much says that one of the clocks was set. */
const SET_MS = 2000

export interface ServerAhead {
  readonly ms: Observable<number>
  /** An instant that the server told, when it is heard. */
  hear: (atMs: number) => void
}

/** How far the server's clock is ahead of this machine's: the beat that was under way for the shortest time knows best. */
export function createServerAhead(clock: Clock): ServerAhead {
  const ms = createCell(0)
  let isKnown = false
  return {
    ms,
    hear: (atMs) => {
      const heard = atMs - clock.nowMs()
      const known = ms.read()
      if (!isKnown || heard > known || known - heard > SET_MS) ms.write(heard)
      isKnown = true
    },
  }
}
