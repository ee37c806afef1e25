/** What a player may limit of what he pays in and plays, and over how many days that roll on. */
export const PLAY_LIMIT_KINDS = ['stake', 'loss'] as const
export const LIMIT_KINDS = ['deposit', ...PLAY_LIMIT_KINDS] as const
export const LIMIT_DAYS = [1, 7, 30] as const

export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number]
export type LimitKind = (typeof LIMIT_KINDS)[number]
export type LimitDays = (typeof LIMIT_DAYS)[number]
