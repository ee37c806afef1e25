/** Every final score of a set, the home side's first. Keys are stored with bets and never change. */
export const SET_SCORE_OUTCOMES = [
  ...['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'],
  ...['0:6', '1:6', '2:6', '3:6', '4:6', '5:7', '6:7'],
] as const

/** A game in points: to love, to fifteen, to thirty; `other` went to deuce. */
export const GAME_SCORE_OUTCOMES = ['4:0', '4:1', '4:2', '0:4', '1:4', '2:4', 'other'] as const

/** Final scores in sets. */
export const SETS_SCORE_OUTCOMES = ['2:0', '2:1', '1:2', '0:2'] as const
export const SETS_SCORE_OUTCOMES_BEST_OF_5 = ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'] as const

/** Winner of the first set / of the match. */
export const FIRST_SET_MATCH_OUTCOMES = ['1/1', '1/2', '2/1', '2/2'] as const
