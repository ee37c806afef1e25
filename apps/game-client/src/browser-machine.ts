import type { GameMachine } from './kit/game-parts.ts'
import type { Call } from './kit/play-calls.ts'

/** Clock, timers, frames and chance of the browser; moments are the server's, told when the game was opened. */
export function browserMachine(call: Call, serverNowMs: number): GameMachine {
  const ahead = serverNowMs - performance.now()
  return {
    call,
    now: () => performance.now() + ahead,
    passed: () => performance.now(),
    sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    every: (periodMs, run) => void setInterval(run, periodMs),
    newPress: () => crypto.randomUUID(),
    request: (run) => requestAnimationFrame(run),
    cancel: (handle) => cancelAnimationFrame(handle),
  }
}
