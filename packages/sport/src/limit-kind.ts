/** What a player may limit of his own play, and over how many days that roll on. */
export const LIMIT_KINDS = ['stake', 'loss'] as const
export const LIMIT_DAYS = [1, 7, 30] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]
export type LimitDays = (typeof LIMIT_DAYS)[number]
