/** How long a player may stay away at a stretch; a time-out ends by itself, an exclusion by his own word. */
export const TIME_OUT_LENGTHS = ['24h', '7d', '30d', '42d'] as const
export const EXCLUSION_LENGTHS = ['6m', '1y', '2y', '5y', 'ever'] as const
export const BREAK_KINDS = ['time_out', 'exclusion'] as const

export type TimeOutLength = (typeof TIME_OUT_LENGTHS)[number]
export type ExclusionLength = (typeof EXCLUSION_LENGTHS)[number]
export type BreakLength = TimeOutLength | ExclusionLength
export type BreakKind = (typeof BREAK_KINDS)[number]
