import { assert } from '@xezer/std/assert'
import { hashText } from '@xezer/std/random'
import { EVENT_SPAN, SIMULATED_SPAN } from '../../sports-data/sport-ids.ts'
import type { ScheduledWorld } from './scheduled-match.ts'

/** Generated events count from here; nothing is scheduled before. */
export const EPOCH_MS = Date.UTC(2026, 0, 1)
/** `<world><number>`: each seed and speed has its own events, so a database outlives a change of world. */
const WORLDS = 900
const FIRST_WORLD = 100
export const WORLD_SPAN = 1_000_000_000

/** First event id of a world. One that is come back to is another, since the events of its former epoch are abandoned. */
export function worldBase({ seed, speed, epoch }: ScheduledWorld): number {
  return (FIRST_WORLD + ((hashText(`${seed}/${speed}`) + epoch) % WORLDS)) * WORLD_SPAN
}

/** The base of the world that an event of any sport belongs to; null for one that no world has. */
export function findWorldBase(eventId: number): number | null {
  const base = Math.floor((eventId % EVENT_SPAN) / WORLD_SPAN) * WORLD_SPAN
  return eventId < SIMULATED_SPAN && base >= FIRST_WORLD * WORLD_SPAN ? base : null
}

/** A position within its world. */
export function checkPosition(position: number, end: number): number {
  assert(position >= 0 && position < end, 'the clock is outside of the generated world')
  return position
}
