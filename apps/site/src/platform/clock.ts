import type { Clock } from '@xezer/std/clock'

export const systemClock: Clock = { nowMs: () => Date.now() }
