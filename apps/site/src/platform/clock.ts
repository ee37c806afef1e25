import type { Clock, SteadyClock } from '@xezer/std/clock'

export const systemClock: Clock = { nowMs: () => Date.now() }
export const steadyClock: SteadyClock = { steadyMs: () => performance.now() }
