/**
 * Each sport has a number (`content/sports/sports.tsv`; football, 1, has none of these ranges: its ids are the positions
 * in its tables). All ids of a sport follow from it, so no two sports ever share one:
 * - category, tournament and competitor: `number * 1,000,000 + position`;
 * - event: `number * 10^12 + world * 10^9 + position`, beside football's `world * 10^9 + position`;
 * - printed number of an event: `number * 100,000 + position`, where football's stay below 10,000.
 */
const CATALOGUE_SPAN = 1_000_000
export const EVENT_SPAN = 1_000_000_000_000
/** From here on ids are those that the house gives to the events of real providers. */
export const SIMULATED_SPAN = 100 * EVENT_SPAN
const NUMBER_SPAN = 100_000

export function catalogueId(sportId: number, position: number): number {
  return sportId * CATALOGUE_SPAN + position
}

/** Of an event of the simulated world. */
export function sportIdOf(eventId: number): number {
  return Math.floor(eventId / EVENT_SPAN) || 1
}

/** `world` is that of `worldBase`, a multiple of its span. */
export function eventIdOf(sportId: number, world: number, position: number): number {
  return sportId * EVENT_SPAN + world + position
}

/** Repeats after `count` positions, when the events of the first are long over. */
export function printedNumber(sportId: number, position: number, count: number): number {
  return sportId * NUMBER_SPAN + (position % Math.min(count, NUMBER_SPAN))
}
