/** What a player may limit of what he pays in and plays, and over how many days that roll on. */
export const PLAY_LIMIT_KINDS = ['stake', 'loss'] as const
export const LIMIT_KINDS = ['deposit', ...PLAY_LIMIT_KINDS] as const
export const LIMIT_DAYS = [1, 7, 30] as const

export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number]
export type LimitKind = (typeof LIMIT_KINDS)[number]
/** What stands in one table: time is counted in minutes over 24 hours. */
export type OwnLimitKind = LimitKind | 'time'
export type LimitDays = (typeof LIMIT_DAYS)[number]

/** After how many minutes a player reads what his play came to, before the next bet is taken. */
export const REALITY_MINUTES = [15, 30, 60] as const
/** Of whoever chose nothing; the default of its column. */
export const REALITY_MINUTES_USUAL: RealityMinutes = 60
export type RealityMinutes = (typeof REALITY_MINUTES)[number]
