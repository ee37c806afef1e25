import { EPOCH_MS } from './event-worlds.ts'
import { DAY_MS } from './world-calendar.ts'

/** Which date a block of the generated world is, at midnight: at a higher speed the years go by faster as well. */
export interface BlockDates {
  dateOf(block: number): number
  blockOf(dateMs: number): number
}

export function createBlockDates(blockMs: number): BlockDates {
  const first = Math.floor(EPOCH_MS / blockMs)
  return {
    dateOf: (block) => EPOCH_MS + (block - first) * DAY_MS,
    blockOf: (dateMs) => first + Math.floor((dateMs - EPOCH_MS) / DAY_MS),
  }
}
