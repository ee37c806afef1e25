/** How odds may be written; decimal is the one that bets and calls use. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongkong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]
