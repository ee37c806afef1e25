/** 1 is a top league, 4 the smallest; sets margins, limits and order. */
export const TIERS = [1, 2, 3, 4] as const
export type Tier = (typeof TIERS)[number]
