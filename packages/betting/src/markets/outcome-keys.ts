/** Lists of outcome keys that several market types share. Keys are stored with bets and never change. */
export const RESULT_OUTCOMES = ['1', 'x', '2'] as const
export const TEAM_OUTCOMES = ['1', '2'] as const
export const DOUBLE_CHANCE_OUTCOMES = ['1x', '12', 'x2'] as const
export const OVER_UNDER_OUTCOMES = ['over', 'under'] as const
export const YES_NO_OUTCOMES = ['yes', 'no'] as const
export const ODD_EVEN_OUTCOMES = ['odd', 'even'] as const
export const TEAM_OR_NONE_OUTCOMES = ['1', 'none', '2'] as const
export const HALF_OUTCOMES = ['h1', 'equal', 'h2'] as const

/** Minutes of play that a time band covers; added time belongs to the last minute of its half. */
export const GOAL_TIME_OUTCOMES = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'none'] as const
export const MARGIN_OUTCOMES = ['1_by_1', '1_by_2', '1_by_3+', 'x', '2_by_1', '2_by_2', '2_by_3+'] as const

/** `1/1`, `1/x`, … : result at half-time / at full time. */
export const HALF_FULL_OUTCOMES = combineOutcomes(RESULT_OUTCOMES, RESULT_OUTCOMES, '/')

/** Every pair of two lists in order: `1_over`, `1_under`, `x_over`, … */
export function combineOutcomes(first: readonly string[], second: readonly string[], joint = '_'): string[] {
  return first.flatMap((left) => second.map((right) => `${left}${joint}${right}`))
}

/** `0:0` … `most:most`, then `other` for every score beyond. */
export function scoreOutcomes(most: number): string[] {
  const counts = Array.from({ length: most + 1 }, (_, count) => String(count))
  return [...combineOutcomes(counts, counts, ':'), 'other']
}

/** `0`, `1`, … `last+`. */
export function countOutcomes(last: number): string[] {
  return [...Array.from({ length: last }, (_, count) => String(count)), `${last}+`]
}
