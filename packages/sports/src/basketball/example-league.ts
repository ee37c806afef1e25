/** Strengths of the clubs of a league, for tests: of thirty that play 4 x 12 minutes, of eighteen that play 4 x 10. */
export const LEAGUE_STRENGTHS = {
  '4x12': [
    58, 80, 30, 40, 48, 78, 50, 82, 74, 66, 77, 60, 60, 72, 50, 60, 55, 73, 35, 76, 92, 66, 58, 57, 47, 38,
    76, 57, 32, 25,
  ],
  '4x10': [90, 82, 83, 72, 75, 68, 70, 62, 67, 58, 58, 52, 50, 52, 50, 48, 40, 46],
} as const
