/** One line per position, one line of all of them, or every line of K of them (product §4, states). */
export const BET_TYPES = ['singles', 'accumulator', 'full_cover'] as const
export type BetType = (typeof BET_TYPES)[number]
