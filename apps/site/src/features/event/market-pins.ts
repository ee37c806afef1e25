import { keepPins } from '../../core/place/pins.ts'

const PINS_MAX = 12

/** A market as a player pins it: of every match of its sport. */
export function pinOf(sport: number, period: string, market: string): string {
  return `${sport} ${period} ${market}`
}

/** The player's own markets. */
export const marketPins = keepPins('pinned-markets', PINS_MAX)
