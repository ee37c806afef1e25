/**
 * What tells level sides apart, in the order of the competition's rules: the difference of all scores, how much was scored,
 * matches won, and the table of the matches between those who are level (points, then difference).
 */
export const TIE_RULES = ['difference', 'scored', 'wins', 'head_to_head'] as const
export type TieRule = (typeof TIE_RULES)[number]

/** How the table of a league is made of the results of its matches. */
export interface TableRules {
  readonly points: { readonly win: number; readonly draw: number }
  readonly ties: readonly TieRule[]
}
