import type { Sides } from '@xezer/sport/side'

/**
 * The Dixon-Coles weight of a final score. Only 0:0, 0:1, 1:0 and 1:1 differ from 1; with independent
 * Poisson goals of these means the weights average exactly 1.
 */
export function scoreWeight(goals: Sides<number>, rho: number, home: number, away: number): number {
  if (home > 1 || away > 1) return 1
  if (home === 0) return away === 0 ? 1 - goals.home * goals.away * rho : 1 + goals.home * rho
  return away === 0 ? 1 + goals.away * rho : 1 - rho
}

function poissonOf(mean: number, count: number): number {
  return count === 0 ? Math.exp(-mean) : mean * Math.exp(-mean)
}

/**
 * Mean weight of the final score, from a score and the expected remaining goals. The play is the Poisson
 * process conditioned on these weights (a Doob transform), so in-play prices continue the pre-match ones
 * without a jump: the chance of a final score is its Poisson chance times its weight over this mean.
 */
export function meanScoreWeight(
  goals: Sides<number>,
  rho: number,
  score: Sides<number>,
  remaining: Sides<number>,
): number {
  let mean = 1
  for (let home = score.home; home <= 1; home++) {
    for (let away = score.away; away <= 1; away++) {
      const chance =
        poissonOf(remaining.home, home - score.home) * poissonOf(remaining.away, away - score.away)
      mean += chance * (scoreWeight(goals, rho, home, away) - 1)
    }
  }
  return mean
}
